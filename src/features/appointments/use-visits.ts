import { useQueryClient } from '@tanstack/react-query';
import { knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type OwnerVisit, visitDetails } from '../../shared/schemas/appointment.ts';

/** After a visit changed: every list of visits, its history and the free hours are asked anew. */
export const useVisitsChanged = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [
        trpc.appointments.pathFilter(),
        trpc.clinics.slots.pathFilter(),
        trpc.owner.pathFilter(),
        trpc.waits.pathFilter(),
      ].map((filter) => queryClient.invalidateQueries(filter)),
    );
};

/** The visit as it stands, behind the refusal of an act that came too late or second; null: another error. */
export const currentVisit = (error: unknown): OwnerVisit | null =>
  visitDetails.safeParse(knownError(error)?.details).data?.current ?? null;
