import type { Shown, ToWorker } from '../../shared/offline.ts';

/** After a change of page the worker hears of it this much later, ms: the page comes first. */
const CALM_MS = 1500;
/** Where this tab notes what the worker has not heard yet: somebody may leave the first page while it is being installed. */
const NOTE = 'pyp:vistas';

/** Drawings that this page has loaded, as paths: the worker may not have been there to see them. */
const loadedPictures = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/images/'))
    .map(({ pathname }) => pathname);

/** Only Chromium tells; elsewhere nobody can know. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Note = Pick<Shown, 'pages' | 'pictures'>;

const noted = (): Note => {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE) ?? '') as Note;
  } catch {
    return { pages: [], pictures: [] };
  }
};

const note = (shown: Note | null) => {
  try {
    if (shown) sessionStorage.setItem(NOTE, JSON.stringify(shown));
    else sessionStorage.removeItem(NOTE);
  } catch {
    // Storage is refused: the worker hears of this page only.
  }
};

const tell = async () => {
  const before = noted();
  const shown: Note = {
    pages: [...new Set([...before.pages, location.pathname])],
    pictures: [...new Set([...(before.pictures ?? []), ...loadedPictures()])],
  };
  note(shown);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'shown', ...shown, savesData: savesData() } satisfies ToWorker);
  note(null);
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
