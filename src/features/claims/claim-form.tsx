import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';
import { redeemInput } from '../../shared/schemas/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

/** Longest that somebody types of a code, blanks and dashes with it. */
const CODE_TYPED = 40;

/** Takes over the pet that a clinic registered, by the one-time code it handed out. Nothing of it is shown before. */
export const ClaimForm = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const redeem = useMutation(trpc.claims.redeem.mutationOptions());
  const [mine, setMine] = useState<typeof redeem.data>(undefined);
  const form = useForm({ resolver: zodResolver(redeemInput), defaultValues: { code: '' } });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, 'codigo', ['code']);

  const submit = handleSubmit(async ({ code }) => {
    try {
      setMine(await redeem.mutateAsync({ code }));
      reset({ code: '' });
      draft.done();
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!showIssues(error, setError, ['code']))
        setError('code', { message: errorText(error, 'No se pudo usar el código') }, { shouldFocus: true });
    }
  });

  return (
    <form className="form claim-form" noValidate onSubmit={submit} aria-label="Traer a mi mascota con un código">
      {mine && (
        <Alert tone="ok" title={`${mine.petName} ya está en tu cuenta`}>
          Con lo que {mine.clinicName} tiene anotado.{' '}
          <Link href={paths.pet(mine.petId)} className="link">
            Ver la ficha
          </Link>
        </Alert>
      )}
      <TextField
        label="Código de la clínica"
        hint="Doce letras y números que te entregó la clínica. Sirve una sola vez."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_TYPED}
        required
        error={errors.code?.message}
        {...register('code')}
      />
      <SubmitButton className="btn line" pendingText="Buscando..." pending={isSubmitting}>
        Traer a mi mascota
      </SubmitButton>
    </form>
  );
};
