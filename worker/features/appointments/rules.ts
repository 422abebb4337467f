import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { AppError, type ErrorKey, ISSUE } from '../../../src/shared/errors.ts';
import { today, wallTime, weekday } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';

/** Why a slot cannot be booked. */
export type Refusal = 'past' | Extract<ErrorKey, 'clinic_closed' | 'short_notice' | 'too_far' | 'slot_taken'>;

const SLOT_MINUTES = 30;
/** Seats that a slot may have at most: the CHECK on clinics.capacity. */
const SEATS = JSON.stringify(Array.from({ length: 20 }, (_, seat) => seat));

const livingAt = (at: SQL) => sql`clinic_id = c.id AND starts_at = ${at} AND status IN (${liveStatuses})`;

/**
 * The one decision on availability, for offering, booking and moving: SQL over a row `c` of clinics that says why an
 * owner cannot book `time` (SQL, HH:mm on the grid) of `date`; NULL: it is free. It is SQL so that the statement that
 * takes the seat decides in the same instant, and so that a day's slots are one query.
 */
export const refusalOf = (
  date: string,
  time: SQL,
  type: AppointmentType | undefined,
  now: number,
): SQL<Refusal | null> => {
  const at = sql`${date} || 'T' || ${time}`;
  const opening = (edge: 0 | 1) => sql`json_extract(c.hours, ${`$[${weekday(date) - 1}][${edge}]`})`;
  const needsNotice = type === 'emergency' ? sql`c.takes_emergencies = 0` : sql`1`;
  return sql`CASE
    WHEN ${at} <= ${wallTime(now)} THEN 'past'
    WHEN c.is_bookable = 0 OR ${opening(0)} IS NULL OR ${time} < ${opening(0)}
      OR strftime('%H:%M', ${time}, ${`+${SLOT_MINUTES} minutes`}) > ${opening(1)} THEN 'clinic_closed'
    WHEN ${needsNotice} AND ${at} < strftime('%Y-%m-%dT%H:%M', ${wallTime(now)}, '+' || c.min_notice_min || ' minutes')
      THEN 'short_notice'
    WHEN ${date} > date(${today(now)}, '+' || c.horizon_days || ' days') THEN 'too_far'
    WHEN (SELECT count(*) FROM appointments WHERE ${livingAt(at)}) >= c.capacity THEN 'slot_taken'
  END`;
};

/** SQL over a row `c` of clinics: the lowest seat of a slot that nobody holds. */
export const freeSeat = (at: SQL): SQL =>
  sql`(SELECT min(s.value) FROM json_each(${SEATS}) s
    WHERE s.value NOT IN (SELECT seat FROM appointments WHERE ${livingAt(at)}))`;

/** What the database says of a booking that took no seat; a missing value is null. */
export type BookingFacts = {
  pet: number | null;
  chosen: string | null;
  clinic: string | null;
  refusal: Refusal | null;
  busy: number | null;
};

/** The broken rule behind a booking that took no seat. */
export const bookingError = (facts: BookingFacts | undefined): Error => {
  const { pet, chosen, clinic, refusal, busy } = facts ?? {};
  if (!pet) return new AppError('pet_not_found');
  if (!chosen) return new AppError('no_clinic');
  if (!clinic) return new AppError('clinic_not_found');
  if (refusal === 'past') return new AppError('invalid', { issues: [{ path: 'date', message: ISSUE.date_past }] });
  if (refusal) return new AppError(refusal);
  return busy ? new AppError('pet_busy') : new Error('a booking took no seat and no rule says why');
};

/** A visit counts as coming until its half hour is over: wall time of the earliest start that still does. */
export const comingSince = (now: number): string => wallTime(now - (SLOT_MINUTES - 1) * 60 * 1000);
