/** Address of a heading inside its page: «¿Cuánta y en qué recipiente?» → `cuanta-y-en-que-recipiente`. */
export const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
