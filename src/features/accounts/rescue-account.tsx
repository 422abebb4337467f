import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useAuth } from '../../lib/session.tsx';
import { TEXT } from '../../shared/limits.ts';
import { rescueInput } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { useAccount, useRescue } from './use-accounts.ts';

const fields = rescueInput.omit({ id: true });

const Asking = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const rescue = useRescue();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '', reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    try {
      await rescue.mutateAsync({ id: user.id, ...typed });
      say(`La cuenta de ${user.name} quedó rescatada. Entra con su correo nuevo, por «¿Olvidaste tu contraseña?».`);
      onClose();
    } catch (error) {
      if (showIssues(error, setError, ['email', 'reason'])) return;
      const message = errorText(error, NO_ANSWER);
      if (knownError(error)?.key === 'email_taken') setError('email', { message }, { shouldFocus: true });
      else setError('root.server', { message });
    }
  });
  return (
    <FormDialog
      title={`¿Rescatar la cuenta de ${user.name}?`}
      lead={
        <>
          <p className="measure">Antes comprueba, por otro medio, que es quien dice ser.</p>
          <ul className="consequences">
            <li>Sus sesiones se cierran y su contraseña deja de servir.</li>
            <li>
              Se borran sus llaves de acceso, su aplicación de códigos y sus códigos de recuperación, y dejan de servir
              su calendario, los enlaces a carnés y los de todos los correos que recibió.
            </li>
            <li>El correo de antes recibe un aviso, sin enlace para deshacerlo.</li>
          </ul>
        </>
      }
      verb="Rescatar"
      pendingText="Rescatando..."
      danger
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Correo que hoy es suyo"
        type="email"
        inputMode="email"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT.email}
        data-autofocus="true"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextAreaField
        label="Motivo"
        hint="Queda en la auditoría, y la persona lo lee en su cuenta."
        rows={2}
        maxLength={TEXT.reason}
        required
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};

/** The way in which toor gives a stolen account back, on the page of somebody else. */
export const RescueAccount = ({ id }: { id: string }) => {
  const { user: viewer } = useAuth();
  const { data } = useAccount(id);
  const [asking, setAsking] = useState(false);
  if (!data || viewer?.id === id) return null;
  return (
    <div className="account-part">
      <h3>Si se la robaron</h3>
      <p className="soft measure">
        Al rescatarla pones el correo que la persona lee hoy y nada de antes deja entrar. Quien tenía la cuenta no puede
        deshacerlo.
      </p>
      <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
        Rescatar la cuenta
      </button>
      {asking && <Asking user={data.user} onClose={() => setAsking(false)} />}
    </div>
  );
};
