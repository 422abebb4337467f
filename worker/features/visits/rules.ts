import { type SQL, sql } from 'drizzle-orm';
import { actRefusal, isLive, statusesBefore, type VisitAct } from '../../../src/shared/appointments.ts';
import { itemsTotal } from '../../../src/shared/charges.ts';
import { AppError } from '../../../src/shared/errors.ts';
import { CLINIC_BOOKINGS_AN_HOUR, FREE_CANCELLATIONS, MAX_COMING } from '../../../src/shared/limits.ts';
import type { Refusal } from '../../../src/shared/schemas/appointment.ts';
import type { AgendaVisit, SetStatusInput } from '../../../src/shared/schemas/visit.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { HOUR_MS } from '../../auth/sessions.ts';
import { list, liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { VisitSet } from '../appointments/queries.ts';
import { refusalError } from '../appointments/rules.ts';

/** SQL over a row `a` of appointments: the clinic can do this now. The same rule as `actRefusal` (a test compares them). */
export const actAllowed = (act: VisitAct, now: number): SQL => {
  const wall = wallTime(now);
  const awaited = act === 'arrive' || act === 'no_show' ? sql` AND a.arrived_at IS NULL` : sql``;
  const timely =
    act === 'arrive' || act === 'start'
      ? sql` AND substr(a.starts_at, 1, 10) <= ${wall.slice(0, 10)}`
      : act === 'no_show'
        ? sql` AND a.starts_at <= ${wall}`
        : sql``;
  return sql`(a.status IN (${list(statusesBefore(act))})${awaited}${timely})`;
};

/** Who acts for which clinic, and when (ms UTC). `isProven`: they showed a credential in this session lately. */
export type Actor = { clinicId: string; actorId: string; now: number; isProven: boolean };

/**
 * SQL: somebody may cancel `many` visits more without showing who they are: a session that was stolen empties no agenda. It stands in the
 * statement that writes the events, so that a hundred calls at once leave no more than one after another would.
 */
export const mayCancel = ({ actorId, now, isProven }: Actor, many = 1): SQL =>
  isProven
    ? sql`1`
    : sql`((SELECT count(*) FROM appointment_events x WHERE x.actor_id = ${actorId} AND x.at > ${now - HOUR_MS}
        AND x.status = 'cancelled') + ${many} <= ${FREE_CANCELLATIONS})`;

/** What an act writes besides the status. A patient who is called in without having been received arrived at that moment. */
export const actWrites = (input: SetStatusInput, now: number): VisitSet => {
  switch (input.act) {
    case 'arrive':
      return { arrivedAt: now };
    case 'start':
      return { startedAt: now, arrivedAt: sql`coalesce(${appointments.arrivedAt}, ${now})` };
    case 'complete':
      return { completedAt: now, chargeCop: itemsTotal(input.charge.items) };
    case 'cancel':
      return { cancelledBy: 'clinic', cancelReason: input.reason };
    default:
      return {};
  }
};

/** The broken rule behind a step that changed nothing; `visit` as it stands, undefined: it is not this clinic's. */
export const stepError = (
  visit: AgendaVisit | undefined,
  { act, version }: SetStatusInput,
  { now, isProven }: Actor,
): Error => {
  if (!visit) return new AppError('visit_not_found');
  const details = { current: visit };
  if (visit.version !== version) return new AppError('visit_changed', { details });
  const { status, arrivedAt, date, time } = visit;
  const key = actRefusal({ status, arrivedAt, startsAt: `${date}T${time}` }, act, wallTime(now));
  if (!key && act === 'cancel' && !isProven) return new AppError('step_up_required');
  return key ? new AppError(key, { details }) : new Error('a step changed nothing and no rule says why');
};

/** The quota of what a clinic books that is full. */
export type BookingQuota = 'bookings_full' | 'coming_full';

/**
 * SQL: what keeps somebody of a clinic from booking for a pet; NULL: nothing. A session that was stolen fills no agenda with animals that
 * nobody has, and a slip no year of one. It stands in the statement that writes.
 */
export const clinicQuota = ({ clinicId, actorId, now }: Actor, petId: string): SQL<BookingQuota | null> => sql`CASE
  WHEN (SELECT count(*) FROM appointments b CROSS JOIN appointment_events e ON e.appointment_id = b.id AND e.at = b.created_at
    WHERE b.clinic_id = ${clinicId} AND b.starts_at > ${wallTime(now - HOUR_MS)} AND b.created_at > ${now - HOUR_MS}
      AND e.actor_id = ${actorId}) >= ${CLINIC_BOOKINGS_AN_HOUR} THEN 'bookings_full'
  WHEN (SELECT count(*) FROM appointments o WHERE o.pet_id = ${petId} AND o.starts_at > ${wallTime(now)} AND o.clinic_id = ${clinicId}
    AND o.status IN (${liveStatuses})) >= ${MAX_COMING} THEN 'coming_full' END`;

type Hindrance = { refusal: Refusal | null | undefined; busy: boolean; nearest: string[] };

/** Whether a visit holds its seat at a wall time (of an agenda, where one is named) already: moving it there changes nothing. */
export const standsAt = (
  visit: AgendaVisit,
  { date: start, agenda }: { date: string; agenda?: number | undefined },
): boolean =>
  isLive(visit.status) &&
  `${visit.date}T${visit.time}` === start &&
  (agenda === undefined || visit.agenda?.number === agenda);

/** The broken rule behind a move that moved nothing. */
export const clinicMoveError = (
  { visit, refusal, busy, nearest }: Hindrance & { visit: AgendaVisit | undefined },
  { version }: { version: number },
): Error => {
  if (!visit) return new AppError('visit_not_found');
  const details = { current: visit };
  if (visit.version !== version) return new AppError('visit_changed', { details });
  if (!isLive(visit.status)) return new AppError('visit_over', { details });
  if (visit.status === 'in_progress' || visit.arrivedAt !== null) return new AppError('visit_started', { details });
  if (refusal) return refusalError(refusal, nearest);
  return busy ? new AppError('pet_busy') : new Error('a move moved nothing and no rule says why');
};

type Booked = Hindrance & { isPatient: boolean; died: boolean; quota: BookingQuota | null | undefined };

/** The broken rule behind a clinic's booking that took no seat. */
export const clinicBookError = ({ isPatient, died, quota, refusal, busy, nearest }: Booked): Error => {
  if (!isPatient) return new AppError('patient_not_found');
  if (died) return new AppError('patient_died');
  if (quota) return new AppError(quota);
  if (refusal) return refusalError(refusal, nearest);
  return busy ? new AppError('pet_busy') : new Error('a booking took no seat and no rule says why');
};
