import { fold, wordsOf } from '../search/words.ts';
import { type Lexicon, type Likeness, type Said, UNLISTED } from './said.ts';

// Phrases of content/alertas.yaml, compiled: a word, '=word' as it is written, or a GROUP in capitals; one after the other, with a few
// others between them.

type Token = { key: string; little: boolean } | { group: Group };
export type Phrase = readonly Token[];
type Group = { name: string; keys: Set<string>; phrases: Phrase[] };
/** Parts that must all be said, in any order. */
export type Sign = readonly Phrase[];

/** Words that may stand between two words of a phrase. */
const GAP = 3;
/** Words between the first and the last part of a sign: what is further apart is another matter. */
const SPAN = 26;
/** Little words of a phrase that people leave out or change. */
const LITTLE = new Set('de del la el un una los las con y por al a en se le lo que'.split(' '));

const isName = (word: string) => /^[A-ZÑ]{2,}$/.test(word);

/** Compiles phrases and gathers their words. */
export const compiler = (groups: Record<string, readonly string[]>, lexicon: Lexicon) => {
  const made = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const known = made.get(name);
    if (known) return known;
    const group: Group = { name, keys: new Set(), phrases: [] };
    made.set(name, group);
    for (const entry of groups[name] ?? []) {
      const phrase = phraseOf(entry);
      const [first] = phrase;
      if (phrase.length === 1 && first && 'key' in first) group.keys.add(first.key);
      else group.phrases.push(phrase);
    }
    return group;
  };
  /** `whole`: what quiets a rule is said as it stands, no word left out and none misspelt. */
  const phraseOf = (text: string, how: Likeness = 'any', whole = false): Phrase => {
    const words = text.split(/\s+/).flatMap((word): Token[] => {
      if (how !== 'name' && isName(word)) return [{ group: groupOf(word) }];
      if (word === UNLISTED) return [{ key: UNLISTED, little: false }];
      const exact = word.startsWith('=');
      return wordsOf(fold(word)).map((one) => ({
        key: lexicon.learn(one, exact ? 'same' : how, !whole),
        little: !exact && !whole && LITTLE.has(one),
      }));
    });
    const telling = words.filter((token) => 'group' in token || !token.little);
    return telling.length > 0 ? telling : words;
  };
  return {
    phrase: phraseOf,
    group: groupOf,
    sign: (text: string): Sign => text.split(' + ').map((part) => phraseOf(part)),
    quiet: (text: string): Sign => text.split(' + ').map((part) => phraseOf(part, 'any', true)),
  };
};

/** One way in which a phrase is said: the places of its first and last word, and all of its own. */
export type Match = { from: number; to: number; places: readonly number[] };

/** A text as phrases are looked for in it. `light`: what may stand between 'no' and what it denies. */
export const listener = (said: readonly Said[], no: Group, light: Group) => {
  const cache = new Map<Group, Match[]>();
  const present = new Set(said.flatMap(({ keys }) => [...keys]));
  const isPossible = (phrase: Phrase) => phrase.every((token) => 'group' in token || present.has(token.key));

  const has = (group: Group, at: number): boolean => [...(said[at]?.keys ?? [])].some((key) => group.keys.has(key));

  const ofGroup = (group: Group): Match[] => {
    const known = cache.get(group);
    if (known) return known;
    const single = said.flatMap((_, at) => (has(group, at) ? [{ from: at, to: at, places: [at] }] : []));
    const all = [...single, ...group.phrases.flatMap(find)];
    cache.set(group, all);
    return all;
  };
  const ofToken = (token: Token): Match[] => {
    if ('group' in token) return ofGroup(token.group);
    return said.flatMap(({ keys }, at) => (keys.has(token.key) ? [{ from: at, to: at, places: [at] }] : []));
  };
  /** Every way in which a phrase is said. */
  const find = (phrase: Phrase): Match[] => {
    if (!isPossible(phrase)) return [];
    let found: Match[] | null = null;
    let before: Token | undefined;
    for (const token of phrase) {
      const next = ofToken(token);
      // What was denied, and a word that nobody knows, stand behind words that carry nothing: 'se comió un poco de …'.
      const isNext: boolean =
        (before !== undefined && 'group' in before && before.group === no) ||
        ('key' in token && token.key === UNLISTED);
      found =
        found === null
          ? next
          : found.flatMap((one) =>
              next.flatMap((two) =>
                two.from > one.to &&
                two.from - one.to <= GAP + 1 &&
                (!isNext || said.every((_, at) => at <= one.to || at >= two.from || has(light, at)))
                  ? [{ from: one.from, to: two.to, places: [...one.places, ...two.places] }]
                  : [],
              ),
            );
      if (found.length === 0) return [];
      before = token;
    }
    return found ?? [];
  };

  /** Behind 'no' and words that carry nothing: 'no tiene fiebre'. */
  const isDenied = ({ from, places }: Match): boolean => {
    let at = from - 1;
    while (at >= 0 && from - at <= GAP + 1 && has(light, at) && !has(no, at)) at -= 1;
    return at >= 0 && from - at <= GAP + 1 && !places.includes(at) && has(no, at);
  };
  const heard = (phrase: Phrase): Match[] => {
    const [first] = phrase;
    const denies = first && 'group' in first && first.group === no;
    return denies ? find(phrase) : find(phrase).filter((one) => !isDenied(one));
  };

  /** The places of a sign's words; null: it is not said. */
  const hears = (sign: Sign): readonly number[] | null => {
    const parts = sign.map(heard);
    const join = (at: number, taken: readonly Match[]): readonly number[] | null => {
      const options = parts[at];
      if (!options) return taken.flatMap(({ places }) => places);
      for (const one of options) {
        const isFree = taken.every(
          ({ from, to, places }) =>
            !places.some((place) => one.places.includes(place)) &&
            Math.max(to, one.to) - Math.min(from, one.from) <= SPAN,
        );
        const whole = isFree ? join(at + 1, [...taken, one]) : null;
        if (whole) return whole;
      }
      return null;
    };
    return join(0, []);
  };
  return { find, heard, hears };
};
export type Listener = ReturnType<typeof listener>;
