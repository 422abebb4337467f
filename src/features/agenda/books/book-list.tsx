import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { monthName } from '../../../lib/formats.ts';
import { useToday } from '../../../lib/now.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import type { BookEntry } from '../../../shared/schemas/charge.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Empty, Loading } from '../../../ui/empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { TwoFaced } from '../../../ui/two-faced.tsx';
import { BookRow } from './book-row.tsx';
import { MonthSteps } from './month-steps.tsx';
import { useReceipt } from './receipt.tsx';
import { useMonthFiles } from './use-month-files.ts';
import { VoidDeposit } from './void-deposit.tsx';

/** The book of a month: charges, deposits and what voided them, with their papers and the file of them all. */
export const BookList = ({
  month,
  onMonth,
  onVisit,
}: {
  month: string;
  onMonth: (month: string) => void;
  onVisit: (visitId: string) => void;
}) => {
  const now = useToday().slice(0, 7);
  const trpc = useTRPC();
  const file = useMonthFiles(month);
  const receipt = useReceipt();
  const [undoing, setUndoing] = useState<BookEntry | null>(null);
  const list = useInfiniteQuery(
    trpc.books.list.infiniteQueryOptions({ month }, { getNextPageParam: (page) => page.next }),
  );
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-labelledby="movimientos" className="grid gap-4">
      <div className="row-head">
        <h2 id="movimientos">
          Movimientos de {monthName(`${month}-01`)} de {month.slice(0, 4)}
        </h2>
        {rows.length > 0 && (
          <TwoFaced className="btn line small" busy={file.isBusy} busyText="Preparando..." onPress={file.saveCsv}>
            <span className="inline-flex items-center gap-2">
              <Icon name="download" />
              Descargar CSV
            </span>
          </TwoFaced>
        )}
      </div>
      <MonthSteps month={month} hasNext={month < now} onMonth={onMonth} />
      <p className="soft measure">
        Cada cobro, abono y anulación con su número, sin saltos y sin borrar. Lo que está mal se anula o se corrige, y
        queda a la vista.
      </p>
      {list.error && !list.data && (
        <LoadFailure text={errorText(list.error, 'No se pudo cargar el libro')} onRetry={() => list.refetch()} />
      )}
      {list.isPending && <Loading label="Cargando el libro" rows={5} />}
      {list.data && rows.length === 0 && (
        <Empty title="Nada en este mes">Lo que cobres al terminar una visita y los abonos aparecen aquí.</Empty>
      )}
      {rows.length > 0 && (
        <table className="table book">
          <thead>
            <tr>
              <th scope="col">Número</th>
              <th scope="col">De quién</th>
              <th scope="col">Valor</th>
              <th scope="col">Quién</th>
              <th scope="col">
                <span className="sr-only">Qué hacer</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <BookRow key={entry.id} entry={entry}>
                <button type="button" className="btn quiet small" onClick={() => receipt.print(entry.id)}>
                  Comprobante<span className="sr-only"> {entry.number}</span>
                </button>
                {entry.kind === 'charge' && entry.voidedBy === null && entry.appointmentId && (
                  <button type="button" className="btn quiet small" onClick={() => onVisit(entry.appointmentId ?? '')}>
                    Corregir<span className="sr-only"> {entry.number}</span>
                  </button>
                )}
                {entry.kind === 'deposit' && entry.voidedBy === null && (
                  <button type="button" className="btn quiet small" onClick={() => setUndoing(entry)}>
                    Anular<span className="sr-only"> {entry.number}</span>
                  </button>
                )}
              </BookRow>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list}>Ver más movimientos</MoreButton>
      {undoing && <VoidDeposit entry={undoing} onClose={() => setUndoing(null)} />}
      {receipt.sheet}
    </section>
  );
};
