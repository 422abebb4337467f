import { holidayName } from '../../src/shared/holidays.ts';
import { addDays, today, weekday } from '../../src/shared/time.ts';

/** The first day that clinics work, so many days from now or later: Monday to Friday, no holiday. */
export const workday = (from: number): string => {
  let day = addDays(today(Date.now()), from);
  while (weekday(day) > 5 || holidayName(day) !== null) day = addDays(day, 1);
  return day;
};

/** The next day that is no holiday: that of an emergency, at a clinic that opens every day. */
export const nextDay = (): string => {
  let day = addDays(today(Date.now()), 1);
  while (holidayName(day) !== null) day = addDays(day, 1);
  return day;
};
