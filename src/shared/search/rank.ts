import { FOLDERS, type Folder } from '../species.ts';
import type { CorpusPage } from './corpus.ts';
import type { GuideIndex, Numbered } from './index-of.ts';
import { saidByName } from './named.ts';
import type { Query } from './query.ts';
import { type Score, scoresOf } from './scores.ts';

export type RankedPassage = {
  passage: number;
  page: number;
  score: number;
  words: ReadonlySet<string>;
  /** How much of what was asked is met, 0 to 1. */
  share: number;
  /** It answers the trouble that was told. */
  led: boolean;
  /** It holds a word of that trouble. */
  tells: boolean;
  /** How much of what was asked one of the names of its page says. */
  named: number;
};
export type RankedPage = {
  page: number;
  score: number;
  /** The passage that answers best; null when only its name or lead does. */
  best: number | null;
  words: ReadonlySet<string>;
  /** It answers the trouble that was told. */
  led: boolean;
  /** Everything that was asked is met. */
  whole: boolean;
  /** How much of what was asked one of its names says. */
  named: number;
};

/** Weight of the name and lead of a page beside its best passage. */
const NAME_WEIGHT = 1;
const PASSAGE_WEIGHT = 0.8;

/** How much of what was asked is met, 0 to 1. Words that only name the species count little. */
const coverage = ({ wanted }: Query, met: Iterable<number>): number => {
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return [...met].reduce((sum, at) => sum + (wanted[at]?.weight ?? 0), 0) / whole;
};
const covered = (share: number) => (0.25 + 0.75 * share) ** 2;

/** A page whose name says all that is asked is meant: 'chocolate' is Chocolate y cacao, not a guide that mentions it. */
const NAMED = 1.3;
const WHOLE_NAME = 1.2;
const MAIN_WEIGHT = 0.4;
/** A passage gains less from the name of its page: it must answer itself. */
const NAMED_PAGE = 1.6;
/** A toxic that nobody named only shares a word: «pastilla para la diarrea» is no answer to 'diarrea'. */
const UNNAMED_TOXIC = 0.4;
type Named = { factor: number; share: number; isOther: boolean };
const namedBy = (page: CorpusPage, query: Query, score: Score | undefined): Named => {
  const main = [...query.wanted.entries()].filter(([, { weight }]) => weight >= MAIN_WEIGHT);
  const named = score && main.every(([at]) => score.named.has(at)) ? NAMED : 1;
  const share = saidByName(page, query, score);
  const isOther = page.kind === 'toxic' && share === 0;
  return { factor: named * (isOther ? UNNAMED_TOXIC : 1 + WHOLE_NAME * share ** 2), share, isOther };
};

/** Where a species is named, what belongs to another one is hardly meant. */
const speciesFactor = (folder: Folder | null | undefined, folders: readonly Folder[]): number => {
  if (folders.length === 0 || !folder) return 1;
  return folders.includes(folder) ? 1.6 : 0.05;
};
/** 'leve' to 'grave' in SEVERITIES (content/schema/toxic-kinds.ts). */
const HARMS: ReadonlySet<number> = new Set([1, 2, 3]);
/** A breed in an emergency: it only shares words, «golpe de calor» among what a kakariki suffers. */
const BREED_IN_NEED = 0.5;
const kindFactor = ({ kind, path, severity }: CorpusPage, { folders, onlySpecies, alarms }: Query): number => {
  // A toxic that does that species no harm, or of which this is not known, is hardly the answer.
  if (severity && folders.length > 0)
    return folders.some((folder) => HARMS.has(severity[FOLDERS.indexOf(folder)] ?? 0)) ? 1 : 0.6;
  if (kind === 'breed') return alarms.some(({ call }) => call) ? BREED_IN_NEED : 1;
  if (kind === 'species') return onlySpecies ? 3 : 0.7;
  if (kind === 'page') return onlySpecies && path.endsWith('/razas') ? 2 : 1;
  return 1;
};

/** Where on this page stands what answers the trouble that was told, `''` for its top; null: elsewhere, or another species. */
const ledTo = ({ path, folder }: CorpusPage, { alarms, folders }: Query): string | null => {
  if (folder && folders.length > 0 && !folders.includes(folder)) return null;
  const led = alarms.flatMap(({ leadsTo }) => leadsTo).find((to) => to.replace(/#.*/, '') === path);
  return led === undefined ? null : (led.split('#')[1] ?? '');
};

/** Where a led page stands at least, beside the best: first, but second to what the trouble was told about. */
const ledFloor = (isOnly: boolean, top: number): number => top * (isOnly ? 1.05 : 0.95);

const byScore = <One extends { score: number }>(some: One[]): One[] => some.sort((a, b) => b.score - a.score);

const isDanger = (page: CorpusPage | undefined) => page?.kind === 'toxic' || page?.kind === 'first-aid';

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

const both = <Item>(one: Iterable<Item> = [], other: Iterable<Item> = []): Set<Item> => new Set([...one, ...other]);

/** Every page that answers, best first. */
export const rankPages = (all: Numbered, index: GuideIndex, query: Query): RankedPage[] => {
  const scores = scoresOf(index, query);
  const bestOf = bestPassages(all, scores.passages, query);
  const ranked = all.pages.flatMap((page, number): RankedPage[] => {
    const name = scores.pages.get(number);
    const passage = bestOf.get(number);
    const led = ledTo(page, query);
    if (!name && !passage && led === null) return [];
    const met = both(name?.met, passage?.score.met);
    const share = coverage(query, met);
    const named = namedBy(page, query, name);
    const species = speciesFactor(page.folder, query.folders);
    const score =
      ((name?.score ?? 0) * NAME_WEIGHT + (passage?.score.score ?? 0) * PASSAGE_WEIGHT) *
      covered(share) *
      species *
      named.factor *
      kindFactor(page, query);
    const words = both(name?.words, passage?.score.words);
    const place = led ? all.passages.findIndex((one) => one.page === number && one.passage.anchor === led) : -1;
    const best = place >= 0 ? place : (passage?.passage ?? null);
    const whole = share > 0.99 && !named.isOther && species >= 1;
    return [{ page: number, score, best, words, led: led !== null, whole, named: named.share }];
  });
  const top = Math.max(1, ...ranked.map(({ score }) => score));
  const isTold = ({ page, led, named }: RankedPage) => named > 0 && !led && isDanger(all.pages[page]);
  // What was told about may itself be the answer: a toxic by its name, before the guide of poisonings.
  const floor = ledFloor(query.onlyAlarm || !ranked.some((one) => one.score === top && isTold(one)), top);
  // Two pages that rules lead to: the one that the typed words find too comes first.
  for (const one of ranked) if (one.led) one.score = Math.max(one.score, floor * (0.98 + (0.02 * one.score) / top));
  return byScore(ranked);
};

/** Each page that a rule leads to gives the passage that the rule names, else its best one; other passages keep their rank. */
const bestLed = (all: Numbered, sorted: readonly RankedPassage[], query: Query): RankedPassage[] => {
  const best = new Map<number, RankedPassage>();
  for (const one of sorted) {
    const page = all.pages[one.page];
    const led = page ? ledTo(page, query) : null;
    if (led === null) continue;
    const isNamed = led !== '' && all.passages[one.passage]?.passage.anchor === led;
    if (isNamed || !best.has(one.page)) best.set(one.page, one);
  }
  return [...best.values()];
};

/** Every passage that answers, best first. The name of its page counts: «Chocolate › Qué hacer» does not say chocolate again. */
export const rankPassages = (all: Numbered, index: GuideIndex, query: Query): RankedPassage[] => {
  const scores = scoresOf(index, query);
  const ranked = all.passages.flatMap(({ page: number, passage }, at): RankedPassage[] => {
    const page = all.pages[number];
    const name = scores.pages.get(number);
    const own = scores.passages.get(at);
    if (!page || !(name || own)) return [];
    const share = coverage(query, both(name?.met, own?.met));
    const tells = [...(own?.met ?? [])].some((at) => query.wanted[at]?.alarming);
    const named = namedBy(page, query, name);
    const score =
      ((name?.score ?? 0) * NAME_WEIGHT + (own?.score ?? 0)) *
      covered(share) *
      speciesFactor(passage.folder ?? page.folder, query.folders) *
      Math.min(NAMED_PAGE, named.factor) *
      kindFactor(page, query);
    return [
      {
        passage: at,
        page: number,
        score,
        words: both(name?.words, own?.words),
        share,
        led: false,
        tells,
        named: named.share,
      },
    ];
  });
  const top = Math.max(1, ...ranked.map(({ score }) => score));
  for (const one of bestLed(all, byScore(ranked), query)) {
    one.led = true;
    one.score = Math.max(one.score, ledFloor(query.onlyAlarm, top));
  }
  return byScore(ranked);
};
