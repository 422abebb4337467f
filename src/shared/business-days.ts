import { holidayName } from './holidays.ts';
import { addDays, weekday } from './time.ts';

const SATURDAY = 6;

/** True from Monday to Friday, holidays of Colombia apart. */
export const isBusinessDay = (date: string): boolean => weekday(date) < SATURDAY && holidayName(date) === null;

/**
 * The `count`-th business day after a date (YYYY-MM-DD). The day itself never counts: terms of Ley 1581 de 2012 run from the
 * day after.
 */
export const addBusinessDays = (date: string, count: number): string => {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
};

/** Business days left from `today` until the end of `date`: 0 on the day itself (or later without one between), negative once it passed. */
export const businessDaysUntil = (today: string, date: string): number => {
  const [from, to, sign] = today <= date ? [today, date, 1] : [date, today, -1];
  let days = 0;
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) days += 1;
  }
  return days * sign;
};
