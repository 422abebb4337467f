import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { ended } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { cancelInput, type OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { Call } from './call.tsx';
import { currentVisit, useVisitsChanged } from './use-visits.ts';
import { visitText, whenText } from './words.ts';

const FORM = 'cancelar-cita';
const reasonForm = cancelInput.pick({ reason: true });

/** Cancels a visit, with a reason that the clinic reads. `onClose` also follows a success. */
export const CancelVisit = ({ visit: shown, onClose }: { visit: OwnerVisit; onClose: () => void }) => {
  const trpc = useTRPC();
  const today = useToday();
  const changed = useVisitsChanged();
  const [visit, setVisit] = useState(shown);
  const cancel = useMutation(trpc.appointments.cancel.mutationOptions());
  const form = useForm({ resolver: zodResolver(reasonForm), defaultValues: { reason: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, `cancelar:${visit.id}`, ['reason']);
  const what = visitText(visit.type, visit.petName);

  const submit = handleSubmit(async ({ reason }) => {
    try {
      await cancel.mutateAsync({ id: visit.id, version: visit.version, reason });
      draft.done();
      say(ended(`Cita cancelada: ${what}, ${whenText(visit.date, today)}`));
      await changed();
      onClose();
    } catch (error) {
      const current = currentVisit(error);
      if (current) {
        setVisit(current);
        await changed();
      }
      if (!showIssues(error, setError, ['reason']))
        setError('root.server', { message: errorText(error, 'No se pudo cancelar la cita') });
    }
  });

  return (
    <Modal
      open
      title="¿Cancelar esta cita?"
      onClose={() => !isSubmitting && onClose()}
      footer={
        <>
          <button type="button" className="btn line" onClick={() => !isSubmitting && onClose()}>
            Dejarla como está
          </button>
          {visit.cancelHold === null && (
            <SubmitButton form={FORM} className="btn danger" pendingText="Cancelando..." pending={isSubmitting}>
              Cancelar la cita
            </SubmitButton>
          )}
        </>
      }
    >
      <p>
        <b>{what}</b>
        <br />
        <span className="num">{whenText(visit.date, today)}</span>, en {visit.clinicName}
      </p>
      {visit.isShortNotice && (
        <p>
          Falta poco para la hora. Además de cancelar aquí, llama a la clínica: <Call phone={visit.clinicPhone} />
        </p>
      )}
      <form id={FORM} className="form" noValidate onSubmit={submit}>
        <TextAreaField
          label="Motivo"
          hint="La clínica lo lee. Con una frase basta."
          required
          maxLength={TEXT.reason}
          error={errors.reason?.message}
          {...register('reason')}
        />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      </form>
    </Modal>
  );
};
