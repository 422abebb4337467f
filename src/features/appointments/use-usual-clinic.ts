import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '../../lib/trpc.ts';

/**
 * The clinic where the chosen pet goes: it stands chosen until the person takes another one (`isChosen`). Null: no clinic of ours has
 * seen it, or that one takes no bookings.
 */
export const useUsualClinic = (
  petId: string,
  clinicIds: readonly string[],
  isChosen: boolean,
  choose: (clinicId: string) => void,
): string | null => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.pets.cards.queryOptions());
  const id = data?.find((card) => card.id === petId)?.clinic?.id;
  const usual = id && clinicIds.includes(id) ? id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pet, or the first answer, is what chooses; a choice of the person stays.
  useEffect(() => {
    if (usual && !isChosen) choose(usual);
  }, [usual, petId]);
  return usual;
};
