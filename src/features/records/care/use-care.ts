import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../lib/trpc.ts';
import type { Side } from '../use-records.ts';

/** Problems, fórmulas and consents of a pet, as this side sees them. */
export const useCare = (side: Side, petId: string) => {
  const trpc = useTRPC();
  const owner = useQuery(trpc.care.ofPet.queryOptions({ petId }, { enabled: side === 'owner' }));
  const clinic = useQuery(trpc.care.ofPatient.queryOptions({ petId }, { enabled: side === 'clinic' }));
  return side === 'owner' ? owner : clinic;
};

/** What a clinic does with them. */
export const useCareWork = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(trpc.care.pathFilter());
  return {
    /** The patient's file, as it stands now. */
    rereadFile: () => client.invalidateQueries(trpc.clinicRecords.file.pathFilter()),
    saveProblem: useMutation(trpc.care.saveProblem.mutationOptions({ onSuccess })),
    prescribe: useMutation(trpc.care.prescribe.mutationOptions({ onSuccess })),
    voidPrescription: useMutation(trpc.care.voidPrescription.mutationOptions({ onSuccess })),
    noteConsent: useMutation(trpc.care.noteConsent.mutationOptions({ onSuccess })),
    endConsent: useMutation(trpc.care.endConsent.mutationOptions({ onSuccess })),
  };
};
