import { FOLDERS, type Folder } from '../species.ts';
import type { Alarm, Corpus } from './corpus.ts';
import { mender } from './typos.ts';
import { fold, soundOf, termOf, wordsOf } from './words.ts';

/** Longest search, characters: nobody types more, and what is cut off is never looked at. */
export const MAX_QUERY = 100;
/** Words of a search that are looked at. */
const MAX_WORDS = 12;

/** What was typed as screens show it again: one line, no control characters, at most MAX_QUERY characters. */
export const shownQuery = (typed: string | null | undefined): string =>
  [
    ...(typed ?? '')
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_QUERY)
    .join('')
    .trimEnd();

/** What two searches with the same answer share: the words that are looked at, folded. Empty: nothing to look for. */
export const queryKey = (typed: string | null | undefined): string =>
  wordsOf(fold(shownQuery(typed)))
    .slice(0, MAX_WORDS)
    .join(' ');

/** One thing that a search asks for. */
export type Wanted = {
  term: string;
  weight: number;
  /** Other terms for the same thing. */
  same: string[];
  /** The last word, which may still be typed. */
  last: boolean;
  /** Worth marking where it is met: the animal's name is on every line of its guides. */
  telling: boolean;
};

export type Query = {
  wanted: Wanted[];
  /** Species that it names; none: all. */
  folders: Folder[];
  /** The troubles that its words tell of. */
  alarms: Alarm[];
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
  alarms: { alarm: Alarm; phrases: string[] }[];
  /** A word as it was meant: itself where the guides have it, two where it is a name without its space. `last`: it may still be typed, and the beginning of one is enough. */
  meant: (word: string, last: boolean) => string;
};

const soundLine = (text: string) => ` ${wordsOf(fold(text)).map(soundOf).join(' ')} `;

const byTerm = (words: Corpus['species']) =>
  new Map(FOLDERS.flatMap((folder) => words[folder].map((word) => [termOf(fold(word)) ?? word, folder] as const)));

/** `isKnown`: whether a term, or with `begun` one that begins so, stands in any guide. */
export const vocabularyOf = (corpus: Corpus, isKnown: (term: string, begun: boolean) => boolean): Vocabulary => {
  const { species, kinds, same, vague, alarms } = corpus;
  const mend = mender(corpus);
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
    alarms: alarms.map((alarm) => ({ alarm, phrases: alarm.phrases.map(soundLine) })),
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

/** Reads a search. 'mi pero' is a dog: the misspelling is too common to lose, and no typo of an unknown word. */
export const readQuery = (typed: string, vocabulary: Vocabulary): Query => {
  const { species, kinds, same, vague } = vocabulary;
  const key = queryKey(typed).replace(/\b(mi|un|el|mis|los) pero(s?)\b/g, '$1 perro$2');
  const words = wordsOf(key).flatMap((word, at, all) => wordsOf(vocabulary.meant(word, at === all.length - 1)));
  const heard = soundLine(words.join(' '));
  const alarms = vocabulary.alarms.flatMap(({ alarm, phrases }) => {
    const said = phrases.filter((phrase) => heard.includes(phrase));
    return said.length > 0 ? [{ alarm, said }] : [];
  });
  const alarming = new Set(alarms.flatMap(({ said }) => said.flatMap((phrase) => phrase.trim().split(' '))));
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
      telling: !species.has(term),
    });
  }
  const all = [...wanted.values()];
  // Nothing but the accident was said, or nothing but the animal: then that is what is asked.
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
    folders: [...new Set(all.flatMap(({ term }) => species.get(term) ?? kinds.get(term) ?? []))],
    alarms: alarms.map(({ alarm }) => alarm),
    onlyAlarm,
    onlySpecies: heaviest === 0 && all.length > 0,
    plain: species,
  };
};
