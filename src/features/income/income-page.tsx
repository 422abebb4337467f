import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';

import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { APPOINTMENT_TYPES, TYPE_NAME } from '../../shared/appointments.ts';
import { count, pesosText } from '../../shared/number-words.ts';
import type { Income } from '../../shared/schemas/income.ts';
import { monthsBetween, subtractMonths } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Charges, monthTitle } from './charges.tsx';
import { IncomeChart } from './chart.tsx';

/** Months that stand together. */
const YEAR = 12;

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
          <th scope="col">Total</th>
          <th scope="col">Visitas</th>
          {APPOINTMENT_TYPES.map((type) => (
            <th key={type} scope="col">
              {TYPE_NAME[type]}
            </th>
          ))}
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
            <td>
              <b>{pesosText(row.cop)}</b>
            </td>
            <td>{count(row.visits)}</td>
            {APPOINTMENT_TYPES.map((type) => (
              <td key={type}>{row.byType[type] ? pesosText(row.byType[type].cop) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The month that the address asks for: this one unless told. */
export const useMonth = () => {
  const now = useToday().slice(0, 7);
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const asked = search.get('mes') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
  const choose = (next: string) => {
    search.set('mes', next);
    navigate(`${path}?${search}`, { replace: true });
  };
  return { now, month, choose };
};

/** What the clinic charged: twelve months as a picture and as figures, and each charge of one of them. */
export const IncomePage = ({ onCorrect }: { onCorrect: (visitId: string) => void }) => {
  const trpc = useTRPC();
  const { now, month: chosen, choose } = useMonth();
  // Twelves of months, counted back from this one: choosing a month of the twelve shown moves none of them.
  const until = subtractMonths(now, Math.floor(monthsBetween(chosen, now) / YEAR) * YEAR);
  const { data, error, refetch } = useQuery(
    trpc.clinic.income.queryOptions({ until }, { placeholderData: keepPreviousData }),
  );
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
            <button type="button" className="btn line small" onClick={() => choose(subtractMonths(until, YEAR))}>
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
      <Charges key={chosen} month={chosen} total={total} onCorrect={onCorrect} />
    </>
  );
};
