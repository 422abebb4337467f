import type { GuideIndex, Numbered } from './index-of.ts';
import { fold, termOf, termsOf, wordsOf } from './words.ts';

const SUGGESTIONS = 3;
/** Share of a word that may be wrong in a suggestion. */
const WRONG = 0.4;

/** A word that readers know for each term of titles and names: 'vomit' → 'vómito'. The shortest, which is rarely the plural. */
const readable = ({ pages }: Numbered): Map<string, string> => {
  const words = new Map<string, string>();
  for (const { title, names } of pages) {
    for (const word of [title, ...names]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{3,}/gu) ?? []) {
      const term = termOf(fold(word));
      const known = term && words.get(term);
      if (term && (!known || word.length < known.length)) words.set(term, word);
    }
  }
  return words;
};

/** Searches near what was typed that do find something; none when nothing is near. */
export const suggestionsOf = ({ index, all }: { index: GuideIndex; all: Numbered }, typed: string): string[] => {
  const terms = termsOf(typed);
  if (terms.length === 0) return [];
  const words = readable(all);
  const near = index.pages.autoSuggest(terms.join(' '), {
    tokenize: (text) => wordsOf(text),
    processTerm: (term) => term,
    fields: ['title', 'names'],
    combineWith: 'OR',
    fuzzy: (term) => (term.length > 3 ? WRONG : false),
    prefix: (term) => term.length > 2,
  });
  const said = near
    .map((one) =>
      one.terms
        .map((term) => words.get(term) ?? '')
        .join(' ')
        .trim(),
    )
    .filter(Boolean);
  return [...new Set(said)].slice(0, SUGGESTIONS);
};
