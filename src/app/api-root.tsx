import './private.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../lib/hydrated.ts';
import { getSession, subscribeSession } from '../lib/session-store.ts';
import { createClient, createQueryClient, TRPCProvider } from '../lib/trpc.ts';
import { Toasts, unsay } from '../ui/toasts.tsx';
import { FirstDuties, OpeningAccount } from './first-duties.tsx';
import { NoConnection } from './no-connection.tsx';

/** One for the life of the tab: moving between private screens keeps what was read. */
const queryClient = createQueryClient();
const trpcClient = createClient();

const whoIsIn = () => getSession()?.user.id ?? null;

// Another person in this browser never sees the answers of the one before, nor what was said to them: both are gone before anything
// is drawn anew.
if (typeof window !== 'undefined') {
  let cachedFor = whoIsIn();
  subscribeSession(() => {
    if (whoIsIn() === cachedFor) return;
    cachedFor = whoIsIn();
    queryClient.clear();
    unsay();
  });
}

/** Its code comes after the screen's. */
const StepUp = lazy(() => import('../features/auth/step-up.tsx').then(({ StepUp: View }) => ({ default: View })));

/**
 * Providers of screens that call the API. A change of person draws everything anew. On pages that are open to all (`isPublic`)
 * nothing is asked of anybody first.
 */
export const ApiRoot = ({ isPublic, children }: { isPublic: boolean; children: ReactNode }) => {
  const person = useSyncExternalStore(subscribeSession, whoIsIn, () => null);
  const [before] = useState(person);
  // Somebody has just logged out and the guard is on its way: the screen that still stands asks for nothing more.
  const leaving = before !== null && person === null;
  // Somebody has just come in at a screen for nobody: what is asked of them, or shown, is the next screen's. Here it would be drawn
  // for a moment, and what they pressed would be lost.
  const arriving = before === null && person !== null && !isPublic;
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        <NoConnection />
        <Fragment key={person}>
          {arriving && <OpeningAccount />}
          {!leaving &&
            !arriving &&
            (person && !isPublic ? <FirstDuties userId={person}>{children}</FirstDuties> : children)}
        </Fragment>
        {useHydrated() && (
          <Suspense>
            <StepUp />
          </Suspense>
        )}
        <Toasts />
      </TRPCProvider>
    </QueryClientProvider>
  );
};
