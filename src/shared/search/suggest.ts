import type { GuideIndex, Numbered } from './index-of.ts';
import { find } from './term-index.ts';
import { fold, termOf, termsOf } from './words.ts';

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
  const near = new Map<number, { score: number; said: Set<string>; met: number }>();
  for (const term of terms) {
    const how = { begun: term.length > 2, typos: term.length > 3 ? Math.round(term.length * WRONG) : 0 };
    for (const { id, score, terms: met } of find(index.pages, term, { title: 1, names: 1 }, how).values()) {
      const one = near.get(id) ?? { score: 0, said: new Set(), met: 0 };
      for (const known of met) one.said.add(words.get(known) ?? '');
      near.set(id, { said: one.said, score: one.score + score, met: one.met + 1 });
    }
  }
  const best = [...near.values()].toSorted((a, b) => b.score * b.met - a.score * a.met);
  return [...new Set(best.map(({ said }) => [...said].join(' ').trim()).filter(Boolean))].slice(0, SUGGESTIONS);
};
