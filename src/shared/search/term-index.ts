import { typosBetween } from './typos.ts';
import { fold, guideTermOf, wordsOf } from './words.ts';

/**
 * Where terms stand in documents of a few fields, numbered in their order: plain data, which the build stores as JSON. An entry of
 * `terms` has for each field, by its place, the documents with how often: `[document, times, …]`.
 */
export type TermIndex = {
  fields: readonly string[];
  /** Different words of each document's fields. */
  lengths: number[][];
  terms: Record<string, (number[] | null)[]>;
};

export const emptyIndex = (fields: readonly string[]): TermIndex => ({
  fields,
  lengths: [],
  terms: Object.create(null),
});

/** Adds the next document: the texts of its fields. */
export const addTo = ({ lengths, terms }: TermIndex, texts: readonly string[]): void => {
  const at = lengths.length;
  lengths.push(
    texts.map((text, field) => {
      const words = wordsOf(fold(text));
      for (const word of words) {
        const term = guideTermOf(word);
        if (term === null) continue;
        const byField = terms[term] ?? [];
        const places = byField[field] ?? [];
        byField[field] = places;
        terms[term] = byField;
        if (places.at(-2) === at) places[places.length - 1] = (places.at(-1) ?? 0) + 1;
        else places.push(at, 1);
      }
      return new Set(words).size;
    }),
  );
};

/** What is found besides the term itself: terms that begin with it, and those with at most so many typos. */
export type Looseness = { begun?: boolean; typos?: number };
/** A document with what it is worth, the terms that were met in it and the fields where. */
export type Hit = { id: number; score: number; terms: Set<string>; fields: Set<string> };

/** Terms that a search for one means, with what each is worth beside it. */
export const termsLike = ({ terms }: TermIndex, term: string, { begun, typos = 0 }: Looseness): [string, number][] => {
  const self: [string, number][] = Object.hasOwn(terms, term) ? [[term, 1]] : [];
  if (!begun && !typos) return self;
  const near = Object.keys(terms).flatMap((known): [string, number][] => {
    const size = known.length;
    const more = size - term.length;
    if (known === term) return [];
    if (begun && known.startsWith(term)) return [[known, (0.375 * size) / (size + 0.3 * more)]];
    const wrong = typosBetween(known, term, typos);
    return wrong > typos ? [] : [[known, (0.45 * size) / (size + wrong)]];
  });
  return [...self, ...near];
};

/** Different words that a document has on average, by field; reckoned once for an index as long as it is. */
const averages = new WeakMap<TermIndex, { of: number; words: number[] }>();
const averagesOf = (index: TermIndex): number[] => {
  const { fields, lengths } = index;
  const known = averages.get(index);
  if (known?.of === lengths.length) return known.words;
  const words = fields.map((_, field) => lengths.reduce((sum, of) => sum + (of[field] ?? 0), 0) / lengths.length);
  averages.set(index, { of: lengths.length, words });
  return words;
};

/** How fast more of the same stops to count, how much long texts lose, and what every hit is worth at least (BM25+). */
const [K, B, D] = [1.2, 0.7, 0.5];

/** Documents with a term, by number; `boosts` says what its fields are worth. */
export const find = (
  index: TermIndex,
  term: string,
  boosts: Record<string, number>,
  how: Looseness = {},
): Map<number, Hit> => {
  const { fields, lengths, terms } = index;
  const found = new Map<number, Hit>();
  const average = averagesOf(index);
  for (const [known, weight] of termsLike(index, term, how))
    for (const [field, name] of fields.entries()) {
      const places = terms[known]?.[field];
      const boost = boosts[name];
      if (!places || !boost) continue;
      const rare = places.length / 2;
      const usual = average[field] ?? 1;
      const idf = Math.log(1 + (lengths.length - rare + 0.5) / (rare + 0.5));
      for (let at = 0; at < places.length; at += 2) {
        const [id = 0, times = 0] = places.slice(at, at + 2);
        const long = (lengths[id]?.[field] ?? 0) / usual;
        const hit = found.get(id) ?? { id, score: 0, terms: new Set(), fields: new Set() };
        hit.score += weight * boost * idf * (D + (times * (K + 1)) / (times + K * (1 - B + B * long)));
        hit.terms.add(known);
        hit.fields.add(name);
        found.set(id, hit);
      }
    }
  return found;
};
