import type { KeptMedicine } from '../shared/schemas/medicine.ts';
import { addDays } from '../shared/time.ts';
import { clockTime, ended, weekdayName } from './formats.ts';

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });
/** A Monday. */
const MONDAY = '2026-11-23';
/** 'lunes' of 1. */
export const dayName = (day: number): string => weekdayName(addDays(MONDAY, day - 1));

const daysText = ({ everyDays, weekdays }: Pick<KeptMedicine, 'everyDays' | 'weekdays'>): string => {
  if (weekdays && weekdays.length < 7) return `Los ${listed.format(weekdays.map(dayName))}`;
  return weekdays || everyDays === 1 ? 'Todos los días' : `Cada ${everyDays} días`;
};

/** 'Todos los días, 8:00 a. m. y 8:00 p. m.' */
export const hoursText = (of: Pick<KeptMedicine, 'times' | 'everyDays' | 'weekdays'>): string =>
  ended(`${daysText(of)}, ${listed.format(of.times.map(clockTime))}`);

/**
 * What an animal takes on one line: what somebody wrote of it, and the names of what it is given at its hours (a card that a device
 * kept before there were any has none); null: nothing is known.
 */
export const takenText = ({
  medicines,
  given = [],
}: {
  medicines: string | null;
  given?: readonly string[] | undefined;
}): string | null => [medicines?.replace(/\.$/, ''), ...given].filter(Boolean).join('; ') || null;
