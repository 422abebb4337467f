/** The 17 half-hour slots of a day, 09:00 to 17:00 (spec §9). Times off this grid are refused. */
export const SLOTS: readonly string[] = Array.from(
  { length: 17 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** How long a slot lasts, minutes. */
export const SLOT_MINUTES = 30;

export const isSlot = (time: string): boolean => SLOTS.includes(time);
