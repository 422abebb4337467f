import { openTriage, type Triage } from '../red-flags/triage.ts';
import { FOLDERS, type Folder } from '../species.ts';
import { type Corpus, substancesIn } from './corpus.ts';
import { inWords } from './in-words.ts';
import { queryKey } from './query-key.ts';
import { mender } from './typos.ts';
import { fold, soundOf, termOf, withDogs, wordsOf } from './words.ts';

/** Words of a search that are looked up; what tells of a trouble is read to the end. */
const MAX_WORDS = 12;

/** One thing that a search asks for. */
export type Wanted = {
  term: string;
  weight: number;
  /** Other terms for the same thing. */
  same: string[];
  /** The last word, which may still be typed. */
  last: boolean;
  /** It tells of a trouble that a rule knows. */
  alarming: boolean;
  /** Worth marking where it is met: the animal's name is on every line of its guides. */
  telling: boolean;
};

export type Query = {
  wanted: Wanted[];
  /** Species that it names; none: all. */
  folders: Folder[];
  /** The troubles that its words tell of: the pages (or parts of one, `#…`) that answer it, and whether somebody should be called. */
  alarms: { leadsTo: readonly string[]; call: boolean; first: string; poison: boolean; ahead: boolean }[];
  /** It asks whether, or how much, to give. */
  asksToGive: boolean;
  /** It asks for a thing or tells of another day: no name of a poison alarms. */
  isCalm: boolean;
  /** It tells of a trouble and says nothing more. */
  onlyAlarm: boolean;
  /** It names an animal and says nothing more. */
  onlySpecies: boolean;
  /** Terms that name a species. */
  plain: ReadonlyMap<string, Folder>;
};

/** The corpus' word lists in the form in which searches are compared with them. */
export type Vocabulary = {
  species: Map<string, Folder>;
  kinds: Map<string, Folder>;
  same: Map<string, string[]>;
  vague: Set<string>;
  /** What must not wait. */
  triage: Triage;
  /** A word as it was meant: itself where the guides have it, two where it is a name without its space. `last`: it may still be typed, and the beginning of one is enough. */
  meant: (word: string, last: boolean) => string;
};

const byTerm = (words: Corpus['species']) =>
  new Map(FOLDERS.flatMap((folder) => words[folder].map((word) => [termOf(fold(word)) ?? word, folder] as const)));

/** `isKnown`: whether a term, or with `begun` one that begins so, stands in any guide. */
export const vocabularyOf = (corpus: Corpus, isKnown: (term: string, begun: boolean) => boolean): Vocabulary => {
  const { species, kinds, same, vague } = corpus;
  let triage: Triage | undefined;
  const mend = mender(corpus);
  const isPlain = (word: string) => isKnown(termOf(word) ?? '', false);
  const folders = byTerm(species);
  const groups = new Map<string, Set<string>>();
  for (const group of same) {
    const terms = group.flatMap((word) => termOf(fold(word)) ?? []);
    for (const term of terms) groups.set(term, new Set([...(groups.get(term) ?? []), ...terms]));
  }
  return {
    species: folders,
    kinds: byTerm(kinds),
    same: new Map([...groups].map(([term, terms]) => [term, [...terms].filter((one) => one !== term)])),
    vague: new Set(vague.flatMap((word) => termOf(fold(word)) ?? [])),
    // Made when the first search asks: a page that only stands there has nothing to do with it.
    triage: (text, about) => {
      triage ??= openTriage(corpus.flags, substancesIn(corpus), corpus.flags.plain.length > 0 ? undefined : isPlain);
      return triage(text, about);
    },
    meant: (word, last) => {
      const term = termOf(word);
      if (term === null || isKnown(term, false)) return word;
      // 'Firulais': a name for a species that no guide uses.
      const folder = folders.get(term);
      if (folder) return fold(species[folder][0] ?? word);
      return last && isKnown(term, true) ? word : mend(word);
    },
  };
};

/** Weights of words beside those that say what is asked: of the animal, of its kind, of the accident that its alarm answers, of places and 'cuidados'. */
const SPECIES_WEIGHT = 0.25;
const KIND_WEIGHT = 0.45;
const ALARM_WEIGHT = 0.3;
const VAGUE_WEIGHT = 0.2;

/** Reads a search. */
export const readQuery = (typed: string, vocabulary: Vocabulary): Query => {
  const { species, kinds, same, vague } = vocabulary;
  const said = inWords(typed);
  const key = withDogs(queryKey(said));
  // A word that is two names keeps the place of the one that was typed.
  const meant = wordsOf(key)
    .slice(0, MAX_WORDS)
    .flatMap((word, at, all) =>
      wordsOf(vocabulary.meant(word, at === all.length - 1)).map((one) => ({ word: one, at })),
    );
  const words = meant.map(({ word }) => word);
  const terms = words.flatMap((word) => termOf(word) ?? []);
  const folders = [...new Set(terms.flatMap((term) => species.get(term) ?? kinds.get(term) ?? []))];
  const told = vocabulary.triage(said, folders);
  const alarming = new Set(meant.flatMap(({ word, at }) => (told.places.has(at) ? [soundOf(word)] : [])));
  const weightOf = (word: string, term: string) => {
    if (species.has(term)) return SPECIES_WEIGHT;
    if (alarming.has(soundOf(word))) return ALARM_WEIGHT;
    if (vague.has(term)) return VAGUE_WEIGHT;
    return kinds.has(term) ? KIND_WEIGHT : 1;
  };
  const wanted = new Map<string, Wanted>();
  for (const [at, word] of words.entries()) {
    const term = termOf(word);
    if (!term || wanted.has(term)) continue;
    wanted.set(term, {
      term,
      weight: weightOf(word, term),
      same: same.get(term) ?? [],
      last: at === words.length - 1,
      alarming: alarming.has(soundOf(word)),
      telling: !species.has(term),
    });
  }
  const all = [...wanted.values()];
  // A search that says only the accident, or only the animal, asks for that.
  const heaviest = Math.max(0, ...all.filter(({ term }) => !species.has(term)).map(({ weight }) => weight));
  const onlyAlarm = heaviest === ALARM_WEIGHT;
  return {
    wanted: all.map((one) => ({
      ...one,
      weight: heaviest && species.has(one.term) ? one.weight : one.weight / (heaviest || SPECIES_WEIGHT),
      // 'Comió' beside what was eaten is no question about meals.
      same: one.weight === ALARM_WEIGHT && !onlyAlarm ? [] : one.same,
      telling: one.telling || heaviest === 0,
    })),
    folders,
    alarms: told.flags.map(({ leadsTo, urgency, call, first, poison, ahead }) => ({
      leadsTo,
      call: call ?? urgency === 'now',
      first,
      poison: poison !== false,
      ahead: ahead === true,
    })),
    asksToGive: told.asksToGive,
    isCalm: told.isCalm,
    onlyAlarm,
    onlySpecies: heaviest === 0 && all.length > 0,
    plain: species,
  };
};
