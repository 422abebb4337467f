import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useHydrated } from '../../lib/hydrated.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { afterLogin } from './after-login.ts';
import { NoScript } from './auth-page.tsx';
import { loginProblem } from './login-problem.ts';
import type { RecoverState } from './recover-state.ts';

const check = lazyResolver(() => import('./login-check.ts').then(({ loginCheck }) => loginCheck));

/** What the registration, the link to set a password, the end of an account or of a session leave for the login page in the history entry. */
export type LoginState = {
  registered?: boolean;
  passwordSet?: boolean;
  erased?: boolean;
  expired?: boolean;
  /** Whose password was just set. */
  email?: string;
} | null;

/** E-mail and password; whoever gets in leaves for where they came from or for their role's dashboard. */
export const LoginForm = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { login } = useAuth();
  const [, navigate] = useLocation();
  const arrival = useHistoryState<LoginState>();
  const hydrated = useHydrated();
  const attempt = useMutation(trpc.auth.login.mutationOptions());
  // No default values of its own: what was typed before the app was up stays.
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: check.resolver,
    ...(arrival?.email && { defaultValues: { email: arrival.email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const { token, user, duties } = await attempt.mutateAsync(values);
      await login({ token, user: { id: user.id, name: user.name, role: user.role } }, () => {
        // After the cache was emptied: what is asked of the person stands before the first screen is drawn.
        queryClient.setQueryData(trpc.auth.session.queryKey(), { ...user, duties });
        navigate(afterLogin(window.location.search, user.role), { replace: true });
      });
    } catch {
      // `attempt.error` says it.
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit} onFocus={check.prepare}>
      {arrival?.registered && !attempt.error && (
        <Alert tone="ok" title={SUCCESS.register}>
          Ya puedes ingresar con tu correo y tu contraseña.
        </Alert>
      )}
      {arrival?.passwordSet && !attempt.error && (
        <Alert tone="ok" title={SUCCESS.password}>
          Ingresa con ella.
        </Alert>
      )}
      {arrival?.expired && !attempt.error && (
        <Alert tone="info" title="Tu sesión terminó">
          Entra de nuevo y sigues donde ibas.
        </Alert>
      )}
      {arrival?.erased && !attempt.error && (
        <Alert tone="ok" title="Tu cuenta se eliminó">
          Las guías y los primeros auxilios siguen abiertos, sin cuenta.
        </Alert>
      )}
      {attempt.error && !attempt.isPending && (
        <Alert tone="bad" title={FALLBACK.login}>
          {loginProblem(attempt.error)}
        </Alert>
      )}
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={TEXT.email}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="forgotten">
        <Link
          href="/recuperar"
          onClick={(event) => {
            event.preventDefault();
            navigate('/recuperar', { state: { email: getValues('email') ?? '' } satisfies RecoverState });
          }}
        >
          ¿Olvidaste tu contraseña?
        </Link>
      </p>
      <NoScript />
      <SubmitButton
        className="btn primary wide tall"
        pendingText="Ingresando..."
        pending={isSubmitting}
        waiting={!hydrated}
      >
        Ingresar
      </SubmitButton>
    </form>
  );
};
