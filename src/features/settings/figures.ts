import { dayOfMonth, monthName } from '../../lib/formats.ts';
import { MAX_COUNTED } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import { monthsBetween } from '../../shared/time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The purge runs every night: after this long without one, something stopped it. */
const LATE_MS = 36 * 60 * 60 * 1000;

const NBSP = '\u00a0';
const decimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** '1.204'; where the server stopped counting, 'más de 10.000'. */
export const howMany = (n: number): string => (n > MAX_COUNTED ? `más de ${count(MAX_COUNTED)}` : count(n));

/** '140 KB', '3,2 MB', '1,1 GB' (thousands, as disks are sold). */
export const sizeText = (bytes: number): string => {
  if (bytes < 1e6) return `${count(Math.ceil(bytes / 1e3))}${NBSP}KB`;
  return bytes < 1e9 ? `${decimal.format(bytes / 1e6)}${NBSP}MB` : `${decimal.format(bytes / 1e9)}${NBSP}GB`;
};

/** '20 de noviembre de 2026' */
export const dateText = (date: string): string => `${dayOfMonth(date)} de ${monthName(date)} de ${date.slice(0, 4)}`;

/** How old a date is today: 'hoy', 'ayer', 'hace 12 días', from two months on 'hace 3 meses'. A date to come has no age: ''. */
export const agoText = (date: string, today: string): string => {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (days < 0) return '';
  if (days < 2) return days === 0 ? 'hoy' : 'ayer';
  const months = monthsBetween(date.slice(0, 7), today.slice(0, 7)) - (today.slice(8) < date.slice(8) ? 1 : 0);
  return months < 2 ? `hace ${days} días` : `hace ${months} meses`;
};

/** Whether the nightly purge of `purgedAt` should have been followed by another before `now` (ms UTC). */
export const isLate = (purgedAt: number, now: number): boolean => now - purgedAt > LATE_MS;
