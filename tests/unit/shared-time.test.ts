import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  instantOf,
  isRealDate,
  monthsBetween,
  subtractMonths,
  thisMonth,
  today,
  wallTime,
  weekday,
} from '../../src/shared/time.ts';

const aMoment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('the clock of Bogotá', () => {
  test('is five hours behind UTC all year', () => {
    expect(wallTime(Date.UTC(2026, 0, 1, 4, 59))).toBe('2025-12-31T23:59');
    expect(today(Date.UTC(2026, 6, 1, 5, 0))).toBe('2026-07-01');
    expect(thisMonth(Date.UTC(2026, 7, 1, 4, 59))).toBe('2026-07');
  });

  test('a wall time and its instant are the same minute', () => {
    fc.assert(fc.property(aMoment, (now) => instantOf(wallTime(now)) === now - (now % 60_000)));
  });

  test('agrees with the calendar of the runtime', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
    fc.assert(fc.property(aMoment, (now) => today(now) === format.format(now)));
  });
});

describe('dates', () => {
  test.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['', false],
  ])('%s exists: %s', (date, real) => expect(isRealDate(date)).toBe(real));

  test('days pass over months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    fc.assert(
      fc.property(
        aMoment,
        fc.integer({ min: -4000, max: 4000 }),
        (now, days) => addDays(addDays(today(now), days), -days) === today(now),
      ),
    );
  });

  test('the week begins on Monday', () => {
    expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(weekday)).toEqual([1, 3, 7]);
  });

  test('months are counted forth and back', () => {
    expect(subtractMonths('2026-01', 1)).toBe('2025-12');
    expect(subtractMonths('2025-12', -1)).toBe('2026-01');
    fc.assert(
      fc.property(aMoment, fc.integer({ min: -600, max: 600 }), (now, months) => {
        const month = thisMonth(now);
        return monthsBetween(subtractMonths(month, months), month) === months;
      }),
    );
  });
});
