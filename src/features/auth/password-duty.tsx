import type { ReactNode } from 'react';
import { ended, momentText } from '../../lib/formats.ts';
import type { Duties } from '../../shared/schemas/auth.ts';
import { DutyFrame } from './duty-frame.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

/** Asks for an own password in place of one that somebody else set; says who and when, so that it cannot be used unseen. */
export const PasswordDuty = ({
  scene,
  set,
  email,
}: {
  scene: ReactNode;
  set: NonNullable<Duties['mustChangePassword']>;
  email: string;
}) => (
  <DutyFrame
    scene={scene}
    title="Pon una contraseña tuya"
    lede={
      <>
        La que usaste la puso <strong>{set.by ?? 'una cuenta que ya no existe'}</strong> el{' '}
        <time dateTime={set.at}>{ended(momentText(Date.parse(set.at), Date.now()))}</time> Cámbiala por una que solo tú
        conozcas.
        {set.until && ` Si sales sin cambiarla, sirve hasta el ${ended(momentText(Date.parse(set.until), Date.now()))}`}
      </>
    }
  >
    <OwnPasswordForm
      isFirst
      email={email}
      currentLabel="La contraseña que te dieron"
      currentHint="La misma con la que acabas de entrar, con sus guiones si los tiene."
    />
  </DutyFrame>
);
