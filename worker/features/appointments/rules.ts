import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { AppError, type ErrorKey, ISSUE } from '../../../src/shared/errors.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import { MAX_CAPACITY } from '../../../src/shared/limits.ts';
import type { OwnerVisit, Refusal } from '../../../src/shared/schemas/appointment.ts';
import { SLOT_MINUTES } from '../../../src/shared/slots.ts';
import { addDays, today, wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { takesBookings } from '../clinics/rules.ts';

const MINUTE_MS = 60 * 1000;
const SEATS = JSON.stringify(Array.from({ length: MAX_CAPACITY }, (_, seat) => seat));

const slotEnd = (time: SQL) => sql`strftime('%H:%M', ${time}, ${`+${SLOT_MINUTES} minutes`})`;

const livingAt = (at: SQL) => sql`clinic_id = c.id AND starts_at = ${at} AND status IN (${liveStatuses})`;

/** `days` dates from one on. */
export const datesFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/**
 * Who asks for a time. Owners book at clinics that take bookings, with their notice and up to their horizon; the clinic
 * itself does without these, and until a slot is over: who stands at the door is written down.
 */
export type Asker = { by: 'owner' | 'clinic'; type: AppointmentType | SQL | undefined; now: number };

/** The time asked for: SQL for the date (YYYY-MM-DD) and the time (HH:mm, on the grid); `among` holds every date that can come. */
export type Asked = { date: SQL; time: SQL; among: readonly string[] };

/** One time, as a value: wall time, YYYY-MM-DDTHH:mm. */
export const askedAt = (start: string): Asked => ({
  date: sql`${start.slice(0, 10)}`,
  time: sql`${start.slice(11)}`,
  among: [start.slice(0, 10)],
});

/** SQL over a row `c` of clinics: a wall time is nearer than the notice that it asks of owners for this type of visit. */
export const isShortNotice = (at: SQL, type: Asker['type'], now: number): SQL =>
  sql`(NOT (coalesce(${type ?? null}, '') = 'emergency' AND c.takes_emergencies = 1)
    AND ${at} < strftime('%Y-%m-%dT%H:%M', ${wallTime(now)}, '+' || c.min_notice_min || ' minutes'))`;

/** SQL over a row `c` of clinics: a slot (SQL date and time) does not fit into the hours of its weekday. */
export const isOutsideHours = (date: SQL, time: SQL): SQL => {
  const opening = (edge: 0 | 1) =>
    sql`json_extract(c.hours, '$[' || ((strftime('%w', ${date}) + 6) % 7) || ${`][${edge}]`})`;
  return sql`(${opening(0)} IS NULL OR ${time} < ${opening(0)} OR ${slotEnd(time)} > ${opening(1)})`;
};

/**
 * The one decision on availability, for offering, booking and moving: SQL over a row `c` of clinics that says why a time
 * cannot be had; NULL: it is free. It is SQL so that the statement that takes the seat decides in the same instant, and so
 * that a month of slots is one query.
 */
export const refusalOf = ({ date, time, among }: Asked, { by, type, now }: Asker): SQL<Refusal | null> => {
  const at = sql`${date} || 'T' || ${time}`;
  const holidays = among.filter((day) => holidayName(day) !== null);
  const closedHoliday =
    holidays.length === 0
      ? sql`0`
      : sql`${date} IN (SELECT value FROM json_each(${JSON.stringify(holidays)}))
          AND NOT EXISTS (SELECT 1 FROM clinic_open_holidays h WHERE h.clinic_id = c.id AND h.date = ${date})`;
  const ofOwner =
    by === 'owner'
      ? sql`WHEN ${isShortNotice(at, type, now)} THEN 'short_notice'
          WHEN ${date} > date(${today(now)}, '+' || c.horizon_days || ' days') THEN 'too_far'`
      : sql``;
  return sql`CASE
    WHEN ${at} <= ${wallTime(by === 'owner' ? now : now - SLOT_MINUTES * MINUTE_MS)} THEN 'past'
    WHEN ${by === 'owner' ? sql`NOT ${takesBookings}` : sql`c.closed_at IS NOT NULL`} THEN 'clinic_closed_to_bookings'
    WHEN ${isOutsideHours(date, time)} THEN 'clinic_closed'
    WHEN ${closedHoliday} THEN 'clinic_holiday'
    WHEN EXISTS (SELECT 1 FROM clinic_blocks b
      WHERE b.clinic_id = c.id AND b.ends_at > ${at} AND b.starts_at < ${date} || 'T' || ${slotEnd(time)}) THEN 'clinic_blocked'
    ${ofOwner}
    WHEN (SELECT count(*) FROM appointments WHERE ${livingAt(at)}) >= c.capacity THEN 'slot_taken'
  END`;
};

/** SQL over a row `c` of clinics: the lowest seat of a slot that nobody holds. */
export const freeSeat = (at: SQL): SQL =>
  sql`(SELECT min(s.value) FROM json_each(${SEATS}) s
    WHERE s.value NOT IN (SELECT seat FROM appointments WHERE ${livingAt(at)}))`;

/** SQL: a pet has a live visit at a time already. */
export const isPetBusy = (petId: SQL, start: string | SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM appointments o
    WHERE o.pet_id = ${petId} AND o.starts_at = ${start} AND o.status IN (${liveStatuses}))`;

/** The broken rule of a time that cannot be had; free times nearest to it may come along. */
export const refusalError = (refusal: Refusal, nearest?: string[]): AppError =>
  refusal === 'past'
    ? new AppError('invalid', { issues: [{ path: 'date', message: ISSUE.date_past }] })
    : new AppError(refusal, nearest && { details: { nearest } });

/** Why an owner asks for no further visit: keys of the error catalogue. */
export type Quota = Extract<
  ErrorKey,
  'pet_day_full' | 'pending_full_here' | 'pending_full' | 'pending_full_unverified'
>;

/** What the database says of a booking that took no seat; a missing value is null. */
export type BookingFacts = {
  pet: number | null;
  chosen: string | null;
  clinic: string | null;
  refusal: Refusal | null;
  busy: number | null;
  quota: Quota | null;
};

/** The broken rule behind a booking that took no seat. */
export const bookingError = (facts: BookingFacts | undefined, nearest?: string[]): Error => {
  const { pet, chosen, clinic, refusal, busy, quota } = facts ?? {};
  if (!pet) return new AppError('pet_not_found');
  if (!chosen) return new AppError('no_clinic');
  if (!clinic) return new AppError('clinic_not_found');
  if (refusal) return refusalError(refusal, nearest);
  const key = busy ? 'pet_busy' : quota;
  return key ? new AppError(key) : new Error('a booking took no seat and no rule says why');
};

/** A visit counts as coming until its half hour is over: wall time of the earliest start that still does. */
export const comingSince = (now: number): string => wallTime(now - (SLOT_MINUTES - 1) * MINUTE_MS);

/** SQL over rows `a` and `c`: why the owner cannot move or cancel a visit now; NULL: nothing of the visit itself is in the way. */
export const ownerHold = (act: 'move' | 'cancel', now: number): SQL<OwnerVisit['moveHold']> => sql`CASE
  WHEN a.status NOT IN (${liveStatuses}) THEN 'visit_over'
  WHEN a.status = 'in_progress' OR a.arrived_at IS NOT NULL OR a.starts_at <= ${wallTime(now)} THEN 'visit_started'
  ${act === 'move' ? sql`WHEN ${isShortNotice(sql`a.starts_at`, sql`a.type`, now)} THEN 'late_move'` : sql``}
END`;

/** The broken rule behind an owner's act that changed nothing; `visit` null: it is not theirs, `hold`: what stands in the way. */
export const ownerActError = (visit: OwnerVisit | null, version: number, hold: OwnerVisit['moveHold']): Error => {
  if (!visit) return new AppError('visit_not_found');
  const details = { current: visit };
  if (visit.version !== version) return new AppError('visit_changed', { details });
  return hold ? new AppError(hold, { details }) : new Error('an act changed nothing and no rule says why');
};

/** What kept a visit where it was. */
type Unmoved = {
  visit: OwnerVisit | null;
  refusal: Refusal | null | undefined;
  busy: boolean;
  dayFull: boolean;
  nearest: string[];
};

/** The broken rule behind a move that moved nothing. */
export const moveError = ({ visit, refusal, busy, dayFull, nearest }: Unmoved, version: number): Error => {
  if (!visit || visit.version !== version || visit.moveHold)
    return ownerActError(visit, version, visit?.moveHold ?? null);
  if (refusal) return refusalError(refusal, nearest);
  if (busy || dayFull) return new AppError(busy ? 'pet_busy' : 'pet_day_full');
  return ownerActError(visit, version, null);
};
