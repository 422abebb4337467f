import { holidayName } from './holidays.ts';
import { addDays, weekday } from './time.ts';

/**
 * Hours in which a business may write to or call its customers (Ley 2300 de 2023): Monday to Friday 7:00–19:00, Saturday
 * 8:00–15:00, never on Sundays and holidays. `[from, to)` of a date (YYYY-MM-DD), null: not on that day.
 */
export const contactHours = (date: string): readonly [from: string, to: string] | null => {
  if (holidayName(date) !== null) return null;
  const day = weekday(date);
  if (day === 7) return null;
  return day === 6 ? ['08:00', '15:00'] : ['07:00', '19:00'];
};

/** Whether a clinic may remind somebody at a wall time (YYYY-MM-DDTHH:mm). */
export const mayContact = (wall: string): boolean => {
  const hours = contactHours(wall.slice(0, 10));
  return hours !== null && wall.slice(11) >= hours[0] && wall.slice(11) < hours[1];
};

/** When a clinic may remind somebody next, from a wall time in which it may not. */
export const nextContact = (wall: string): string => {
  const date = wall.slice(0, 10);
  const today = contactHours(date);
  if (today && wall.slice(11) < today[0]) return `${date}T${today[0]}`;
  for (let days = 1; days < 30; days += 1) {
    const next = addDays(date, days);
    const hours = contactHours(next);
    if (hours) return `${next}T${hours[0]}`;
  }
  throw new Error('a month without a working day');
};
