import type { SearchOptions, SearchResult } from 'minisearch';
import { FOLDERS, type Folder } from '../species.ts';
import type { CorpusPage } from './corpus.ts';
import type { GuideIndex, Numbered } from './index-of.ts';
import type { Query, Wanted } from './query.ts';

/** What one thing is worth to a search. `words` are the terms of the index that were met, `met` the places in `query.wanted`, `named` those met in a title or a name. */
type Score = { score: number; met: Set<number>; named: Set<number>; words: Set<string> };
export type RankedPassage = { passage: number; page: number; score: number; words: ReadonlySet<string> };
export type RankedPage = {
  page: number;
  score: number;
  /** The passage that answers best; null when only its name or lead does. */
  best: number | null;
  words: ReadonlySet<string>;
};

const AS_IT_IS: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };
const PAGE_FIELDS = { title: 4, names: 2.5, lead: 1 };
const PASSAGE_FIELDS = { section: 2.2, text: 1 };
/** A word that people use for the same thing, beside the word itself. */
const SAME = 0.55;
/** What the name and lead of a page weigh beside its best passage. */
const NAME_WEIGHT = 1;
const PASSAGE_WEIGHT = 0.8;

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
type Best = { score: number; named: boolean; words: string[] };
const keepBest = (best: Map<number, Best>, results: SearchResult[], weight: number) => {
  for (const { id, score, terms, match } of results) {
    const known = best.get(id);
    const named = Object.values(match).some((fields) => fields.includes('title') || fields.includes('names'));
    best.set(id, {
      score: Math.max(known?.score ?? 0, score * weight),
      named: named || (known?.named ?? false),
      words: [...(known?.words ?? []), ...terms],
    });
  }
};

/** Adds what one word of the search scores to the whole. */
const addBest = (scores: Map<number, Score>, at: number, best: ReadonlyMap<number, Best>) => {
  for (const [id, { score, named, words }] of best) {
    const known = scores.get(id) ?? { score: 0, met: new Set(), named: new Set(), words: new Set() };
    known.score += score;
    known.met.add(at);
    if (named) known.named.add(at);
    for (const word of words) known.words.add(word);
    scores.set(id, known);
  }
};

const scoresOf = (index: GuideIndex, query: Query) => {
  const scores = { pages: new Map<number, Score>(), passages: new Map<number, Score>() };
  for (const [at, one] of query.wanted.entries()) {
    const best = { pages: new Map<number, Best>(), passages: new Map<number, Best>() };
    const keep = ({ pages, passages }: Found, weight: number) => {
      keepBest(best.pages, pages, weight);
      keepBest(best.passages, passages, weight);
    };
    keep(lookUp(index, one), one.weight);
    for (const term of one.same) keep(search(index, term), one.weight * SAME);
    addBest(scores.pages, at, best.pages);
    addBest(scores.passages, at, best.passages);
  }
  return scores;
};

/** How much of what was asked is met, 0 to 1. Words that only name the species count little. */
const coverage = ({ wanted }: Query, met: Iterable<number>): number => {
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return [...met].reduce((sum, at) => sum + (wanted[at]?.weight ?? 0), 0) / whole;
};
const covered = (share: number) => (0.25 + 0.75 * share) ** 2;

/** A page whose name holds all that is asked is meant: 'chocolate' is Chocolate y cacao, not a guide that mentions it. */
const NAMED_FACTOR = 1.6;
const MAIN_WEIGHT = 0.4;
const namedFactor = ({ wanted }: Query, score: Score | undefined): number => {
  const main = [...wanted.entries()].filter(([, { weight }]) => weight >= MAIN_WEIGHT);
  return score && main.every(([at]) => score.named.has(at)) ? NAMED_FACTOR : 1;
};

/** Where a species is named, what belongs to another one is hardly meant. */
const speciesFactor = (folder: Folder | null | undefined, folders: readonly Folder[]): number => {
  if (folders.length === 0 || !folder) return 1;
  return folders.includes(folder) ? 1.6 : 0.3;
};
/** 'leve' to 'grave' in SEVERITIES (content/schema/toxic-kinds.ts). */
const HARMS: ReadonlySet<number> = new Set([1, 2, 3]);
const kindFactor = ({ kind, path, severity }: CorpusPage, { wanted, folders }: Query): number => {
  // What does that species no harm, or nobody knows, is hardly the answer.
  if (severity && folders.length > 0)
    return folders.some((folder) => HARMS.has(severity[FOLDERS.indexOf(folder)] ?? 0)) ? 1 : 0.6;
  const onlySpecies = wanted.length === 1 && folders.length === 1;
  if (kind === 'species') return onlySpecies ? 3 : 0.7;
  if (kind === 'page') return onlySpecies && path.endsWith('/razas') ? 2 : 1;
  return 1;
};

/** The pages that answer what the search tells of, those of another species apart. */
const isLedTo = ({ path, folder }: CorpusPage, { alarms, folders }: Query): boolean =>
  alarms.some(({ leadsTo }) => leadsTo.includes(path)) && (!folder || folders.length === 0 || folders.includes(folder));

/** Where a led page stands at least, beside the best: first when only the trouble was told, else second to what it was told about. */
const ledFloor = ({ onlyAlarm }: Query, top: number): number => top * (onlyAlarm ? 1.05 : 0.95);

const byScore = <One extends { score: number }>(some: One[]): One[] => some.sort((a, b) => b.score - a.score);

const bestPassages = (all: Numbered, passages: Map<number, Score>, query: Query) => {
  const best = new Map<number, { passage: number; value: number; score: Score }>();
  for (const [number, score] of passages) {
    const one = all.passages[number];
    if (!one) continue;
    const value = score.score * covered(coverage(query, score.met)) * speciesFactor(one.passage.folder, query.folders);
    if (value > (best.get(one.page)?.value ?? 0)) best.set(one.page, { passage: number, value, score });
  }
  return best;
};

/** Every page that answers, best first. */
export const rankPages = (all: Numbered, index: GuideIndex, query: Query): RankedPage[] => {
  const scores = scoresOf(index, query);
  const best = bestPassages(all, scores.passages, query);
  const ranked = all.pages.flatMap((page, number): RankedPage[] => {
    const name = scores.pages.get(number);
    const passage = best.get(number);
    if (!name && !passage && !isLedTo(page, query)) return [];
    const met = new Set([...(name?.met ?? []), ...(passage?.score.met ?? [])]);
    const score =
      ((name?.score ?? 0) * NAME_WEIGHT + (passage?.score.score ?? 0) * PASSAGE_WEIGHT) *
      covered(coverage(query, met)) *
      speciesFactor(page.folder, query.folders) *
      namedFactor(query, name) *
      kindFactor(page, query);
    const words = new Set([...(name?.words ?? []), ...(passage?.score.words ?? [])]);
    return [{ page: number, score, best: passage?.passage ?? null, words }];
  });
  const top = Math.max(1, ...ranked.map(({ score }) => score));
  for (const one of ranked) {
    const page = all.pages[one.page];
    if (page && isLedTo(page, query)) one.score = Math.max(one.score, ledFloor(query, top));
  }
  return byScore(ranked);
};

/** Every passage that answers, best first. The name of its page counts: «Chocolate › Qué hacer» does not say chocolate again. */
export const rankPassages = (all: Numbered, index: GuideIndex, query: Query): RankedPassage[] => {
  const scores = scoresOf(index, query);
  const ranked = all.passages.flatMap(({ page: number, passage }, at): RankedPassage[] => {
    const page = all.pages[number];
    const name = scores.pages.get(number);
    const own = scores.passages.get(at);
    if (!page || !(name || own)) return [];
    const met = new Set([...(name?.met ?? []), ...(own?.met ?? [])]);
    const score =
      ((name?.score ?? 0) * NAME_WEIGHT + (own?.score ?? 0)) *
      covered(coverage(query, met)) *
      speciesFactor(passage.folder ?? page.folder, query.folders) *
      namedFactor(query, name) *
      kindFactor(page, query);
    return [{ passage: at, page: number, score, words: new Set([...(name?.words ?? []), ...(own?.words ?? [])]) }];
  });
  const top = Math.max(1, ...ranked.map(({ score }) => score));
  const led = new Set<number>();
  for (const one of byScore(ranked)) {
    const page = all.pages[one.page];
    // The best of each led page; the others stand where their words put them.
    if (!page || led.has(one.page) || !isLedTo(page, query)) continue;
    led.add(one.page);
    one.score = Math.max(one.score, ledFloor(query, top));
  }
  return byScore(ranked);
};
