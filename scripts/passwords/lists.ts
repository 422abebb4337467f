import { createRequire } from 'node:module';
import { PASSWORD_MIN } from '../../src/shared/limits.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { ENDS, MIN_CORE } from '../../worker/auth/password-forms.ts';
import { TRIED_HERE } from './tried-here.ts';

/** Passwords that are certainly refused, the most common of those that are long enough to be ours. */
export const MOST_COMMON = 10_000;
/** So many of all lengths lend their word: 'dragon' is too short to be a password, 'Dragon2024!' is not. */
const MOST_WORDS = 10_000;
const MOST_FAMILY_NAMES = 1500;

// Not imported: who works on something else needs neither package, nor their types.
const require = createRequire(import.meta.url);
/** MIT: 49,000 passwords of public leaks, the most common first; first and family names, the same. */
const COMMON = () => require('@zxcvbn-ts/language-common');
const SPANISH = () => require('@zxcvbn-ts/language-es-es');

const listOf = (from: () => unknown, name: string): string[] => {
  const list = (from() as { dictionary: Record<string, unknown> }).dictionary[name];
  if (!Array.isArray(list) || list.length < 1000) throw new Error(`The packages have no list ${name} any more`);
  return list;
};

const passwords = () => listOf(COMMON, 'passwords-common');
const coreOf = (password: string) => searchKey(password).replace(ENDS, '');

/** The 10,000 most common passwords that our rule of length lets through, the most common first. */
export const mostCommon = (): string[] =>
  passwords()
    .filter((password) => password.length >= PASSWORD_MIN)
    .slice(0, MOST_COMMON);

/** All that the filter holds, folded, in the order of letters: so the same lists make the same file. */
export const listed = (): string[] => {
  const names = [
    ...listOf(SPANISH, 'firstnames-es-es'),
    ...listOf(SPANISH, 'lastnames-es-es').slice(0, MOST_FAMILY_NAMES),
  ];
  const words = [...passwords().slice(0, MOST_WORDS), ...mostCommon(), ...names].map(coreOf);
  const all = [
    ...mostCommon().map((password) => searchKey(password)),
    ...words,
    ...TRIED_HERE.map((word) => searchKey(word)),
  ];
  return [...new Set(all)].filter((text) => text.length >= MIN_CORE).sort();
};
