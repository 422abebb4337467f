/** Text without marks and in lower case, as it is compared: 'Muñoz ÁNGELA' → 'munoz angela'. The search of the guides keeps its ñ (search/words.ts). */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
