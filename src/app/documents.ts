import type { Screens } from './screens.ts';

/**
 * The screens of public pages. The build alone draws them (src/prerender.tsx), and no page loads their code: the browser's build has
 * them for their styles and pictures, and scripts/prerender/drawn-only.ts takes their scripts away. What lives on them is in src/islands.ts.
 */
export const DOCUMENTS: Screens = {
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
  clinics: () => import('../screens/clinics.tsx'),
  quiz: () => import('../screens/quiz.tsx'),
  privacy: () => import('../screens/privacy.tsx'),
  reviewing: () => import('../screens/reviewing.tsx'),
  about: () => import('../screens/about.tsx'),
  offline: () => import('../screens/offline.tsx'),
  'not-found': () => import('../screens/not-found.tsx'),
};
