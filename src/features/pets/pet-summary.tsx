import type { DrawPet } from '../../lib/draw-pet.ts';
import { count } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { SUMMARY_PETS } from '../../shared/limits.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PetLinks } from './pet-nav.tsx';
import { PetRow } from './pet-row.tsx';
import { petLine } from './pet-words.ts';

/** How many pets there are, the first two of them and '+N más' (spec §2, User dashboard). `pets` begins with the first ones. */
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
  const month = useToday().slice(0, 7);
  const more = total - SUMMARY_PETS;
  const next = pets[SUMMARY_PETS];
  return (
    <section aria-labelledby="mis-mascotas">
      <div className="row-head">
        <h2 id="mis-mascotas">
          Mis mascotas <span className="num soft">{count(total)}</span>
        </h2>
        {total > 0 && (
          <button type="button" className="btn line small" onClick={onOpen}>
            <Icon name="plus" />
            Registrar<span className="sr-only"> mascota</span>
          </button>
        )}
      </div>
      {total === 0 ? (
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
      ) : (
        <ul className="pet-rows pet-summary">
          {pets.slice(0, SUMMARY_PETS).map((pet) => (
            <PetRow
              key={pet.id}
              pet={pet}
              draw={draw}
              sizes="(min-width: 60rem) 148px, 104px"
              line={petLine(pet, month)}
            >
              <PetLinks pet={pet} />
            </PetRow>
          ))}
          {more > 0 && (
            <li className="pet-more">
              <button type="button" className="pet-rest" onClick={onOpen}>
                {next && draw(next, '60px')}
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
