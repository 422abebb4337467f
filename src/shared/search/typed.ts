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
