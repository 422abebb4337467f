import { contactHours, mayContact } from './contact-hours.ts';
import { addDays, instantOf, wallTime } from './time.ts';

const MINUTE_MS = 60_000;
const AFTERNOON = '14:00';

/**
 * When the reminder of the day before goes out, wall time: at the visit's own hour of the last day before it on which Ley 2300 lets a
 * clinic write, in the working afternoon where that is earlier than a quarter past nine or the day closes before (of a Monday:
 * Saturday at two). `startsAt` is wall time.
 */
export const dayBeforeAt = (startsAt: string): string => {
  let date = addDays(startsAt.slice(0, 10), -1);
  while (contactHours(date) === null) date = addDays(date, -1);
  const time = startsAt.slice(11);
  return `${date}T${time > '09:15' && mayContact(`${date}T${time}`) ? time : AFTERNOON}`;
};

/** When the reminder of two hours before goes out, wall time: later where the day opens later, null where it may not be written at all. */
export const hoursBeforeAt = (startsAt: string): string | null => {
  const two = wallTime(instantOf(startsAt) - 120 * MINUTE_MS);
  if (mayContact(two)) return two;
  const hours = contactHours(startsAt.slice(0, 10));
  const opens = hours && `${startsAt.slice(0, 10)}T${hours[0]}`;
  return opens && opens > two && instantOf(startsAt) - instantOf(opens) >= 60 * MINUTE_MS ? opens : null;
};
