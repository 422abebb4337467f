import type { UseFormRegister } from 'react-hook-form';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { counted } from '../../lib/formats.ts';
import { useSifted } from '../../lib/use-sifted.ts';
import { PETS_AT_ONCE, TEXT } from '../../shared/limits.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { SiftField } from '../../ui/sift-field.tsx';
import type { Booking } from './booking.ts';

/** Whom the visit is for. Many pets are searched; the chosen one stays in sight whatever is typed. */
export const PetChoice = ({
  pets,
  chosen,
  draw,
  register,
  error,
}: {
  pets: readonly Pet[];
  chosen: string;
  draw: DrawPet;
  register: UseFormRegister<Booking>;
  error?: string | undefined;
}) => {
  const list = useSifted(pets, PETS_AT_ONCE, ({ name, breed, species }) =>
    [name, breed, SPECIES_NAME[species].one].join(' '),
  );
  const hidden = pets.filter(({ id }) => id === chosen && !list.shown.some((pet) => pet.id === id));
  return (
    <>
      {list.isLong && (
        <SiftField
          label="Buscar la mascota"
          value={list.typed}
          onType={list.type}
          longest={TEXT.name}
          result={list.found === 0 ? 'Ninguna se llama así.' : counted(list.found, 'mascota', 'mascotas')}
        />
      )}
      <ChoiceGroup legend="Mascota" className="pet-choices" error={error}>
        {[...hidden, ...list.shown].map((pet) => (
          <Choice key={pet.id} className="card-choice" value={pet.id} {...register('petId')}>
            {draw(pet, '92px')}
            <span>{pet.name}</span>
          </Choice>
        ))}
      </ChoiceGroup>
      {list.next > 0 && (
        <button type="button" className="btn line small justify-self-start" onClick={list.more}>
          Ver {list.next} más
        </button>
      )}
    </>
  );
};
