import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import type { Side } from '../../shared/schemas/message.ts';

/** How often an open list and an open conversation ask for news, ms. Both rest while the tab is in the background. */
const LIST_MS = 30_000;
const CONVERSATION_MS = 10_000;

const next = (page: { next: string | null }) => page.next ?? undefined;

/** Conversations of this side, unread ones first, by pages. */
export const useThreads = (side: Side) => {
  const trpc = useTRPC();
  const options = { getNextPageParam: next, initialCursor: undefined, refetchInterval: LIST_MS };
  const owner = useInfiniteQuery(
    trpc.messages.threads.infiniteQueryOptions({}, { ...options, enabled: side === 'owner' }),
  );
  const clinic = useInfiniteQuery(
    trpc.clinicMessages.threads.infiniteQueryOptions({}, { ...options, enabled: side === 'clinic' }),
  );
  return side === 'owner' ? owner : clinic;
};

/** One conversation, newest first, by pages; null: none is open. */
export const useConversation = (side: Side, threadId: string | null) => {
  const trpc = useTRPC();
  const input = { threadId: threadId ?? '' };
  const options = {
    getNextPageParam: next,
    initialCursor: undefined,
    refetchInterval: CONVERSATION_MS,
    placeholderData: keepPreviousData,
  };
  const owner = useInfiniteQuery(
    trpc.messages.list.infiniteQueryOptions(input, { ...options, enabled: side === 'owner' && threadId !== null }),
  );
  const clinic = useInfiniteQuery(
    trpc.clinicMessages.list.infiniteQueryOptions(input, {
      ...options,
      enabled: side === 'clinic' && threadId !== null,
    }),
  );
  return side === 'owner' ? owner : clinic;
};

/** What both sides look at again after a message was sent or seen. */
const useRefresh = (side: Side) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  return useCallback(async () => {
    const filters =
      side === 'owner'
        ? [trpc.messages.pathFilter(), trpc.owner.pathFilter()]
        : [trpc.clinicMessages.pathFilter(), trpc.clinic.pathFilter()];
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
  }, [side, client, trpc]);
};

/** Sends a message about a pet to the other side; answers the conversation it stands in. */
export const useSend = (side: Side, pair: { petId: string; clinicId: string }) => {
  const trpc = useTRPC();
  const refresh = useRefresh(side);
  const owner = useMutation(trpc.messages.send.mutationOptions());
  const clinic = useMutation(trpc.clinicMessages.send.mutationOptions());
  return async (message: { id: string; text: string }) => {
    const sent =
      side === 'owner'
        ? await owner.mutateAsync({ ...pair, ...message })
        : await clinic.mutateAsync({ petId: pair.petId, ...message });
    await refresh();
    return sent.threadId;
  };
};

/** Says that everything up to `until` (ISO) has been seen. */
export const useMarkRead = (side: Side) => {
  const trpc = useTRPC();
  const refresh = useRefresh(side);
  const owner = useMutation(trpc.messages.markRead.mutationOptions());
  const clinic = useMutation(trpc.clinicMessages.markRead.mutationOptions());
  const mark = side === 'owner' ? owner.mutateAsync : clinic.mutateAsync;
  return useCallback(
    async (threadId: string, until: string) => {
      try {
        await mark({ threadId, until });
        await refresh();
      } catch {
        // The count stays; it is told again with the next message or visit.
      }
    },
    [mark, refresh],
  );
};

/** Answers that the clinic keeps ready. */
export const useCanned = (side: Side) => {
  const trpc = useTRPC();
  return useQuery(trpc.clinicMessages.canned.queryOptions(undefined, { enabled: side === 'clinic' })).data ?? [];
};

/** Clinics with which an owner may begin to write. */
export const useContacts = (side: Side) => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.messages.contacts.queryOptions(undefined, { enabled: side === 'owner' }));
  return (data ?? []).toSorted(
    (one, other) =>
      one.clinicName.localeCompare(other.clinicName, 'es') || one.petName.localeCompare(other.petName, 'es'),
  );
};
