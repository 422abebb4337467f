import { folded } from './fold.ts';

/** What vaccines are against, by the words that plans, labels and brands use; `name` as the question says it. */
const KINDS: readonly { name: string; words: RegExp }[] = [
  { name: 'Antirrábica', words: /\b(?:anti)?rr?abi(?:ca|a|es)\b|\b(?:rabisin|rabvac|rabigen|imrab|defensor)\b/ },
  {
    name: 'Triple felina',
    words:
      /\b(?:triple|trivalente) (?:viral )?felina\b|\b(?:tricat|felocell|feligen|panleucopenia|calicivirus|rinotraqueitis|rcp|fvrcp)\b/,
  },
  {
    name: 'Polivalente canina',
    words:
      /\b(?:polivalente|quintuple|sextuple|septuple|octuple|puppy|moquillo|distemper|parvovirus|parvovirosis|vanguard|canigen|dhppi?|dappi?)\b/,
  },
  { name: 'Leucemia felina', words: /\bleucemia\b|felv\b|\bleucogen\b/ },
  { name: 'Tos de las perreras', words: /\b(?:bordetella|tos de las perreras|kc)\b/ },
  { name: 'Leptospirosis', words: /\bleptospir/ },
];

/** What a vaccine is by its words: every kind that they name. */
const kindsOf = (text: string): string[] => {
  const words = folded(text);
  return KINDS.filter((kind) => kind.words.test(words)).map(({ name }) => name);
};

/** What a product is where its words name another vaccine than the one that is given, as the question says it; null: the same one, or nobody can tell. */
export const otherVaccine = (given: string, product: string): string | null => {
  const [asked, has] = [kindsOf(given), kindsOf(product)];
  if (asked.length === 0 || has.length === 0 || has.some((name) => asked.includes(name))) return null;
  return has.join(' y ');
};
