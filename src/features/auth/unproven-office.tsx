import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { DutyFrame } from './duty-frame.tsx';
import { useMail } from './use-mail.ts';

/** What who looks after others sees until their e-mail is shown to be theirs; where nothing is mailed, what stands under it. */
export const UnprovenOffice = ({ scene, children }: { scene: ReactNode; children: ReactNode }) =>
  useMail() ? (
    <DutyFrame
      scene={scene}
      title="Confirma tu correo"
      lede="Para administrar el servicio, los avisos de seguridad tienen que llegarte. Confirma que tu correo es tuyo y sigues donde ibas."
    >
      <Link href="/cuenta#correo" className="btn primary tall wide">
        Confirmar mi correo
      </Link>
    </DutyFrame>
  ) : (
    children
  );
