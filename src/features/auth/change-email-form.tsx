import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { changeEmailInput } from '../../shared/schemas/proof.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

const FIELDS = ['email', 'current'] as const;

/** Asks for another e-mail: the new one is proven first, and the old one is told. */
export const ChangeEmailForm = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const change = useMutation(trpc.profile.changeEmail.mutationOptions());
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changeEmailInput),
    defaultValues: { email: '', current: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (asked) => {
    try {
      await change.mutateAsync(asked);
      reset();
      setOpen(false);
      say(`Para terminar, confirma ${asked.email} con el correo que le enviamos.`);
      await queryClient.invalidateQueries(trpc.profile.pathFilter());
    } catch (error) {
      if (!showIssues(error, setError, FIELDS)) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  if (!isOpen)
    return (
      <button type="button" className="btn line" onClick={() => setOpen(true)}>
        Cambiar de correo
      </button>
    );
  return (
    <form className="form narrow-form" noValidate onSubmit={submit}>
      <TextField
        label="Correo nuevo"
        hint="Le enviamos un enlace y un código. El de ahora sigue sirviendo hasta que confirmes el nuevo, y también le avisamos."
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={TEXT.email}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        required
        error={errors.current?.message}
        {...register('current')}
      />
      {errors.root?.server && (
        <Alert tone="bad" title="No se pudo pedir el cambio">
          {errors.root.server.message}
        </Alert>
      )}
      <p className="acts">
        <SubmitButton className="btn primary tall" pendingText="Enviando..." pending={isSubmitting}>
          Cambiar correo
        </SubmitButton>
        <button type="button" className="btn quiet" onClick={() => setOpen(false)}>
          Cancelar
        </button>
      </p>
    </form>
  );
};
