import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../lib/errors.ts';
import { phoneText, telLink } from '../../../lib/formats.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { MAX_OPEN_BALANCES } from '../../../shared/limits.ts';
import { pesosText } from '../../../shared/number-words.ts';
import { paths } from '../../../shared/paths.ts';
import type { Balances as Open } from '../../../shared/schemas/charge.ts';
import { LoadFailure } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/empty.tsx';
import { DepositDialog } from './deposit-dialog.tsx';

type Person = Open['rows'][number];

const Row = ({ person, onTake }: { person: Person; onTake: () => void }) => (
  <li className="setting-line">
    <span>
      <b>{person.ownerName}</b>{' '}
      {person.pets.map(({ id, name }) => (
        <Link key={id} className="link small" href={paths.patient(id)}>
          {name}
        </Link>
      ))}
      {person.ownerPhone && (
        <a className="block small num" href={telLink(person.ownerPhone)}>
          {phoneText(person.ownerPhone)}
        </a>
      )}
    </span>
    <span className="member-acts">
      <b className="num">{pesosText(Math.abs(person.cop))}</b>
      <button type="button" className="btn line small" onClick={onTake}>
        {person.cop < 0 ? 'Recibir pago' : 'Recibir más'}
        <span className="sr-only"> de {person.ownerName}</span>
      </button>
    </span>
  </li>
);

/** Who owes the clinic something, and who has paid ahead. */
export const Balances = () => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.books.balances.queryOptions());
  const [taking, setTaking] = useState<Person | null>(null);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar los saldos')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando los saldos" rows={4} />;
  const pet = taking?.pets[0];
  const part = (id: string, title: string, empty: string, rows: Person[]) => (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="row-head">
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && <b className="num">{pesosText(Math.abs(rows.reduce((sum, { cop }) => sum + cop, 0)))}</b>}
      </div>
      {rows.length === 0 && <p className="soft">{empty}.</p>}
      <ul className="setting-lines">
        {rows.map((person) => (
          <Row key={person.pets[0]?.id} person={person} onTake={() => setTaking(person)} />
        ))}
      </ul>
    </section>
  );
  return (
    <div className="grid gap-8">
      {part(
        'deben',
        'Deben',
        'Nadie debe',
        data.rows.filter(({ cop }) => cop < 0),
      )}
      {part(
        'a-favor',
        'Tienen a favor',
        'Nadie tiene abonos sin usar',
        data.rows.filter(({ cop }) => cop > 0).toReversed(),
      )}
      {data.isCut && <p className="soft small">Se muestran los {MAX_OPEN_BALANCES} que más deben.</p>}
      {taking && pet && <DepositDialog pet={pet} owed={-taking.cop} onClose={() => setTaking(null)} />}
    </div>
  );
};
