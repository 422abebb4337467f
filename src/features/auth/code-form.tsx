import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, knownError, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { proofCodeInput } from '../../shared/schemas/proof.ts';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

/** The six digits of a mail, typed where the mail is not read. What is wrong with them stands under the field. */
export const CodeForm = ({
  hint,
  act,
  onCode,
}: {
  hint: ReactNode;
  /** What the button says. */
  act: string;
  onCode: (code: string) => Promise<unknown>;
}) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(proofCodeInput),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      if (showIssues(error, setError, ['code'])) return;
      const message = errorText(error, knownError(error) ? 'No se pudo revisar el código' : NO_ANSWER);
      setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        label="Código del correo"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        className="input code-input"
        error={errors.code?.message}
        {...register('code')}
      />
      <SubmitButton className="btn primary tall" pendingText="Revisando..." pending={isSubmitting}>
        {act}
      </SubmitButton>
    </form>
  );
};
