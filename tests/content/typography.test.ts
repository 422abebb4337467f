import { expect, test } from 'vitest';
import { shownTexts } from '../../scripts/content/texts.ts';

/** What a careful typesetter would mark, with the mend in words. */
const RULES: [name: string, wrong: RegExp][] = [
  ['two spaces', / {2}/],
  ['straight quotes: use «»', /["“”]/],
  ['a hyphen between numbers: use an en dash', /(?<![\d.–-])\d+-\d+(?![\d-])/],
  ['a spaced hyphen as a dash', / - /],
  ['no space before %', /\d%/],
  ['no space before °C', /\d°C/],
  ['no space between number and unit', /\b\d+(kg|cm|mm|ml|km|kcal|min|g)\b/],
  ['decimal point: use a comma', /(?<![\d.])\d{1,3}\.\d{1,2}(?!\d)/],
  ['three dots: use …', /\.{3}/],
  ['a space before a comma or full stop', / [,.;:](?=\s|$)/],
  ['a stray space at the edge', /^\s|\s$/],
];

test.each(RULES)('no text has %s', (_name, wrong) => {
  expect(shownTexts().filter(({ text }) => wrong.test(text))).toEqual([]);
});

test('every text is in Unicode NFC', () => {
  expect(shownTexts({ sources: true }).filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
});

/** Fields that are fragments, not sentences. */
const FRAGMENTS =
  /^(pros|cons|characteristics|colors)\[|(\.|^)(title|label|note_short|subtitle|name|short_title|hint|temperament_summary)$/;

test('fragments carry no final period, running sentences do', () => {
  const fragments = shownTexts().filter(({ field, text }) => FRAGMENTS.test(field) && /[^.…]\.$/.test(text));
  expect(fragments.filter(({ text }) => !/\b(a|p)\. m\.$|etc\.$/.test(text))).toEqual([]);
  const prose = shownTexts().filter(
    ({ field, text }) =>
      /(^|\.)(text|summary|health|exercise|grooming|diet|temperament)$/.test(field) && text.length > 90,
  );
  expect(prose.filter(({ text }) => !/[.…:»)]$/.test(text))).toEqual([]);
});
