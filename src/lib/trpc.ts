import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter } from '../../worker/router.ts';
import { MAX_BATCH } from '../shared/limits.ts';
import { knownError } from './errors.ts';
import { dropSession, getSession } from './session-store.ts';

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/**
 * A session that the server no longer knows ends here too; the guard then leads to /login and remembers the place. An answer to
 * a call of the session before (another person logged in meanwhile) ends nothing.
 */
const endDeadSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const asked = getSession()?.token;
      return next(op).subscribe({
        ...observer,
        error: (error) => {
          if (asked && knownError(error)?.key === 'unauthorized' && getSession()?.token === asked) dropSession();
          observer.error(error);
        },
      });
    });

/** Calls go to the Worker that served the page, with the session of this browser. */
export const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      endDeadSession,
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

/** Queries are tried again once for network faults, never for an answer that the server meant. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Without a connection a call fails and says so instead of waiting unseen.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !knownError(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
