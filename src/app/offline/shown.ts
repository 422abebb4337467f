import type { ToWorker } from '../../shared/offline.ts';

/** After a change of page the worker hears of it this much later, ms: the page comes first. */
const CALM_MS = 1500;

/** Files of our own that this tab has loaded, as paths; a list, because the worker may not have been there yet. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|images)\//.test(pathname))
    .map(({ pathname }) => pathname);

const tell = async () => {
  const { active } = await navigator.serviceWorker.ready;
  const message: ToWorker = { type: 'shown', path: location.pathname, files: [...new Set(loadedFiles())] };
  active?.postMessage(message);
};

/** Tells the worker which pages are shown, this one first: it keeps the guides among them. */
export const tellWhatIsShown = (): void => {
  let timer = 0;
  let told = location.pathname;
  const moved = () => {
    if (location.pathname === told) return;
    told = location.pathname;
    clearTimeout(timer);
    timer = window.setTimeout(tell, CALM_MS);
  };
  // wouter tells of its own navigations by this name.
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, moved);
  void tell();
};
