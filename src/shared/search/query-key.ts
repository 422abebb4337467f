import { shownQuery } from './typed.ts';
import { fold, wordsOf } from './words.ts';

/** What two searches with the same answer share: their words, folded. Empty: nothing to look for. */
export const queryKey = (typed: string | null | undefined): string => wordsOf(fold(shownQuery(typed))).join(' ');
