import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../../lib/errors.ts';
import { momentText, writtenDate } from '../../../lib/formats.ts';
import { useToday } from '../../../lib/now.ts';
import { useAuth } from '../../../lib/session.tsx';
import { useTRPC } from '../../../lib/trpc.ts';
import { pesosText } from '../../../shared/number-words.ts';
import type { Cash as CashDay } from '../../../shared/schemas/charge.ts';
import { addDays, isRealDate } from '../../../shared/time.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/empty.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CloseCash } from './close-cash.tsx';
import { useMemberRole } from './use-member-role.ts';

type Person = CashDay['people'][number];

/** How a counted day came out. */
const Closed = ({ book, close }: { book: number; close: NonNullable<Person['close']> }) => {
  const off = close.counted - close.opening - book;
  return (
    <span className="block small">
      Base {pesosText(close.opening)} · contado {pesosText(close.counted)} ·{' '}
      <b>{off === 0 ? 'cuadra' : off > 0 ? `sobran ${pesosText(off)}` : `faltan ${pesosText(-off)}`}</b>
      {close.note && ` · ${close.note}`}
      <span className="block soft">
        Cerrada {momentText(close.at, Date.now())}
        {close.by && ` por ${close.by}`}
      </span>
    </span>
  );
};

/** The cash of a day by person, and its count; a titular counts that of others too. */
export const Cash = () => {
  const trpc = useTRPC();
  const mayAll = useMemberRole() === 'titular';
  const { user } = useAuth();
  const today = useToday();
  const asked = new URLSearchParams(useSearch()).get('dia') ?? '';
  const [day, setDay] = useState(isRealDate(asked) && asked <= today ? asked : today);
  const [from, setFrom] = useState(asked);
  // A link to a day's cash leads there though the panel stands already.
  if (asked !== from) {
    setFrom(asked);
    if (isRealDate(asked) && asked <= today) setDay(asked);
  }
  const [closing, setClosing] = useState<Person | null>(null);
  const isDay = isRealDate(day) && day <= addDays(today, 1);
  const { data, error, refetch } = useQuery(
    trpc.books.cash.queryOptions({ day: isDay ? day : today }, { staleTime: 0, refetchInterval: 30_000 }),
  );
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar la caja')} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby="caja" className="grid gap-4">
      <h2 id="caja">Caja del {writtenDate(isDay ? day : today)}</h2>
      <p className="soft measure">
        El efectivo que cada persona recibió, menos lo que devolvió. Quien cierra su caja sigue cobrando: lo que reciba
        después cuenta en la caja del día siguiente.
      </p>
      <div className="cash-day">
        <TextField
          label="Día"
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isDay ? undefined : 'Elige un día que ya llegó.'}
        />
      </div>
      {!data && <Loading label="Cargando la caja" rows={3} />}
      <ul className="setting-lines">
        {data?.people.map((person) => (
          <li key={person.userId} className="setting-line">
            <span>
              <b>{person.name}</b> {person.userId === user?.id && <span className="soft small">Tú</span>}
              {person.close ? (
                <Closed book={person.book} close={person.close} />
              ) : (
                <span className="block soft small">Sin cerrar</span>
              )}
            </span>
            <span className="member-acts">
              <b className="num">{pesosText(person.book)}</b>
              {!person.close && data.day <= today && (mayAll || person.userId === user?.id) && (
                <button type="button" className="btn primary small" onClick={() => setClosing(person)}>
                  Cerrar caja<span className="sr-only"> de {person.name}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {closing && data && <CloseCash day={data.day} person={closing} onClose={() => setClosing(null)} />}
    </section>
  );
};
