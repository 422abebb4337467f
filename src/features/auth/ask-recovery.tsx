import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { PASSWORD_LINK_HOURS, TEXT } from '../../shared/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { NoScript } from './auth-page.tsx';

const check = lazyResolver(() => import('./recovery-check.ts').then(({ recoveryCheck }) => recoveryCheck));

/** How it goes where the deployment sends no e-mail: who runs the service hands out a link. */
export const NoMail = () => (
  <div className="form">
    <Alert tone="info" title="Aquí no se envían correos">
      Pide un enlace a quien responde por el servicio: sirve {PASSWORD_LINK_HOURS} horas y con él pones una contraseña
      nueva.
    </Alert>
    <p className="acts">
      <Link href="/privacidad" className="btn primary">
        Quién responde por el servicio
      </Link>
    </p>
  </div>
);

/** The e-mail of the account whose password is forgotten. `onAsk` is called with it; `hasCode` leads on without another mail. */
export const AskRecovery = ({
  email,
  onAsk,
  onHasCode,
}: {
  email: string;
  onAsk: (email: string) => Promise<unknown>;
  onHasCode: (email: string) => void;
}) => {
  const hydrated = useHydrated();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: check.resolver,
    ...(email && { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (asked) => {
    try {
      await onAsk(asked.email);
    } catch (error) {
      if (!showIssues(error, setError, ['email'])) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit} onFocus={check.prepare}>
      {errors.root?.server && (
        <Alert tone="bad" title="No se pudo pedir el correo">
          {errors.root.server.message}
        </Alert>
      )}
      <TextField
        label="Correo electrónico"
        hint="El de tu cuenta, con el que inicias sesión."
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={TEXT.email}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <NoScript />
      <SubmitButton
        className="btn primary wide tall"
        pendingText="Enviando..."
        pending={isSubmitting}
        waiting={!hydrated}
      >
        Enviarme el enlace
      </SubmitButton>
      <button
        type="button"
        className="btn quiet"
        disabled={!hydrated}
        onClick={handleSubmit((asked) => onHasCode(asked.email))}
      >
        Ya tengo un código
      </button>
    </form>
  );
};
