import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, writtenDate } from '../../lib/formats.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { RecordText } from './record-entry.tsx';
import { type Side, useHistory } from './use-records.ts';

const WITHDRAWN = { kinds: [], source: null, from: null, to: null, withdrawn: true };

const Rows = ({ side, petId }: { side: Side; petId: string }) => {
  const list = useHistory(side, petId, WITHDRAWN);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (!rows)
    return list.error ? (
      <LoadFailure text={errorText(list.error, 'No se pudieron cargar')} onRetry={() => list.refetch()} />
    ) : (
      <Loading label="Cargando los anulados" rows={1} />
    );
  if (rows.length === 0) return <p className="soft">Ningún registro se ha anulado.</p>;
  return (
    <>
      <ol className="record-versions">
        {rows.map((record) => (
          <li key={record.rootId}>
            <p className="soft small">
              Anulado el {dayText(record.withdrawnAt ?? 0)} por {record.withdrawnByName}: {record.withdrawReason}
            </p>
            <p>
              <s>{record.title}</s> · {RECORD_KIND_NAME[record.kind]} ·{' '}
              <span className="num">{writtenDate(record.date)}</span>
            </p>
            <RecordText record={record} />
          </li>
        ))}
      </ol>
      <MoreButton list={list}>Ver más</MoreButton>
    </>
  );
};

/** Entries that a clinic withdrew: asked for only where somebody wants to read them. */
export const WithdrawnList = ({ side, petId }: { side: Side; petId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="no-print">
      <button type="button" className="link small" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="history" />
        {open ? 'Ocultar los registros anulados' : 'Ver los registros anulados'}
      </button>
      {open && <Rows side={side} petId={petId} />}
    </div>
  );
};
