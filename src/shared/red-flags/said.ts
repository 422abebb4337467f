import { typosBetween, typosIn } from '../search/typos.ts';
import { fold, sound, soundOf, stem, termOf, withDogs, wordsOf } from '../search/words.ts';
import type { RedFlags } from './rules.ts';

/** A word of a text: its place there, and everything that it may stand for (`keysOf`). */
export type Said = { at: number; keys: ReadonlySet<string> };

/** How a word of a rule is compared: with any ending, as it is written ('comió' is not 'come'), or as a name (its plural too). */
export type Likeness = 'any' | 'same' | 'name';
const MARK: Record<Likeness, string> = { any: '~', same: '=', name: '#' };

const singular = (word: string): string =>
  word
    .replace(/ces$/, 'z')
    .replace(/(?<=.{2}[rlndjsz])es$/, '')
    .replace(/(?<=.{2})s$/, '')
    .replace(/(?<=[ai]d)a$/, 'o');

/** What hardly leaves anything without its ending ('helado' → 'el') keeps it. */
const term = (word: string): string => {
  const short = sound(stem(word));
  return short.length < 3 ? sound(word) : short;
};

/** 'Uña' is not 'una', though 'bano' is 'baño' from a keyboard without ñ. */
const apart = (folded: string): string => folded.replace(/^uñ/, 'uny');
const heardAs = (word: string): string => soundOf(apart(word));

export const keyOf = (folded: string, how: Likeness): string => {
  const word = apart(folded);
  if (how === 'any') return MARK.any + term(word);
  return MARK[how] + soundOf(how === 'name' ? singular(word) : word);
};
/** As it is spoken: 'peliando', 'mordisquió', 'babiaba' for 'peleando', 'mordisqueó', 'babeaba'. */
const written = (word: string): string => word.replace(/(?<=.{3})i(?=(?:ar|ando|aron|aba|ado|ada|a|o)$)/, 'e');

const keysOf = (word: string): string[] => [keyOf(word, 'any'), keyOf(word, 'same'), keyOf(word, 'name')];

/** A word without what makes it small, big or very: 'quietico', 'hinchadota', 'rapidisimo'. With each ending it may have had. */
const plainer = (word: string): string[] => {
  const base = /^(.{3,}?)(?:isim[oa]|c?it[oa]|(?<=.{4})c?ic[oa]|c?ill[oa]|ot[oa]|az[oa])s?$/.exec(word)?.[1];
  if (!base) return [];
  const hard = base.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [...new Set([base, hard])].flatMap((one) => [`${one}o`, `${one}a`, `${one}e`, one]);
};

/** Every word that the rules know, to read what was typed by. */
export class Lexicon {
  readonly keys = new Set<string>();
  /** What the words that sound so are compared by, by the length of the sound: 'epilepcia' is 'epilepsia'. */
  readonly heard: Map<string, Set<string>>[] = [];
  /** Words that were taken in before: the rules say the same ones over and over. */
  readonly #learnt = new Map<string, string>();
  /** Takes in a word of a rule; answers what it is compared by. `misspelt`: also where it is written otherwise. */
  learn(word: string, how: Likeness, misspelt: boolean): string {
    const way = `${how} ${misspelt} ${word}`;
    const key = this.#learnt.get(way) ?? this.#take(word, how, misspelt);
    this.#learnt.set(way, key);
    return key;
  }
  #take(word: string, how: Likeness, misspelt: boolean): string {
    const key = keyOf(word, how);
    this.keys.add(key);
    if (!misspelt) return key;
    const heard = heardAs(word);
    this.heard[heard.length] ??= new Map();
    const known = this.heard[heard.length]?.get(heard);
    if (known) known.add(key);
    else this.heard[heard.length]?.set(heard, new Set([key]));
    return key;
  }
  keysHeard(heard: string): ReadonlySet<string> {
    return this.heard[heard.length]?.get(heard) ?? new Set();
  }
}

/** Stands for a word that no rule, no toxic and no guide has: in a phrase, `?`. */
export const UNLISTED = '?';
/** Shorter words may be beginnings, and figures name nothing. */
const FOREIGN = /^\p{L}{4,}$/u;

/** Shorter words are too near to everything to be mended. */
const SHORTEST = 5;
/** Words this long may begin wrong. */
const BEGINS = 7;

const nearest = (typed: string, { heard }: Lexicon): string[] => {
  if (typed.length < SHORTEST) return [];
  let least = typosIn(typed.length);
  let found: string[] = [];
  const near = heard.slice(typed.length - least, typed.length + least + 1);
  for (const word of near.flatMap((some) => [...(some?.keys() ?? [])])) {
    if (word[0] !== typed[0] && typed.length < BEGINS) continue;
    const typos = typosBetween(typed, word, least);
    if (typos > least) continue;
    if (typos < least) found = [];
    least = typos;
    found.push(word);
  }
  return found;
};

/** Reads the words of a text as its writer meant them. `isKnownElsewhere`: words that are themselves, and no misspelling of a rule's. */
export const reader = (
  lexicon: Lexicon,
  { short, glued }: Pick<RedFlags, 'short' | 'glued'>,
  isKnownElsewhere: (word: string) => boolean,
  isWhole: boolean,
) => {
  const whole = new Map(Object.entries(short).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)));
  const known = new Map<string, ReturnType<typeof meant>>();
  const allOf = (word: string) => [
    ...keysOf(word),
    ...lexicon.keysHeard(heardAs(word)),
    ...lexicon.keysHeard(heardAs(written(word))),
  ];
  const isKnown = (word: string) => allOf(word).some((key) => lexicon.keys.has(key));
  const isPlain = (word: string) => termOf(word) === null || isKnownElsewhere(word);

  /** The words that one typed word holds, each by its keys; `mended` where it is none that is known. */
  const meant = (word: string): { words: readonly (readonly string[])[]; mended: boolean } => {
    const one = (keys: readonly string[], mended = false) => ({ words: [keys], mended });
    if (isKnown(word)) return one(allOf(word));
    const plain = plainer(word).find(isKnown);
    if (plain) return one([...keysOf(word), ...allOf(plain)]);
    if (isPlain(word)) return one(keysOf(word));
    const glue = glued.find(
      (little) => word.startsWith(little) && word.length > little.length + 3 && isKnown(word.slice(little.length)),
    );
    if (glue) return { words: [keysOf(glue), allOf(word.slice(glue.length))], mended: true };
    const near = nearest(heardAs(word), lexicon);
    const isForeign = isWhole && near.length === 0 && FOREIGN.test(word);
    return one(
      [...keysOf(word), ...(isForeign ? [UNLISTED] : []), ...near.flatMap((sound) => [...lexicon.keysHeard(sound)])],
      near.length > 0,
    );
  };

  const recalled = (word: string) => {
    const found = known.get(word) ?? meant(word);
    // The memory of words is bounded: people may type anything.
    if (known.size < 5_000) known.set(word, found);
    return found;
  };

  const read = (text: string): Said[] =>
    wordsOf(withDogs(fold(text))).flatMap((typed, at) => {
      return recalled(whole.get(typed) ?? typed).words.map((keys) => ({ at, keys: new Set(keys) }));
    });
  return { read, isMended: (word: string) => recalled(word).mended };
};
