import { monthsBetween, subtractMonths } from './time.ts';

/**
 * Age and weight conversions (product.md, Name, voice, formats): age is stored as a birth month and answered in years
 * with at most one decimal; weight is stored in integer grams and answered in kg.
 */

/** Years since a birth month, one decimal at most: 6 months → 0.5, 36 → 3. `now` is this month, `YYYY-MM`. */
export const ageYears = (birthMonth: string, now: string): number =>
  Math.round((Math.max(0, monthsBetween(birthMonth, now)) / 12) * 10) / 10;

/** The birth month that an age in years (decimals allowed) means this month, `YYYY-MM`. */
export const birthMonthFor = (years: number, now: string): string => subtractMonths(now, Math.round(years * 12));

/** kg with at most three decimals from grams. */
export const kilograms = (grams: number): number => grams / 1000;
/** Whole grams from kg. */
export const gramsOf = (kg: number): number => Math.round(kg * 1000);

const NBSP = '\u00a0';
const years = (n: number) => `${n}${NBSP}${n === 1 ? 'año' : 'años'}`;
const months = (n: number) => `${n}${NBSP}${n === 1 ? 'mes' : 'meses'}`;

/** Age from a birth month, `now` is this month: '7 meses', '1 año y 3 meses', from three years on '4 años'. */
export const ageText = (birthMonth: string, now: string): string => {
  const total = Math.max(0, monthsBetween(birthMonth, now));
  if (total === 0) return `menos de ${months(1)}`;
  const full = Math.floor(total / 12);
  const rest = total % 12;
  if (full === 0) return months(rest);
  return full < 3 && rest > 0 ? `${years(full)} y ${months(rest)}` : years(full);
};
