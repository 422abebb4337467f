import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter } from '../../worker/router.ts';
import { MAX_BATCH } from '../shared/limits.ts';
import { knownError } from './errors.ts';
import { dropSession, getSession } from './session-store.ts';

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** Calls go to the Worker that served the page, with the session of this browser. */
export const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        maxItems: MAX_BATCH,
        headers: () => {
          const token = getSession()?.token;
          return token ? { authorization: `Bearer ${token}` } : {};
        },
      }),
    ],
  });

/** A session that the server no longer knows ends here too; the guard then leads to /login and remembers the place. */
const endDeadSession = (error: unknown) => {
  if (knownError(error)?.key === 'unauthorized' && getSession()) dropSession();
};

/** Queries are tried again once for network faults, never for an answer that the server meant. */
export const createQueryClient = () => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && !knownError(error) },
      mutations: { retry: false },
    },
  });
  queryClient.getQueryCache().config.onError = endDeadSession;
  queryClient.getMutationCache().config.onError = endDeadSession;
  return queryClient;
};
