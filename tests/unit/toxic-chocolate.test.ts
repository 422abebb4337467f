import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dogWeight,
  doseOf,
  gramsEaten,
  roundedDose,
  type Threshold,
  thresholdsPassed,
  typedFigure,
} from '../../src/features/guides/chocolate/chocolate-dose.ts';

const THRESHOLDS: Threshold[] = [20, 40, 60, 100].map((mg_per_kg) => ({ mg_per_kg, label: 'Señal', action: 'Llama' }));
const MILK = { mg_per_g: { min: 1.5, max: 3 } };

test('the dose is the methylxanthines of what was eaten for each kilo of dog, from the weakest to the strongest', () => {
  expect(doseOf(MILK, 100, 10)).toEqual({ min: 15, max: 30 });
  expect(doseOf(MILK, 100, 2.5)).toEqual({ min: 60, max: 120 });
});

test.each([
  [15.9, 0],
  [16, 1],
  [31.9, 1],
  [32, 2],
  [48, 3],
  [79.9, 3],
  [80, 4],
  [500, 4],
])('with %d mg/kg at the strong end %d thresholds count as passed: near one is passed', (max, passed) =>
  expect(thresholdsPassed(THRESHOLDS, { min: 0, max })).toBe(passed),
);

test('more chocolate or less dog never makes it less dangerous', () => {
  const amount = fc.double({ min: 0.1, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (grams, kg, more) => {
      const passed = thresholdsPassed(THRESHOLDS, doseOf(MILK, grams, kg));
      return (
        thresholdsPassed(THRESHOLDS, doseOf(MILK, grams + more, kg)) >= passed &&
        thresholdsPassed(THRESHOLDS, doseOf(MILK, grams, kg + more)) <= passed
      );
    }),
  );
});

test('what is shown never claims less than what was reckoned', () => {
  expect(roundedDose({ min: 11.9, max: 44.4 })).toEqual({ min: 11, max: 45 });
  expect(roundedDose({ min: 0.29, max: 0.31 })).toEqual({ min: 0.2, max: 0.4 });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 5000, noNaN: true }),
      (a, b) => {
        const dose = { min: Math.min(a, b), max: Math.max(a, b) };
        const shown = roundedDose(dose);
        return shown.min <= dose.min + 1e-6 && shown.max >= dose.max - 1e-6;
      },
    ),
  );
});

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 25 ', 25],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['0.125', 0.125],
  ['5,', 5],
])('«%s» is read as %d', (text, value) => expect(typedFigure(text)).toBe(value));

test.each(['', 'mucho', '-3', '1e3', '1,2,3', '25 g', '∞'])('«%s» is no figure', (text) =>
  expect(typedFigure(text)).toBeNull(),
);

test('a weight that no dog has, or an amount that nobody eats, is asked again', () => {
  expect(dogWeight('4,5')).toBe(4.5);
  expect(['0', '151', '4.500', ''].map(dogWeight)).toEqual([null, null, null, null]);
  expect(gramsEaten('1.000')).toBe(1000);
  expect(['0', '5001', 'una barra'].map(gramsEaten)).toEqual([null, null, null]);
});
