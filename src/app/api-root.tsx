import './private.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { getSession, saveSession, subscribeSession } from '../lib/session-store.ts';
import { createClient, createQueryClient, TRPCProvider, useTRPC } from '../lib/trpc.ts';
import { Toasts } from '../ui/toasts.tsx';

/** One for the life of the tab: moving between private screens keeps what was read. */
const queryClient = createQueryClient();
const trpcClient = createClient();

const whoIsIn = () => getSession()?.user.id ?? null;

// Another person in this browser never sees the answers of the one before: the cache is empty before anything is drawn anew.
if (typeof window !== 'undefined') {
  let cachedFor = whoIsIn();
  subscribeSession(() => {
    if (whoIsIn() === cachedFor) return;
    cachedFor = whoIsIn();
    queryClient.clear();
  });
}

/** How long a session counts as just asked for, ms. */
const SESSION_FRESH_MS = 60_000;

/** Asks the server whose session this is, so that a new name or role shows, and a dead session ends (lib/trpc.ts). */
const FreshSession = () => {
  const trpc = useTRPC();
  const { data: user } = useQuery(trpc.auth.session.queryOptions(undefined, { staleTime: SESSION_FRESH_MS }));
  useEffect(() => {
    const session = getSession();
    if (!user || session?.user.id !== user.id) return;
    const { id, name, role } = user;
    if (session.user.name !== name || session.user.role !== role)
      saveSession({ token: session.token, user: { id, name, role } });
  }, [user]);
  return null;
};

/** Providers of screens that call the API. A change of person draws everything anew. */
export const ApiRoot = ({ children }: { children: ReactNode }) => {
  const person = useSyncExternalStore(subscribeSession, whoIsIn, () => null);
  const [before] = useState(person);
  // Somebody has just logged out and the guard is on its way: the screen that still stands asks for nothing more.
  const leaving = before !== null && person === null;
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        <Fragment key={person}>
          {person && <FreshSession />}
          {!leaving && children}
        </Fragment>
        <Toasts />
      </TRPCProvider>
    </QueryClientProvider>
  );
};
