import { useQuery } from '@tanstack/react-query';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { useSifted } from '../../lib/use-sifted.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { PETS_AT_ONCE, TEXT } from '../../shared/limits.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { SiftField } from '../../ui/sift-field.tsx';
import { PetWays } from './pet-nav.tsx';
import { PetRow } from './pet-row.tsx';
import { petLine } from './pet-words.ts';

const Row = ({ pet, month, draw }: { pet: Pet; month: string; draw: DrawPet }) => (
  <PetRow pet={pet} draw={draw} sizes="64px" line={petLine(pet, month)}>
    <PetWays pet={pet} />
  </PetRow>
);

/** The rows, in portions; many pets are searched by name, breed and species. */
const Rows = ({ pets, draw }: { pets: readonly Pet[]; draw: DrawPet }) => {
  const month = useToday().slice(0, 7);
  const list = useSifted(pets, PETS_AT_ONCE, ({ name, breed, species }) =>
    [name, breed, SPECIES_NAME[species].one, SPECIES_NAME[species].many].join(' '),
  );
  return (
    <>
      {list.isLong && (
        <SiftField
          label="Buscar entre tus mascotas"
          value={list.typed}
          onType={list.type}
          longest={TEXT.name}
          result={
            list.found === 0
              ? 'Ninguna se llama así. Prueba con su nombre, su raza o su especie.'
              : counted(list.found, 'mascota', 'mascotas')
          }
        />
      )}
      {list.shown.length > 0 && (
        <ul className="pet-rows">
          {list.shown.map((pet) => (
            <Row key={pet.id} pet={pet} month={month} draw={draw} />
          ))}
        </ul>
      )}
      {list.next > 0 && (
        <button type="button" className="btn line mt-4" onClick={list.more}>
          Ver {list.next} más
        </button>
      )}
    </>
  );
};

/** Every pet of the owner, in the order of registration. */
export const PetList = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const pets = useQuery(trpc.pets.list.queryOptions());
  if (pets.error && !pets.data)
    return <LoadFailure text={errorText(pets.error, FALLBACK.petsLoad)} onRetry={() => pets.refetch()} />;
  if (!pets.data) return <Loading label="Cargando tus mascotas" />;
  if (pets.data.rows.length === 0)
    return (
      <Empty title="Todavía no tienes mascotas aquí">
        Regístrala con el formulario: nombre, especie, edad y peso bastan para agendar su primera cita.
      </Empty>
    );
  return <Rows pets={pets.data.rows} draw={draw} />;
};
