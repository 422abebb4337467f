import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { deadLinkDetails } from '../../shared/schemas/proof.ts';
import { Alert } from '../../ui/alert.tsx';
import type { RecoverState } from './recover-state.ts';

/** A link that serves no more: why, and the way on. */
export const DeadLink = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="form">
    <Alert tone="bad" title="El enlace no sirve">
      {text}
    </Alert>
    <p className="acts">
      {children}
      <Link href="/login" className="btn line">
        Iniciar Sesión
      </Link>
    </p>
  </div>
);

/** Leads to where another mail is asked for, with the address filled in. */
export const AskAgain = ({ email }: NonNullable<RecoverState>) => (
  <Link href="/recuperar" state={{ email } satisfies RecoverState} className="btn primary">
    Pedir otro correo
  </Link>
);

/** The same for a link to set a password: one that came by mail is asked for again, with the address filled in. */
export const DeadPasswordLink = ({ error }: { error: unknown }) => {
  const known = knownError(error);
  const email = deadLinkDetails.safeParse(known?.details).data?.email;
  return (
    <DeadLink text={errorText(error, NO_ANSWER)}>
      {known?.key !== 'link_dead' && <AskAgain email={email ?? ''} />}
    </DeadLink>
  );
};
