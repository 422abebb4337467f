import type { Screen, WakingScreen } from '../lib/screen.ts';

// biome-ignore lint/suspicious/noExplicitAny: each screen types its own data; the app only hands it from `load` to `View`.
export type AnyScreen = Screen<any>;
type Load = () => Promise<{ screen: AnyScreen }>;

/** Key of the route table → the chunk of its screen. A row without an entry here answers as an unknown page does. */
export const SCREENS: Partial<Record<string, Load>> = {
  home: () => import('../screens/home.tsx'),
  species: () => import('../screens/species.tsx'),
  breeds: () => import('../screens/breeds.tsx'),
  breed: () => import('../screens/breed.tsx'),
  compare: () => import('../screens/compare.tsx'),
  topics: () => import('../screens/topics.tsx'),
  topic: () => import('../screens/topic.tsx'),
  'first-aid': () => import('../screens/first-aid.tsx'),
  'first-aid-entry': () => import('../screens/first-aid-entry.tsx'),
  toxics: () => import('../screens/toxics.tsx'),
  toxic: () => import('../screens/toxic.tsx'),
  search: () => import('../screens/search.tsx'),
  quiz: () => import('../screens/quiz.tsx'),
  privacy: () => import('../screens/privacy.tsx'),
  about: () => import('../screens/about.tsx'),
  offline: () => import('../screens/offline.tsx'),
  login: () => import('../screens/login.tsx'),
  'login-business': () => import('../screens/login-business.tsx'),
  register: () => import('../screens/register.tsx'),
  'set-password': () => import('../screens/set-password.tsx'),
  account: () => import('../screens/account.tsx'),
  'owner-dashboard': () => import('../screens/owner-dashboard.tsx'),
  appointments: () => import('../screens/appointments.tsx'),
  'clinic-dashboard': () => import('../screens/clinic-dashboard.tsx'),
  'owner-messages': () => import('../screens/owner-messages.tsx'),
  'clinic-messages': () => import('../screens/clinic-messages.tsx'),
  'toor-dashboard': () => import('../screens/toor-dashboard.tsx'),
  'toor-users': () => import('../screens/toor-users.tsx'),
  'toor-settings': () => import('../screens/toor-settings.tsx'),
  'toor-requests': () => import('../screens/toor-requests.tsx'),
  'admin-dashboard': () => import('../screens/admin-dashboard.tsx'),
  'admin-requests': () => import('../screens/admin-requests.tsx'),
  unauthorized: () => import('../screens/unauthorized.tsx'),
};

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
  breed: () => import('../screens/breed-wake.tsx'),
  'first-aid': () => import('../screens/first-aid-wake.tsx'),
  'first-aid-entry': () => import('../screens/first-aid-entry-wake.tsx'),
  toxics: () => import('../screens/toxics-wake.tsx'),
  toxic: () => import('../screens/toxic-wake.tsx'),
  search: () => import('../screens/search-wake.tsx'),
  quiz: () => import('../screens/quiz-wake.tsx'),
};

/** Screens of pages that are no row of the table. */
export const NOT_FOUND: Load = () => import('../screens/not-found.tsx');
export const UNREACHABLE: Load = () => import('../screens/unreachable.tsx');
