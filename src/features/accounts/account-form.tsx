import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type Draft, useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import type { Role } from '../../shared/roles.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type AccountFields, accountFields, newAccountFields } from './account-fields.ts';
import { AccountFormFields } from './account-form-fields.tsx';

const KEPT = ['name', 'email', 'phone', 'address', 'role'] as const;
const ALL = [...KEPT, 'password'] as const;
/** Rules that speak of one field. */
const FIELD_OF: Partial<Record<string, keyof AccountFields>> = {
  email_taken: 'email',
  own_email_here: 'email',
  has_animals: 'role',
  is_member: 'role',
  last_toor: 'role',
  temporary_password: 'role',
  link_password: 'role',
  clinic_not_found: 'clinicId',
  clinic_is_closed: 'clinicId',
  members_full: 'clinicId',
};

/** The form of an account, new or known, in a dialog. `send` answers when it is written; what it throws is shown. */
export const AccountForm = ({
  title,
  draftName,
  values,
  before,
  roles,
  words,
  send,
  onClose,
}: {
  title: string;
  draftName: string;
  values: AccountFields;
  before: Role | null;
  roles: readonly Role[];
  words: { send: string; sending: string; failed: string };
  send: (fields: AccountFields, changed: Partial<Record<keyof AccountFields, boolean>>) => Promise<void>;
  onClose: () => void;
}) => {
  const id = useId();
  const form = useForm<AccountFields>({
    resolver: zodResolver(before === null ? newAccountFields : accountFields, undefined, { raw: true }),
    defaultValues: values,
  });
  const { handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const draft: Draft = useDraft(
    form,
    draftName,
    KEPT,
    (field, value) => field !== 'role' || roles.includes(value as Role),
  );

  const submit = handleSubmit(async (fields) => {
    try {
      // A clinic that was chosen for a role that is no longer meant is not joined.
      await send({ ...fields, clinicId: fields.role === 'business' ? fields.clinicId : null }, dirtyFields);
      draft.done();
      onClose();
    } catch (error) {
      if (showIssues(error, setError, ALL)) return;
      const field = FIELD_OF[knownError(error)?.key ?? ''];
      const message = errorText(error, words.failed);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true });
      else setError('root.server', { message });
    }
  });
  const close = () => !isSubmitting && onClose();
  return (
    <Modal
      open
      onClose={close}
      title={title}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          <SubmitButton form={id} pending={isSubmitting} pendingText={words.sending}>
            {words.send}
          </SubmitButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={submit}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <AccountFormFields form={form} roles={roles} before={before} />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      </form>
    </Modal>
  );
};
