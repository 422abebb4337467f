import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { PHONE_HINT } from '../../lib/formats.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import { POLICY_VERSION } from '../../shared/policy-version.ts';
import { Alert } from '../../ui/alert.tsx';
import { ContactFields } from '../../ui/contact-fields.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withFrom } from './after-login.ts';
import { NoScript } from './auth-page.tsx';
import { ConsentWords } from './consent-words.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const FIELDS = ['email', 'password', 'name', 'phone', 'address'] as const;

const check = lazyResolver(() => import('./registration-check.ts').then(({ registrationCheck }) => registrationCheck));

/** A new owner's account (spec §5: all fields required); on success the login page confirms it. */
export const RegisterForm = () => {
  const trpc = useTRPC();
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const attempt = useMutation(trpc.auth.register.mutationOptions());
  const { register, handleSubmit, setError, formState } = useForm({ resolver: check.resolver });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ consent: _, ...account }) => {
    try {
      await attempt.mutateAsync({ ...account, acceptedPolicy: POLICY_VERSION });
      navigate(withFrom('/login', window.location.search), { state: { registered: true, email: account.email } });
    } catch (error) {
      if (knownError(error)?.key === 'email_taken')
        setError('email', { type: 'server', message: errorText(error, FALLBACK.register) }, { shouldFocus: true });
      else if (!showIssues(error, setError, FIELDS)) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit} onFocus={check.prepare}>
      {errors.root?.server && (
        <Alert tone="bad" title={FALLBACK.register}>
          {errors.root.server.message}
        </Alert>
      )}
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={TEXT.email}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordField label="Contraseña" error={errors.password?.message} {...register('password')} />
      <ContactFields register={register} errors={errors} longest={TEXT} phoneHint={PHONE_HINT} />
      <CheckField required error={errors.consent?.message} {...register('consent')}>
        <ConsentWords />
      </CheckField>
      <NoScript />
      <SubmitButton
        className="btn primary wide tall"
        pendingText="Registrando..."
        pending={isSubmitting}
        waiting={!hydrated}
      >
        Registrarse
      </SubmitButton>
    </form>
  );
};
