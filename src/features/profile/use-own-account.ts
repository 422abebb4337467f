import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';

/** When the password was set and which policy was accepted. */
export const useOwnDetails = () => useQuery(useTRPC().profile.details.queryOptions());

/** What opens something of one's own without a session. */
export const useOpenLinks = () => useQuery(useTRPC().profile.openLinks.queryOptions());

export const useOwnSessions = () => useQuery(useTRPC().profile.sessions.queryOptions());

/** What was done on one's own account, by pages. */
export const useOwnActs = () =>
  useInfiniteQuery(useTRPC().profile.acts.infiniteQueryOptions({}, { getNextPageParam: (page) => page.next }));

/** Each of these is an act too: sessions, what was made in them, acts and accesses are asked again, also when it failed (the session may be gone already). */
const useFollow = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return {
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries(trpc.profile.sessions.pathFilter()),
        queryClient.invalidateQueries(trpc.profile.acts.pathFilter()),
        queryClient.invalidateQueries(trpc.profile.openLinks.pathFilter()),
        queryClient.invalidateQueries(trpc.calendar.pathFilter()),
        queryClient.invalidateQueries(trpc.records.pathFilter()),
        queryClient.invalidateQueries(trpc.accesses.own.pathFilter()),
      ]);
    },
  };
};

export const useEndSession = () => useMutation(useTRPC().profile.endSession.mutationOptions(useFollow()));
/** Ends all other sessions; `keeps`: what was shared from elsewhere goes on. */
export const useEndOtherSessions = (keeps: boolean) => {
  const { endOtherSessions, endOtherSessionsOnly } = useTRPC().profile;
  const follow = useFollow();
  const [all, only] = [
    useMutation(endOtherSessions.mutationOptions(follow)),
    useMutation(endOtherSessionsOnly.mutationOptions(follow)),
  ];
  return keeps ? only : all;
};
/** What erasing one's own account would bring about, asked anew each time: visits come and go. */
export const useOwnConsequences = () => useQuery(useTRPC().profile.consequences.queryOptions(undefined, { gcTime: 0 }));
export const useErase = () => useMutation(useTRPC().profile.erase.mutationOptions());
export const useCopy = () => useMutation(useTRPC().profile.export.mutationOptions(useFollow()));
