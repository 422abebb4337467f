import { folded } from './fold.ts';

/**
 * Text folded for search (fold.ts), with single blanks. 'Muñoz  ÁNGELA' → 'munoz angela'.
 * Stored beside what is shown, because SQLite folds only ASCII; what people type is folded the same way.
 */
export const searchKey = (...parts: (string | null | undefined)[]): string =>
  folded(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim();
