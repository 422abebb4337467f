import { describe, expect, test } from 'vitest';
import { WEIGHT_KG } from '../../src/shared/limits.ts';
import { SPECIES } from '../../src/shared/species.ts';
import { isWeightJump, readNumber, readWeight, weightBefore, weightProblem } from '../../src/shared/weights.ts';

describe('a weight as it is typed', () => {
  test.each([
    ['28,5', 'kg', 28.5],
    ['28.5', 'kg', 28.5],
    [' 4,25 ', 'kg', 4.25],
    // A kilogram's point before three digits is a decimal one: nothing here weighs a ton.
    ['1.200', 'kg', 1.2],
    ['1.200', 'g', 1.2],
    ['1200', 'g', 1.2],
    ['1 200', 'g', 1.2],
    ['142', 'g', 0.142],
    ['0.350', 'g', 0.00035],
    ['', 'g', undefined],
    ['  ', 'kg', undefined],
    ['doce', 'kg', Number.NaN],
    ['1,2,3', 'kg', Number.NaN],
    ['2 8', 'kg', Number.NaN],
  ] as const)('%j %s is %d kg', (typed, unit, kg) => expect(readWeight(typed, unit)).toEqual(kg));

  test('thousands and decimals together', () => expect(readNumber('1.234.567,5')).toBe(1_234_567.5));
});

describe('what a species can weigh', () => {
  test.each([
    ['loro', 100, 'Un loro no pesa más de 2,5 kg. Revisa el número y la unidad.'],
    ['loro', 0.001, 'Un loro no pesa menos de 2 g. Revisa el número y la unidad.'],
    ['hamster', 4, 'Un hámster no pesa más de 400 g. Revisa el número y la unidad.'],
    ['gato', 41, 'Un gato no pesa más de 25 kg. Revisa el número y la unidad.'],
    ['perro', 90, null],
    ['loro', 1.2, null],
  ] as const)('%s of %d kg', (species, kg, problem) => expect(weightProblem(species, kg)).toBe(problem));

  test('both ends belong to it', () => {
    for (const one of SPECIES)
      expect([weightProblem(one, WEIGHT_KG[one].min), weightProblem(one, WEIGHT_KG[one].max)]).toEqual([null, null]);
  });
});

test.each([
  [12.4, 0.35, true],
  [10, 13, true],
  [10, 7, true],
  [10, 12.9, false],
  [10, 7.1, false],
  // Nothing to compare with.
  [0, 12, false],
])('from %d to %d kg is asked: %s', (before, kg, asked) => expect(isWeightJump(before, kg)).toBe(asked));

test('a weight is compared with the last one of its day or before', () => {
  const weights = [
    { at: Date.parse('2026-11-20T15:00:00Z'), kg: 12.4 },
    { at: Date.parse('2024-03-02T15:00:00Z'), kg: 3 },
  ];
  expect(weightBefore(weights, '2026-11-22')).toBe(12.4);
  expect(weightBefore(weights, '2024-06-01')).toBe(3);
  // Copied from the paper carné: older than all.
  expect(weightBefore(weights, '2023-01-01')).toBe(0);
  expect(weightBefore(weights, '2026-11-22', 12.4)).toBe(3);
});
