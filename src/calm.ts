import { savesData } from './app/offline/shown.ts';
import { startOffline } from './app/offline/start.ts';
import { isUrgent } from './shared/urgent.ts';

/** Signs of somebody that need no answer yet; touches and keys start the app from the head script. */
const SIGNS = ['pointerover', 'wheel', 'scroll'] as const;

/** Lists, figures and choices that a reader keeps on this device (features/guides/ticks/kept.ts) show only once the app is up. */
const keepsSomething = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('guia:'));
  } catch {
    return false;
  }
};

/**
 * Whether somebody is in by now: a page of nobody's waits, and they may have come in in another tab. The key is said again (STORAGE in
 * shared/limits.ts): importing it would bring the app along.
 */
const hasCome = () => {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
};

/** Whether toor announces something to everybody; whether this reader has closed it already is for the app to know. */
const isAnnounced = () =>
  navigator.onLine &&
  fetch('/api/aviso').then(
    ({ status }) => status === 200,
    () => false,
  );

/** Brings the app's files near without running them, so that the first touch need not wait for the network. */
const bringNear = async (screen: string) => {
  const found = await fetch('/code.json', { priority: 'low' });
  const files: Record<string, string[]> = await found.json();
  // One after the other: what else the page does fits between them.
  for (const file of files[screen] ?? []) await fetch(`/assets/${file}.js`, { priority: 'low' });
};

/** A page whose html says all there is to say: the app waits for a sign, its files come near. */
const waitForSomebody = async (screen: string, start: () => void) => {
  for (const type of SIGNS) addEventListener(type, start, { once: true, passive: true });
  addEventListener('storage', () => hasCome() && start());
  if (location.search || keepsSomething() || hasCome()) start();
  if (!isUrgent(location.pathname) && (await isAnnounced())) start();
  // A device with the worker has them. Out of reach: the app fetches them itself when its time comes.
  if (!savesData() && !navigator.serviceWorker?.controller) await bringNear(screen).catch(() => {});
};

/**
 * What a page does once it is painted and the browser has nothing better to do. A page that stands (`data-start="sign"` and its screen)
 * does not run the app before there is a sign of somebody: a phone has other things to do with those 200 ms, and a reader who only
 * reads never needs it. Then: what the device keeps.
 */
export const afterPaint = async (start: () => void): Promise<void> => {
  const [waits, screen] = document.documentElement.dataset.start?.split(' ') ?? [];
  if (waits === 'sign' && screen) await waitForSomebody(screen, start);
  // Development has no worker (scripts/setup/dev-page.ts).
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline();
};
