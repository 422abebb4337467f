import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { getSession, subscribeSession } from '../../lib/session-store.ts';
import { provideStepUp } from '../../lib/step-up.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StepUpPasskey } from './step-up-passkey.tsx';

/** Whoever waits for the answer, and the session that is to be proven. */
type Asked = { settle: (shown: boolean) => void; token: string | undefined };

/**
 * The one dialog that asks again for a credential before an act that gives power (lib/step-up.ts), over whatever stands on the
 * screen. It closes without an answer when the session it asks for ends.
 */
export const StepUp = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const last = useRef<Asked | null>(null);
  last.current = asked;

  useEffect(() => {
    const taken = provideStepUp(() => new Promise((settle) => setAsked({ settle, token: getSession()?.token })));
    const decline = () => {
      last.current?.settle(false);
      setAsked(null);
    };
    const left = subscribeSession(() => {
      if (last.current && getSession()?.token !== last.current.token) decline();
    });
    return () => {
      taken();
      left();
      decline();
    };
  }, []);

  if (!asked) return null;
  const answer = (shown: boolean) => {
    asked.settle(shown);
    // A passkey may answer after this dialog was left: another one stays.
    setAsked((now) => (now === asked ? null : now));
  };
  return <StepUpDialog onAnswer={answer} />;
};

const StepUpDialog = ({ onAnswer }: { onAnswer: (shown: boolean) => void }) => {
  const trpc = useTRPC();
  const email = useQueryClient().getQueryData(trpc.auth.session.queryKey())?.email;
  const show = useMutation(trpc.auth.stepUp.mutationOptions());
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await show.mutateAsync(values);
      onAnswer(true);
    } catch (error) {
      if (!showIssues(error, setError, ['password'])) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  return (
    <FormDialog
      title="Confirma que eres tú"
      icon="key-round"
      lead={
        <p className="measure">
          Es un cambio delicado: confirma que eres tú, para que nadie más lo haga con tu sesión abierta. No te lo
          volvemos a pedir en cinco minutos.
        </p>
      }
      verb="Confirmar"
      pendingText="Confirmando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
      after={<StepUpPasskey onShown={() => onAnswer(true)} />}
    >
      {email && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label="Tu contraseña"
        autoComplete="current-password"
        data-autofocus="true"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Escribe tu contraseña.' })}
      />
    </FormDialog>
  );
};
