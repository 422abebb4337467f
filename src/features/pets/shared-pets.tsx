import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';

/** The animals of a household that somebody just came into, before they have an address here; nothing where there are none. */
export const SharedPets = ({ draw }: { draw: DrawPet }) => {
  const { data } = useQuery(useTRPC().pets.list.queryOptions());
  const shared = data?.rows.filter(({ sharedBy }) => sharedBy !== null) ?? [];
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="las-que-cuidas">
      <div className="strip-title">
        <h2 id="las-que-cuidas">Las mascotas que cuidas</h2>
      </div>
      <ul className="pet-strip">
        {shared.map((pet) => (
          <li key={pet.id}>
            <Link href={paths.pet(pet.id)} className="pet-face">
              {draw(pet, '44px')}
              <h3>{pet.name}</h3>
              <p className="soft small">de {pet.sharedBy}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
