import { folded } from './fold.ts';

/** Address of a heading inside its page: «¿Cuánta y en qué recipiente?» → `cuanta-y-en-que-recipiente`. */
export const anchorOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
