import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { PASSWORD_LINK_HOURS } from '../../shared/limits.ts';
import { withFrom } from './after-login.ts';

/** A way in beside this one: a question and its link, which remembers where the person came from. */
export const Door = ({ ask, to, children }: { ask: string; to: string; children: ReactNode }) => {
  const search = useSearch();
  return (
    <p>
      {ask}{' '}
      <Link className="link" href={withFrom(to, search)}>
        {children}
      </Link>
    </p>
  );
};

/** No e-mail is ever sent: who runs the service hands out a link. */
export const ForgottenPassword = () => (
  <p className="forgotten">
    ¿Olvidaste tu contraseña? Pide un enlace a <Link href="/privacidad">quien responde por el servicio</Link>: sirve{' '}
    {PASSWORD_LINK_HOURS} horas.
  </p>
);
