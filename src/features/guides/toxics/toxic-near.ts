import { folded } from '../../../shared/fold.ts';
import { type Heard, heard, typosApart, typosBetween, typosIn } from '../../../shared/search/typos.ts';
import { termOf, wordsOf } from '../../../shared/search/words.ts';
import type { Near } from '../../../ui/use-combobox.ts';
import type { Named } from './toxic-search.ts';

/** What the look-up lists. */
type Listed = Named & { what: string };

/** A name as it is compared; one that counts several ('Limón, naranja y mandarina') is as many. */
type Phrase<Toxic> = { toxic: Toxic; alias: string | undefined; words: string[]; whole: Heard };

type Book<Toxic> = { phrases: Phrase<Toxic>[]; words: Heard[]; weights: Map<string, number> };

/** A wrong guess must not read as 'nothing there harms'. */
const NONE_OF_THEM = '¿Ninguna de estas? Que no esté en la lista no quiere decir que sea seguro: llama y pregunta.';

/** Words of a text that are looked at. */
const MOST_WORDS = 8;
/** Substances in a list that is read at a glance. */
const MOST_NEAR = 4;
/** Share of a name that must be met, and of the nearest name's share that others must reach. */
const LEAST_SHARE = 0.35;
const LEAST_BESIDE = 0.6;
/** Shorter words are mended with more doubt, and only behind their first letter: 'tela' is no 'vela'. */
const SHORT = 5;

/** In a sentence 'tragó' is no drink, whether its accent is typed or not. */
const SWALLOWED = /tragó|(?<=\b(?:se|me|le|nos) )trago\b/giu;
/** Whom it happened to is not what was eaten: 'collar de perro' is found as it is written. */
const ANIMALS = /^(perr|gat|cachorr|hamster|lor|mascot)(it)?[oa]?s?$/;

/** Without its accent tea is a pronoun. */
const TEA = /(?<!\p{L})té(?!\p{L})/giu;

/** Words that say something alone: 'mi' and 'con' stand in any sentence. */
const tellingWords = (text: string) =>
  wordsOf(folded(text.replace(TEA, 'tee'))).filter((word) => termOf(word) !== null);

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

/** 'dos pilas' are a 'pila'. */
const isSame = (a: string, b: string) => a.replace(/(?<=...)s$/, '') === b.replace(/(?<=...)s$/, '');

/** How surely one word was meant as the other: 1 the same, 0 no typo of it. */
const likeness = (typed: Heard, known: Heard): number => {
  if (isSame(typed.word, known.word)) return 1;
  const letters = typed.word.length;
  if (letters < SHORT && typed.sound[0] !== known.sound[0]) return 0;
  const most = typosIn(letters);
  const apart = typosApart(typed, known, most);
  // Near by ear alone, and far by letter, is another word: 'avena' is no 'abeja'.
  const wide = Number.isFinite(apart) && apart > 2 * most + (known.word.length > SHORT ? 1 : 0);
  if (wide && typosBetween(typed.word, known.word, most) > most) return 0;
  return 1 / (1 + apart / (letters < SHORT ? 2 : 4));
};

/** Known words that what was typed may stand for, with how surely. A word that is known is not mended. */
const meantBy = (typed: readonly Heard[], words: readonly Heard[]): Map<string, number> => {
  const meant = new Map<string, number>();
  for (const one of typed) {
    const exact = words.filter(({ word }) => isSame(word, one.word));
    for (const known of exact.length > 0 ? exact : words) {
      const like = likeness(one, known);
      if (like > (meant.get(known.word) ?? 0)) meant.set(known.word, like);
    }
  }
  return meant;
};

/** Substances that a text may have meant, the likeliest first, each with the name that is near; none when nothing is. */
const nearestOf = <Toxic extends Listed>(toxics: readonly Toxic[], text: string): Phrase<Toxic>[] => {
  const { phrases, words, weights } = bookFor(toxics);
  const typed = tellingWords(text.replace(SWALLOWED, ''))
    .filter((word) => !ANIMALS.test(word))
    .slice(0, MOST_WORDS)
    .map(heard);
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
    const before = found.get(phrase.toxic);
    // Of two names that are met the one that says more: 'batería de carro' is no 'batería'.
    const isLonger = share === before?.share && phrase.words.length > before.phrase.words.length;
    if (share >= LEAST_SHARE && (isLonger || share > (before?.share ?? 0))) found.set(phrase.toxic, { phrase, share });
  }
  const ranked = [...found.values()].sort((a, b) => b.share - a.share);
  const least = LEAST_BESIDE * (ranked[0]?.share ?? 0);
  return ranked.filter(({ share }) => share >= least).map(({ phrase }) => phrase);
};

/** Whether the look-up lists it already (toxic-search.ts, whose code need not be fetched for this). */
const holds = ({ name, aliases }: Named, text: string) =>
  [name, ...aliases].some((one) => folded(one).includes(folded(text.trim())));

/** Whether a name begins with the text, or a word of it does: in the middle of one ('uba' in 'jazmín de cuba') it may be a typo of another. */
const beginsWord = ({ name, aliases }: Named, text: string) =>
  [name, ...aliases].some((one) => ` ${folded(one)}`.includes(` ${folded(text.trim())}`));

/** Whether the sentence names it, letter by letter: then nothing has to be asked. */
const isNamed = ({ words }: Phrase<Listed>, text: string) => {
  const typed = tellingWords(text);
  return words.every((word) => typed.some((one) => isSame(one, word)));
};

/** 'Soda cáustica' is no 'soda'. */
const saysMoreThan =
  ({ words }: Phrase<Listed>) =>
  (other: Phrase<Listed>) =>
    other.words.length > words.length && words.every((word) => other.words.includes(word));

/** What the look-up offers for a text that begins no name: substances that it names among other words, or that are near to it. */
export const nearToxics = <Toxic extends Listed>(toxics: readonly Toxic[], text: string): Near<Toxic> => {
  const isListed = toxics.some((toxic) => beginsWord(toxic, text));
  const near = isListed ? [] : nearestOf(toxics, text).filter(({ toxic }) => !holds(toxic, text));
  const named = near.filter((phrase) => isNamed(phrase, text));
  const offered = near.filter((one) => !named.some(saysMoreThan(one))).slice(0, MOST_NEAR);
  const items = offered.map(({ toxic, alias }) => ({ ...toxic, what: alias ?? toxic.what }));
  const names = items.map(({ name }) => name);
  const listed = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat('es-CO', { type }).format(names);
  return offered.every((phrase) => named.includes(phrase))
    ? { text, items, title: 'Está en la lista', said: `Está en la lista: ${listed('conjunction')}` }
    : {
        text,
        items,
        title: '¿Quisiste decir…?',
        said: `¿Quisiste decir ${listed('disjunction')}? ${NONE_OF_THEM}`,
        otherwise: NONE_OF_THEM,
      };
};
