import { describe, expect, test } from 'vitest';
import { controlledIn } from '../../src/shared/controlled.ts';
import { doubtful, type Exam, examFacts, impossible } from '../../src/shared/exam.ts';
import { batchState, gives } from '../../src/shared/stock.ts';

const NOTHING: Exam = {
  temperature: null,
  heart: null,
  breaths: null,
  refill: null,
  mucosa: null,
  condition: null,
  pain: null,
};

describe('an exam', () => {
  test('says what was looked at, also 0, and nothing of what was not', () => {
    expect(examFacts(NOTHING)).toEqual([]);
    expect(examFacts({ ...NOTHING, temperature: 38.6, condition: 5, pain: 0 })).toEqual([
      ['Temperatura', '38,6 °C'],
      ['Condición corporal', '5 de 9'],
      ['Dolor', 'Sin dolor'],
    ]);
  });

  test.each([
    ['perro', { temperature: 38.5 }, [], []],
    ['perro', { temperature: 42 }, [], ['Temperatura 42 °C']],
    ['perro', { temperature: 44 }, [], ['Temperatura 44 °C']],
    ['gato', { temperature: 45 }, ['temperature'], ['Temperatura 45 °C']],
    ['perro', { temperature: 50 }, ['temperature'], ['Temperatura 50 °C']],
    ['loro', { temperature: 42 }, [], []],
    ['gato', { heart: 500, refill: 6 }, ['heart'], ['Frecuencia cardíaca 500 latidos/min', 'Llenado capilar 6 s']],
    ['hamster', { heart: 500 }, [], []],
  ] as const)('of a %s with %o', (species, has, refused, asked) => {
    const exam = { ...NOTHING, ...has };
    expect(impossible(species, exam).map(({ path }) => path)).toEqual(refused);
    expect(doubtful(species, exam)).toEqual(asked);
  });
});

test.each([
  ['Ketamina 10 %', 'Ketamina'],
  ['FENOBARBITAL', 'Fenobarbital'],
  ['hidrato  de cloral', 'Hidrato de cloral'],
  ['Zoletil 50', 'Zoletil (zolazepam)'],
  ['Petidina 50 mg', 'Petidina (meperidina)'],
  ['Aceite de cannabis, 3 mg THC/ml', 'THC'],
  ['Ethclox', null],
  ['Cefalexina', null],
  ['Meloxicam', null],
])('of %s the substance of special control is %s', (name, substance) => {
  expect(controlledIn(name)).toBe(substance);
});

test.each([
  [{ left: 9, lowAt: 3, expiresOn: '2027-06-30' }, 'ok'],
  [{ left: 3, lowAt: 3, expiresOn: '2027-06-30' }, 'low'],
  [{ left: 9, lowAt: 3, expiresOn: '2026-12-24' }, 'expiring'],
  [{ left: 9, lowAt: 3, expiresOn: '2026-11-24' }, 'expired'],
  [{ left: 0, lowAt: 3, expiresOn: '2026-11-24' }, 'empty'],
] as const)('a batch %o is %s', (batch, state) => {
  expect(batchState(batch, '2026-11-25')).toBe(state);
  expect(gives({ ...batch, closedAt: null }, '2026-11-25')).toBe(state !== 'expired' && state !== 'empty');
});
