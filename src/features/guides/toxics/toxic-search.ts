import { folded } from '../../../shared/fold.ts';

/** What a search looks at. */
export type Named = { name: string; aliases: readonly string[] };

/** Names as the search compares them, folded once: two hundred substances are asked at every key. */
const keysOf = new WeakMap<Named, { key: string; others: string[] }>();
const keys = (toxic: Named) => {
  const known = keysOf.get(toxic) ?? { key: folded(toxic.name), others: toxic.aliases.map(folded) };
  keysOf.set(toxic, known);
  return known;
};

const rankOf = (toxic: Named, wanted: string): number => {
  const { key, others } = keys(toxic);
  if (key.startsWith(wanted)) return 0;
  if (key.includes(` ${wanted}`)) return 1;
  if (others.some((other) => other.startsWith(wanted))) return 2;
  return key.includes(wanted) || others.some((other) => other.includes(wanted)) ? 3 : 4;
};

/** Substances whose name or another name holds the text, accents and case aside; those that begin with it first. Blank text matches none. */
export const matchingToxics = <Toxic extends Named>(toxics: readonly Toxic[], text: string): Toxic[] => {
  const wanted = folded(text.trim());
  if (!wanted) return [];
  return toxics
    .map((toxic) => ({ toxic, rank: rankOf(toxic, wanted) }))
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ toxic }) => toxic);
};

/** The other name that holds the text, when the name itself does not. */
export const matchedAlias = ({ name, aliases }: Named, text: string): string | undefined => {
  const wanted = folded(text.trim());
  return folded(name).includes(wanted) ? undefined : aliases.find((alias) => folded(alias).includes(wanted));
};
