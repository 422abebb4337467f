import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDaysUntil, isBusinessDay } from '../../src/shared/business-days.ts';
import { holidayName } from '../../src/shared/holidays.ts';
import { addDays, weekday } from '../../src/shared/time.ts';

/** As the calendars of those years print them: Easter on 20 April, 5 April and 28 March. */
const KEPT: Record<string, string> = {
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
};

const daysOf = (year: string): string[] => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) days.push(day);
  return days;
};

describe('Colombian holidays', () => {
  test.each(Object.entries(KEPT))('of %s', (year, kept) => {
    const found = daysOf(year).filter((day) => holidayName(day) !== null);
    expect(found).toEqual(kept.split(' ').map((day) => `${year}-${day}`));
  });

  test('have their names', () => {
    expect(holidayName('2026-08-07')).toBe('Batalla de Boyacá');
    expect(holidayName('2026-11-17')).toBeNull();
  });
});

describe('business days', () => {
  test('are Monday to Friday without holidays', () => {
    expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map(isBusinessDay)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test.each([
    // A consulta filed on Wednesday 25 November 2026: the 8 December is a holiday.
    ['2026-11-25', 10, '2026-12-10'],
    // A reclamo of the same day, past Christmas' eve.
    ['2026-11-25', 15, '2026-12-17'],
    // Filed on a Saturday: Monday is the first day that counts.
    ['2026-11-21', 1, '2026-11-23'],
    // Over New Year and the moved Epiphany.
    ['2026-12-24', 10, '2027-01-12'],
    // Holy week: Thursday and Friday do not count.
    ['2026-03-31', 2, '2026-04-06'],
    ['2026-11-25', 0, '2026-11-25'],
  ])('%s and %i more are %s', (from, count, to) => expect(addBusinessDays(from, count)).toBe(to));

  const aDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2015-01-01', days));

  test('a term ends on a business day, and so many days are left of it', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const end = addBusinessDays(from, count);
        expect([isBusinessDay(end), weekday(end) < 6, businessDaysUntil(from, end)]).toEqual([true, true, count]);
        expect(businessDaysUntil(end, from)).toBe(-count);
      }),
      { numRuns: 60 },
    );
  });
});
