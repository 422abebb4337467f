import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../worker/router.ts';
import { knownError } from './errors.ts';

/** Asks the person to show who they are; answers whether they did. */
type Ask = () => Promise<boolean>;

/** The dialog's code comes after the screen's: who is refused before it waits at most this long, ms. */
const PATIENCE_MS = 10_000;

let ask: Ask | null = null;
let arrived = () => {};
let asking: Promise<boolean> | null = null;

/** The one dialog that asks (features/auth/step-up.tsx) says here how; answers what takes it back. */
export const provideStepUp = (how: Ask): (() => void) => {
  ask = how;
  arrived();
  return () => {
    if (ask === how) ask = null;
  };
};

const dialog = (): Promise<Ask | null> =>
  ask
    ? Promise.resolve(ask)
    : new Promise((resolve) => {
        arrived = () => resolve(ask);
        setTimeout(arrived, PATIENCE_MS);
      });

/** Calls that are refused at once ask once. */
const askOnce = (): Promise<boolean> => {
  asking ??= dialog()
    .then((how) => how?.() ?? false)
    .finally(() => {
      asking = null;
    });
  return asking;
};

/** Work that is refused where nobody has shown who they are lately: the person is asked, and it is done again. */
export const afterStepUp = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (knownError(error)?.key === 'step_up_required' && (await askOnce())) return work();
    throw error;
  }
};

/**
 * A call that gives power is refused where nobody has shown who they are lately: the person is asked, and the call is made again.
 * Whoever made it waits meanwhile, so nothing that was typed is lost; declined, it fails with the refusal's own sentence.
 */
export const repeatAfterStepUp: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let left = false;
      let running = next(op).subscribe({
        ...observer,
        error: (error) => {
          if (knownError(error)?.key !== 'step_up_required') return observer.error(error);
          void askOnce().then((shown) => {
            if (left) return;
            if (shown) running = next(op).subscribe(observer);
            else observer.error(error);
          });
        },
      });
      return () => {
        left = true;
        running.unsubscribe();
      };
    });
