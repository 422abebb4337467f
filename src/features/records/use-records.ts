import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { RecordKind } from '../../shared/records.ts';

/** Who reads and writes a history: the pet's owner, or a clinic. */
export type Side = 'owner' | 'clinic';

export type Filter = {
  kinds: RecordKind[];
  source: 'clinic' | 'owner' | 'mine' | null;
  from: string | null;
  to: string | null;
  /** Only those that were withdrawn. */
  withdrawn?: boolean;
};

const next = (page: { next: string | null }) => page.next ?? undefined;

/** A pet's history by pages, latest act first. */
export const useHistory = (side: Side, petId: string, filter: Filter) => {
  const trpc = useTRPC();
  const input = { petId, ...filter };
  const options = { getNextPageParam: next, initialCursor: undefined };
  const owner = useInfiniteQuery(
    trpc.records.list.infiniteQueryOptions(input, { ...options, enabled: side === 'owner' }),
  );
  const clinic = useInfiniteQuery(
    trpc.clinicRecords.list.infiniteQueryOptions(input, { ...options, enabled: side === 'clinic' }),
  );
  return side === 'owner' ? owner : clinic;
};

/** Every version of an entry, newest first; asked only while they are shown. */
export const useVersions = (side: Side, rootId: string, shown: boolean) => {
  const trpc = useTRPC();
  const owner = useQuery(trpc.records.versions.queryOptions({ rootId }, { enabled: shown && side === 'owner' }));
  const clinic = useQuery(
    trpc.clinicRecords.versions.queryOptions({ rootId }, { enabled: shown && side === 'clinic' }),
  );
  return side === 'owner' ? owner : clinic;
};

/** Everything that shows a record is asked anew. */
const useRefresh = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  return async () => {
    const filters = [
      trpc.records.pathFilter(),
      trpc.clinicRecords.pathFilter(),
      trpc.stock.pathFilter(),
      trpc.pets.pathFilter(),
      trpc.clinic.patients.pathFilter(),
    ];
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
  };
};

/** Writes and corrects on this side. */
export const useWrites = (side: Side) => {
  const trpc = useTRPC();
  const onSuccess = useRefresh();
  const owner = {
    create: useMutation(trpc.records.create.mutationOptions({ onSuccess })),
    correct: useMutation(trpc.records.correct.mutationOptions({ onSuccess })),
  };
  const clinic = {
    create: useMutation(trpc.clinicRecords.create.mutationOptions({ onSuccess })),
    correct: useMutation(trpc.clinicRecords.correct.mutationOptions({ onSuccess })),
  };
  return side === 'owner' ? owner : clinic;
};

/** What is done with records that nobody has signed. */
export const useDraftWork = () => {
  const trpc = useTRPC();
  const onSuccess = useRefresh();
  return {
    save: useMutation(trpc.clinicRecords.saveDraft.mutationOptions({ onSuccess })),
    sign: useMutation(trpc.clinicRecords.create.mutationOptions({ onSuccess })),
    remove: useMutation(trpc.clinicRecords.removeDraft.mutationOptions({ onSuccess })),
  };
};

export const useWithdrawal = () => {
  const trpc = useTRPC();
  const onSuccess = useRefresh();
  return useMutation(trpc.clinicRecords.withdraw.mutationOptions({ onSuccess }));
};

/** The clinic's batches of vaccines. */
export const useBatches = () => {
  const trpc = useTRPC();
  return useQuery(trpc.stock.list.queryOptions());
};

export const useCarne = (petId: string) => {
  const trpc = useTRPC();
  return useQuery(trpc.records.carne.queryOptions({ petId }));
};

/** Links and grants of a carné. */
export const useCarneWork = () => {
  const trpc = useTRPC();
  const onSuccess = useRefresh();
  return {
    share: useMutation(trpc.records.share.mutationOptions({ onSuccess })),
    revokeShare: useMutation(trpc.records.revokeShare.mutationOptions({ onSuccess })),
    grant: useMutation(trpc.records.grant.mutationOptions({ onSuccess })),
    revokeGrant: useMutation(trpc.records.revokeGrant.mutationOptions({ onSuccess })),
  };
};

export const usePatientFile = (petId: string) => {
  const trpc = useTRPC();
  return useQuery(trpc.clinicRecords.file.queryOptions({ petId }));
};
