import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { paths } from '../../shared/routes.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { petLine } from './pet-words.ts';

/** Every pet of the owner, in the order of registration. */
export const PetList = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const pets = useQuery(trpc.pets.list.queryOptions());
  const month = useToday().slice(0, 7);
  if (pets.error) return <LoadFailure text={errorText(pets.error, FALLBACK.petsLoad)} onRetry={() => pets.refetch()} />;
  if (!pets.data) return <Loading label="Cargando tus mascotas" />;
  if (pets.data.rows.length === 0)
    return (
      <Empty title="Todavía no tienes mascotas aquí">
        Regístrala con el formulario: nombre, especie, edad y peso bastan para agendar su primera cita.
      </Empty>
    );
  return (
    <ul className="pet-rows">
      {pets.data.rows.map((pet) => (
        <li key={pet.id} className="pet-row">
          {draw(pet, '104px')}
          <div>
            <h3>
              <Link href={paths.pet(pet.id)} className="pet-link">
                {pet.name}
              </Link>
            </h3>
            <p className="soft small">{petLine(pet, month)}</p>
            {pet.notes && <p className="small mt-1">{pet.notes}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};
