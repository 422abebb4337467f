import type { Corpus } from './corpus.ts';
import { fold, soundOf, termOf, wordsOf } from './words.ts';

/** Typos that a word of so many letters may hold. */
export const typosIn = (letters: number): number => (letters < 9 ? 1 : 2);

/** Shorter words are too near to other words of the guides to be mended. */
const SHORTEST = 5;

/** Letters that are left out, added, changed or swapped between two words. */
export const typosBetween = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cost = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          cost(i - 1, j) + 1,
          cost(i, j - 1) + 1,
          cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? cost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cost(a.length, b.length);
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
  const byEar = typosBetween(a.sound, b.sound);
  const byLetter = typosBetween(a.word, b.word);
  return Math.min(byEar, byLetter) <= most ? byEar + byLetter : Number.POSITIVE_INFINITY;
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
