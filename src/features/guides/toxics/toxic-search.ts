import type { Severity } from '../../../../content/schema/toxic-kinds.ts';
import { folded } from '../../../shared/fold.ts';

/** What a search looks at. */
export type Named = {
  name: string;
  aliases: readonly string[];
  severity?: Readonly<Record<string, Severity>> | undefined;
};

/** Names as the search compares them, folded once: two hundred substances are asked at every key. */
const keysOf = new WeakMap<Named, { key: string; others: string[] }>();
const keys = (toxic: Named) => {
  const known = keysOf.get(toxic) ?? { key: folded(toxic.name), others: toxic.aliases.map(folded) };
  keysOf.set(toxic, known);
  return known;
};

const NO_MATCH = 6;

const rankOf = (toxic: Named, wanted: string): number => {
  const { key, others } = keys(toxic);
  // 'Lirio y azucena' is called lirio; 'Lirio de día' only begins so.
  if (key.split(/[(),]| y | o /).some((part) => part.trim() === wanted)) return 0;
  if (key.startsWith(`${wanted} `)) return 1;
  if (key.startsWith(wanted)) return 2;
  if (key.includes(` ${wanted}`)) return 3;
  if (others.some((other) => other.startsWith(wanted))) return 4;
  return key.includes(wanted) || others.some((other) => other.includes(wanted)) ? 5 : NO_MATCH;
};

const graveFor = ({ severity = {} }: Named) => Object.values(severity).filter((degree) => degree === 'grave').length;

/** Substances whose name or another name holds the text, accents and case aside; those called so first, then those that begin with it; of equals the one that is grave for more. Blank text matches none. */
export const matchingToxics = <Toxic extends Named>(toxics: readonly Toxic[], text: string): Toxic[] => {
  const wanted = folded(text.trim());
  if (!wanted) return [];
  return toxics
    .map((toxic) => ({ toxic, rank: rankOf(toxic, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || graveFor(b.toxic) - graveFor(a.toxic))
    .map(({ toxic }) => toxic);
};

/** The other name that holds the text, when the name itself does not. */
export const matchedAlias = ({ name, aliases }: Named, text: string): string | undefined => {
  const wanted = folded(text.trim());
  return folded(name).includes(wanted) ? undefined : aliases.find((alias) => folded(alias).includes(wanted));
};
