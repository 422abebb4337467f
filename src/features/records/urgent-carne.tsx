import { Link } from 'wouter';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { CarneCard } from './carne-card.tsx';
import { useCarne } from './use-records.ts';

/** The carné of the pet that something is due of, on the dashboard; nothing while it is not there. */
export const UrgentCarne = ({ petId }: { petId: string }) => {
  const { data } = useCarne(petId);
  if (!data || data.due.length === 0) return null;
  const { pet, due } = data;
  return (
    <CarneCard
      pet={pet}
      due={due}
      none={null}
      acts={
        <Link href={paths.pet(pet.id, 'carne')} className="btn line small">
          <Icon name="qr-code" />
          Ver y compartir<span className="sr-only"> el carné de {pet.name}</span>
        </Link>
      }
    />
  );
};
