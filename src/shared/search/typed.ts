import { fold, wordsOf } from './words.ts';

/** Longest search, characters: nobody types more, and what is cut off is never looked at. */
export const MAX_QUERY = 160;
/** What was typed as screens show it again: one line, no control characters, at most MAX_QUERY characters. */
export const shownQuery = (typed: string | null | undefined): string =>
  [
    ...(typed ?? '')
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_QUERY)
    .join('')
    .trimEnd();

/** What two searches with the same answer share: their words, folded. Empty: nothing to look for. */
export const queryKey = (typed: string | null | undefined): string => wordsOf(fold(shownQuery(typed))).join(' ');
