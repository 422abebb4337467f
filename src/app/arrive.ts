import { matchPage } from '../shared/routes.ts';
import { isPathOfTheApp } from './of-the-app.ts';
import { loadReady, type Ready, unreachable } from './ready.ts';

/** Remembers for which path the page was taken anew, so that it happens once. */
const TAKEN = 'pyp:recargada';

const wasTakenAnew = (path: string): boolean => {
  try {
    const before = sessionStorage.getItem(TAKEN) === path;
    sessionStorage.setItem(TAKEN, path);
    return before;
  } catch {
    return true;
  }
};

const forget = () => {
  try {
    sessionStorage.removeItem(TAKEN);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
};

/** Loads the page anew, at its top and not where the one before was left; this one is over, so the promise never ends. */
const takeAnew = (): Promise<never> => {
  history.scrollRestoration = 'manual';
  window.location.reload();
  return new Promise(() => {});
};

/**
 * The page that somebody has gone to. Code that is gone means that a newer version was deployed, or that there is no connection: the
 * page is taken anew, whole, from the server or from what the device keeps. A private page has no copy there: the second time
 * it says that it needs the network. `left`: somebody has gone on meanwhile, and the page they are on stays.
 */
export const arriveAt = async (path: string, left: AbortSignal): Promise<Ready> => {
  if (!isPathOfTheApp(path)) return takeAnew();
  try {
    const ready = await loadReady(path);
    forget();
    return ready ?? takeAnew();
  } catch {
    const isPrivate = matchPage(path)?.page.served === 'shell';
    if (left.aborted || (isPrivate && (!navigator.onLine || wasTakenAnew(path)))) return unreachable(path);
    return takeAnew();
  }
};
