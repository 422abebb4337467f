import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { allowMailsInput } from '../../shared/schemas/client.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

const Form = ({ visit, onClose }: { visit: AgendaVisit; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const formId = useId();
  const [wrong, setWrong] = useState<string>();
  const allow = useMutation(trpc.clients.allowMails.mutationOptions());
  const send = async (form: HTMLFormElement) => {
    const typed = allowMailsInput.safeParse({ petId: visit.petId, how: new FormData(form).get('how') });
    setWrong(typed.error?.issues[0]?.message);
    if (!typed.data) return form.querySelector('textarea')?.focus();
    try {
      await allow.mutateAsync(typed.data);
      await client.invalidateQueries(trpc.reminders.pathFilter());
      say(`Desde ahora le recordamos sus citas a ${visit.ownerName} por correo.`);
      onClose();
    } catch {
      // `allow.error` says it; what was typed stays.
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={`¿${visit.ownerName} autorizó correos?`}
      footer={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            Volver
          </button>
          <SubmitButton form={formId} className="btn primary" pendingText="Guardando..." pending={allow.isPending}>
            Anotar
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <p className="measure">
          Le llegan la confirmación, los cambios y los recordatorios de sus citas, sin nombres. Cada correo trae un
          enlace para no recibir más.
        </p>
        <TextAreaField
          label="Cómo y cuándo lo autorizó"
          hint="Por ejemplo: «lo dijo en recepción el 22 de noviembre» (Ley 1581 de 2012)."
          name="how"
          rows={2}
          maxLength={TEXT.reason}
          required
          error={wrong}
        />
        {allow.error && <Alert tone="bad">{errorText(allow.error, 'No se pudo anotar')}</Alert>}
      </form>
    </Modal>
  );
};

/** Somebody without an account gets mails once their clinic notes that they authorised them. */
export const AllowMails = ({ visit }: { visit: AgendaVisit }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => setOpen(true)}>
        Anotar que autoriza correos<span className="sr-only">: {visit.ownerName}</span>
      </button>
      {isOpen && <Form visit={visit} onClose={() => setOpen(false)} />}
    </>
  );
};
