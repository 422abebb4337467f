import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentType } from '../../shared/appointments.ts';
import { visitDetails } from '../../shared/schemas/appointment.ts';
import { NOON } from '../../shared/slots.ts';

/** The free times that a refusal brought along; none where it brought none. */
export const nearestIn = (details: unknown): readonly string[] => visitDetails.safeParse(details).data?.nearest ?? [];

type Where = {
  clinicId: string;
  day: string;
  type: AppointmentType | '';
  petId?: string;
  moves?: string;
  agenda?: number | undefined;
};

/**
 * Free times to offer instead: those that a refusal brought (`offered`), else the nearest to a day that has none left. Wall
 * times; empty while there is no need.
 */
export const useNearest = (
  { clinicId, day, type, petId, moves, agenda }: Where,
  free: ReadonlySet<string> | null,
  offered: readonly string[],
): readonly string[] => {
  const trpc = useTRPC();
  const isFull = free?.size === 0;
  const { data } = useQuery(
    trpc.clinics.nearest.queryOptions(
      // Around the middle of a day without any.
      { clinicId, date: `${day}T${NOON}`, moves, agenda, ...(type ? { type } : {}), ...(petId ? { petId } : {}) },
      { enabled: isFull, staleTime: 0 },
    ),
  );
  if (offered.length > 0) return offered;
  return isFull ? (data ?? []) : [];
};
