import { addDays, DAY_MS, instantOf, wallTime, weekday } from './time.ts';

/** An hour is ticked so long before it comes, and counts as passed so long after, minutes. */
export const TICK_SPAN_MIN = 120;
/** Days back of which an hour is still ticked. */
export const TICK_BACK_DAYS = 6;
/** Hours of the day that one medicine has at most; days between two of its days. */
export const MAX_TIMES = 6;
export const MAX_EVERY_DAYS = 90;

/** When a medicine is given. Days are YYYY-MM-DD; `since`: wall time since which these hours hold. */
export type Schedule = {
  times: readonly string[];
  everyDays: number | null;
  weekdays: readonly number[] | null;
  from: string;
  to: string | null;
  since: string;
};

/** The hours of a medicine on a day, wall times in order. */
export const duesOn = ({ times, everyDays, weekdays, from, to, since }: Schedule, date: string): string[] => {
  const days = Math.round((Date.parse(date) - Date.parse(from)) / DAY_MS);
  const isItsDay = weekdays ? weekdays.includes(weekday(date)) : days % (everyDays ?? 1) === 0;
  if (days < 0 || (to !== null && date > to) || !isItsDay) return [];
  return times.map((time) => `${date}T${time}`).filter((at) => at >= since);
};

/** The hours of a medicine from one wall time to another, in order, both included. */
export const duesBetween = (schedule: Schedule, from: string, to: string): string[] => {
  const dues: string[] = [];
  for (let date = from.slice(0, 10); date <= to.slice(0, 10); date = addDays(date, 1))
    dues.push(...duesOn(schedule, date));
  return dues.filter((at) => at >= from && at <= to);
};

/** Wall time some minutes after another, or before (negative). */
export const minutesOn = (wall: string, minutes: number): string => wallTime(instantOf(wall) + minutes * 60_000);

/** The first hour that may still be ticked at a wall time, and the last. */
export const tickSpan = (wall: string): [from: string, to: string] => [
  `${addDays(wall.slice(0, 10), -TICK_BACK_DAYS)}T00:00`,
  minutesOn(wall, TICK_SPAN_MIN),
];

/** It is over: somebody ended it, or its last day passed. */
export const isPast = ({ to, endedAt }: { to: string | null; endedAt: number | null }, today: string): boolean =>
  endedAt !== null || (to !== null && to < today);
