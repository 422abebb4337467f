import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { FALLBACK } from '../../shared/errors.ts';
import { paths } from '../../shared/paths.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { BookingForm } from './booking-form.tsx';

/** The booking form with what it needs, or what has to happen first. */
export const Book = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const { user } = useAuth();
  const pets = useQuery(trpc.pets.list.queryOptions());
  const clinics = useQuery(trpc.clinics.list.queryOptions());
  const retry = () => {
    for (const query of [pets, clinics]) if (query.error) void query.refetch();
  };
  if (pets.error && !pets.data) return <LoadFailure text={errorText(pets.error, FALLBACK.petsLoad)} onRetry={retry} />;
  if (clinics.error && !clinics.data)
    return <LoadFailure text={errorText(clinics.error, 'No se pudieron cargar las clínicas')} onRetry={retry} />;
  if (!pets.data || !clinics.data || !user) return <Loading label="Cargando el formulario de citas" rows={5} />;
  const living = pets.data.rows.filter(({ diedAt }) => diedAt === null);
  if (living.length === 0)
    return (
      <Empty
        title="Primero, tu mascota"
        action={
          <Link href={paths.ownerTab('mascotas')} className="btn primary">
            Registrar mascota
          </Link>
        }
      >
        La cita es para alguien: registra a tu mascota y vuelve a elegir la fecha.
      </Empty>
    );
  if (clinics.data.length === 0)
    return (
      <Empty title="Ninguna clínica recibe citas por ahora">
        Todavía no hay clínicas con la agenda abierta. Vuelve a mirar en unos días.
      </Empty>
    );
  return <BookingForm pets={living} clinics={clinics.data} userId={user.id} draw={draw} />;
};
