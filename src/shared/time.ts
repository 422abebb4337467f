/**
 * The one clock of the product: `America/Bogota`, UTC-5 all year (product.md, Name, voice, formats).
 * Dates are `YYYY-MM-DD`, wall times `HH:mm`, appointment instants `YYYY-MM-DDTHH:mm`. The clock is always a parameter, ms UTC.
 */
const BOGOTA_OFFSET_MS = -5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A clock: ms UTC. Tests hand in their own. */
export type Clock = () => number;

/** Wall time in Bogotá at an instant, `YYYY-MM-DDTHH:mm`. */
export const wallTime = (now: number): string => new Date(now + BOGOTA_OFFSET_MS).toISOString().slice(0, 16);

/** Today's date in Bogotá, `YYYY-MM-DD`. */
export const today = (now: number): string => wallTime(now).slice(0, 10);

/** This month in Bogotá, `YYYY-MM`. */
export const thisMonth = (now: number): string => wallTime(now).slice(0, 7);

/** The instant of a wall time in Bogotá, ms UTC. */
export const instantOf = (wall: string): number => Date.parse(`${wall}:00Z`) - BOGOTA_OFFSET_MS;

/** True for a date that the calendar has: 2026-02-30 is none. */
export const isRealDate = (date: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** The date `days` later (or earlier, negative). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Day of the week, 1 (Monday) to 7 (Sunday). */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Whole months from one `YYYY-MM` to another. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** The month `months` before (or after, negative), `YYYY-MM`. */
export const subtractMonths = (month: string, months: number): string => {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
};

/** First instant of a month (YYYY-MM, Bogotá) and of the next, ms UTC. */
export const monthSpan = (month: string): [from: number, to: number] => [
  instantOf(`${month}-01T00:00`),
  instantOf(`${subtractMonths(month, -1)}-01T00:00`),
];
