import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { paidTotal } from '../../../shared/charges.ts';
import { TEXT } from '../../../shared/limits.ts';
import { pesosText } from '../../../shared/number-words.ts';
import type { BookEntry } from '../../../shared/schemas/charge.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { say } from '../../../ui/toasts.tsx';

/** Gives a deposit back, with the reason that stays beside it. */
export const VoidDeposit = ({ entry, onClose }: { entry: BookEntry; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const undo = useMutation(trpc.books.voidDeposit.mutationOptions());
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setError(reason.trim() ? undefined : 'Escribe por qué se anula.');
    if (!reason.trim()) return;
    try {
      await undo.mutateAsync({ id: entry.id, reason });
      say(`Abono n.º ${entry.number} anulado.`);
      await client.invalidateQueries(trpc.books.pathFilter());
      onClose();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo anular el abono'));
    }
  };
  return (
    <FormDialog
      title={`¿Anular el abono n.º ${entry.number}?`}
      verb="Anular abono"
      pendingText="Anulando..."
      pending={undo.isPending}
      danger
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={
        <p>
          Los <b className="num">{pesosText(paidTotal(entry.paid))}</b> cuentan como devueltos hoy. El abono no se
          borra: queda anulado, con tu nombre, la hora y el motivo.
        </p>
      }
    >
      <TextField
        label="Motivo"
        hint="Lo lee el equipo de la clínica."
        data-autofocus
        required
        maxLength={TEXT.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error}
      />
    </FormDialog>
  );
};
