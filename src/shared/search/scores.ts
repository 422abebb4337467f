import type { GuideIndex } from './index-of.ts';
import type { Query, Wanted } from './query.ts';
import { find, type Hit, type Looseness, termsLike } from './term-index.ts';

/**
 * What one thing is worth to a search. `words` are the terms of the index that were met, `met` the places in `query.wanted`, `named`
 * those met in a title or a name, `said` the terms met for what was typed itself (not for another word for it), each with its place.
 */
export type Score = {
  score: number;
  met: Set<number>;
  named: Set<number>;
  words: Set<string>;
  said: Map<string, number>;
};
const PAGE_FIELDS = { title: 4, names: 2.5, lead: 1 };
const PASSAGE_FIELDS = { section: 2.2, text: 1 };
/** A word that people use for the same thing, beside the word itself. */
const SAME = 0.55;
/** Typos that a term is forgiven. */
const typosIn = (term: string): number => {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
};

type Found = { pages: Map<number, Hit>; passages: Map<number, Hit> };
const isFound = ({ pages, passages }: Found) => pages.size + passages.size > 0;

const search = ({ pages, passages }: GuideIndex, term: string, how?: Looseness): Found => ({
  pages: find(pages, term, PAGE_FIELDS, how),
  passages: find(passages, term, PASSAGE_FIELDS, how),
});

/** Whether a term stands in any guide, or with `begun` one that begins so. */
export const hasTerm = ({ pages, passages }: GuideIndex, term: string, isBegun: boolean): boolean =>
  [pages, passages].some((some) => termsLike(some, term, { begun: isBegun && term.length > 2 }).length > 0);

/** A word as it is; where no guide has it, the beginning of one while it is typed, or one with a typo less. */
const lookUp = (index: GuideIndex, { term, last }: Wanted): Found => {
  const exact = search(index, term);
  if (isFound(exact)) return exact;
  const begun = last && term.length > 2 ? search(index, term, { begun: true }) : exact;
  if (isFound(begun)) return begun;
  const typos = typosIn(term);
  return typos > 0 ? search(index, term, { typos }) : exact;
};

/** The best that one word or another for the same thing scores, not their sum: three words for food are not three meals. */
type Best = { score: number; named: boolean; words: string[]; said: string[] };
const keepBest = (best: Map<number, Best>, results: Iterable<Hit>, weight: number, isSame: boolean) => {
  for (const { id, score, terms, fields } of results) {
    const known = best.get(id);
    const named = fields.has('title') || fields.has('names');
    best.set(id, {
      score: Math.max(known?.score ?? 0, score * weight),
      named: named || (known?.named ?? false),
      words: [...(known?.words ?? []), ...terms],
      said: [...(known?.said ?? []), ...(isSame ? [] : terms)],
    });
  }
};

/** Adds what one word of the search scores to the whole. */
const addBest = (scores: Map<number, Score>, at: number, telling: boolean, best: ReadonlyMap<number, Best>) => {
  for (const [id, { score, named, words, said }] of best) {
    const known = scores.get(id) ?? {
      score: 0,
      met: new Set(),
      named: new Set(),
      words: new Set(),
      said: new Map(),
    };
    known.score += score;
    known.met.add(at);
    if (named) known.named.add(at);
    for (const word of telling ? words : []) known.words.add(word);
    for (const word of said) known.said.set(word, at);
    scores.set(id, known);
  }
};

/** What every page (by title, names and lead) and every passage (by heading and text) is worth to a search, by number. */
export const scoresOf = (index: GuideIndex, query: Query) => {
  const scores = { pages: new Map<number, Score>(), passages: new Map<number, Score>() };
  for (const [at, one] of query.wanted.entries()) {
    const best = { pages: new Map<number, Best>(), passages: new Map<number, Best>() };
    const keep = ({ pages, passages }: Found, weight: number, isSame: boolean) => {
      keepBest(best.pages, pages.values(), weight, isSame);
      keepBest(best.passages, passages.values(), weight, isSame);
    };
    keep(lookUp(index, one), one.weight, false);
    for (const term of one.same) keep(search(index, term), one.weight * SAME, true);
    addBest(scores.pages, at, one.telling, best.pages);
    addBest(scores.passages, at, one.telling, best.passages);
  }
  return scores;
};
