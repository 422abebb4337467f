import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AGE_YEARS, WEIGHT_KG } from '../../src/shared/limits.ts';
import { ageYears, birthMonthFor, gramsOf, kilograms } from '../../src/shared/pets.ts';

describe('ages', () => {
  test.each([
    ['2026-05', 0.5],
    ['2023-11', 3],
    ['2026-11', 0],
    ['2026-10', 0.1],
    ['2016-02', 10.8],
    // A birth month to come is a typing error of the past: never a negative age.
    ['2027-03', 0],
  ])('born in %s: %s years in November 2026', (birth, years) => expect(ageYears(birth, '2026-11')).toBe(years));

  test('an age typed with one decimal comes back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AGE_YEARS * 12 }), (months) => {
        const shown = ageYears(birthMonthFor(months / 12, '2026-11'), '2026-11');
        return ageYears(birthMonthFor(shown, '2026-11'), '2026-11') === shown;
      }),
    );
  });
});

describe('weights', () => {
  test('every whole gram survives being shown in kg', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: WEIGHT_KG.perro.max * 1000 }),
        (grams) => gramsOf(kilograms(grams)) === grams,
      ),
    );
  });

  test('a canary of 35 g and a dog of 27.4 kg', () => {
    expect([gramsOf(0.035), kilograms(35), gramsOf(27.4)]).toEqual([35, 0.035, 27_400]);
  });
});
