import type { Corpus } from './corpus.ts';
import { fold, soundOf, termOf, wordsOf } from './words.ts';

/** Typos that a word of so many letters may hold. */
export const typosIn = (letters: number): number => (letters < 9 ? 1 : 2);

/** Shorter words are too near to other words of the guides to be mended. */
const SHORTEST = 5;

/** The letters of a word as bits, to tell far words apart without counting their typos. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
};
/** Whether more bits than so many are set. */
const hasMoreBits = (bits: number, most: number): boolean => {
  let [left, count] = [bits, 0];
  while (left !== 0 && count <= most) [left, count] = [left & (left - 1), count + 1];
  return count > most;
};

/** Typos between the first `at` letters of a and every beginning of b, from those of one and of two letters less. */
const nextRow = (a: string, b: string, at: number, last: readonly number[], above: readonly number[]): number[] => {
  const row = [at];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[at - 1] === b[j - 1];
    const isSwapped = at > 1 && j > 1 && a[at - 1] === b[j - 2] && a[at - 2] === b[j - 1];
    const cost = Math.min(Number(last[j]) + 1, Number(row[j - 1]) + 1, Number(last[j - 1]) + (isSame ? 0 : 1));
    row.push(isSwapped ? Math.min(cost, Number(above[j - 2]) + 1) : cost);
  }
  return row;
};

/** Letters that are left out, added, changed or swapped between two words; Infinity as soon as they are sure to be more than `most`. */
export const typosBetween = (a: string, b: string, most = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  // A typo changes one letter into another at most.
  if (hasMoreBits(lettersOf(a) ^ lettersOf(b), 2 * most)) return Number.POSITIVE_INFINITY;
  let above: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  let least = 0;
  for (let at = 1; at <= a.length; at += 1) {
    [above, last] = [last, nextRow(a, b, at, last, above)];
    const [leastAbove, now] = [least, Math.min(...last)];
    // A swap reaches over one row: both must be past it.
    if (now > most && leastAbove >= most) return Number.POSITIVE_INFINITY;
    least = now;
  }
  const typos = last[b.length] ?? 0;
  return typos > most ? Number.POSITIVE_INFINITY : typos;
};

/** A folded word with how it sounds. */
export type Heard = { word: string; sound: string };

export const heard = (word: string): Heard => ({ word, sound: soundOf(word) });

/**
 * Typos between two words by ear and by letter, added up; Infinity when neither way is within `most`. By ear or by letter: a typo
 * may change how its neighbours sound ('giolden'). Of two words, the nearer one is near both ways.
 */
export const typosApart = (a: Heard, b: Heard, most: number): number => {
  const letters = Math.abs(a.word.length - b.word.length);
  if (Math.min(letters, Math.abs(a.sound.length - b.sound.length)) > most) return Number.POSITIVE_INFINITY;
  // Nearly all words are far both ways, and that is told early.
  const byEar = typosBetween(a.sound, b.sound, most);
  const byLetter = typosBetween(a.word, b.word, byEar > most ? most : undefined);
  if (byLetter > most && byEar > most) return Number.POSITIVE_INFINITY;
  return (byEar > most ? typosBetween(a.sound, b.sound) : byEar) + byLetter;
};

/** Words that a search may have meant: those of titles, names, headings and leads, and what the search is taught. */
const meantWords = ({ pages, species, kinds, same, flags }: Corpus): Heard[] => {
  const texts = [
    ...pages.map(({ title, names }) => [title, ...names].join(' ')),
    ...[species, kinds].flatMap((some) => Object.values(some).flat()),
    ...same.flat(),
    ...Object.values(flags.groups).flat(),
    ...flags.rules.flatMap(({ signs }) => signs),
    ...pages.flatMap(({ passages }) => passages.map(({ section }) => section)),
    ...pages.map(({ lead }) => lead),
  ];
  const words = new Set(wordsOf(fold(texts.join(' '))));
  return [...words].filter(termOf).map(heard);
};

/** Names of several words as they sound when thumbs leave the spaces out: 'mainecoon'. */
const gluedNames = ({ pages }: Corpus): Map<string, string> =>
  new Map(
    pages.flatMap(({ title, names }) =>
      [title, ...names].flatMap((name) => {
        const words = wordsOf(fold(name));
        return words.length > 1 ? [[soundOf(words.join('')), words.join(' ')] as const] : [];
      }),
    ),
  );

/**
 * What a word with a typo was meant to be: the nearest word that guides know, of equally near ones the one told first; the word
 * itself when none is near. A name written as one word comes back as its words. All are gathered when the first one is asked about.
 */
export const mender = (corpus: Corpus): ((word: string) => string) => {
  let words: Heard[] | undefined;
  let glued: Map<string, string> | undefined;
  return (word) => {
    if (word.length < SHORTEST) return word;
    words ??= meantWords(corpus);
    glued ??= gluedNames(corpus);
    const typed = heard(word);
    const name = glued.get(typed.sound);
    if (name) return name;
    let nearest = { typos: Number.POSITIVE_INFINITY, word };
    for (const known of words) {
      const typos = typosApart(typed, known, typosIn(word.length));
      if (typos < nearest.typos) nearest = { typos, word: known.word };
    }
    return nearest.word;
  };
};
