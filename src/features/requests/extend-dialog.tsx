import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { longDate } from '../../lib/formats.ts';
import { addBusinessDays } from '../../shared/business-days.ts';
import { TEXT } from '../../shared/limits.ts';
import { extensionInput, type InboxRequest, REQUEST_TERMS } from '../../shared/schemas/request.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useExtend } from './use-requests.ts';

const reasonOnly = extensionInput.pick({ reason: true });

/** Asks why the answer takes longer, and names the new last day before it is written. */
export const ExtendDialog = ({
  request: { id, kind, dueOn },
  today,
  onClose,
}: {
  request: InboxRequest;
  today: string;
  onClose: () => void;
}) => {
  const formId = useId();
  const extend = useExtend();
  const form = useForm({ resolver: zodResolver(reasonOnly), defaultValues: { reason: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useDraft(form, `ampliar:${id}`, ['reason']);
  const { errors, isSubmitting } = formState;
  const until = longDate(addBusinessDays(dueOn, REQUEST_TERMS[kind].more), today);
  const close = () => !isSubmitting && onClose();

  const submit = handleSubmit(async ({ reason }) => {
    try {
      await extend.mutateAsync({ id, dueOn, reason });
      draft.done();
      say(`El plazo va ahora hasta el ${until}.`);
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, ['reason']))
        setError('root.server', { message: errorText(error, 'No se pudo ampliar el plazo') });
    }
  });

  return (
    <Modal
      open
      onClose={close}
      title={`Ampliar el plazo hasta el ${until}`}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          <SubmitButton form={formId} pendingText="Ampliando..." pending={isSubmitting}>
            Ampliar el plazo
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={submit}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <TextAreaField
          label="Por qué toma más tiempo"
          hint="La persona lo lee junto a la fecha nueva. El plazo se amplía una sola vez."
          maxLength={TEXT.reason}
          required
          error={errors.reason?.message}
          {...register('reason')}
        />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      </form>
    </Modal>
  );
};
