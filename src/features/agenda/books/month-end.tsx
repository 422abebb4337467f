import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../lib/errors.ts';
import { counted, momentText, monthName, writtenDate } from '../../../lib/formats.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { pesosText } from '../../../shared/number-words.ts';
import type { MonthEnd as End } from '../../../shared/schemas/month-close.ts';
import { subtractMonths } from '../../../shared/time.ts';
import { Alert, LoadFailure } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/empty.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TwoFaced } from '../../../ui/two-faced.tsx';
import { MonthSteps } from './month-steps.tsx';
import { useMonthFiles } from './use-month-files.ts';
import { NOBODY } from './words.ts';

const titleOf = (month: string) => `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;

/** What the month comes to. */
const Sums = ({ sums: { entries, totalCop, paidCop, invoicedCop } }: { sums: End['sums'] }) => (
  <dl className="month-sums num">
    <dt>Cobrado, menos lo anulado</dt>
    <dd>{pesosText(totalCop)}</dd>
    <dt>Recibido, menos lo devuelto</dt>
    <dd>{pesosText(paidCop)}</dd>
    <dt>Para facturar</dt>
    <dd>
      {pesosText(invoicedCop)}
      {invoicedCop !== totalCop && (
        <span className="block soft small">
          La diferencia son cobros que se anularon antes de entregarlos, o anulaciones de esos.
        </span>
      )}
    </dd>
    <dt>Movimientos</dt>
    <dd>{entries}</dd>
  </dl>
);

/** Cash that nobody counted, each with the way to its day. */
const OpenCash = ({ cash }: { cash: End['openCash'] }) => (
  <section aria-labelledby="sin-contar">
    <h3 id="sin-contar">{counted(cash.length, 'caja sin cerrar', 'cajas sin cerrar')}</h3>
    <ul className="setting-lines">
      {cash.map(({ day, userId, name, cop }) => (
        <li key={`${day} ${userId}`} className="setting-line">
          <span>
            <b>{writtenDate(day)}</b> <span className="soft small">{name ?? NOBODY}</span>
          </span>
          <span className="member-acts">
            <b className="num">{pesosText(cop)}</b>
            <Link className="btn line small" href={`/dashboard/business/ingresos?vista=caja&dia=${day}`}>
              Contar<span className="sr-only"> la caja de {name ?? NOBODY}</span>
            </Link>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Files = ({ files }: { files: ReturnType<typeof useMonthFiles> }) => (
  <TwoFaced
    className="btn line justify-self-start"
    busy={files.isBusy}
    busyText="Preparando..."
    onPress={files.saveBoth}
  >
    <span className="inline-flex items-center gap-2">
      <Icon name="download" />
      Descargar CSV y JSON
    </span>
  </TwoFaced>
);

/** A month that is over: what is open of it, its close, and both files for the accountant, in one act. */
const Open = ({ month, end, files }: { month: string; end: End; files: ReturnType<typeof useMonthFiles> }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const close = useMutation(trpc.books.closeMonth.mutationOptions());
  const [accepts, setAccepts] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { openCash, pending } = end;
  const send = async () => {
    setProblem(undefined);
    if (openCash.length > 0 && !accepts)
      return setProblem('Cuenta las cajas que faltan, o marca que cierras el mes sin contarlas.');
    try {
      await close.mutateAsync({ month, openCash: openCash.length });
      await files.saveBoth();
    } catch (failure) {
      setProblem(errorText(failure, 'No se pudo cerrar el mes'));
    } finally {
      await client.invalidateQueries(trpc.books.pathFilter());
    }
  };
  return (
    <>
      {openCash.length > 0 && <OpenCash cash={openCash} />}
      <p>
        {openCash.length === 0 && 'Todas las cajas con efectivo están cerradas. '}
        {pending === 0
          ? 'No hay cobros por entregar.'
          : `${counted(pending, 'cobro por entregar', 'cobros por entregar')}: al cerrar ${pending === 1 ? 'queda entregado' : 'quedan entregados'}.`}
      </p>
      {openCash.length > 0 && (
        <CheckField checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
          Cierro el mes con {counted(openCash.length, 'caja sin contar', 'cajas sin contar')}
        </CheckField>
      )}
      {problem && <Alert tone="bad">{problem}</Alert>}
      <TwoFaced className="btn primary justify-self-start" busy={close.isPending} busyText="Cerrando..." onPress={send}>
        Cerrar {titleOf(month)} y descargar
      </TwoFaced>
    </>
  );
};

/** The end of a month, for the titular: what it came to, what is open, its close and its files. `now`: this month. */
export const MonthEnd = ({
  month: asked,
  now,
  onMonth,
}: {
  month: string;
  now: string;
  onMonth: (month: string) => void;
}) => {
  const trpc = useTRPC();
  // A month that still runs is not closed: whoever comes without having chosen one means the last.
  const month = asked < now ? asked : subtractMonths(now, 1);
  const files = useMonthFiles(month);
  const { data, error, refetch } = useQuery(trpc.books.monthEnd.queryOptions({ month }, { staleTime: 0 }));
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar el mes')} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby="cerrar-mes" className="grid gap-4">
      <h2 id="cerrar-mes">Cerrar {titleOf(month)}</h2>
      <MonthSteps month={month} hasNext={subtractMonths(month, -1) < now} onMonth={onMonth} />
      <p className="soft measure">
        Cerrar deja escrito en cuánto quedó el mes y entrega lo que falta por facturar. Tu contador recibe los
        movimientos en CSV, que se abre en Excel, y los documentos en JSON. Lo que corrijas después sale como nota en el
        mes en que lo corrijas.
      </p>
      {!data && <Loading label="Cargando el mes" rows={4} />}
      {data && <Sums sums={data.close ?? data.sums} />}
      {data && !data.close && <Open key={month} month={month} end={data} files={files} />}
      {data?.close && (
        <>
          <Alert tone="ok">
            Mes cerrado: {momentText(data.close.at, Date.now())}, {data.close.by ?? NOBODY}.
            {data.close.openCash > 0 &&
              ` Se cerró con ${counted(data.close.openCash, 'caja sin contar', 'cajas sin contar')}.`}
          </Alert>
          <Files files={files} />
        </>
      )}
    </section>
  );
};
