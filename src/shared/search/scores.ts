import type { SearchOptions, SearchResult } from 'minisearch';
import type { GuideIndex } from './index-of.ts';
import type { Query, Wanted } from './query.ts';

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
const AS_IT_IS: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };
const PAGE_FIELDS = { title: 4, names: 2.5, lead: 1 };
const PASSAGE_FIELDS = { section: 2.2, text: 1 };
/** A word that people use for the same thing, beside the word itself. */
const SAME = 0.55;
/** Typos that a term is forgiven. */
const typosIn = (term: string): number => {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
};

type Found = { pages: SearchResult[]; passages: SearchResult[] };
const isFound = ({ pages, passages }: Found) => pages.length + passages.length > 0;

const search = (index: GuideIndex, term: string, how: SearchOptions = {}): Found => ({
  pages: index.pages.search(term, { ...AS_IT_IS, ...how, boost: PAGE_FIELDS }),
  passages: index.passages.search(term, { ...AS_IT_IS, ...how, boost: PASSAGE_FIELDS }),
});

/** Whether a term stands in any guide, or with `begun` one that begins so. */
export const hasTerm = (index: GuideIndex, term: string, begun: boolean): boolean =>
  isFound(search(index, term, { prefix: begun && term.length > 2 }));

/** A word as it is; where no guide has it, the beginning of one while it is typed, or one with a typo less. */
const lookUp = (index: GuideIndex, { term, last }: Wanted): Found => {
  const exact = search(index, term);
  if (isFound(exact)) return exact;
  const begun = last && term.length > 2 ? search(index, term, { prefix: true }) : exact;
  if (isFound(begun)) return begun;
  const typos = typosIn(term);
  return typos > 0 ? search(index, term, { fuzzy: typos }) : exact;
};

/** The best that one word or another for the same thing scores, not their sum: three words for food are not three meals. */
type Best = { score: number; named: boolean; words: string[]; said: string[] };
const keepBest = (best: Map<number, Best>, results: SearchResult[], weight: number, isSame: boolean) => {
  for (const { id, score, terms, match } of results) {
    const known = best.get(id);
    const named = Object.values(match).some((fields) => fields.includes('title') || fields.includes('names'));
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
      keepBest(best.pages, pages, weight, isSame);
      keepBest(best.passages, passages, weight, isSame);
    };
    keep(lookUp(index, one), one.weight, false);
    for (const term of one.same) keep(search(index, term), one.weight * SAME, true);
    addBest(scores.pages, at, one.telling, best.pages);
    addBest(scores.passages, at, one.telling, best.passages);
  }
  return scores;
};
