import { describe, expect, test } from 'vitest';
import { citySlug } from '../../src/shared/directory.ts';
import { type Opening, stateOf } from '../../worker/features/clinics/opening.ts';
import { holidayWords, stateWords, weekWords } from '../../worker/features/clinics/words.ts';

// 2026-11-24 is a Tuesday; 2026-12-08 (Tuesday) and 2026-12-25 are holidays.
const clinic = (has: Partial<Opening> = {}): Opening => ({
  hours: [...Array.from({ length: 5 }, () => ['09:00', '17:30'] as [string, string]), ['09:00', '13:00'], null],
  pauses: [['12:00', '13:30'], ...Array.from({ length: 6 }, () => null)],
  openHolidays: [],
  blocks: [],
  isBlocked: false,
  ...has,
});
/** Words with plain blanks. */
const at = (now: string, has?: Partial<Opening>) => {
  const state = stateOf(clinic(has), now);
  return [state.is, stateWords(state, now).replaceAll('\u00a0', ' ')];
};

describe('whether a clinic is open', () => {
  test.each([
    ['2026-11-24T08:59', 'closed', 'Cerrada ahora. Abre hoy a las 9:00 a. m.'],
    ['2026-11-24T09:00', 'open', 'Abierta ahora, hasta las 5:30 p. m.'],
    ['2026-11-24T17:29', 'open', 'Abierta ahora, hasta las 5:30 p. m.'],
    ['2026-11-24T17:30', 'closed', 'Cerrada ahora. Abre mañana a las 9:00 a. m.'],
    ['2026-11-28T12:59', 'open', 'Abierta ahora, hasta la 1:00 p. m.'],
    ['2026-11-28T13:00', 'closed', 'Cerrada ahora. Abre el lunes 30 de noviembre a las 9:00 a. m.'],
    ['2026-11-30T11:59', 'open', 'Abierta ahora, hasta las 12:00 p. m.'],
    ['2026-11-30T12:00', 'pause', 'En pausa ahora. Vuelve a abrir hoy a la 1:30 p. m.'],
    ['2026-11-30T13:30', 'open', 'Abierta ahora, hasta las 5:30 p. m.'],
    ['2026-12-08T10:00', 'closed', 'Cerrada ahora. Abre mañana a las 9:00 a. m.'],
  ])('at %s it is %s: %s', (now, is, words) => {
    expect(at(now)).toEqual([is, words]);
  });

  test('on a holiday on which it opens it is open', () => {
    expect(at('2026-12-08T10:00', { openHolidays: ['2026-12-08'] })[0]).toBe('open');
  });

  test('within hours that it took out of its agenda nobody says that it is open', () => {
    expect(at('2026-11-24T10:00', { isBlocked: true })).toEqual(['ask', 'A esta hora no da citas: llama antes de ir']);
    expect(at('2026-11-24T20:00', { isBlocked: true })[0]).toBe('closed');
  });

  test('days that it took out as a whole are none of its days', () => {
    const away = { blocks: [['2026-11-24T00:00', '2026-11-27T00:00']] as const };
    expect(at('2026-11-24T10:00', away)).toEqual([
      'closed',
      'Cerrada ahora. Abre el viernes 27 de noviembre a las 9:00 a. m.',
    ]);
    expect(at('2026-11-24T10:00', { blocks: [['2026-11-24T00:00', '2027-01-10T00:00']] })).toEqual([
      'closed',
      'Cerrada estos días: llama para saber cuándo abre',
    ]);
  });

  test('a clinic without hours is never open', () => {
    expect(at('2026-11-24T10:00', { hours: Array(7).fill(null) })[0]).toBe('closed');
  });
});

test('days in a row that are alike are said once, with their pause', () => {
  const plain = (of: ReturnType<typeof weekWords>) => of.map((line) => line.join(': ').replaceAll('\u00a0', ' '));
  expect(plain(weekWords(clinic()))).toEqual([
    'Lunes: 9:00 a. m. a 12:00 p. m. y 1:30 p. m. a 5:30 p. m.',
    'Martes a viernes: 9:00 a. m. a 5:30 p. m.',
    'Sábado: 9:00 a. m. a 1:00 p. m.',
    'Domingo: cerrada',
  ]);
  const all = clinic({ hours: Array(7).fill(['09:00', '17:30']), pauses: Array(7).fill(null) });
  expect(plain(weekWords(all))).toEqual(['Todos los días: 9:00 a. m. a 5:30 p. m.']);
});

test('a holiday of the next two weeks is said where it takes a day on which the clinic opens', () => {
  expect(holidayWords(clinic(), '2026-11-24')).toEqual([]);
  expect(holidayWords(clinic(), '2026-11-25')).toEqual(['Martes 8 de diciembre, festivo: cerrada']);
  expect(holidayWords(clinic({ openHolidays: ['2026-12-08'] }), '2026-12-01')).toEqual([
    'Martes 8 de diciembre, festivo: abre',
  ]);
});

test.each([
  ['Bogotá', 'bogota'],
  ['BOGOTA', 'bogota'],
  ['Bogotá, D.C.', 'bogota'],
  ['Bogotá D. C.', 'bogota'],
  ['Santa Marta', 'santa-marta'],
  ['  Chía ', 'chia'],
  ['🐶', ''],
])('«%s» is the city %s', (typed, slug) => {
  expect(citySlug(typed)).toBe(slug);
});
