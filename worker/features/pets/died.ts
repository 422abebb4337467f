import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DIED_REASON, DIED_WRONGLY_REASON } from '../../../src/shared/appointments.ts';
import { batch } from '../../db/batch.ts';
import { ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import type { Post } from '../../post/post.ts';
import { ownerHold } from '../appointments/rules.ts';
import { refreshPatients } from '../patients/queries.ts';
import { type CaredPet, cared, fileOf, toFile } from './file.ts';

const e = alias(appointmentEvents, 'e');

const mark = (db: Db, pet: CaredPet, diedAt: number | null, now: number) =>
  db
    .update(pets)
    .set({ diedAt, version: sql`${pets.version} + 1`, updatedAt: now })
    .where(
      and(
        cared(pet),
        ownedBy(pet.userId, 'pets'),
        diedAt === null ? sql`${pets.diedAt} IS NOT NULL` : sql`${pets.diedAt} IS NULL`,
      ),
    );

/**
 * Notes that a pet died, in one batch: its visits that have not begun end, and everybody who works at their clinics is told; what
 * reminds or books asks for a living one by itself. `ended`: visits that ended now; a second call ends none. `file` null: it is not theirs.
 */
export const markDied = async (db: Db, pet: CaredPet, now: number, post: Post) => {
  const act = crypto.randomUUID();
  const events = sql`e.id BETWEEN ${`${act}:`} AND ${`${act};`}`;
  const ended = (column: SQL) => sql`(SELECT ${column} FROM appointment_events e WHERE ${events})`;
  const { done, file } = await batch(db, {
    pets: mark(db, pet, now, now),
    events: insertFrom(
      db,
      appointmentEvents,
      {
        id: sql`${`${act}:`} || a.id`,
        appointmentId: sql`a.id`,
        at: now,
        actorId: pet.userId,
        status: 'cancelled',
        reason: DIED_REASON,
      },
      sql`FROM pets p CROSS JOIN appointments a ON a.pet_id = p.id
        WHERE p.id = ${pet.id} AND ${ownedBy(pet.userId)} AND p.died_at = ${now} AND ${ownerHold('cancel', now)} IS NULL`,
    ),
    visits: db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelledBy: 'owner',
        cancelReason: DIED_REASON,
        version: sql`${appointments.version} + 1`,
        updatedAt: now,
      })
      .where(sql`${appointments.id} IN ${ended(sql`e.appointment_id`)}`),
    told: post.announce(
      db,
      {
        kind: 'visit_withdrawn',
        each: sql`SELECT m.user_id, a.id AS visit_id FROM appointment_events e CROSS JOIN appointments a ON a.id = e.appointment_id
          CROSS JOIN clinic_members m ON m.clinic_id = a.clinic_id WHERE ${events}`,
      },
      now,
      sql`1`,
    ),
    patients: refreshPatients(
      db,
      sql`SELECT clinic_id, pet_id FROM appointments WHERE id IN ${ended(sql`e.appointment_id`)}`,
    ),
    done: db
      .select(named({ id: e.id }))
      .from(sql`appointment_events e`)
      .where(events),
    file: fileOf(db, pet),
  });
  return { ended: done.length, file: toFile(file) };
};

/** Takes the note back. The visits that ended with it stay ended, their hours may be somebody else's by now; no reason goes on saying that it died. */
export const undoDied = async (db: Db, pet: CaredPet, now: number) => {
  const back = sql`SELECT a.id FROM pets p CROSS JOIN appointments a ON a.pet_id = p.id
    WHERE p.id = ${pet.id} AND ${ownedBy(pet.userId)} AND p.died_at IS NULL AND p.updated_at = ${now}`;
  const { file } = await batch(db, {
    pets: mark(db, pet, null, now),
    events: db
      .update(appointmentEvents)
      .set({ reason: DIED_WRONGLY_REASON })
      .where(sql`${appointmentEvents.appointmentId} IN (${back}) AND ${appointmentEvents.reason} = ${DIED_REASON}`),
    visits: db
      .update(appointments)
      .set({ cancelReason: DIED_WRONGLY_REASON })
      .where(sql`${appointments.id} IN (${back}) AND ${appointments.cancelReason} = ${DIED_REASON}`),
    file: fileOf(db, pet),
  });
  return toFile(file);
};
