import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentInput, Refusal } from '../../../src/shared/schemas/appointment.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import { listFreeAround, nearestOf } from '../clinics/queries.ts';
import { afterBooking, changeVisit, selectVisits, toOwnerVisit } from './queries.ts';
import { isPetDayFull, quotaOf } from './quotas.ts';
import { askedAt, type BookingFacts, freeSeat, isPetBusy, ownerHold, refusalOf } from './rules.ts';

/** SQL: the clinic of a booking — the one named, else the pet's last, else the deployment's default; NULL: none. */
const chosenClinic = ({ clinicId, petId }: AppointmentInput): SQL =>
  clinicId
    ? sql`${clinicId}`
    : sql`coalesce(
        (SELECT clinic_id FROM appointments WHERE pet_id = ${petId} AND status <> 'cancelled' ORDER BY starts_at DESC LIMIT 1),
        (SELECT value FROM settings WHERE key = 'default_clinic'))`;

/**
 * Books in one batch: one statement takes the seat (or none, where a rule or a quota refuses it), one reads the owner's live
 * booking of that pet and time, one says what stood in the way, and if something did, others look for the nearest free times.
 * `mine` is what came before or what was just written; its id tells which: no quota refuses it. `under` is what stands under the
 * submission's key.
 */
export const insertAppointment = async (
  db: Db,
  made: Creation,
  ownerId: string,
  input: AppointmentInput,
  { now, asksProof }: { now: number; asksProof: boolean },
) => {
  const { id } = made;
  const { petId, clinicId, date: start, type, notes } = input;
  const asker = { by: 'owner', type, now } as const;
  const refusal = refusalOf(askedAt(start), asker);
  const wanted = { petId: sql`${petId}`, type, at: sql`${start}` };
  const quota = quotaOf(ownerId, wanted, now, asksProof);
  const ownPet = sql`p.id = ${petId} AND p.owner_id = ${ownerId} AND p.archived_at IS NULL`;
  const notMine = sql`NOT EXISTS (SELECT 1 FROM appointments n WHERE n.pet_id = ${petId} AND n.starts_at = ${start}
    AND n.status IN (${liveStatuses}))`;
  const [, , , , own, [facts], free, [stands]] = await repeatable(db).batch([
    db
      .insert(appointments)
      .select(
        sql`SELECT ${id}, p.id, c.id, p.owner_id, ${start}, ${freeSeat(sql`${start}`)}, ${type}, 'pending', ${notes}, 1, NULL,
          NULL, NULL, NULL, NULL, NULL, ${now}, ${now}
        FROM pets p JOIN clinics c ON c.id = ${chosenClinic(input)} WHERE ${ownPet} AND ${refusal} IS NULL
          AND ${quota} IS NULL AND NOT EXISTS (SELECT 1 FROM appointments s WHERE ${sameKey(sql`s.id`, made)})`,
      )
      .onConflictDoNothing(),
    ...afterBooking(db, id, ownerId, now),
    selectVisits(
      db,
      ownerId,
      sql`(a.id = ${id} OR (a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses})
        AND ${clinicId ? sql`a.clinic_id = ${clinicId}` : sql`1`}))`,
      now,
    ),
    db
      .select({
        pet: sql<number | null>`(SELECT 1 FROM pets p WHERE ${ownPet})`.as('pet'),
        chosen: sql<string | null>`choice.id`.as('chosen'),
        clinic: sql<string | null>`c.id`.as('clinic'),
        refusal: refusal.as('refusal'),
        busy: sql<number | null>`(SELECT 1 WHERE ${isPetBusy(wanted.petId, start)})`.as('busy'),
        quota: quota.as('quota'),
      })
      .from(sql`(SELECT ${chosenClinic(input)} AS id) choice LEFT JOIN clinics c ON c.id = choice.id`),
    listFreeAround(db, chosenClinic(input), start, asker, {
      petId: wanted.petId,
      unless: (at) => isPetDayFull({ ...wanted, at }),
      when: notMine,
    }),
    db.select({ id: appointments.id }).from(appointments).where(sameKey(appointments.id, made)),
  ]);
  // What this submission wrote before, even if it was cancelled since, comes before what else there is.
  const mine = own.find((visit) => visit.id === id) ?? own[0];
  return {
    under: stands?.id,
    mine: mine ? toOwnerVisit(mine) : null,
    facts: facts as BookingFacts | undefined,
    nearest: nearestOf(free, start),
  };
};

/** Who acts on which visit, as of which version. */
type Act = { ownerId: string; id: string; version: number; now: number };
const ofOwner = ({ ownerId, version }: Act) => sql`a.owner_id = ${ownerId} AND a.version = ${version}`;

/**
 * Moves a visit to another time of its clinic, in one batch. The clinic is asked again: a confirmed visit is pending at its
 * new time. No count of pending ones refuses that: it takes no further seat. `visit` is the row afterwards (null: not theirs),
 * `done` whether it moved; else `refusal`, `busy`, `dayFull` and `nearest` say what stood in the way of the new time.
 */
export const moveAppointment = async (db: Db, act: Act, start: string) => {
  const { ownerId, id, now } = act;
  const asker = { by: 'owner', type: sql`a.type`, now } as const;
  const eventId = crypto.randomUUID();
  const refusal = refusalOf(askedAt(start), asker);
  const wanted = { petId: sql`a.pet_id`, type: asker.type, at: sql`${start}` };
  const dayFull = isPetDayFull(wanted, sql`substr(a.starts_at, 1, 10)`);
  const allowed = sql`${ofOwner(act)} AND a.starts_at <> ${start} AND ${ownerHold('move', now)} IS NULL
    AND NOT ${isPetBusy(sql`a.pet_id`, start)} AND NOT ${dayFull} AND ${refusal} IS NULL`;
  const seat = sql`(SELECT ${freeSeat(sql`${start}`)} FROM clinics c WHERE c.id = appointments.clinic_id)`;
  const row = sql`a.id = ${id} AND a.owner_id = ${ownerId}`;
  const its = (column: SQL) => sql`(SELECT ${column} FROM appointments a WHERE a.id = ${id})`;
  const [, , , , done, [visit], [facts], free] = await db.batch([
    ...changeVisit(
      db,
      id,
      allowed,
      { startsAt: start, seat, status: 'pending' },
      {
        eventId,
        actorId: ownerId,
        at: now,
        status: 'pending',
        movedTo: start,
      },
    ),
    selectVisits(db, ownerId, sql`a.id = ${id}`, now),
    db
      .select({
        refusal: refusal.as('refusal'),
        busy: sql<number>`${isPetBusy(wanted.petId, start)}`.as('busy'),
        dayFull: sql<number>`${dayFull}`.as('dayFull'),
      })
      .from(sql`appointments a JOIN clinics c ON c.id = a.clinic_id`)
      .where(row),
    listFreeAround(
      db,
      sql`(SELECT a.clinic_id FROM appointments a WHERE ${row} AND a.starts_at <> ${start})`,
      start,
      { ...asker, type: its(sql`a.type`) },
      {
        petId: its(sql`a.pet_id`),
        unless: (at) =>
          isPetDayFull({ petId: its(sql`a.pet_id`), type: its(sql`a.type`), at }, its(sql`substr(a.starts_at, 1, 10)`)),
        when: sql`NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId})`,
      },
    ),
  ]);
  return {
    done: done.length > 0,
    visit: visit ? toOwnerVisit(visit) : null,
    refusal: facts?.refusal as Refusal | null | undefined,
    busy: facts?.busy === 1,
    dayFull: facts?.dayFull === 1,
    nearest: nearestOf(free, start),
  };
};

/** Cancels a visit in one batch; `done` says whether, `visit` is the row afterwards (null: not theirs). */
export const cancelAppointment = async (db: Db, act: Act, reason: string) => {
  const { ownerId, id, now } = act;
  const eventId = crypto.randomUUID();
  const [, , , , done, [visit]] = await db.batch([
    ...changeVisit(
      db,
      id,
      sql`${ofOwner(act)} AND ${ownerHold('cancel', now)} IS NULL`,
      { status: 'cancelled', cancelledBy: 'owner', cancelReason: reason },
      { eventId, actorId: ownerId, at: now, status: 'cancelled', reason },
    ),
    selectVisits(db, ownerId, sql`a.id = ${id}`, now),
  ]);
  return { done: done.length > 0, visit: visit ? toOwnerVisit(visit) : null };
};
