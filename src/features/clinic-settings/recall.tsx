import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { dayText, phoneText, shortDate, telLink } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';
import type { Recall as RecallList } from '../../shared/schemas/stock.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';

type Row = RecallList['rows'][number];
const animalOf = ({ petName, species, diedAt }: Row) =>
  `${petName} (${SPECIES_NAME[species].one.toLowerCase()}${diedAt === null ? '' : ', murió'})`;

const Sheet = ({ lot, rows }: { lot: string; rows: readonly Row[] }) => (
  <>
    <h1>Quién recibió el lote {lot}</h1>
    <p>Impreso el {dayText(Date.now())}.</p>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Animal</th>
          <th scope="col">A quién llamar</th>
          <th scope="col">Teléfono</th>
          <th scope="col">Qué se aplicó</th>
          <th scope="col">Quién</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rootId}>
            <td>{shortDate(row.date)}</td>
            <td>{animalOf(row)}</td>
            <td>{row.ownerName}</td>
            <td>{row.ownerPhone ? phoneText(row.ownerPhone) : 'sin teléfono'}</td>
            <td>{row.product ?? row.title}</td>
            <td>{row.authorName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const Found = ({ lot }: { lot: string }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.stock.recall.queryOptions({ lot }));
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  if (!data)
    return error ? (
      <LoadFailure text={errorText(error, 'No se pudo buscar')} onRetry={() => refetch()} />
    ) : (
      <Loading label="Buscando" rows={2} />
    );
  if (data.rows.length === 0) return <p className="soft">Nadie tiene registrado el lote {lot}.</p>;
  return (
    <div className="grid gap-3">
      <div className="row-head">
        <p>
          <b>{data.rows.length === 1 ? '1 registro' : `${data.rows.length} registros`}</b>
          {data.isCut && ', los más recientes'}
        </p>
        <button type="button" className="btn line small" onClick={() => setPrinting(true)}>
          <Icon name="printer" />
          Imprimir
        </button>
      </div>
      <ul className="stock-list">
        {data.rows.map((row) => (
          <li key={row.rootId} className="stock-row">
            <div>
              <Link href={paths.patient(row.petId)} className="link">
                {animalOf(row)}
              </Link>
              <p className="small num">
                {shortDate(row.date)} · {row.product ?? row.title}
              </p>
              <p className="soft small">{row.ownerName}</p>
            </div>
            {row.ownerPhone ? (
              <a className="btn line small" href={telLink(row.ownerPhone)}>
                <Icon name="phone" />
                <span className="num">{phoneText(row.ownerPhone)}</span>
              </a>
            ) : (
              <span className="soft small">Sin teléfono</span>
            )}
          </li>
        ))}
      </ul>
      {printing && (
        <PrintSheet title={`Lote ${lot}`} onDone={done}>
          <Sheet lot={lot} rows={data.rows} />
        </PrintSheet>
      )}
    </div>
  );
};

/** Whom to call when a maker takes a lot back; also one that was typed by hand. */
export const Recall = ({ lot, onClose }: { lot: string; onClose: () => void }) => {
  const [typed, setTyped] = useState(lot);
  const [asked, setAsked] = useState(lot);
  return (
    <FormDialog
      title="Quién recibió un lote"
      verb="Buscar"
      pendingText="Buscando..."
      pending={false}
      ready={typed.trim() !== ''}
      onSubmit={() => setAsked(typed.trim())}
      onClose={onClose}
      after={asked !== '' && <Found lot={asked} />}
    >
      <TextField
        label="Lote"
        hint="También los que se escribieron a mano."
        data-autofocus
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
};
