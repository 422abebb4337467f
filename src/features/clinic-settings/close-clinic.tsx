import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { counted } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { closeInput } from '../../shared/schemas/clinic.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** Closing is for good: the name is typed again, and owners of cancelled visits read why. */
export const CloseClinic = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const close = useMutation(trpc.clinicSettings.close.mutationOptions());
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  if (data.memberRole !== 'titular') return <p className="soft">Solo el titular puede cerrar la clínica.</p>;
  if (data.closedAt !== null) return <p className="soft">La clínica ya está cerrada.</p>;
  return (
    <form
      ref={form}
      className="form narrow-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const input = check(closeInput, { version: data.version, name, reason });
        if (!input) return;
        await send(
          () => close.mutateAsync(input),
          ({ cancelled }) => `${data.name} quedó cerrada. ${counted(cancelled, 'cita cancelada', 'citas canceladas')}.`,
        );
      }}
    >
      <p>
        Cerrar <b>{data.name}</b> es para siempre: no recibe más citas y las que están por venir se cancelan con el
        motivo que escribas. La historia de los pacientes queda guardada.
      </p>
      <TextField
        label="Escribe el nombre de la clínica para confirmar"
        autoComplete="off"
        maxLength={TEXT.name}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={issues.name}
      />
      <TextAreaField
        label="Motivo"
        hint="Lo leen los dueños de las citas canceladas."
        maxLength={TEXT.reason}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={issues.reason}
      />
      {error && <Alert tone="bad">{error}</Alert>}
      <SubmitButton className="btn danger justify-self-start" pendingText="Cerrando..." pending={isBusy}>
        Cerrar {data.name || 'la clínica'} para siempre
      </SubmitButton>
    </form>
  );
};
