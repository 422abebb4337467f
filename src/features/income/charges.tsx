import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime, counted, longDate, monthName } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { Charge } from '../../shared/schemas/income.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { chargesCsv } from './csv.ts';

/** Rows that one call for the file brings. */
const FILE_PAGE = 500;

/** 'noviembre de 2026' */
export const monthTitle = (month: string) => `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;

/** Brings all charges of a month and hands them over as a file. */
const useCsv = (month: string) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows: Charge[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.fetchQuery(
          trpc.clinic.charges.queryOptions(
            { month, limit: FILE_PAGE, ...(cursor ? { cursor } : {}) },
            { staleTime: 0 },
          ),
        );
        rows.push(...page.rows);
        cursor = page.next ?? undefined;
      } while (cursor);
      saveFile(`ingresos-${month}.csv`, 'text/csv;charset=utf-8', chargesCsv(rows));
      say(`${counted(rows.length, 'cobro', 'cobros')} en ingresos-${month}.csv.`);
    } catch (error) {
      say(errorText(error, 'No se pudo preparar el archivo'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
};

/** Each charge of a month, and the file of them all. `total` is what they add up to. */
export const Charges = ({
  month,
  total,
  onCorrect,
}: {
  month: string;
  total: number;
  onCorrect: (visitId: string) => void;
}) => {
  const trpc = useTRPC();
  const csv = useCsv(month);
  const list = useInfiniteQuery(
    trpc.clinic.charges.infiniteQueryOptions({ month }, { getNextPageParam: (page) => page.next }),
  );
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-labelledby="cobros">
      <div className="row-head">
        <h2 id="cobros">Cobros de {monthTitle(month)}</h2>
        {rows.length > 0 && (
          <TwoFaced className="btn line small" busy={csv.isBusy} busyText="Preparando..." onPress={csv.save}>
            <span className="inline-flex items-center gap-2">
              <Icon name="download" />
              Descargar CSV
            </span>
          </TwoFaced>
        )}
      </div>
      <p className="income-total num">{pesosText(total)}</p>
      {list.error && !list.data && (
        <LoadFailure text={errorText(list.error, 'No se pudieron cargar los cobros')} onRetry={() => list.refetch()} />
      )}
      {list.isPending && <Loading label="Cargando los cobros" rows={4} />}
      {list.data && rows.length === 0 && (
        <Empty title="Nada se cobró este mes">
          Lo que anotes al terminar una visita («Terminar y cobrar») aparece aquí.
        </Empty>
      )}
      {rows.length > 0 && (
        <table className="table charges">
          <thead>
            <tr>
              <th scope="col">Cuándo</th>
              <th scope="col">Paciente</th>
              <th scope="col">Tipo</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td data-label="Cuándo" className="num">
                  <Link
                    className="link"
                    href={`/dashboard/business/agenda?vista=dia&fecha=${row.completedAt.slice(0, 10)}`}
                  >
                    {longDate(row.completedAt.slice(0, 10))}, {clockTime(row.completedAt.slice(11))}
                  </Link>
                </td>
                <td data-label="Paciente">
                  <b>{row.patientName}</b> <span className="soft small">{row.ownerName}</span>
                </td>
                <td data-label="Tipo">{TYPE_NAME[row.type]}</td>
                <td data-label="Valor" className="num">
                  {row.voided ? (
                    <>
                      <s>{pesosText(row.voided.cop)}</s> <Tag tone="bad">Anulado</Tag>
                      <span className="block soft small">{row.voided.reason}</span>
                    </>
                  ) : (
                    pesosText(row.cop)
                  )}
                  {row.entry && (
                    <span className="block small">
                      n.º {row.entry.number}{' '}
                      <button type="button" className="link" onClick={() => onCorrect(row.id)}>
                        Corregir<span className="sr-only"> el cobro de {row.patientName}</span>
                      </button>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list}>Ver más cobros</MoreButton>
    </section>
  );
};
