import { describe, expect, test } from 'vitest';
import { answerDue, type WorkCalendar } from '../../src/shared/answer-by.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';

/** Monday to Friday 9–17, Saturday 9–13. */
const WEEK: WorkCalendar = {
  hours: [...Array.from({ length: 5 }, () => ['09:00', '17:00'] as const), ['09:00', '13:00'], null],
  openHolidays: [],
  blocks: [],
};
const due = (
  now: string,
  {
    startsAt = '2027-01-20T10:00',
    type = 'checkup',
    ...has
  }: Partial<WorkCalendar> & {
    startsAt?: string;
    type?: 'checkup' | 'emergency';
  } = {},
) => wallTime(answerDue(instantOf(now), startsAt, type, { ...WEEK, ...has }));

describe('a clinic has to answer', () => {
  test('within 24 of its open hours, counted over nights and Sundays', () => {
    // Wednesday at ten: 7 hours, 8, 8, and 1 of Saturday.
    expect(due('2026-11-25T10:00')).toBe('2026-11-28T10:00');
    // At night it counts from the next opening.
    expect(due('2026-11-25T22:00')).toBe('2026-11-30T13:00');
    // A Saturday afternoon: the whole of Monday, Tuesday and Wednesday.
    expect(due('2026-11-28T15:00')).toBe('2026-12-02T17:00');
  });

  test('within two, when it is urgent', () => {
    expect(due('2026-11-25T10:00', { type: 'emergency' })).toBe('2026-11-25T12:00');
    expect(due('2026-11-25T16:00', { type: 'emergency' })).toBe('2026-11-26T10:00');
  });

  test('not on holidays, unless it opens on them', () => {
    // 2026-12-08 is a holiday, a Tuesday.
    expect(due('2026-12-07T09:00')).toBe('2026-12-10T17:00');
    expect(due('2026-12-07T09:00', { openHolidays: ['2026-12-08'] })).toBe('2026-12-09T17:00');
  });

  test('not on days that it took out whole; an hour taken out changes nothing', () => {
    const days = [['2026-11-26T00:00', '2026-11-28T00:00']] as const;
    expect(due('2026-11-25T09:00', { blocks: days })).toBe('2026-12-01T13:00');
    expect(due('2026-11-25T09:00', { blocks: [['2026-11-26T12:00', '2026-11-26T14:00']] })).toBe('2026-11-27T17:00');
  });

  test('before the half hour that was asked for is over', () => {
    expect(due('2026-11-25T10:00', { startsAt: '2026-11-26T09:30' })).toBe('2026-11-26T10:00');
    expect(due('2026-11-25T10:00', { startsAt: '2026-11-25T11:00', type: 'emergency' })).toBe('2026-11-25T11:30');
    // Nor later where the clinic never opens.
    expect(due('2026-11-25T10:00', { hours: Array(7).fill(null) })).toBe('2027-01-20T10:30');
  });
});
