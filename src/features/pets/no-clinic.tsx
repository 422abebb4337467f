import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OwnClinic } from '../../lib/own-clinics.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { paths } from '../../shared/paths.ts';
import type { PetCard } from '../../shared/schemas/pet-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClinicCall } from './clinic-call.tsx';

/** So many leave 123 on the first screen of a phone; more are a list by city. */
const FEW = 2;

/**
 * Whom to call for a pet that no clinic of ours has seen: the clinics of the owner's other pets (`others`), which the device keeps; else
 * those that take bookings; else whoever is open nearby.
 */
export const NoClinic = ({ card, others }: { card: PetCard; others: readonly OwnClinic[] }) => {
  const trpc = useTRPC();
  const list = useQuery(trpc.clinics.list.queryOptions({}, { enabled: others.length === 0 }));
  const bookable = list.data ?? [];
  const few = others.length > 0 ? others : bookable.length <= FEW ? bookable : [];
  return (
    <>
      <p>
        {card.name} no tiene clínica anotada.
        {others.length > 0 && ' Llama a la de tus otras mascotas:'}
        {others.length === 0 && few.length > 0 && ' Estas reciben citas aquí:'}
      </p>
      {few.map((clinic) => (
        <ClinicCall key={clinic.id} clinic={clinic} solid={others.length > 0} />
      ))}
      <p className="card-ways no-print">
        <a className={few.length > 0 ? 'btn danger-line' : 'btn danger'} href={paths.findVet}>
          <Icon name="search" />
          Busca una abierta en el mapa
        </a>
        {bookable.length > few.length && (
          <Link href={paths.book(card.id)} className="btn line">
            Clínicas por ciudad, con su teléfono
          </Link>
        )}
      </p>
    </>
  );
};
