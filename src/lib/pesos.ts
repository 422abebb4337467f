import { count } from '../shared/number-words.ts';

/** What stands in a field for pesos before anybody types: '70.000'; undefined: nothing. */
export const typedPesos = (cop: number | undefined): string => (cop === undefined ? '' : count(cop));

/** '$8.450K' (spec §9): thousands of pesos, rounded half up; nothing is '$0'. */
export const thousandsText = (cop: number): string => (cop === 0 ? '$0' : `$${count(Math.floor(cop / 1000 + 0.5))}K`);

/** Pesos as people type them: '70.000', '$ 70000', '70 000' → 70000; nothing typed → undefined; anything else → NaN. */
export const parsePesos = (typed: unknown): number | undefined => {
  const text = String(typed ?? '')
    .replace(/[$\s]/g, '')
    .replace(/,00$/, '');
  if (text === '') return undefined;
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN;
};
