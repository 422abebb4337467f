import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { InboxInput } from '../../shared/schemas/request.ts';

/** One's own requests, the latest first. */
export const useOwnRequests = () => useQuery(useTRPC().requests.mine.queryOptions());

/** Requests of everybody: open ones by due day, or answered ones, by pages. */
export const useInbox = (state: InboxInput['state']) =>
  useInfiniteQuery(useTRPC().requests.inbox.infiniteQueryOptions({ state }, { getNextPageParam: (page) => page.next }));

/** How many wait for an answer, and the first due day. */
export const usePending = () => useQuery(useTRPC().requests.pending.queryOptions());

/** After a change, and after a refusal (somebody else was faster), all lists are asked again. */
const useFollow = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return { onSettled: () => queryClient.invalidateQueries(trpc.requests.pathFilter()) };
};

export const useFile = () => useMutation(useTRPC().requests.file.mutationOptions(useFollow()));
export const useAnswer = () => useMutation(useTRPC().requests.answer.mutationOptions(useFollow()));
export const useExtend = () => useMutation(useTRPC().requests.extend.mutationOptions(useFollow()));
