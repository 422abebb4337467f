import { describe, expect, test } from 'vitest';
import { mayContact } from '../../src/shared/contact-hours.ts';
import { dayBeforeAt, hoursBeforeAt } from '../../src/shared/reminder-hours.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays } from '../../src/shared/time.ts';

describe('when a visit is remembered', () => {
  test.each([
    ['a Thursday', '2026-11-26T10:30', '2026-11-25T10:30'],
    ['a Thursday at nine: the working afternoon before', '2026-11-26T09:00', '2026-11-25T14:00'],
    ['a Saturday', '2026-11-28T11:00', '2026-11-27T11:00'],
    ['a Monday: Saturday before three', '2026-11-30T10:00', '2026-11-28T10:00'],
    ['a Monday in the afternoon', '2026-11-30T16:30', '2026-11-28T14:00'],
    ['a Sunday', '2026-11-29T15:00', '2026-11-28T14:00'],
    ['the day after a holiday', '2026-12-09T10:00', '2026-12-07T10:00'],
    ['the Tuesday after a Monday holiday', '2026-11-17T10:00', '2026-11-14T10:00'],
  ])('the day before: %s', (_, startsAt, at) => expect(dayBeforeAt(startsAt)).toBe(at));

  test.each([
    ['a Thursday', '2026-11-26T10:30', '2026-11-26T08:30'],
    ['a Thursday at nine', '2026-11-26T09:00', '2026-11-26T07:00'],
    ['a Saturday at nine: when the day opens', '2026-11-28T09:00', '2026-11-28T08:00'],
    ['a Saturday at five: too late to write', '2026-11-28T17:00', null],
    ['a Sunday', '2026-11-29T11:00', null],
    ['a holiday', '2026-12-08T11:00', null],
  ])('two hours before: %s', (_, startsAt, at) => expect(hoursBeforeAt(startsAt)).toBe(at));

  const hoursOf = (date: string) =>
    SLOTS.map((time) => {
      const startsAt = `${date}T${time}`;
      return { startsAt, day: dayBeforeAt(startsAt), hours: hoursBeforeAt(startsAt) };
    });

  test('no hour of two years is outside of Ley 2300, nor after the visit', () => {
    const dates = Array.from({ length: 730 }, (_, days) => addDays('2026-01-01', days));
    const all = dates.flatMap(hoursOf);
    expect(all.filter(({ day, startsAt }) => !mayContact(day) || day.slice(0, 10) >= startsAt.slice(0, 10))).toEqual(
      [],
    );
    const soon = all.filter(({ hours }) => hours !== null) as { startsAt: string; hours: string }[];
    expect(soon.filter(({ hours, startsAt }) => !mayContact(hours) || hours >= startsAt)).toEqual([]);
    expect(soon.filter(({ hours, startsAt }) => hours.slice(0, 10) !== startsAt.slice(0, 10))).toEqual([]);
  });
});
