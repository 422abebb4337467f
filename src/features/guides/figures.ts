import { MONTH_NAMES } from '../../shared/month-names.ts';
/** Figures and dates of the guides as Colombians write them: decimal comma, dots between thousands, ranges with an en dash. */

/** `1500` → `1.500`, `0.25` → `0,25`. */
export const figure = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
};

/** `{ min: 10, max: 12 }` → `10–12 años`; equal ends are one figure. A no-break space keeps the unit with its figure. */
export const span = ({ min, max }: { min: number; max: number }, unit = ''): string => {
  const figures = min === max ? figure(min) : `${figure(min)}–${figure(max)}`;
  return unit ? `${figures}\u00a0${unit}` : figures;
};

/** `2026-11-20` → `20 de noviembre de 2026`. By hand, so that build and browser agree on every machine. */
export const longDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTH_NAMES[(month ?? 1) - 1]} de ${year}`;
};

/** `2026-11-20` → `noviembre de 2026`. */
export const monthOf = (day: string): string => longDate(day).replace(/^\d+ de /, '');

/** `3001234567` → `300 123 4567`. */
export const phoneDigits = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3');
