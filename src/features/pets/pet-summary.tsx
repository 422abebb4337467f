import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { SUMMARY_PETS } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import { paths } from '../../shared/paths.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { Empty } from '../../ui/empty.tsx';
import { HistoryDoor } from './history-door.tsx';

/** How many pets there are, the first two of them and '+N más' (spec §2, User dashboard), as a strip. `pets` begins with the first ones. */
export const PetSummary = ({
  pets,
  total,
  draw,
  onOpen,
}: {
  pets: readonly Pet[];
  total: number;
  draw: DrawPet;
  onOpen: () => void;
}) => {
  const more = total - SUMMARY_PETS;
  if (total === 0)
    return (
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
    );
  return (
    <section aria-labelledby="mis-mascotas">
      <div className="strip-title">
        <h2 id="mis-mascotas">
          Mis mascotas <span className="num soft">{count(total)}</span>
        </h2>
        <HistoryDoor />
      </div>
      <ul className="pet-strip">
        {pets.slice(0, SUMMARY_PETS).map((pet) => (
          <li key={pet.id}>
            <Link href={paths.pet(pet.id)} className="pet-face">
              {draw(pet, '44px')}
              <h3>{pet.name}</h3>
              {pet.sharedBy !== null && <p className="soft small">de {pet.sharedBy}</p>}
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" className="pet-face pet-rest" onClick={onOpen}>
              +{count(more)} más
            </button>
          </li>
        )}
      </ul>
    </section>
  );
};
