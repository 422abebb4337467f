import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter } from '../../worker/router.ts';
import { IDEMPOTENCY_KEY, MAX_BATCH } from '../shared/limits.ts';
import { knownError } from './errors.ts';
import { expireSession, getSession, subscribeSession } from './session-store.ts';
import { repeatAfterStepUp } from './step-up.ts';
import { askedKey, forgetKey, keepKey } from './submission-keys.ts';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

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
          if (asked && knownError(error)?.key === 'unauthorized' && getSession()?.token === asked)
            void expireSession(asked);
          observer.error(error);
        },
      });
    });

/**
 * Every mutation carries a key: sent twice (two taps, a retry after silence) it is one. The key is kept until the server has
 * answered, whatever it answered.
 */
const markSubmissions: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation') return next(op);
    const asked = askedKey(getSession()?.user.id ?? null, op.path, op.input);
    const marked = { ...op, context: { ...op.context, submission: keepKey(asked) } };
    return observable((observer) =>
      next(marked).subscribe({
        ...observer,
        next: (answer) => {
          forgetKey(asked);
          observer.next(answer);
        },
        error: (error) => {
          // A fault of ours may have come after the write: asked again, it is the same submission.
          const key = knownError(error)?.key;
          if (key && key !== 'server') forgetKey(asked);
          observer.error(error);
        },
      }),
    );
  };

const bearer = (): Record<string, string> => {
  const token = getSession()?.token;
  return token ? { authorization: `Bearer ${token}` } : {};
};

const gone = () => new Error('whoever asked has left');

/**
 * A call remembers who asked: a batch waits for its tick, and whoever asked may have left by then. What comes for somebody who left
 * while it was under way reaches nobody: the screen that asked would go on with it in the next person's session.
 */
const rememberAsker: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const asker = getSession()?.user.id;
    return observable((observer) =>
      next({ ...op, context: { ...op.context, asker } }).subscribe({
        ...observer,
        next: (answer) => {
          if (asker && getSession()?.user.id !== asker) observer.error(TRPCClientError.from(gone()));
          else observer.next(answer);
        },
      }),
    );
  };

/** A call of a person who has left is not sent: the server would refuse it, or answer another person. */
const bearerOfAskers = ({ opList }: { opList: { context: Record<string, unknown> }[] }) => {
  const asker = getSession()?.user.id;
  if (opList.some(({ context }) => context.asker !== asker)) throw gone();
  return bearer();
};

/**
 * A fetch whose requests are given up when the session they were asked with ends or is replaced: nobody waits for the answers,
 * and the server would refuse them.
 */
const fetchWithSession = () => {
  let asked: { token: string | undefined; reading: AbortController } | null = null;
  const now = () => {
    if (asked) return asked;
    // At the first request: where the app is drawn ahead of time there is no session to follow.
    subscribeSession(() => {
      const token = getSession()?.token;
      if (!asked || asked.token === token) return;
      asked.reading.abort();
      asked = { token, reading: new AbortController() };
    });
    asked = { token: getSession()?.token, reading: new AbortController() };
    return asked;
  };
  return (address: RequestInfo | URL | string, init?: RequestInit) => {
    const { signal } = now().reading;
    return fetch(address, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal });
  };
};

/** Calls go to the Worker that served the page, with the session of this browser: reads together, each write alone with its key. */
export const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      endDeadSession,
      repeatAfterStepUp,
      markSubmissions,
      rememberAsker,
      splitLink({
        condition: (op) => op.type === 'mutation',
        true: httpLink({
          url: '/trpc',
          headers: ({ op }) => ({ ...bearer(), [IDEMPOTENCY_KEY]: String(op.context.submission) }),
        }),
        false: httpBatchLink({
          url: '/trpc',
          maxItems: MAX_BATCH,
          headers: bearerOfAskers,
          fetch: fetchWithSession(),
        }),
      }),
    ],
  });

/**
 * Queries are tried again once for network faults, never for an answer that the server meant. What one line cut off comes back
 * together: whoever asks again for one part of a screen and gets it, gets the others too.
 */
export const createQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // A call without connection fails and says so; it does not wait unseen.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !knownError(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const failed = new WeakSet<object>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') failed.add(event.query);
    if (event.action.type !== 'success' || !failed.delete(event.query)) return;
    void client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' && !knownError(state.error) },
      { cancelRefetch: false },
    );
  });
  return client;
};
