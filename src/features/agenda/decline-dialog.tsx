import { useId, useState } from 'react';
import { counted } from '../../lib/formats.ts';
import { TEXT } from '../../shared/limits.ts';
import type { ClinicRequests } from '../../shared/schemas/clinic-request.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckField, TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { RequestActs } from './use-requests.ts';
import { AskForm, focusInvalid } from './visit-forms.tsx';
import { startText } from './words.ts';

/** Declines what an account asks in one act: its owner reads one notice with the reason. */
export const DeclineDialog = ({
  account: { asker, visits },
  acts,
  onClose,
}: {
  account: ClinicRequests['accounts'][number];
  acts: RequestActs;
  onClose: () => void;
}) => {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [close, setClose] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [fault, setFault] = useState<string | null>(null);
  const all = counted(visits.length, 'solicitud', 'solicitudes');
  const send = async () => {
    const text = reason.trim();
    setMissing(text ? undefined : 'Escribe el motivo: quien pidió la cita lo lee.');
    if (!text) return focusInvalid(formId);
    const ids = visits.map(({ id }) => id);
    const why = await acts.decline(asker, ids, text, close && !asker.isClosed);
    setFault(why);
    if (!why) onClose();
  };
  return (
    <Modal
      open
      title={`Rechazar ${all}`}
      onClose={() => !acts.busy && onClose()}
      footer={
        <>
          <button type="button" className="btn line" onClick={() => !acts.busy && onClose()}>
            Volver
          </button>
          <SubmitButton form={formId} className="btn danger" pendingText="Rechazando..." pending={acts.busy}>
            {visits.length === 1 ? 'Rechazar' : 'Rechazar todas'}
          </SubmitButton>
        </>
      }
    >
      {fault && <Alert tone="bad">{fault}</Alert>}
      <p>
        <b>{asker.name}</b> recibe un solo aviso, con el motivo. Las horas quedan libres y no se puede deshacer.
      </p>
      <ul className="asker-list small num">
        {visits.map((visit) => (
          <li key={visit.id}>
            <b>{visit.patientName}</b> · {startText(visit)}
          </li>
        ))}
      </ul>
      <AskForm formId={formId} onSend={send}>
        <TextAreaField
          label="Motivo"
          hint={`Lo lee ${asker.name}.`}
          rows={2}
          maxLength={TEXT.reason}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={missing}
        />
        {!asker.isClosed && (
          <CheckField checked={close} onChange={({ target }) => setClose(target.checked)}>
            Y no recibir más solicitudes de esta cuenta
          </CheckField>
        )}
      </AskForm>
    </Modal>
  );
};
