import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { type PetFile, petDetails } from '../../shared/schemas/pet-file.ts';

export const usePet = (id: string) => {
  const trpc = useTRPC();
  return useQuery(trpc.pets.get.queryOptions({ id }));
};

/** What a change answers stands on the screen at once; lists of pets are asked anew. */
export const useKeepPet = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return async (pet: PetFile): Promise<void> => {
    queryClient.setQueryData(trpc.pets.get.queryKey({ id: pet.id }), pet);
    await Promise.all(
      [trpc.pets.list.pathFilter(), trpc.pets.archived.pathFilter(), trpc.owner.pathFilter()].map((filter) =>
        queryClient.invalidateQueries(filter),
      ),
    );
  };
};

/** The pet as it stands, behind the refusal of a change that came second; null: another error. */
export const currentOf = (error: unknown): PetFile | null => {
  const known = knownError(error);
  return known?.key === 'pet_changed' ? (petDetails.safeParse(known.details).data?.current ?? null) : null;
};

/** Notes that a pet died, or takes it back: its visits, what is due of it and its emergency card are asked anew too. */
export const useDeath = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const keep = useKeepPet();
  const keepAll = async (pet: PetFile): Promise<void> => {
    await Promise.all([
      keep(pet),
      ...[trpc.appointments.pathFilter(), trpc.records.pathFilter(), trpc.pets.cards.pathFilter()].map((filter) =>
        queryClient.invalidateQueries(filter),
      ),
    ]);
  };
  return {
    mark: useMutation(trpc.pets.markDied.mutationOptions({ onSuccess: ({ pet }) => keepAll(pet) })),
    undo: useMutation(trpc.pets.undoDied.mutationOptions({ onSuccess: keepAll })),
  };
};

/** Archives or brings back. */
export const useShelve = () => {
  const trpc = useTRPC();
  const keep = useKeepPet();
  return {
    archive: useMutation(trpc.pets.archive.mutationOptions({ onSuccess: keep })),
    restore: useMutation(trpc.pets.restore.mutationOptions({ onSuccess: keep })),
  };
};
