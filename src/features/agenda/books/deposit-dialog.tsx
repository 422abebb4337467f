import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NO_PARTS, paidOf, type TypedPaid } from '../../../lib/charges.ts';
import { errorText } from '../../../lib/errors.ts';
import { parsePesos, typedPesos } from '../../../lib/pesos.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { paidTotal } from '../../../shared/charges.ts';
import { TEXT } from '../../../shared/limits.ts';
import { pesosText } from '../../../shared/number-words.ts';
import { depositInput } from '../../../shared/schemas/charge.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { say } from '../../../ui/toasts.tsx';
import { PaidFields } from './paid-fields.tsx';

/** Money for a patient: ahead of a charge, or for what is owed. `owed` stands in the field from the start. */
export const DepositDialog = ({
  pet,
  appointmentId = null,
  owed = 0,
  onClose,
}: {
  pet: { id: string; name: string };
  appointmentId?: string | null;
  owed?: number;
  onClose: () => void;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const save = useMutation(trpc.books.deposit.mutationOptions());
  const [typed, setTyped] = useState(owed > 0 ? typedPesos(owed) : '');
  const [paid, setPaid] = useState<TypedPaid>({ way: 'cash', parts: NO_PARTS });
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const input = { petId: pet.id, appointmentId, paid: paidOf(paid, parsePesos(typed) ?? 0), reason };
    const wrong = depositInput.safeParse(input).error?.issues[0]?.message;
    setError(wrong);
    setProblem(undefined);
    if (wrong) return;
    try {
      const { paid: got, number } = await save.mutateAsync(input);
      say(`Abono n.º ${number}: ${pesosText(paidTotal(got))} de ${pet.name}.`);
      await Promise.all([
        client.invalidateQueries(trpc.books.pathFilter()),
        client.invalidateQueries(trpc.visits.get.pathFilter()),
      ]);
      onClose();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo anotar el abono'));
    }
  };
  return (
    <FormDialog
      title={`Recibir un abono de ${pet.name}`}
      verb="Anotar abono"
      pendingText="Guardando..."
      pending={save.isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={
        <p className="soft">Queda a favor de quien trae a {pet.name}: paga lo que deba, o se descuenta al cobrar.</p>
      }
    >
      {paid.way !== 'parts' && (
        <TextField
          label="Valor recibido"
          data-autofocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          unit="COP"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
      )}
      <PaidFields paid={paid} onChange={setPaid} mayOwe={false} error={paid.way === 'parts' ? error : undefined} />
      <TextField
        label="Para qué"
        optional
        maxLength={TEXT.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
};
