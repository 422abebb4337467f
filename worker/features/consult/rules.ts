import type { CitedPassage } from '../../../src/shared/schemas/consult.ts';
import type { FoundPassage } from '../../../src/shared/search/passages.ts';

/** Passages that one answer cites, what each must be worth beside the best, and characters of each. */
export const MAX_CITED = 4;
const WORTH = 0.35;
const PASSAGE_LENGTH = 900;

/** A text no longer than an answer shows, cut at the end of a sentence. */
const shortened = (text: string): string => {
  if (text.length <= PASSAGE_LENGTH) return text;
  const head = text.slice(0, PASSAGE_LENGTH);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('\n'));
  return end > PASSAGE_LENGTH / 2 ? head.slice(0, end + 1).trimEnd() : `${head.trimEnd()}…`;
};

/** Whether a passage says enough of what was asked: below, it only shares a word. */
export const isWorthCiting = ({ score }: FoundPassage): boolean => score >= WORTH;

export const citedFrom = ({ title, section, path, text }: FoundPassage): CitedPassage => ({
  title,
  section,
  path,
  text: shortened(text),
});
