import { useQuery } from '@tanstack/react-query';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { PetRow } from './pet-row.tsx';

/** Pets out of the way, behind a line that says how many; nothing while there are none. */
export const ArchivedList = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const archived = useQuery(trpc.pets.archived.queryOptions());
  if (archived.error && !archived.data)
    return <LoadFailure text={errorText(archived.error, FALLBACK.petsLoad)} onRetry={() => archived.refetch()} />;
  const pets = archived.data ?? [];
  if (pets.length === 0) return null;
  return (
    <details className="fold">
      <summary>{counted(pets.length, 'mascota archivada', 'mascotas archivadas')}</summary>
      <ul className="pet-rows">
        {pets.map((pet) => (
          <PetRow key={pet.id} pet={pet} draw={draw} line={`Archivada el ${dayText(pet.archivedAt)}`} />
        ))}
      </ul>
    </details>
  );
};
