import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteFile } from '../../lib/sent-files.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Paper } from '../../shared/schemas/file.ts';

/** Who looks at papers: the pet's owner, or a clinic. */
export type Side = 'owner' | 'clinic';

/** What papers of a pet hang on: an entry of its history (`of` is the first version's id), or its carné (the pet's). */
export type Place = { kind: 'record' | 'carne'; of: string };

export const hangsOn =
  ({ kind, of }: Place) =>
  (paper: Paper): boolean =>
    paper.kind === kind && (kind === 'carne' || paper.recordId === of);

const next = (page: { next: string | null }) => page.next ?? undefined;

/** What hangs on a pet's history and carné, the oldest first, page after page to its end; asked once for all that a page shows. */
export const usePapers = (side: Side, petId: string) => {
  const trpc = useTRPC();
  const options = { getNextPageParam: next, initialCursor: undefined };
  const owner = useInfiniteQuery(
    trpc.files.ofPet.infiniteQueryOptions({ petId }, { ...options, enabled: side === 'owner' }),
  );
  const clinic = useInfiniteQuery(
    trpc.clinicFiles.ofPet.infiniteQueryOptions({ petId }, { ...options, enabled: side === 'clinic' }),
  );
  const { data, error, refetch, hasNextPage, isFetching, isError, fetchNextPage } = side === 'owner' ? owner : clinic;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { data: data?.pages.flatMap(({ rows }) => rows), error, refetch };
};

/** Asks anew what hangs where. */
export const useRefreshPapers = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  return async (): Promise<void> => {
    const lists = [trpc.files.ofPet, trpc.clinicFiles.ofPet, trpc.messages.list, trpc.clinicMessages.list];
    await Promise.all(lists.map((list) => client.invalidateQueries(list.pathFilter())));
  };
};

/** What a side does with a paper of its own: an owner takes it away, a clinic puts it aside and takes it back. */
export const usePaperWork = (side: Side) => {
  const trpc = useTRPC();
  const onSuccess = useRefreshPapers();
  const owner = useMutation(trpc.files.describe.mutationOptions({ onSuccess }));
  const clinic = useMutation(trpc.clinicFiles.describe.mutationOptions({ onSuccess }));
  return {
    describe: side === 'owner' ? owner : clinic,
    withdraw: useMutation(trpc.clinicFiles.withdraw.mutationOptions({ onSuccess })),
    remove: useMutation({ mutationFn: ({ id }: Pick<Paper, 'id'>) => deleteFile(id), onSuccess }),
  };
};
