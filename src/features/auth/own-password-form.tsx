import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { saveSession } from '../../lib/session-store.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK, SUCCESS } from '../../shared/errors.ts';
import { changePasswordInput } from '../../shared/schemas/auth.ts';
import { Alert } from '../../ui/alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OpenLinksChoice } from './open-links-choice.tsx';

const FIELDS = ['current', 'password'] as const;

const passwordForm = changePasswordInput
  .pick({ current: true, password: true })
  .extend({ endFeed: z.boolean(), endShares: z.boolean(), endGrants: z.boolean() });

/**
 * Replaces one's own password: the one in use is asked. All other sessions end, this one goes on with a new token; so do links that
 * open something of the account, unless they are to stay. `email` lets password managers find the entry.
 */
export const OwnPasswordForm = ({
  email,
  currentLabel,
  currentHint,
  isFirst = false,
}: {
  email: string;
  currentLabel: string;
  currentHint?: string;
  /** Somebody else set the one in use: nothing else of the account is open yet, and nothing is asked. */
  isFirst?: boolean;
}) => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const change = useMutation(trpc.auth.changePassword.mutationOptions());
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { current: '', password: '', endFeed: true, endShares: true, endGrants: true },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ endFeed, endShares, endGrants, ...passwords }) => {
    try {
      const ends = { keepFeed: !endFeed, keepShares: !endShares, keepGrants: !endGrants };
      const { token, user, duties, message } = await change.mutateAsync({ ...passwords, ...ends });
      await saveSession({ token, user: { id: user.id, name: user.name, role: user.role } });
      reset();
      say(message || SUCCESS.password);
      queryClient.setQueryData(trpc.auth.session.queryKey(), { ...user, duties });
      const filters = [trpc.profile.pathFilter(), trpc.calendar.pathFilter(), trpc.records.pathFilter()];
      await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
    } catch (error) {
      if (!showIssues(error, setError, FIELDS)) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={currentLabel}
        hint={currentHint}
        autoComplete="current-password"
        required
        error={errors.current?.message}
        {...register('current')}
      />
      <NewPasswordField label="Contraseña nueva" error={errors.password?.message} {...register('password')} />
      {!isFirst && <OpenLinksChoice register={register} />}
      {errors.root?.server && (
        <Alert tone="bad" title={FALLBACK.password}>
          {errors.root.server.message}
        </Alert>
      )}
      <SubmitButton className="btn primary tall" pendingText="Guardando..." pending={isSubmitting}>
        Cambiar contraseña
      </SubmitButton>
    </form>
  );
};
