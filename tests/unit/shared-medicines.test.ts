import { describe, expect, test } from 'vitest';
import { hoursText, takenText } from '../../src/lib/medicine-words.ts';
import { duesBetween, duesOn, isPast, minutesOn, tickSpan } from '../../src/shared/medicines.ts';

const daily = {
  times: ['08:00', '20:00'],
  everyDays: 1,
  weekdays: null,
  from: '2026-11-25',
  to: null,
  since: '2026-11-25T00:00',
};

describe('the hours of a medicine', () => {
  test.each([
    ['every day', {}, '2026-11-26', ['2026-11-26T08:00', '2026-11-26T20:00']],
    ['before its first day', {}, '2026-11-24', []],
    ['after its last', { to: '2026-11-26' }, '2026-11-27', []],
    ['on its last', { to: '2026-11-26' }, '2026-11-26', ['2026-11-26T08:00', '2026-11-26T20:00']],
    ['between every third', { everyDays: 3 }, '2026-11-27', []],
    ['on every third', { everyDays: 3 }, '2026-11-28', ['2026-11-28T08:00', '2026-11-28T20:00']],
    [
      'on a day of the week',
      { everyDays: null, weekdays: [7] },
      '2026-11-29',
      ['2026-11-29T08:00', '2026-11-29T20:00'],
    ],
    ['on another', { everyDays: null, weekdays: [1, 3] }, '2026-11-29', []],
    ['that were set at noon', { since: '2026-11-25T12:00' }, '2026-11-25', ['2026-11-25T20:00']],
  ])('%s', (_, has, date, dues) => expect(duesOn({ ...daily, ...has }, date)).toEqual(dues));

  test('from one hour to another, over midnight and the turn of the year', () => {
    expect(duesBetween(daily, '2026-12-31T20:00', '2027-01-01T08:00')).toEqual([
      '2026-12-31T20:00',
      '2027-01-01T08:00',
    ]);
    expect(duesBetween(daily, '2026-12-31T20:01', '2027-01-01T07:59')).toEqual([]);
    expect(minutesOn('2027-01-01T00:30', -60)).toBe('2026-12-31T23:30');
  });

  test('are ticked from two hours before to six days after', () =>
    expect(tickSpan('2026-11-25T23:00')).toEqual(['2026-11-19T00:00', '2026-11-26T01:00']));

  test('are over by their last day or by somebody’s word', () => {
    const over = (to: string | null, endedAt: number | null = null) => isPast({ to, endedAt }, '2026-11-25');
    expect([over(null), over('2026-11-25'), over('2026-11-24'), over(null, 1)]).toEqual([false, false, true, true]);
  });
});

test('what is given is said as people say it', () => {
  const said = (has: object) => hoursText({ ...daily, ...has }).replaceAll('\u00a0', ' ');
  expect([
    said({}),
    said({ times: ['06:30'], everyDays: 2 }),
    said({ everyDays: null, weekdays: [1, 3, 5] }),
    said({ everyDays: null, weekdays: [1, 2, 3, 4, 5, 6, 7] }),
  ]).toEqual([
    'Todos los días, 8:00 a. m. y 8:00 p. m.',
    'Cada 2 días, 6:30 a. m.',
    'Los lunes, miércoles y viernes, 8:00 a. m. y 8:00 p. m.',
    'Todos los días, 8:00 a. m. y 8:00 p. m.',
  ]);
  expect([
    takenText({ medicines: 'Dieta renal.', given: ['Gotas'] }),
    takenText({ medicines: null, given: [] }),
    takenText({ medicines: null, given: ['Gotas', 'Jarabe'] }),
  ]).toEqual(['Dieta renal; Gotas', null, 'Gotas; Jarabe']);
});
