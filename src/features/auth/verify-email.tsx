import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'wouter';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { dashboardFor } from '../../shared/roles.ts';
import type { Proof } from '../../shared/schemas/proof.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { NoScript } from './auth-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { dropToken, useLinkToken } from './link-token.ts';

const OWN_EMAIL = '/cuenta#correo';

const ToAccount = () => (
  <Link href={OWN_EMAIL} className="btn primary">
    Pedirlo en mi cuenta
  </Link>
);

const Done = ({ email, isChange }: Proof) => {
  const { user } = useAuth();
  return (
    <div className="form">
      <Alert tone="ok" title={isChange ? 'Correo cambiado' : 'Correo confirmado'}>
        {isChange ? (
          <>
            Desde ahora inicias sesión con <b className="own-email">{email}</b>.
          </>
        ) : (
          <>
            <b className="own-email">{email}</b> quedó confirmado. No hay que hacer nada más.
          </>
        )}
      </Alert>
      <p className="acts">
        <Link href={user ? dashboardFor(user.role) : '/login'} className="btn primary">
          {user ? 'Ir a mi panel' : 'Iniciar Sesión'}
        </Link>
      </p>
    </div>
  );
};

/** The press is the person's: what only opens the link, as scanners of mail do, confirms nothing. */
const Confirm = ({ token, email, isChange }: Proof & { token: string }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const prove = useMutation(trpc.auth.prove.mutationOptions());
  const press = async () => {
    try {
      await prove.mutateAsync({ token });
      dropToken();
      await queryClient.invalidateQueries();
    } catch {
      // `prove.error` says it.
    }
  };
  if (prove.data) return <Done {...prove.data} />;
  return (
    <div className="form">
      <p className="set-for">
        <b>{email}</b>
        <span className="soft small">
          {isChange
            ? 'Este correo pasa a ser el de tu cuenta y el anterior deja de servir para entrar.'
            : 'Con este correo recuperas tu contraseña y te enteras de lo que pasa con tu cuenta.'}
        </span>
      </p>
      {prove.error && !prove.isPending && (
        <Alert tone="bad" title="No se pudo confirmar">
          {errorText(prove.error, NO_ANSWER)}
        </Alert>
      )}
      <button type="button" className="btn primary wide tall" aria-disabled={prove.isPending} onClick={press}>
        {isChange ? 'Usar este correo' : 'Confirmar mi correo'}
      </button>
    </div>
  );
};

/** Proves an e-mail with the token behind the # of the address. */
export const VerifyEmail = () => {
  const check = useMutation(useTRPC().auth.checkProof.mutationOptions());
  const ask = useRef((found: string) => check.mutate({ token: found })).current;
  const token = useLinkToken(ask);

  if (token === null)
    return (
      <>
        <NoScript />
        <Loading label="Abriendo el enlace" rows={2} />
      </>
    );
  if (token === '')
    return <DeadLink text="A esta dirección le falta una parte. Abre otra vez el enlace completo del correo." />;
  if (check.error)
    return knownError(check.error) ? (
      <DeadLink text={errorText(check.error, NO_ANSWER)}>
        <ToAccount />
      </DeadLink>
    ) : (
      <LoadFailure text={errorText(check.error, 'No se pudo abrir el enlace')} onRetry={() => ask(token)} />
    );
  if (!check.data) return <Loading label="Abriendo el enlace" rows={2} />;
  return check.data.isDone ? <Done {...check.data} /> : <Confirm key={token} token={token} {...check.data} />;
};
