import { type Heard, heard, typosApart, typosBetween, typosIn } from '../../shared/search/typos.ts';
import { termOf, wordsOf } from '../../shared/search/words.ts';
import type { Near } from '../../ui/use-combobox.ts';
import { folded } from './matches.ts';
import type { Named } from './toxic-search.ts';

/** What the look-up lists. */
type Listed = Named & { what: string };

/** A name as it is compared; one that counts several ('Limón, naranja y mandarina') is as many. */
type Phrase<Toxic> = { toxic: Toxic; alias: string | undefined; words: string[]; whole: Heard };

type Book<Toxic> = { phrases: Phrase<Toxic>[]; words: Heard[]; weights: Map<string, number> };

/** Words of a text that are looked at. */
const MOST_WORDS = 8;
/** Substances in a list that is read at a glance. */
const MOST_NEAR = 4;
/** Share of a name that must be met, and of the nearest name's share that others must reach. */
const LEAST_SHARE = 0.35;
const LEAST_BESIDE = 0.6;
/** Shorter words are mended with more doubt, and only behind their first letter: 'tela' is no 'vela'. */
const SHORT = 5;

/** Words that say something alone: 'mi' and 'con' stand in any sentence. */
const tellingWords = (text: string) => wordsOf(folded(text)).filter((word) => termOf(word) !== null);

const phrasesOf = <Toxic extends Listed>(toxic: Toxic): Phrase<Toxic>[] =>
  [...toxic.name.split(/[,:()]| [yo] /), ...toxic.aliases]
    .map((text) => ({ text, words: tellingWords(text) }))
    .filter(({ words }) => words.length > 0)
    .map(({ text, words }) => ({
      toxic,
      alias: toxic.aliases.find((alias) => alias === text),
      words,
      whole: heard(words.join('')),
    }));

/** Names and words of all substances, each word with its weight: one that many share ('agua', 'pasta') tells little. */
const bookOf = <Toxic extends Listed>(toxics: readonly Toxic[]): Book<Toxic> => {
  const phrases = toxics.flatMap(phrasesOf);
  const holders = new Map<string, Set<Toxic>>();
  for (const { toxic, words } of phrases) {
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(toxic));
  }
  const weights = new Map([...holders].map(([word, { size }]) => [word, Math.log(1 + toxics.length / size)]));
  return { phrases, words: [...weights.keys()].map(heard), weights };
};

const books = new WeakMap<readonly Listed[], unknown>();
const bookFor = <Toxic extends Listed>(toxics: readonly Toxic[]) => {
  const book = (books.get(toxics) as Book<Toxic> | undefined) ?? bookOf(toxics);
  books.set(toxics, book);
  return book;
};

/** How surely one word was meant as the other: 1 the same, 0 no typo of it. */
const likeness = (typed: Heard, known: Heard): number => {
  if (typed.word === known.word) return 1;
  const letters = typed.word.length;
  if (letters < SHORT && typed.sound[0] !== known.sound[0]) return 0;
  const most = typosIn(letters);
  const apart = typosApart(typed, known, most);
  // Near by ear alone, and far by letter, is another word: 'avena' is no 'abeja'.
  const wide = Number.isFinite(apart) && apart > 2 * most + (known.word.length > SHORT ? 1 : 0);
  if (wide && typosBetween(typed.word, known.word) > most) return 0;
  return 1 / (1 + apart / (letters < SHORT ? 2 : 4));
};

/** Known words that what was typed may stand for, with how surely. A word that is known is not mended. */
const meantBy = (typed: readonly Heard[], words: readonly Heard[]): Map<string, number> => {
  const meant = new Map<string, number>();
  for (const one of typed) {
    const exact = words.find(({ word }) => word === one.word);
    for (const known of exact ? [exact] : words) {
      const like = likeness(one, known);
      if (like > (meant.get(known.word) ?? 0)) meant.set(known.word, like);
    }
  }
  return meant;
};

/** Substances that a text may have meant, the likeliest first, each with the name that is near; none when nothing is. */
const nearestOf = <Toxic extends Listed>(toxics: readonly Toxic[], text: string): Phrase<Toxic>[] => {
  const { phrases, words, weights } = bookFor(toxics);
  const typed = tellingWords(text).slice(0, MOST_WORDS).map(heard);
  const whole = heard(typed.map(({ word }) => word).join(''));
  const meant = meantBy(typed, words);
  const weigh = (some: readonly string[], how: (word: string) => number) =>
    some.reduce((sum, word) => sum + how(word) * (weights.get(word) ?? 0), 0);
  const found = new Map<Toxic, { phrase: Phrase<Toxic>; share: number }>();
  for (const phrase of phrases) {
    const byWord = weigh(phrase.words, (word) => meant.get(word) ?? 0) / weigh(phrase.words, () => 1);
    // A blank too many or too few, or a typo in a short word of several: 'mata ratas', 'agua de ar'.
    const inOne = Math.max(typed.length, phrase.words.length) > 1 ? likeness(whole, phrase.whole) : 0;
    const share = Math.max(byWord, inOne);
    if (share >= LEAST_SHARE && share > (found.get(phrase.toxic)?.share ?? 0))
      found.set(phrase.toxic, { phrase, share });
  }
  const ranked = [...found.values()].sort((a, b) => b.share - a.share);
  const least = LEAST_BESIDE * (ranked[0]?.share ?? 0);
  return ranked.filter(({ share }) => share >= least).map(({ phrase }) => phrase);
};

/** Whether the look-up lists it already (toxic-search.ts, whose code need not be fetched for this). */
const holds = ({ name, aliases }: Named, text: string) =>
  [name, ...aliases].some((one) => folded(one).includes(folded(text.trim())));

/** What the look-up offers for a text that begins no name: near substances that it does not list already. */
export const nearToxics = <Toxic extends Listed>(toxics: readonly Toxic[], text: string): Near<Toxic> => {
  const items = nearestOf(toxics, text)
    .filter(({ toxic }) => !holds(toxic, text))
    .slice(0, MOST_NEAR)
    .map(({ toxic, alias }) => ({ ...toxic, what: alias ?? toxic.what }));
  const names = new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(items.map(({ name }) => name));
  return { text, items, title: '¿Quisiste decir…?', said: `¿Quisiste decir ${names}?` };
};
