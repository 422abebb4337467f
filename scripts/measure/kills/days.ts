import { SLOTS } from '../../../src/shared/slots.ts';
import { addDays, today } from '../../../src/shared/time.ts';

/** Half hours of twenty days that the world's own visits leave alone: those go as far as the 60th day to come. */
export const ADDED_SLOTS: readonly string[] = Array.from({ length: 20 }, (_, n) =>
  addDays(today(Date.now()), 5 + n),
).flatMap((day) => SLOTS.map((time) => `${day}T${time}`));
