import { holidayName } from '../../../src/shared/holidays.ts';
import { addDays, weekday } from '../../../src/shared/time.ts';
import type { WeekHours, WeekPauses } from '../../db/schema/clinics.ts';

/** Days in which the next opening is looked for, and of which holidays are told. */
export const AHEAD_DAYS = 14;

/**
 * What decides whether a clinic is open. `openHolidays`: holidays (YYYY-MM-DD) on which it opens all the same. `blocks`: wall times from
 * and until of what it took out of its agenda. `isBlocked`: it takes no visits in this half hour.
 */
export type Opening = {
  hours: WeekHours;
  pauses: WeekPauses;
  openHolidays: readonly string[];
  blocks: readonly (readonly [string, string])[];
  isBlocked: boolean;
};

/** How a clinic stands at a moment; `at` (wall time): until when it is open, or when it opens; null: not within the days that are looked at. */
export type State = { is: 'open' | 'ask' | 'pause' | 'closed'; at: string | null };

/** The hours of a date; null: closed. A day that was taken out of the agenda as a whole is closed. */
export const spanOf = ({ hours, openHolidays, blocks }: Opening, date: string) => {
  const span = hours[weekday(date) - 1];
  if (!span || (holidayName(date) && !openHolidays.includes(date))) return null;
  const [opens, closes] = span.map((time) => `${date}T${time}`) as [string, string];
  return blocks.some(([from, until]) => from <= opens && until >= closes) ? null : { opens, closes };
};

/** Whether a clinic is open at a wall time in Bogotá (`YYYY-MM-DDTHH:mm`). */
export const stateOf = (clinic: Opening, now: string): State => {
  const today = now.slice(0, 10);
  const span = spanOf(clinic, today);
  if (span && now >= span.opens && now < span.closes) {
    const [from, until] = clinic.pauses[weekday(today) - 1]?.map((time) => `${today}T${time}`) ?? [];
    if (from && until && now >= from && now < until) return { is: 'pause', at: until };
    if (clinic.isBlocked) return { is: 'ask', at: null };
    return { is: 'open', at: from && now < from ? from : span.closes };
  }
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++) {
    const next = spanOf(clinic, addDays(today, ahead));
    if (next && next.opens > now) return { is: 'closed', at: next.opens };
  }
  return { is: 'closed', at: null };
};
