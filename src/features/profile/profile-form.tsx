import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { PHONE_HINT, phoneText } from '../../lib/formats.ts';
import { renewUser } from '../../lib/session-store.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { TEXT } from '../../shared/limits.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { profileInput } from '../../shared/schemas/profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { ContactFields } from '../../ui/contact-fields.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

const FIELDS = ['name', 'phone', 'address'] as const;

/** The profile as its fields show it. */
const typedProfile = ({ name, phone, address }: User) => ({
  name,
  phone: phone ? phoneText(phone) : '',
  address: address ?? '',
});

/** Name, phone and address, all required (spec §5). The header follows a new name at once. */
export const ProfileForm = ({ user }: { user: User }) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const update = useMutation(trpc.profile.update.mutationOptions());
  const form = useForm({ resolver: zodResolver(profileInput), defaultValues: typedProfile(user) });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, 'perfil', FIELDS);

  const submit = handleSubmit(async (profile) => {
    try {
      const saved = await update.mutateAsync(profile);
      queryClient.setQueryData(trpc.profile.get.queryKey(), saved);
      queryClient.setQueryData(trpc.auth.session.queryKey(), (before) => before && { ...before, ...saved });
      await renewUser({ id: saved.id, name: saved.name, role: saved.role });
      reset(typedProfile(saved));
      draft.done();
      say(SUCCESS.profile);
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, FALLBACK.profile) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <DraftNote restored={draft.restored} onDiscard={draft.discard} />
      <ContactFields register={register} errors={errors} longest={TEXT} phoneHint={PHONE_HINT} />
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      <SubmitButton className="btn primary tall" pendingText="Guardando..." pending={isSubmitting}>
        Guardar
      </SubmitButton>
    </form>
  );
};
