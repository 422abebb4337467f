import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-es-co';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { shownTexts } from '../../scripts/content/texts.ts';

/** Names of breeds, drugs, diseases, genes and places, and words borrowed on purpose: read one by one, kept in order. */
const WORDS = readFileSync(join(import.meta.dirname, 'palabras.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const allowed = new Set(WORDS);
const spanish = nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString());

/** Fields with foreign or deliberately wrong words: Latin names, names people search for, names of medicines. */
const FOREIGN =
  /scientific_name|aliases|other_names|searched|^(groups|short|glued|vague|names)\b|^flags\[\d+\]\.(key|urgency|signs|unless|instead_of)|^families\[\d+\]\.members/;

const plainVowels = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
const stressEnd = (word: string) => word.replace(/[aeiou](?=[nsd]?$)/, (vowel) => `${vowel}\u0301`.normalize('NFC'));

const isWord = (word: string): boolean =>
  allowed.has(word) || allowed.has(word.toLowerCase()) || spanish.correct(word) || spanish.correct(word.toLowerCase());

/** A verb with its pronouns: «acércala», «quítaselo», «cepillarlo», «mantenlo». */
const isVerbWithPronoun = (word: string): boolean => {
  const stem = word.toLowerCase().replace(/(l[aeo]s?|me|te|se|nos)$/, '');
  if (stem === word.toLowerCase() || stem.length < 3) return false;
  const bare = plainVowels(stem);
  return [stem, bare, stressEnd(bare)].some((form) => spanish.correct(form)) || isVerbWithPronoun(stem);
};

const unknownWords = () => {
  const unknown = new Map<string, string>();
  for (const { file, field, text } of shownTexts()) {
    if (FOREIGN.test(field)) continue;
    for (const word of text.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []) {
      if (!isWord(word) && !isVerbWithPronoun(word)) unknown.set(word, `${file} ${field}`);
    }
  }
  return unknown;
};

test('every word is Spanish or stands in the reviewed list', () => {
  expect(Object.fromEntries(unknownWords())).toEqual({});
});

test('the check sees a typo and knows verbs with their pronouns', () => {
  expect(isWord('vetrinario') || isVerbWithPronoun('vetrinario')).toBe(false);
  for (const verb of ['acércala', 'quítasela', 'cepillarlo', 'mantenlo', 'dilúyelo'])
    expect(isVerbWithPronoun(verb), verb).toBe(true);
});

test('the reviewed list is sorted, without repeats and without words that the dictionary knows already', () => {
  expect(WORDS).toEqual([...new Set(WORDS)].sort((a, b) => a.localeCompare(b, 'es')));
  expect(WORDS.filter((word) => spanish.correct(word))).toEqual([]);
});
