import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { paths } from '../../shared/paths.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Pets out of the way, behind a line that says how many; nothing while there are none. */
export const ArchivedList = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const archived = useQuery(trpc.pets.archived.queryOptions());
  if (archived.error && !archived.data)
    return <LoadFailure text={errorText(archived.error, FALLBACK.petsLoad)} onRetry={() => archived.refetch()} />;
  const pets = archived.data ?? [];
  if (pets.length === 0) return null;
  return (
    <details className="fold pet-archive">
      <summary>
        <Icon name="chevron-down" />
        {counted(pets.length, 'mascota archivada', 'mascotas archivadas')}
      </summary>
      <ul className="pet-rows">
        {pets.map((pet) => (
          <li key={pet.id} className="pet-row">
            {draw(pet, '104px')}
            <div>
              <h3>
                <Link href={paths.pet(pet.id)} className="pet-link">
                  {pet.name}
                </Link>
              </h3>
              <p className="soft small">Archivada el {dayText(pet.archivedAt)}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
};
