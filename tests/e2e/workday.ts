import { holidayName } from '../../src/shared/holidays.ts';
import { addDays, today, weekday } from '../../src/shared/time.ts';

/** The first day that clinics work, so many days from now or later: Monday to Friday, no holiday. */
export const workday = (from: number): string => {
  let day = addDays(today(Date.now()), from);
  while (weekday(day) > 5 || holidayName(day) !== null) day = addDays(day, 1);
  return day;
};
