import { instantOf, wallTime } from './time.ts';

/** The 17 half-hour slots of a day, 09:00 to 17:00 (spec §9). Times off this grid are refused. */
export const SLOTS: readonly string[] = Array.from(
  { length: 17 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** Where the two parts of a day meet. */
export const NOON = '12:00';

/** How long a slot lasts, minutes. */
export const SLOT_MINUTES = 30;

export const isSlot = (time: string): boolean => SLOTS.includes(time);

/** When the half hour, or several of them, that begins at a wall time is over, wall time. */
export const slotEnd = (start: string, halfHours = 1): string =>
  wallTime(instantOf(start) + halfHours * SLOT_MINUTES * 60_000);
