import { sql } from 'drizzle-orm';
import { statusAfter } from '../../../src/shared/appointments.ts';
import type { Refusal } from '../../../src/shared/schemas/appointment.ts';
import type { ClinicBookInput, SetStatusInput } from '../../../src/shared/schemas/visit.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { ownerOf } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { afterBooking, changeVisit, isDone } from '../appointments/queries.ts';
import { listFreeAround, nearestOf } from '../availability/queries.ts';
import { askedAt, freeSeat, isPetBusy, lengthOf, refusalOf, wallAt } from '../availability/rules.ts';
import { insertCharge } from '../books/queries.ts';
import { selectAgendaVisits, toAgendaVisit } from './queries.ts';
import { type Actor, actAllowed, actWrites, clinicQuota, mayCancel } from './rules.ts';

/** The owner of a visit, in the hours in which a clinic may write; at once where it cannot wait. */
const toOwner = (id: string) => ({
  each: ownerOf(id),
  byClinic: sql`(SELECT w.starts_at FROM appointments w WHERE w.id = ${id})`,
});

/** SQL: before this act the visit waited for an answer, which the act gives: its owner asked for the hour. */
const wasAsked = (id: string, eventId: string) =>
  sql`coalesce((SELECT e.status = 'pending' FROM appointment_events e WHERE e.appointment_id = ${id} AND e.id <> ${eventId}
    ORDER BY e.at DESC LIMIT 1), 0)`;

/** One step of a visit, in one batch. `done`: it was taken; `visit`: the row afterwards, undefined: not this clinic's. */
export const stepVisit = async (db: Db, actor: Actor, input: SetStatusInput, post: Post) => {
  const { clinicId, actorId, now } = actor;
  const { id, version, act } = input;
  const eventId = crypto.randomUUID();
  const status = statusAfter(act);
  const reason = input.act === 'cancel' ? input.reason : null;
  const may = sql`a.clinic_id = ${clinicId} AND a.version = ${version} AND ${actAllowed(act, now)}
    AND ${act === 'cancel' ? mayCancel(actor) : sql`1`}`;
  const { change, row } = await batch(db, {
    // Before the visit changes, on the same condition: the book holds what the visit says.
    bookEntries:
      input.act === 'complete'
        ? insertCharge(db, actor, crypto.randomUUID(), input.charge, sql`a.id = ${id} AND ${may}`)
        : null,
    change: changeVisit(
      db,
      id,
      may,
      { status, ...actWrites(input, now) },
      { eventId, actorId, at: now, status, reason },
    ),
    told:
      act === 'confirm' || act === 'cancel'
        ? post.announce(
            db,
            {
              kind: act === 'confirm' ? 'visit_confirmed' : 'visit_cancelled',
              ...toOwner(id),
              answers: wasAsked(id, eventId),
            },
            now,
            isDone(eventId),
          )
        : null,
    row: one(selectAgendaVisits(db, clinicId, sql`a.id = ${id}`)),
  });
  return { done: change.done.length > 0, visit: row && toAgendaVisit(row, thisMonth(now)) };
};

/**
 * Books for a patient of the clinic, confirmed, in one batch. `visit` is what was booked now or what the pet has here at that
 * time already; else `isPatient`, `quota`, `refusal`, `busy` and `nearest` say why not.
 */
export const bookVisit = async (db: Db, actor: Actor, id: string, input: ClinicBookInput, post: Post) => {
  const { clinicId, actorId, now } = actor;
  const { petId, date: start, type, notes, agenda } = input;
  const asker = { by: 'clinic', type, now, agenda } as const;
  const refusal = refusalOf(askedAt(start), asker);
  const patient = sql`p.id = ${petId} AND p.archived_at IS NULL AND (
    EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.clinic_id = ${clinicId} AND cp.pet_id = p.id)
    OR EXISTS (SELECT 1 FROM clinic_clients k WHERE k.id = p.client_id AND k.clinic_id = ${clinicId}))`;
  const quota = clinicQuota(actor, petId);
  const busy = isPetBusy(sql`${petId}`, wallAt(start), asker);
  const here = sql`a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses})`;
  const { row, facts, free } = await batch(repeatable(db), {
    appointments: insertFrom(
      db,
      appointments,
      {
        id,
        petId: sql`p.id`,
        clinicId: sql`c.id`,
        ownerId: sql`p.owner_id`,
        startsAt: start,
        seat: freeSeat({ at: wallAt(start), type, agenda }),
        type,
        status: 'confirmed',
        notes,
        version: 1,
        createdAt: now,
        updatedAt: now,
        halfHours: lengthOf(type),
      },
      sql`FROM pets p JOIN clinics c ON c.id = ${clinicId} WHERE ${patient} AND p.died_at IS NULL AND ${refusal} IS NULL AND NOT ${busy} AND ${quota} IS NULL`,
    ).onConflictDoNothing(),
    after: afterBooking(db, id, actorId, now),
    told: post.announce(
      db,
      { kind: 'visit_confirmed', ...toOwner(id) },
      now,
      sql`EXISTS (SELECT 1 FROM appointments n WHERE n.id = ${id} AND n.created_at = ${now})`,
    ),
    row: one(selectAgendaVisits(db, clinicId, here)),
    facts: one(
      db
        .select({
          refusal: refusal.as('refusal'),
          quota: quota.as('quota'),
          patient: sql<number | null>`(SELECT p.died_at IS NULL FROM pets p WHERE ${patient})`.as('patient'),
          busy: sql<number>`${busy}`.as('busy'),
        })
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
    free: listFreeAround(db, sql`${clinicId}`, start, asker, {
      petId: sql`${petId}`,
      when: sql`NOT EXISTS (SELECT 1 FROM appointments a WHERE ${here} AND a.clinic_id = ${clinicId})`,
    }),
  });
  return {
    visit: row && toAgendaVisit(row, thisMonth(now)),
    isPatient: facts?.patient != null,
    died: facts?.patient === 0,
    quota: facts?.quota,
    refusal: facts?.refusal as Refusal | null | undefined,
    busy: facts?.busy === 1,
    nearest: nearestOf(free, start),
  };
};
