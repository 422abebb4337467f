import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { dashboardFor } from '../../shared/roles.ts';
import type { Proof } from '../../shared/schemas/proof.ts';
import { Alert } from '../../ui/alert.tsx';
import { DeadLink } from './dead-link.tsx';
import { dropToken } from './link-token.ts';
import { OpenedLink } from './opened-link.tsx';

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
  const { user } = useAuth();
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
      {/* The token waits in this tab (link-token.ts): whoever comes back from there goes on. */}
      {!user && knownError(prove.error)?.key === 'change_needs_session' && (
        <Link href="/login?from=/verificar" className="btn line wide">
          Iniciar Sesión
        </Link>
      )}
      <button type="button" className="btn primary wide tall" aria-disabled={prove.isPending} onClick={press}>
        {isChange ? 'Usar este correo' : 'Confirmar mi correo'}
      </button>
    </div>
  );
};

/** Proves an e-mail with the token behind the # of the address. */
export const VerifyEmail = () => (
  <OpenedLink
    check={useMutation(useTRPC().auth.checkProof.mutationOptions())}
    missing={<ToAccount />}
    dead={(error) => (
      <DeadLink text={errorText(error, NO_ANSWER)}>
        <ToAccount />
      </DeadLink>
    )}
  >
    {(of, token) => (of.isDone ? <Done {...of} /> : <Confirm key={token} token={token} {...of} />)}
  </OpenedLink>
);
