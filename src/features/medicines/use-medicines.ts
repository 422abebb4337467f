import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { givenDetails, type Medicine } from '../../shared/schemas/medicine.ts';
import { tickText } from './words.ts';

/** What is done with the medicines of an animal: what the server answers stands on the screen at once, lists that name them are asked anew. */
export const useMedicineWork = (petId: string) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [trpc.owner.pathFilter(), trpc.pets.cards.pathFilter()].map((filter) => client.invalidateQueries(filter)),
    );
  const key = trpc.medicines.ofPet.queryKey({ petId });
  const options = {
    onSuccess: (list: Medicine[]) => {
      client.setQueryData(key, list);
      return refresh();
    },
    // Somebody else was faster: what stands now is shown beside what is said of it.
    onError: () => {
      // Not waited for: without connection it would take its time, and why it failed stands at once.
      void Promise.all([client.invalidateQueries(trpc.medicines.pathFilter()), refresh()]);
    },
  };
  return {
    save: useMutation(trpc.medicines.save.mutationOptions({ onSuccess: options.onSuccess })),
    end: useMutation(trpc.medicines.end.mutationOptions(options)),
    remove: useMutation(trpc.medicines.remove.mutationOptions(options)),
    tick: useMutation(trpc.medicines.tick.mutationOptions(options)),
    untick: useMutation(trpc.medicines.untick.mutationOptions(options)),
  };
};

/** Why it was not ticked: who did it before, and when. */
export const tickProblem = (error: unknown, now: number): string => {
  const known = knownError(error);
  const given = known?.key === 'medicine_given' ? givenDetails.safeParse(known.details).data : undefined;
  return given
    ? `${tickText(given.tick, now)} No la des otra vez sin preguntarle.`
    : errorText(error, 'No se pudo marcar');
};
