import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, phoneText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { PatientRow } from '../../shared/schemas/client.ts';
import type { MergePreview } from '../../shared/schemas/client-card.ts';
import { Alert, LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { balanceText } from './balance-text.ts';
import { PatientFinder } from './patient-finder.tsx';

type Side = MergePreview['from'];
const FIELDS = [
  ['Teléfono', ({ phone }: Side) => phone && phoneText(phone)],
  ['Correo', ({ email }: Side) => email],
  ['Documento', ({ document }: Side) => document],
  ['Dirección', ({ address }: Side) => address],
] as const;

/** What stands in each field afterwards, and what of the other file is lost where both say something. */
const Fields = ({ from, into }: MergePreview) => (
  <dl className="patient-facts">
    <div>
      <dt>Nombre</dt>
      <dd>
        {into.name}
        {from.name !== into.name && <span className="soft small"> (se deja «{from.name}»)</span>}
      </dd>
    </div>
    {FIELDS.map(([label, of]) => {
      const [kept, other] = [of(into), of(from)];
      return (
        (kept || other) && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {kept || other}
              {kept && other && kept !== other && <span className="soft small"> (se deja «{other}»)</span>}
            </dd>
          </div>
        )
      );
    })}
    {(into.note || from.note) && (
      <div>
        <dt>Nota</dt>
        <dd className="typed-lines">{[into.note, from.note].filter(Boolean).join('\n')}</dd>
      </div>
    )}
  </dl>
);

const Preview = ({ seen }: { seen: MergePreview }) => {
  const { from, into } = seen;
  const along = [
    counted(from.visits, 'cita', 'citas'),
    counted(from.records, 'registro de historia', 'registros de historia'),
    counted(from.entries, 'movimiento del libro', 'movimientos del libro'),
  ];
  return (
    <section className="grid gap-3" aria-label="Qué pasa al juntarlas">
      <p>
        <b>{from.animals.map(({ name }) => name).join(', ')}</b> {from.animals.length === 1 ? 'pasa' : 'pasan'} a la
        ficha de <b>{into.name}</b> con {along.join(', ')}.
      </p>
      <p>
        Quedan juntos: {[...into.animals, ...from.animals].map(({ name }) => name).join(', ')}. Saldo de la persona:{' '}
        <b className="num">{balanceText(into.balance + from.balance).toLowerCase()}</b>.
      </p>
      <Fields {...seen} />
      <p className="soft small">
        La ficha de {from.name} desaparece. Puedes deshacerlo durante un día desde la ficha de cualquiera de sus
        animales.
      </p>
    </section>
  );
};

/** Two files of one person become one: what goes where is shown before. `into` stays. */
export const MergeDialog = ({ into, name, onClose }: { into: string; name: string; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PatientRow | null>(null);
  const [problem, setProblem] = useState<string>();
  const from = chosen?.clientId && chosen.clientId !== into ? chosen.clientId : null;
  const preview = useQuery(
    trpc.clients.previewMerge.queryOptions({ from: from ?? '-', into }, { enabled: from !== null, staleTime: 0 }),
  );
  const merge = useMutation(trpc.clients.merge.mutationOptions());
  const seen = from ? preview.data : undefined;
  const why =
    chosen && !from
      ? chosen.clientId
        ? `${chosen.name} ya es de ${name}.`
        : `${chosen.owner} tiene su propia cuenta: se junta con un código que le das, no aquí.`
      : undefined;
  const send = async () => {
    if (!seen || !from) return;
    setProblem(undefined);
    try {
      await merge.mutateAsync({ from, fromAt: seen.from.at, into, intoAt: seen.into.at });
      say(`${seen.from.name} y ${seen.into.name} son una sola ficha.`);
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(errorText(error, 'No se pudieron juntar'));
      await preview.refetch();
    }
  };
  return (
    <FormDialog
      title={`Juntar otra ficha con la de ${name}`}
      verb="Juntar las dos"
      pendingText="Juntando..."
      pending={merge.isPending}
      ready={seen !== undefined}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
      lead={
        <div className="grid gap-4">
          <p className="soft">
            Busca por un animal de la ficha repetida. Antes de juntarlas ves qué pasa con cada cosa.
          </p>
          <PatientFinder chosen={chosen} typed={typed} onType={setTyped} onChoose={setChosen} />
          {why && <Alert tone="info">{why}</Alert>}
          {from && preview.isPending && <Loading label="Reuniendo lo que hay en cada ficha" rows={3} />}
          {from && preview.error && (
            <LoadFailure text={errorText(preview.error, 'No se pudo preparar')} onRetry={() => preview.refetch()} />
          )}
        </div>
      }
    >
      {seen && <Preview seen={seen} />}
    </FormDialog>
  );
};
