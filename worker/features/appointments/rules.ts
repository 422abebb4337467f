import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey, ISSUE } from '../../../src/shared/errors.ts';
import type { OwnerVisit, Refusal } from '../../../src/shared/schemas/appointment.ts';
import { SLOT_MINUTES } from '../../../src/shared/slots.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { isShortNotice } from '../availability/rules.ts';

const MINUTE_MS = 60 * 1000;

/** The broken rule of a time that cannot be had; free times nearest to it may come along. */
export const refusalError = (refusal: Refusal, nearest?: string[]): AppError =>
  refusal === 'past'
    ? new AppError('invalid', { issues: [{ path: 'date', message: ISSUE.date_past }] })
    : new AppError(refusal, nearest && { details: { nearest } });

/** Why an owner asks for no further visit: keys of the error catalogue. */
export type Quota = Extract<
  ErrorKey,
  | 'pet_day_full'
  | 'pending_full_here'
  | 'pending_full'
  | 'pending_full_unverified'
  | 'turns_full'
  | 'turns_full_unverified'
  | 'unverified_full'
  | 'unverified_full_no_mail'
  | 'new_full'
>;

/** What the database says of a booking that took no seat; a missing value is null. */
export type BookingFacts = {
  /** 0: it died. */
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
  if (pet === 0) return new AppError('pet_died');
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
  quota: Quota | null | undefined;
  nearest: string[];
};

/** The broken rule behind a move that moved nothing. */
export const moveError = ({ visit, refusal, busy, quota, nearest }: Unmoved, version: number): Error => {
  if (!visit || visit.version !== version || visit.moveHold)
    return ownerActError(visit, version, visit?.moveHold ?? null);
  if (refusal) return refusalError(refusal, nearest);
  const key = busy ? 'pet_busy' : quota;
  return key ? new AppError(key) : ownerActError(visit, version, null);
};
