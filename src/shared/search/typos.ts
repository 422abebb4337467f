import type { Corpus } from './corpus.ts';
import { fold, soundOf, termOf, wordsOf } from './words.ts';

/** Typos that a word of so many letters is forgiven; shorter ones are too near to everything. */
const typosIn = (letters: number): number => {
  if (letters < 5) return 0;
  return letters < 9 ? 1 : 2;
};

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

type Meant = { word: string; sound: string };

/** Words that a search may have meant, with how they sound: those of titles, names, headings and leads, and what the search is taught. */
const meantWords = ({ pages, species, kinds, same, alarms }: Corpus): Meant[] => {
  const texts = [
    ...pages.map(({ title, names }) => [title, ...names].join(' ')),
    ...[species, kinds].flatMap((some) => Object.values(some).flat()),
    ...same.flat(),
    ...alarms.flatMap(({ phrases }) => phrases),
    ...pages.flatMap(({ passages }) => passages.map(({ section }) => section)),
    ...pages.map(({ lead }) => lead),
  ];
  const words = new Set(wordsOf(fold(texts.join(' '))));
  return [...words].filter(termOf).map((word) => ({ word, sound: soundOf(word) }));
};

/**
 * What a word with a typo was meant to be: the nearest word that guides know, of equally near ones the one told first; the word
 * itself when none is near. The words are gathered when the first one is asked about.
 */
export const mender = (corpus: Corpus): ((word: string) => string) => {
  let words: Meant[] | undefined;
  return (word) => {
    const most = typosIn(word.length);
    if (most === 0) return word;
    words ??= meantWords(corpus);
    const sound = soundOf(word);
    let nearest = { typos: Number.POSITIVE_INFINITY, word };
    for (const known of words) {
      if (Math.abs(known.word.length - word.length) > most) continue;
      // By ear or by letter: a typo may change how its neighbours sound ('giolden'). Of two, the one that is near both ways.
      const byEar = typosBetween(sound, known.sound);
      const byLetter = typosBetween(word, known.word);
      const typos = byEar + byLetter;
      if (Math.min(byEar, byLetter) <= most && typos < nearest.typos) nearest = { typos, word: known.word };
    }
    return nearest.word;
  };
};
