import { CODE_ALPHABET, CODE_LENGTH } from '../../../src/shared/schemas/client.ts';
import { searchKey } from '../../../src/shared/search-key.ts';

/** Who acts for which clinic, and when (ms UTC). */
export type Actor = { clinicId: string; actorId: string; now: number };

/** Words that one search looks for. */
const MAX_WORDS = 6;

/** Words to look for, folded. Digits typed with blanks or hyphens between them are one number; so is one with +57 before. */
export const searchWords = (q: string): string[] => {
  const folded = searchKey(q);
  const digits = folded.replace(/[\s().+-]/g, '');
  if (/^\d{4,}$/.test(digits)) return [digits.replace(/^57(?=\d{10}$)/, '')];
  return folded.split(' ').filter(Boolean).slice(0, MAX_WORDS);
};

/** A new one-time code. */
export const newCode = (): string => {
  const letters: string[] = [];
  // A byte past the last whole round of the alphabet would favour its first letters.
  const fair = 256 - (256 % CODE_ALPHABET.length);
  while (letters.length < CODE_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH)))
      if (byte < fair && letters.length < CODE_LENGTH)
        letters.push(CODE_ALPHABET[byte % CODE_ALPHABET.length] as string);
  return letters.join('');
};

/** 'ABCD-EFGH-JKMN' */
export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
