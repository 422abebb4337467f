import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useHydrated } from '../../lib/hydrated.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { KeptWays, RemovedWays } from '../../shared/schemas/auth.ts';
import type { SecondStepAsked } from '../../shared/schemas/second-step.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NoScript } from './auth-page.tsx';
import { loginProblem } from './login-problem.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import type { RecoverState } from './recover-state.ts';
import { useEnter } from './use-enter.ts';

/** Most logins never see these. */
const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));
const KeptNotice = lazy(() => import('./kept-ways.tsx').then((module) => ({ default: module.KeptNotice })));
const check = lazyResolver(() => import('./login-check.ts').then(({ loginCheck }) => loginCheck));

/** What the registration, the link to set a password, the end of an account or of a session leave for the login page in the history entry. */
export type LoginState = {
  registered?: boolean;
  passwordSet?: boolean;
  erased?: boolean;
  expired?: boolean;
  /** What else opens the account whose password was just set. */
  kept?: KeptWays;
  /** What was taken away from it. */
  removed?: RemovedWays;
  /** Whose password was just set. */
  email?: string;
} | null;

/** E-mail and password; whoever gets in leaves for where they came from or for their role's dashboard. */
export const LoginForm = () => {
  const trpc = useTRPC();
  const [, navigate] = useLocation();
  const arrival = useHistoryState<LoginState>();
  const hydrated = useHydrated();
  const attempt = useMutation(trpc.auth.login.mutationOptions());
  const enter = useEnter();
  /** What the account asks after its password. */
  const [asked, setAsked] = useState<SecondStepAsked['secondStep'] | null>(null);
  /** Why the login begins anew. */
  const [over, setOver] = useState<string | null>(null);
  // No default values of its own: what was typed before the app was up stays.
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: check.resolver,
    ...(arrival?.email && { defaultValues: { email: arrival.email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setOver(null);
    try {
      const answer = await attempt.mutateAsync(values);
      if ('secondStep' in answer) setAsked(answer.secondStep);
      else await enter(answer);
    } catch {
      // `attempt.error` says it.
    }
  });

  if (asked)
    return (
      <Suspense>
        <SecondStep
          asked={asked}
          onOver={(reason) => {
            setAsked(null);
            setOver(reason);
          }}
        />
      </Suspense>
    );
  return (
    <>
      <form className="form" noValidate onSubmit={submit} onFocus={check.prepare}>
        {over && <Alert tone="bad">{over}</Alert>}
        {arrival?.registered && !attempt.error && (
          <Alert tone="ok" title={SUCCESS.register}>
            Ya puedes ingresar con tu correo y tu contraseña.
          </Alert>
        )}
        {arrival?.passwordSet && !attempt.error && (
          <Alert tone="ok" title={SUCCESS.password}>
            Ingresa con ella.
            {(arrival.kept || arrival.removed) && (
              <Suspense>
                <KeptNotice {...arrival} />
              </Suspense>
            )}
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
      <PasskeyLogin />
    </>
  );
};
