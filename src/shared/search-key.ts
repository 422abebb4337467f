/**
 * Text folded for search: decomposed (NFKD), without marks, lower case, single blanks. 'Muñoz  ÁNGELA' → 'munoz angela'.
 * Stored beside what is shown, because SQLite folds only ASCII; what people type is folded the same way.
 */
export const searchKey = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
