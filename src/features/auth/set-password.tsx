import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { ended, momentText } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { errorMessage, FALLBACK } from '../../shared/errors.ts';
import { setPasswordInput } from '../../shared/schemas/auth.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NoScript } from './auth-page.tsx';
import type { LoginState } from './login-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** The token taken out of the address: the page is drawn twice where somebody is logged in, and the second finds none there. */
let carried = '';

const takeToken = (): string => {
  const found = window.location.hash.slice(1);
  if (found) {
    carried = found;
    history.replaceState(history.state, '', window.location.pathname);
  }
  return carried;
};

const passwordOnly = setPasswordInput.pick({ password: true });

/** A link that sets nothing: why, and the way on. */
const DeadLink = ({ text }: { text: string }) => (
  <div className="form">
    <Alert tone="bad" title="El enlace no sirve">
      {text}
    </Alert>
    <p className="acts">
      <Link href="/login" className="btn line">
        Iniciar Sesión
      </Link>
    </p>
  </div>
);

const PasswordForm = ({ token, email }: { token: string; email: string }) => {
  const trpc = useTRPC();
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  const set = useMutation(trpc.auth.setPassword.mutationOptions());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordOnly),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [dead, setDead] = useState(false);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await set.mutateAsync({ token, password });
      carried = '';
      // Whoever is logged in here: the sessions of this account ended, and nobody else is to see its login.
      void logout();
      navigate('/login', { state: { passwordSet: true } satisfies LoginState });
    } catch (error) {
      setDead(knownError(error)?.key === 'link_dead');
      if (!showIssues(error, setError, ['password'])) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  if (dead) return <DeadLink text={errorMessage('link_dead')} />;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="Contraseña nueva" error={errors.password?.message} {...register('password')} />
      {errors.root?.server && (
        <Alert tone="bad" title={FALLBACK.password}>
          {errors.root.server.message}
        </Alert>
      )}
      <SubmitButton className="btn primary wide tall" pendingText="Guardando..." pending={isSubmitting}>
        Guardar contraseña
      </SubmitButton>
    </form>
  );
};

/**
 * Sets a password with the token behind the # of the address. The token leaves the address before anything is drawn from it; it
 * lives in this page only, so a reload needs the link again.
 */
export const SetPassword = () => {
  const trpc = useTRPC();
  const check = useMutation(trpc.auth.checkLink.mutationOptions());
  /** null: not read yet; empty: the address has none. */
  const [token, setToken] = useState<string | null>(null);
  const ask = useRef(check.mutate).current;

  useEffect(() => {
    const read = () => {
      const found = takeToken();
      setToken(found);
      if (found) ask({ token: found });
    };
    read();
    // Another link opened in the same tab.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [ask]);

  if (token === null)
    return (
      <>
        <NoScript />
        <Loading label="Abriendo el enlace" rows={2} />
      </>
    );
  if (token === '')
    return <DeadLink text="A esta dirección le falta una parte. Abre otra vez el enlace completo que te dieron." />;
  if (check.error)
    return knownError(check.error) ? (
      <DeadLink text={errorText(check.error, NO_ANSWER)} />
    ) : (
      <LoadFailure text={errorText(check.error, 'No se pudo abrir el enlace')} onRetry={() => ask({ token })} />
    );
  if (!check.data) return <Loading label="Abriendo el enlace" rows={2} />;
  const { name, email, expiresAt } = check.data;
  return (
    <>
      <p className="set-for">
        <b>{name}</b>
        <span className="soft">{email}</span>
        <span className="soft small">
          El enlace sirve una vez, hasta el {ended(momentText(Date.parse(expiresAt), Date.now()))} Al guardar se cierran
          todas las sesiones abiertas y, si los tienes, dejan de servir tu calendario privado y tus carnés compartidos.
        </span>
      </p>
      <PasswordForm token={token} email={email} />
    </>
  );
};
