import { fold, guideTermOf } from './words.ts';

/** Text in pieces; `hit` marks what was searched for. */
export type Piece = { text: string; hit: boolean };

/** Longest excerpt, characters. */
const LENGTH = 190;

const isHit = (word: string, words: ReadonlySet<string>): boolean => {
  const term = guideTermOf(fold(word));
  return term !== null && words.has(term);
};

/** A text with the words that were met marked. */
export const marked = (text: string, words: ReadonlySet<string>): Piece[] => {
  const pieces: Piece[] = [];
  for (const part of text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const hit = isHit(part, words);
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += part;
    else pieces.push({ text: part, hit });
  }
  return pieces;
};

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?…:»])\s+(?=[«¿¡\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** How many different words of the search a sentence holds. */
const holds = (sentence: string, words: ReadonlySet<string>): number =>
  new Set(
    (sentence.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => {
      const term = guideTermOf(fold(word));
      return term !== null && words.has(term) ? [term] : [];
    }),
  ).size;

/** Cut between words around the first hit, with an ellipsis where something is left out. */
const cut = (text: string, words: ReadonlySet<string>): string => {
  if (text.length <= LENGTH) return text;
  const hit = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => isHit(word, words))?.index ?? 0;
  const from = hit < LENGTH - 40 ? 0 : text.indexOf(' ', hit - 80) + 1;
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, end).replace(/[\s,;:.]+$/, (tail) => (end < text.length ? '' : tail))}${end < text.length ? '…' : ''}`;
};

/** Points that a sentence loses for speaking of another animal: of two that say as much, the other one is shown. */
const ELSEWHERE = 0.5;

/**
 * The sentence of a text that says most of what was searched for, with what follows as far as there is room. Null: none says any.
 * `others`: terms of the animals that were not asked about.
 */
export const excerptOf = (
  text: string,
  words: ReadonlySet<string>,
  others: ReadonlySet<string> = new Set(),
): Piece[] | null => {
  const sentences = sentencesOf(text);
  const counts = sentences.map((sentence) => {
    const held = holds(sentence, words);
    return held > 0 && holds(sentence, others) > 0 ? held - ELSEWHERE : held;
  });
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const at = counts.indexOf(most);
  let shown = sentences[at] ?? '';
  for (const next of sentences.slice(at + 1)) {
    if (shown.length + next.length > LENGTH) break;
    shown += `${/[.!?…:;»]$/.test(shown) ? '' : '.'} ${next}`;
  }
  return marked(cut(shown, words), words);
};

/** The beginning of a text, for a result whose name alone was met. */
export const opening = (text: string): Piece[] => [{ text: cut(text, new Set()), hit: false }];
