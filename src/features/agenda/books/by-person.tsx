import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/errors.ts';
import { counted } from '../../../lib/formats.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { METHOD_NAME, PAID_WAYS, paidTotal } from '../../../shared/charges.ts';
import { pesosText } from '../../../shared/number-words.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/empty.tsx';
import { NOBODY } from './words.ts';

/** A month by person: what was charged of its visits, and the money that came in by way of paying. */
export const ByPerson = ({ month }: { month: string }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.books.month.queryOptions({ month }));
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar el mes')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando el mes" rows={3} />;
  const ways = PAID_WAYS.filter((way) => data.received.some(({ paid }) => paid[way] !== 0));
  const charged = data.charged.reduce((sum, { cop }) => sum + cop, 0);
  return (
    <>
      <section aria-labelledby="por-persona" className="grid gap-3">
        <h2 id="por-persona">Lo cobrado, por persona</h2>
        <p className="soft small">De las visitas que terminaron en el mes: suma lo mismo que Ingresos.</p>
        {data.charged.length === 0 && <p className="soft">Nada se cobró este mes.</p>}
        <ul className="setting-lines">
          {data.charged.map(({ actorId, name, cop, visits }) => (
            <li key={actorId ?? ''} className="setting-line">
              <span>
                <b>{name ?? NOBODY}</b> <span className="soft small">{counted(visits, 'visita', 'visitas')}</span>
              </span>
              <b className="num">{pesosText(cop)}</b>
            </li>
          ))}
          {data.charged.length > 1 && (
            <li className="setting-line">
              <span>Total</span>
              <b className="num">{pesosText(charged)}</b>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="recibido" className="grid gap-3">
        <h2 id="recibido">Lo recibido, por medio de pago</h2>
        <p className="soft small">El dinero que entró en el mes, con abonos, menos lo que se devolvió.</p>
        {ways.length === 0 && <p className="soft">Nada se recibió este mes.</p>}
        {ways.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the keyboard too.
          <section className="income-scroll" aria-labelledby="recibido" tabIndex={0}>
            <table className="table-plain num">
              <thead>
                <tr>
                  <th scope="col">Quién</th>
                  {ways.map((way) => (
                    <th key={way} scope="col">
                      {METHOD_NAME[way]}
                    </th>
                  ))}
                  <th scope="col">Total</th>
                </tr>
              </thead>
              <tbody>
                {data.received.map(({ actorId, name, paid }) => (
                  <tr key={actorId ?? ''}>
                    <th scope="row">{name ?? NOBODY}</th>
                    {ways.map((way) => (
                      <td key={way}>{pesosText(paid[way])}</td>
                    ))}
                    <td>
                      <b>{pesosText(paidTotal(paid))}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
              {data.received.length > 1 && (
                <tfoot>
                  <tr>
                    <th scope="row">Total</th>
                    {ways.map((way) => (
                      <td key={way}>{pesosText(data.received.reduce((sum, { paid }) => sum + paid[way], 0))}</td>
                    ))}
                    <td>
                      <b>{pesosText(data.received.reduce((sum, { paid }) => sum + paidTotal(paid), 0))}</b>
                    </td>
                  </tr>
                </tfoot>
              )}
            </table>
          </section>
        )}
      </section>
    </>
  );
};
