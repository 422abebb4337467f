import { useId, useState } from 'react';
import type { PatientRow } from '../../shared/schemas/client.ts';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { RegisterForm } from './register-form.tsx';

/** Registers a person without an account and their first pet. */
export const RegisterDialog = ({ onClose, onDone }: { onClose: () => void; onDone: (patient: PatientRow) => void }) => {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      open
      onClose={onClose}
      title="Registrar cliente"
      footer={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            Cancelar
          </button>
          <SubmitButton form={formId} pendingText="Registrando..." pending={isBusy}>
            Registrar
          </SubmitButton>
        </>
      }
    >
      <p className="soft">
        Para quien no tiene cuenta. Después puedes darle un código con el que lleva el carné y el historial en su
        celular.
      </p>
      <RegisterForm formId={formId} onDone={onDone} onBusy={setBusy} />
    </Modal>
  );
};
