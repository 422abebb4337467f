import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime, count, counted, longDate, monthName } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { pesosText } from '../../lib/pesos.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, TYPE_NAME } from '../../shared/appointments.ts';
import type { Charge, Income } from '../../shared/schemas/income.ts';
import { subtractMonths } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { IncomeChart } from './chart.tsx';
import { chargesCsv } from './csv.ts';

/** Rows that one call for the file brings. */
const FILE_PAGE = 500;

/** 'noviembre de 2026' */
const monthTitle = (month: string) => `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;

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

const Months = ({
  months,
  chosen,
  onChoose,
}: {
  months: Income;
  chosen: string;
  onChoose: (month: string) => void;
}) => (
  <div className="income-scroll">
    <table className="table-plain num">
      <caption className="sr-only">Ingresos por mes y tipo de visita</caption>
      <thead>
        <tr>
          <th scope="col">Mes</th>
          {APPOINTMENT_TYPES.map((type) => (
            <th key={type} scope="col">
              {TYPE_NAME[type]}
            </th>
          ))}
          <th scope="col">Visitas</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className={row.month === chosen ? 'chosen' : undefined}>
            <th scope="row">
              <button
                type="button"
                className="link"
                aria-pressed={row.month === chosen}
                onClick={() => onChoose(row.month)}
              >
                {monthTitle(row.month)}
              </button>
            </th>
            {APPOINTMENT_TYPES.map((type) => (
              <td key={type}>{row.byType[type] ? pesosText(row.byType[type].cop) : '–'}</td>
            ))}
            <td>{count(row.visits)}</td>
            <td>
              <b>{pesosText(row.cop)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Charges = ({ month, total }: { month: string; total: number }) => {
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
                  {longDate(row.completedAt.slice(0, 10))}, {clockTime(row.completedAt.slice(11))}
                </td>
                <td data-label="Paciente">
                  <b>{row.patientName}</b> <span className="soft small">{row.ownerName}</span>
                </td>
                <td data-label="Tipo">{TYPE_NAME[row.type]}</td>
                <td data-label="Valor" className="num">
                  {pesosText(row.cop)}
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

/** What the clinic charged: twelve months as a picture and as figures, and each charge of one of them. */
export const IncomePage = () => {
  const trpc = useTRPC();
  const now = useToday().slice(0, 7);
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('mes') ?? '';
  const chosen = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
  // The last twelve months; of an older choice, the twelve that end with its year.
  const until = chosen > subtractMonths(now, 12) ? now : chosen;
  const { data, error, refetch } = useQuery(
    trpc.clinic.income.queryOptions({ until }, { placeholderData: keepPreviousData }),
  );
  const choose = (month: string) => navigate(`${path}?mes=${month}`, { replace: true });
  const total = data?.find(({ month }) => month === chosen)?.cop ?? 0;
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar los ingresos')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando los ingresos" rows={6} />;
  return (
    <>
      <section aria-labelledby="meses" className="grid gap-5">
        <div className="row-head">
          <h2 id="meses">Doce meses</h2>
          <div className="choices">
            <button type="button" className="btn line small" onClick={() => choose(subtractMonths(until, 12))}>
              <Icon name="chevron-left" />
              Doce meses antes
            </button>
            {until !== now && (
              <button type="button" className="btn line small" onClick={() => choose(now)}>
                Ir a este mes
              </button>
            )}
          </div>
        </div>
        <IncomeChart months={data} chosen={chosen} />
        <Months months={data} chosen={chosen} onChoose={choose} />
      </section>
      <Charges key={chosen} month={chosen} total={total} />
    </>
  );
};
