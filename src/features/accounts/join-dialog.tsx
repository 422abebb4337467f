import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import type { OpenClinic } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { ClinicField } from './clinic-field.tsx';
import { useUpdate } from './use-accounts.ts';

/** Puts a clinic's account that has no clinic into one that is there. */
export const JoinDialog = ({ account, onClose }: { account: User; onClose: () => void }) => {
  const id = useId();
  const update = useUpdate();
  const input = useRef<HTMLInputElement>(null);
  const [clinic, setClinic] = useState<OpenClinic | null>(null);
  const [missing, setMissing] = useState(false);
  const close = () => !update.isPending && onClose();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(clinic === null);
    if (!clinic) return input.current?.focus();
    try {
      await update.mutateAsync({ id: account.id, clinicId: clinic.id });
      say(`${account.name} ya es de ${clinic.name || 'la clínica'}.`);
      onClose();
    } catch {
      input.current?.focus();
    }
  };

  const refused = update.error && !update.isPending ? errorText(update.error, 'No se pudo agregar la cuenta') : '';
  return (
    <Modal
      open
      onClose={close}
      title={`Agregar a ${account.name} a una clínica`}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          <SubmitButton form={id} pending={update.isPending} pendingText="Agregando...">
            Agregar a la clínica
          </SubmitButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={submit}>
        <ClinicField
          label="Clínica"
          hint="Búscala por su nombre, su ciudad o alguien que ya esté en ella. Entra al equipo; si no tiene titular, queda como titular."
          error={missing ? 'Elige una clínica de la lista.' : refused || undefined}
          inputRef={input}
          first
          chosen={clinic}
          onChoose={(one) => {
            setClinic(one);
            setMissing(false);
          }}
        />
      </form>
    </Modal>
  );
};
