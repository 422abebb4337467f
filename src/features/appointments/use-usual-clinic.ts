import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTRPC } from '../../lib/trpc.ts';

type Choice = { petId: string; clinicId: string };

/**
 * The clinic where the chosen pet goes stands chosen until the person takes another one. True: it is the one that stands; false: no
 * clinic of ours has seen the pet, that one takes no bookings, or another one was taken.
 */
export const useUsualClinic = (
  // biome-ignore lint/suspicious/noExplicitAny: a form that holds more than a pet and a clinic
  { setValue, formState }: Pick<UseFormReturn<any>, 'setValue' | 'formState'>,
  { petId, clinicId }: Choice,
  clinics: readonly { id: string }[],
  /** The clinic that the address names: it stands, whatever pet is chosen. */
  named: string | null = null,
): boolean => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.pets.cards.queryOptions());
  const isNamed = clinics.some(({ id }) => id === named);
  const isTaken = isNamed || formState.dirtyFields.clinicId === true;
  const id = data?.find((card) => card.id === petId)?.clinic?.id;
  const usual = id && clinics.some((clinic) => clinic.id === id) ? id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pet, or the first answer, is what chooses; a choice of the person stays.
  useEffect(() => {
    if (usual && !isTaken) setValue('clinicId', usual);
  }, [usual, petId]);
  return usual !== null && usual === clinicId;
};
