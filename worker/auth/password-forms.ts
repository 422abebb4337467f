import { searchKey } from '../../src/shared/search-key.ts';

/** Digits and signs at either end of a folded password. */
export const ENDS = /^[\d\W_]+|[\d\W_]+$/g;
const TAIL = /[\d\W_]+$/;
/** Shortest word that is looked up without what stands around it: three letters are in everything. */
export const MIN_CORE = 4;

/** Signs that people write letters with; '1' is an i to some and an l to others. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string, one: string) =>
  text.replace(/[0134578@$!]/g, (sign) => (sign === '1' ? one : LEET[sign]) ?? sign);
const joined = (text: string) => text.replace(/[\W_]/g, '');

/**
 * What a password is looked up as, without repeats: folded (case and accents); without digits and signs at its ends; its signs read
 * as letters; its words written together.
 */
export const formsOf = (password: string): string[] => {
  const folded = searchKey(password);
  const bare = folded.replace(ENDS, '');
  // What ends in a sign that is a letter loses it with the digits after it, so the whole is read too, and the whole without its tail.
  const read = [bare, folded, folded.replace(TAIL, '')].flatMap((text) => [unleet(text, 'i'), unleet(text, 'l')]);
  const forms = [folded, bare, ...read].flatMap((text) => [text, joined(text)]);
  return [...new Set(forms)].filter((form) => form.length >= MIN_CORE);
};

/** The letters alone of a password, as they stand and with signs read as letters: what own words are looked for in. */
export const lettersOf = (password: string): string[] => {
  const folded = searchKey(password);
  const read = [folded, folded.replace(ENDS, ''), folded.replace(TAIL, '')].map((text) => unleet(text, 'i'));
  return [...new Set([folded, ...read].map((text) => text.replace(/[^a-z]/g, '')))];
};
