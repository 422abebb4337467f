import { clockTime, longDate, shortMonth } from '../../lib/formats.ts';
import type { Side } from '../../shared/schemas/message.ts';
import { today, wallTime } from '../../shared/time.ts';

/** Bogotá wall time of an ISO instant. */
const wallOf = (iso: string) => wallTime(Date.parse(iso));

/** When a conversation last moved: the time if it was today, else the day. */
export const whenText = (iso: string, now: number): string => {
  const wall = wallOf(iso);
  const date = wall.slice(0, 10);
  if (date === today(now)) return clockTime(wall.slice(11));
  return `${Number(date.slice(8))} ${shortMonth(date)}${date.slice(0, 4) === today(now).slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`;
};

export const dayOf = (iso: string): string => wallOf(iso).slice(0, 10);
export const timeOf = (iso: string): string => clockTime(wallOf(iso).slice(11));

/** 'Hoy', or the date in words. */
export const dayText = (date: string, now: number): string =>
  date === today(now) ? 'Hoy' : longDate(date, today(now));

/** Who is on the other side of a conversation. */
export const otherName = (side: Side, { clinicName, ownerName }: { clinicName: string; ownerName: string }): string =>
  side === 'owner' ? clinicName : ownerName;
