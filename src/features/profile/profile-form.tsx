import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { phoneText } from '../../lib/formats.ts';
import { getSession, saveSession } from '../../lib/session-store.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { profileInput } from '../../shared/schemas/profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

const FIELDS = ['name', 'phone', 'address'] as const;

/** Name, phone and address, all required (spec §5). The header follows a new name at once. */
export const ProfileForm = ({ user }: { user: User }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const update = useMutation(trpc.profile.update.mutationOptions());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileInput),
    defaultValues: {
      name: user.name,
      phone: user.phone ? phoneText(user.phone) : '',
      address: user.address ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (profile) => {
    try {
      const saved = await update.mutateAsync(profile);
      queryClient.setQueryData(trpc.profile.get.queryKey(), saved);
      queryClient.setQueryData(trpc.auth.session.queryKey(), (before) => before && { ...before, ...saved });
      const session = getSession();
      if (session) saveSession({ token: session.token, user: { ...session.user, name: saved.name } });
      say(SUCCESS.profile);
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, FALLBACK.profile) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        label="Nombre completo"
        autoComplete="name"
        maxLength={TEXT.name}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Teléfono"
        hint="Celular o fijo de 10 dígitos: la clínica te llama a este número."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Dirección"
        autoComplete="address-line1"
        maxLength={TEXT.address}
        required
        error={errors.address?.message}
        {...register('address')}
      />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <SubmitButton className="btn primary tall" pendingText="Guardando..." pending={isSubmitting}>
        Guardar
      </SubmitButton>
    </form>
  );
};
