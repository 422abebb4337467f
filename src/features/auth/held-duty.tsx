import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ended, momentText } from '../../lib/formats.ts';
import type { Duties, User } from '../../shared/schemas/auth.ts';
import { DutyFrame } from './duty-frame.tsx';
import { PasswordDuty } from './password-duty.tsx';
import type { RecoverState } from './recover-state.ts';
import { useMail } from './use-mail.ts';

/** What is closed, as its person calls it. */
const CLOSED = {
  user: 'tus mascotas, sus historias, tus citas ni tus mensajes',
  business: 'la agenda, los pacientes, las historias ni los mensajes de la clínica',
  admin: 'las cuentas ni la configuración del servicio',
  toor: 'las cuentas ni la configuración del servicio',
} as const;

/**
 * The password came from the administration: what was in the account stays closed until its person sets one by a mail, so that whoever
 * gave it reads nothing. Where nothing is mailed, an own password first and then the hours.
 */
export const HeldDuty = ({
  scene,
  person: { email, role, duties },
  onRetry,
}: {
  scene: ReactNode;
  person: Pick<User, 'email' | 'role'> & { duties: Duties };
  onRetry: () => void;
}) => {
  const sendsMail = useMail();
  const { held, mustChangePassword: set } = duties;
  if (sendsMail === false && set) return <PasswordDuty scene={scene} set={set} email={email} />;
  const until = held?.until ? ended(momentText(Date.parse(held.until), Date.now())) : null;
  return (
    <DutyFrame
      scene={scene}
      title="Confirma que eres tú"
      lede={
        <>
          La contraseña de esta cuenta vino de la administración
          {set?.by && (
            <>
              : la puso <strong>{set.by}</strong>
            </>
          )}
          . Para que nadie más la use en tu nombre, todavía no se ven {CLOSED[role]}.
        </>
      }
    >
      {sendsMail !== false && (
        <>
          <p>
            Pide un mensaje a <b className="own-email">{email}</b> y pon con él una contraseña que solo tú conozcas:
            todo se abre enseguida{until && ', salvo que la administración te haya cambiado hace poco el correo'}.
          </p>
          <Link href="/recuperar" state={{ email } satisfies RecoverState} className="btn primary wide tall">
            Seguir con mi correo
          </Link>
        </>
      )}
      {until ? (
        <p>
          {sendsMail === false ? 'Se abre sola el' : 'Si ahora no puedes abrirlo, la cuenta se abre sola el'}{' '}
          <strong>{until}</strong>
        </p>
      ) : (
        <p className="soft">
          ¿Ya no puedes abrir ese correo, o ya pusiste tu contraseña y esto sigue cerrado? Escríbele a{' '}
          <Link href="/privacidad">quien responde por el servicio</Link>.
        </p>
      )}
      <button type="button" className="btn line" onClick={onRetry}>
        Ya lo hice
      </button>
    </DutyFrame>
  );
};
