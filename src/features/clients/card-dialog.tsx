import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { type Person, saveCardInput } from '../../shared/schemas/client-card.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';

/** What the clinic writes down of a person beside their contact. */
export const CardDialog = ({ petId, person, onClose }: { petId: string; person: Person; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const save = useMutation(trpc.clients.saveCard.mutationOptions());
  // As it stood when the dialog opened: what comes meanwhile is told by the refusal.
  const [{ at }] = useState(person);
  const [typed, setTyped] = useState({
    document: person.document ?? '',
    address: person.address ?? '',
    note: person.note ?? '',
  });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const input = { petId, at, ...typed };
    const wrong = saveCardInput.safeParse(input).error?.issues ?? [];
    setIssues(Object.fromEntries(wrong.toReversed().map(({ path, message }) => [path.join('.'), message])));
    setProblem(undefined);
    if (wrong.length > 0) return;
    try {
      await save.mutateAsync(input);
      say(`Datos de ${person.name} guardados.`);
      await client.invalidateQueries(trpc.clients.pathFilter());
      onClose();
    } catch (error) {
      const found = knownError(error)?.issues ?? [];
      setIssues(Object.fromEntries(found.map(({ path, message }) => [path, message])));
      setProblem(errorText(error, 'No se pudo guardar'));
    }
  };
  const field = (name: 'document' | 'address' | 'note') => ({
    value: typed[name],
    error: issues[name],
    optional: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <FormDialog
      title={`Datos de ${person.name}`}
      verb="Guardar"
      pendingText="Guardando..."
      pending={save.isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={
        <p className="soft">
          {person.hasAccount
            ? 'Su nombre, teléfono, correo y dirección los escribe su dueño en su cuenta. Esto es solo de la clínica.'
            : 'Para corregir nombre, teléfono o correo usa «Corregir datos», arriba.'}
        </p>
      }
    >
      <TextField
        label="Cédula u otro documento"
        autoComplete="off"
        maxLength={40}
        data-autofocus
        {...field('document')}
      />
      {!person.hasAccount && (
        <TextField label="Dirección" autoComplete="off" maxLength={TEXT.address} {...field('address')} />
      )}
      <TextAreaField
        label="Nota de la clínica"
        hint="Solo la lee la clínica: quien trae al animal no la ve."
        rows={3}
        maxLength={TEXT.notes}
        {...field('note')}
      />
    </FormDialog>
  );
};
