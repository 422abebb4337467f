import { Link } from 'wouter';
import { useToday } from '../../lib/now.ts';
import { paths } from '../../shared/paths.ts';
import type { Due } from '../../shared/schemas/carne.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { Hole, Stamp } from './carne-card.tsx';
import { useCarne } from './use-records.ts';
import { dueTag } from './words.ts';

/** Stamps that one row has room for; the carné has all. */
const ROW = 4;

const GRAVITY = { overdue: 0, soon: 1 } as Partial<Record<Due['state'], number>>;

/** The carné of the pet that something is due of, on the dashboard, as one row of stamps; nothing while it is not there. */
export const UrgentCarne = ({ petId }: { petId: string }) => {
  const today = useToday();
  const { data } = useCarne(petId);
  if (!data || data.due.length === 0) return null;
  const { pet, due } = data;
  const gravest = due.toSorted((a, b) => (GRAVITY[a.state] ?? 2) - (GRAVITY[b.state] ?? 2)).slice(0, ROW);
  return (
    <section className="carne carne-row" aria-labelledby="carne-de" data-species={FOLDER_OF[pet.species]}>
      <div className="carne-cover">
        <div>
          <p className="small">Carné de vacunación</p>
          <h2 id="carne-de">{pet.name}</h2>
        </div>
        <div className="carne-acts">
          <Link href={paths.pet(pet.id, 'carne')} className="btn line small">
            <Icon name="qr-code" />
            Ver y compartir<span className="sr-only"> el carné de {pet.name}</span>
          </Link>
        </div>
      </div>
      <ul className="carne-stamps">
        {gravest.map((one) => (
          <li key={one.key}>
            {one.last && one.state !== 'overdue' ? <Stamp act={one.last} /> : <Hole late={one.state === 'overdue'} />}
            <p className="carne-what">{one.name.replace(/\s*\(.*\)/, '')}</p>
            <p className={one.state === 'overdue' ? 'carne-late' : 'soft'}>{dueTag(one, today).text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
