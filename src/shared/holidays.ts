import { FIRST_HOLIDAY_YEAR, getHolidaysForYear, LAST_HOLIDAY_YEAR } from 'colombian-holidays';

const years = new Map<string, ReadonlyMap<string, string>>();

/** Colombian holidays of a year by the date they are kept on (Ley 51 de 1983 moves many to the next Monday). */
const holidaysOf = (year: string): ReadonlyMap<string, string> => {
  const known = years.get(year);
  if (known) return known;
  const inRange = Number(year) >= FIRST_HOLIDAY_YEAR && Number(year) <= LAST_HOLIDAY_YEAR;
  const holidays = new Map(
    (inRange ? getHolidaysForYear(Number(year)) : []).map(({ celebrationDate, name }) => [celebrationDate, name.es]),
  );
  years.set(year, holidays);
  return holidays;
};

/** Name of the holiday that a date (YYYY-MM-DD) is in Colombia; null for a working one, and for years that no calendar has. */
export const holidayName = (date: string): string | null => holidaysOf(date.slice(0, 4)).get(date) ?? null;
