import { expect, test } from 'vitest';
import type { VitalsFile } from '../../content/schema/facts.ts';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import {
  countedRate,
  isStill,
  standing,
  tappedRate,
  verdictOf,
  withTap,
} from '../../src/features/guides/vital-signs/vital-count.ts';

const vitals = readGuides(CONTENT_ROOT).byPath.get('signos-vitales')?.data as VitalsFile;
const rowOf = (start: string) => {
  const row = vitals.rows.find(({ animal }) => animal.startsWith(start));
  if (!row) throw new Error(`no row ${start}`);
  return row;
};

/** `count` taps, `every` ms apart, from a clock that began long ago. */
const taps = (count: number, every: number) => Array.from({ length: count }, (_, at) => 90_000 + at * every);

/** So long after the first tap, ms. */
const after = (ms: number) => 90_000 + ms;

test('all the time that was counted counts: six taps in eight seconds and then nothing are twelve a minute', () => {
  expect(tappedRate(taps(6, 1600), after(30_000))).toBe(12);
  expect(tappedRate(taps(6, 1600), after(20_000))).toBe(18);
  // As many as the instruction says: those of thirty seconds, twice.
  expect(tappedRate(taps(15, 2000), after(30_000))).toBe(30);
  expect(tappedRate(taps(60, 500), after(30_000))).toBe(120);
});

test('a count that is ended late, as behind another tab, is one of thirty seconds, and taps after them are none of it', () => {
  expect(tappedRate(taps(6, 1600), after(95_000))).toBe(12);
  expect(tappedRate([...taps(6, 1600), after(30_000), after(31_000)], after(95_000))).toBe(12);
});

test('more than ten seconds without a tap is no rhythm', () => {
  expect(isStill(taps(6, 1600), after(8000 + 10_000))).toBe(false);
  expect(isStill(taps(6, 1600), after(8000 + 10_001))).toBe(true);
  // The slowest that has a figure: a tap every eight seconds.
  expect(isStill(taps(4, 8000), after(30_000))).toBe(false);
  expect(isStill([], after(30_000))).toBe(false);
});

test('a few taps, or a few seconds, say nothing yet', () => {
  expect(tappedRate([], after(30_000))).toBeNull();
  expect(tappedRate(taps(3, 2000), after(30_000))).toBeNull();
  expect(tappedRate(taps(4, 2000), after(30_000))).toBe(8);
  expect(tappedRate(taps(8, 1800), after(14_900))).toBeNull();
  expect(tappedRate(taps(8, 1800), after(15_000))).toBe(32);
});

test('a thumb that trembles taps once', () => {
  expect(withTap([1000], 1090)).toEqual([1000]);
  expect(withTap([1000], 1200)).toEqual([1000, 1200]);
  expect(withTap([], 5)).toEqual([5]);
});

test('what was counted in fifteen seconds is taken four times, and what is no count is refused', () => {
  expect(countedRate('7')).toBe(28);
  expect(countedRate(' 30 ')).toBe(120);
  for (const typed of ['', '0', '-4', '7,5', 'siete', '201', '1000']) expect(countedRate(typed), typed).toBeNull();
});

test('the ends of a range belong to it', () => {
  const range = { min: 16, max: 40 };
  expect([15, 16, 40, 41].map((rate) => standing(rate, range))).toEqual(['below', 'within', 'within', 'above']);
});

test('a sleeping cat above 30 is told so even within the range of one that is awake', () => {
  const { at, texts } = verdictOf(vitals, 'breaths', rowOf('Gato'), 36);
  expect(at).toBe('within');
  expect(texts.join(' ')).toContain('dormido');
  expect(verdictOf(vitals, 'breaths', rowOf('Gato'), 28).texts).toHaveLength(1);
});

test('where no source gives a range nothing is compared', () => {
  expect(verdictOf(vitals, 'breaths', rowOf('Hámster enano'), 90)).toEqual({ at: 'unknown', range: null, texts: [] });
});

test('no verdict says that all is well, and what is not counted at home says what to do instead', () => {
  for (const { below, within, above, species, not_for } of Object.values(vitals.counting)) {
    for (const text of [below, within, above]) expect(text).toMatch(/llama|clínica/);
    expect(species.length === 4 || Boolean(not_for)).toBe(true);
  }
});

test('every species that is counted has a range to compare with', () => {
  for (const sign of ['breaths', 'heart'] as const) {
    for (const folder of vitals.counting[sign].species) {
      expect(
        vitals.rows.some((row) => row.folder === folder && row[sign]),
        `${sign} ${folder}`,
      ).toBe(true);
    }
  }
});
