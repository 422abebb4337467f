import type { Screen, WakingScreen } from '../lib/screen.ts';

// biome-ignore lint/suspicious/noExplicitAny: each screen types its own data; the app only hands it from `load` to `View`.
export type AnyScreen = Screen<any>;
export type Load = () => Promise<{ screen: AnyScreen }>;

/** Screens whose pages are documents with islands (document.tsx); the other public ones wake whole until they are converted. */
export const DOCUMENTS: ReadonlySet<string> = new Set(['breed', 'quiz', 'compare', 'toxics', 'toxic']);

/**
 * Screens that need no script once they are drawn: the browser takes their html over as it is (lib/frozen.tsx), so that neither
 * their data nor their code travels again.
 */
export const STILL: ReadonlySet<string> = new Set([
  'home',
  'species',
  'topics',
  'topic',
  'privacy',
  'about',
  'not-found',
]);

// biome-ignore lint/suspicious/noExplicitAny: as above.
type LoadWaking = () => Promise<{ screen: WakingScreen<any> }>;

/** Screens of which a few parts wake: the chunk with just those, for the html that stands already. */
export const WAKING: Partial<Record<string, LoadWaking>> = {
  breeds: () => import('../screens/breeds-wake.tsx'),
  'first-aid': () => import('../screens/first-aid-wake.tsx'),
  'first-aid-entry': () => import('../screens/first-aid-entry-wake.tsx'),
  search: () => import('../screens/search-wake.tsx'),
};

/** Screens of pages that are no row of the table. */
export const NOT_FOUND: Load = () => import('../screens/not-found.tsx');
export const UNREACHABLE: Load = () => import('../screens/unreachable.tsx');
