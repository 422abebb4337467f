import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { parsePesos } from '../../../lib/pesos.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { TEXT } from '../../../shared/limits.ts';
import { pesosText } from '../../../shared/number-words.ts';
import { type Cash, closeCashInput } from '../../../shared/schemas/charge.ts';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { say } from '../../../ui/toasts.tsx';

const resultText = (off: number) =>
  off === 0 ? 'Cuadra al peso.' : off > 0 ? `Sobran ${pesosText(off)}.` : `Faltan ${pesosText(-off)}.`;

/** Counts somebody's cash of a day against what the book says. */
export const CloseCash = ({
  day,
  person,
  onClose,
}: {
  day: string;
  person: Cash['people'][number];
  onClose: () => void;
}) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const save = useMutation(trpc.books.closeCash.mutationOptions());
  const [typed, setTyped] = useState({ opening: '', counted: '', note: '' });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const opening = parsePesos(typed.opening) ?? 0;
  const counted = parsePesos(typed.counted);
  const off = counted === undefined || Number.isNaN(counted + opening) ? null : counted - opening - person.book;
  const send = async () => {
    const parsed = closeCashInput.safeParse({
      day,
      userId: person.userId,
      opening,
      book: person.book,
      counted: counted ?? Number.NaN,
      note: typed.note,
    });
    const wrong = (parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]);
    setIssues({
      ...Object.fromEntries(wrong),
      ...(counted === undefined && { counted: 'Escribe cuánto efectivo contaste.' }),
    });
    setProblem(undefined);
    if (!parsed.data) return;
    try {
      await save.mutateAsync(parsed.data);
      say(`Caja de ${person.name} cerrada. ${resultText(off ?? 0)}`);
      await client.invalidateQueries(trpc.books.pathFilter());
      onClose();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo cerrar la caja'));
      await client.invalidateQueries(trpc.books.cash.pathFilter());
    }
  };
  const field = (name: 'opening' | 'counted', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      optional={name === 'opening'}
      required={name === 'counted'}
      data-autofocus={name === 'counted' || undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      unit="COP"
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      error={issues[name]}
    />
  );
  return (
    <FormDialog
      title={`Cerrar la caja de ${person.name}`}
      verb="Cerrar caja"
      pendingText="Cerrando..."
      pending={save.isPending}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={
        <p>
          El libro dice <b className="num">{pesosText(person.book)}</b> en efectivo. Una caja cerrada no se abre de
          nuevo.
        </p>
      }
    >
      {field('opening', 'Base con que empezó', 'Lo que ya había en la caja al abrir.')}
      {field('counted', 'Efectivo contado', 'Todo lo que hay ahora en la caja, con la base.')}
      {off !== null && (
        <p className="num" aria-live="polite">
          <b>{resultText(off)}</b>
        </p>
      )}
      <TextField
        label="Nota"
        hint="Si sobra o falta, por qué."
        optional={off === 0}
        maxLength={TEXT.reason}
        value={typed.note}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        error={issues.note}
      />
    </FormDialog>
  );
};
