import type { AppointmentType } from './appointments.ts';
import { holidayName } from './holidays.ts';
import { ANSWER_HOURS, ANSWER_HOURS_EMERGENCY } from './limits.ts';
import { slotEnd } from './slots.ts';
import { addDays, instantOf, wallTime, weekday } from './time.ts';

/** When a clinic works: hours by weekday, Monday first; holidays on which it opens; its blocks, of which those of whole days count. */
export type WorkCalendar = {
  hours: readonly (readonly [opens: string, closes: string] | null)[];
  openHolidays: readonly string[];
  blocks: readonly (readonly [startsAt: string, endsAt: string])[];
};

/** When a clinic opens and closes on a date, wall times; null: it does not work. */
const workOf = (date: string, { hours, openHolidays, blocks }: WorkCalendar): [from: string, to: string] | null => {
  const open = hours[weekday(date) - 1];
  if (!open || (holidayName(date) !== null && !openHolidays.includes(date))) return null;
  const [from, to] = [`${date}T${open[0]}`, `${date}T${open[1]}`];
  return blocks.some(([start, end]) => start <= from && end >= to) ? null : [from, to];
};

/**
 * When a request ends for want of an answer (ms UTC): after so many open hours of its clinic, but never later than the half hour
 * that it asks for (`startsAt`, wall time).
 */
export const answerDue = (now: number, startsAt: string, type: AppointmentType, calendar: WorkCalendar): number => {
  const hours = type === 'emergency' ? ANSWER_HOURS_EMERGENCY : ANSWER_HOURS;
  return afterOpenHours(now, hours, slotEnd(startsAt), calendar);
};

/** When so many open hours of a clinic are over (ms UTC), but never later than a wall time. */
export const afterOpenHours = (now: number, hours: number, end: string, calendar: WorkCalendar): number => {
  const last = instantOf(end);
  let left = hours * 3_600_000;
  for (let date = wallTime(now).slice(0, 10); date <= end.slice(0, 10); date = addDays(date, 1)) {
    const work = workOf(date, calendar);
    if (!work) continue;
    const from = Math.max(instantOf(work[0]), now);
    const open = Math.max(instantOf(work[1]) - from, 0);
    if (open >= left) return Math.min(from + left, last);
    left -= open;
  }
  return last;
};
