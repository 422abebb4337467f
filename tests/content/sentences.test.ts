import { expect, test } from 'vitest';
import { GUARDS, type Guard, guarded, guardedAct } from '../../content/schema/guard-kinds.ts';
import { sentencesOf, shownTexts } from '../../scripts/content/texts.ts';

/** Fields that name things: a disease, a test or a sign has one name wherever it stands. */
const NAMES =
  /(\.|^)(name|label|test|sign|caption|origin|onset|title|figure|subtitle|short_title|gums)$|aliases|colors|norms/;

const essence = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** What is said alike wherever it applies: the first action of what was swallowed, and the conditions of the acts that can kill. */
const FIXED = new Set(
  [
    'No provoques el vómito.',
    ...(Object.keys(GUARDS) as Guard[]).flatMap((key) => [
      guarded('', key),
      guardedAct('', key),
      guardedAct('gato', key).replace(/ gato$/, ''),
    ]),
  ].map(essence),
);

/** Sentences of five words or more that stand in more than one file, with their places. */
const repeated = () => {
  const places = new Map<string, Set<string>>();
  for (const { file, field, text } of shownTexts()) {
    if (NAMES.test(field)) continue;
    for (const sentence of sentencesOf(text).map(essence)) {
      if (sentence.split(' ').length < 5 || FIXED.has(sentence)) continue;
      places.set(sentence, (places.get(sentence) ?? new Set()).add(file));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([sentence, files]) => `${sentence}: ${[...files].join(', ')}`);
};

test('no sentence appears in two records', () => {
  expect(repeated()).toEqual([]);
});

const BANNED =
  /es importante destacar|sin duda|además|cabe mencionar|fiel compañero|el mejor amigo|miembro más de la familia|próximamente|¿sabías/i;

test('no phrase that the voice refuses', () => {
  expect(shownTexts().filter(({ text }) => BANNED.test(text))).toEqual([]);
});

test('no exclamation marks, no emoji', () => {
  expect(shownTexts().filter(({ text }) => /[!¡]|\p{Extended_Pictographic}/u.test(text))).toEqual([]);
});
