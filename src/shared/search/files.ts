import type { Corpus } from './corpus.ts';
import type { GuideIndex } from './index-of.ts';

/**
 * What the Worker searches, as built files: the short corpus, which the browser has too (under a hashed name), and the full one
 * with the prose of the breeds. Each with its index.
 */
export const SEARCH_FILES = { pages: '/search/pages.json', passages: '/search/passages.json' } as const;

/** What stands in one of them. */
export type SearchContents = { corpus: Corpus; index: GuideIndex };
