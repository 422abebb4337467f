import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { count } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { SUMMARY_PETS } from '../../shared/limits.ts';
import { paths } from '../../shared/routes.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { petLine } from './pet-words.ts';

/** How many pets there are, the first two of them and '+N más' (spec §2, User dashboard). */
export const PetSummary = ({ draw, onOpen }: { draw: DrawPet; onOpen: () => void }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.pets.list.queryOptions());
  const month = useToday().slice(0, 7);
  const pets = data?.rows ?? [];
  const more = pets.length - SUMMARY_PETS;
  return (
    <section aria-labelledby="mis-mascotas">
      <div className="row-head">
        <h2 id="mis-mascotas">Mis mascotas {data && <span className="num soft">{count(pets.length)}</span>}</h2>
        {pets.length > 0 && (
          <button type="button" className="btn line small" onClick={onOpen}>
            <Icon name="plus" />
            Registrar<span className="sr-only"> mascota</span>
          </button>
        )}
      </div>
      {error && <LoadFailure text={errorText(error, FALLBACK.petsLoad)} onRetry={() => refetch()} />}
      {!data && !error && <Loading label="Cargando tus mascotas" rows={2} />}
      {data && pets.length === 0 && (
        <Empty
          title="¿Quién vive contigo?"
          action={
            <button type="button" className="btn primary" onClick={onOpen}>
              Registrar mascota
            </button>
          }
        >
          Registra a tu perro, gato, hámster o loro para agendar su primera cita.
        </Empty>
      )}
      {pets.length > 0 && (
        <ul className="pet-rows pet-summary">
          {pets.slice(0, SUMMARY_PETS).map((pet) => (
            <li key={pet.id} className="pet-row">
              {draw(pet, '104px')}
              <div>
                <h3>
                  <Link href={paths.pet(pet.id)} className="pet-link">
                    {pet.name}
                  </Link>
                </h3>
                <p className="soft small">{petLine(pet, month)}</p>
              </div>
            </li>
          ))}
          {more > 0 && (
            <li className="pet-more">
              <button type="button" className="pet-rest" onClick={onOpen}>
                {draw(pets[SUMMARY_PETS] as (typeof pets)[number], '60px')}
                <span>
                  <span className="pet-rest-count">+{count(more)} más</span>
                  <span className="soft small">Ver todas</span>
                </span>
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
};
