import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import type { JoinInput } from '../../../src/shared/schemas/wait.ts';
import { MAX_CLINIC_WAITS, MAX_WAITS } from '../../../src/shared/waits.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { slotOffers, slotWaits } from '../../db/schema/waits.ts';
import { isClosedTo, takesBookings } from '../availability/rules.ts';
import { isOpenOffer, joined, stands } from './rules.ts';

/** Who puts an animal in line: who cares for it, or a clinic (its own id). */
type By = { userId: string } | { clinicId: string };

/**
 * Puts an animal in a clinic's line, in one batch: the rules hold in the statement that writes. The same again changes nothing. Throws what
 * keeps it out.
 */
export const putInLine = async (db: Db, by: By, input: JoinInput, now: number) => {
  const { petId, clinicId, type, from, until, part, agenda = null } = input;
  const id = crypto.randomUUID();
  const isTheirs =
    'userId' in by
      ? caredForBy(by.userId)
      : sql`(EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.clinic_id = ${clinicId} AND cp.pet_id = p.id)
          OR EXISTS (SELECT 1 FROM clinic_clients k WHERE k.id = p.client_id AND k.clinic_id = ${clinicId}))`;
  const here = sql`w.pet_id = ${petId} AND w.clinic_id = ${clinicId}`;
  const many = (where: SQL) => sql`(SELECT count(*) FROM ${joined} WHERE ${where} AND ${stands(now)})`;
  const ofOwner =
    'userId' in by
      ? sql`WHEN NOT ${takesBookings} THEN 'clinic_closed_to_bookings' WHEN ${isClosedTo(sql`p.owner_id`, by.userId)} THEN 'clinic_closed_to_you'
          WHEN ${agenda} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clinic_agendas g
            WHERE g.clinic_id = c.id AND g.number = ${agenda} AND g.is_active = 1 AND g.is_choosable = 1) THEN 'agenda_gone'
          WHEN ${many(sql`w.owner_id = ${sql.raw('own')}`)} >= ${MAX_WAITS} THEN 'waits_full'`
      : sql``;
  const problem = sql<ErrorKey | null>`CASE WHEN p.died_at IS NOT NULL THEN 'pet_died'
    WHEN c.closed_at IS NOT NULL THEN 'clinic_closed_to_bookings' ${ofOwner}
    WHEN ${many(sql`w.clinic_id = ${clinicId}`)} >= ${MAX_CLINIC_WAITS} THEN 'waits_full_here' END`;
  const pair = sql`pets p JOIN clinics c ON c.id = ${clinicId} JOIN (SELECT k.owner_id AS own FROM pets k WHERE k.id = ${petId})
    WHERE p.id = ${petId} AND ${isTheirs} AND p.archived_at IS NULL`;
  const { standing, facts } = await batch(repeatable(db), {
    over: db.delete(slotWaits).where(sql`pet_id = ${petId} AND clinic_id = ${clinicId}
        AND NOT EXISTS (SELECT 1 FROM ${joined} WHERE ${here} AND ${stands(now)})`),
    facts: one(db.select({ problem: problem.as('problem') }).from(pair)),
    made: insertFrom(
      db,
      slotWaits,
      {
        id,
        clinicId: sql`c.id`,
        petId: sql`p.id`,
        ownerId: sql`p.owner_id`,
        type,
        fromDate: from,
        untilDate: until,
        part,
        agenda,
        createdAt: now,
        lookAt: 0,
      },
      sql`FROM ${pair} AND ${problem} IS NULL`,
    ).onConflictDoNothing(),
    standing: one(
      db
        .select({
          same: sql<number>`type = ${type} AND from_date = ${from} AND until_date = ${until} AND part = ${part} AND agenda IS ${agenda}`,
        })
        .from(slotWaits)
        .where(sql`pet_id = ${petId} AND clinic_id = ${clinicId}`),
    ),
  });
  if (!facts) throw new AppError('pet_not_found');
  if (standing?.same) return;
  throw new AppError(standing ? 'wait_stands' : (facts.problem ?? 'clinic_not_found'));
};

/** Statement: who waits at the clinic of a wait is looked at with the next minute. */
const lookAgain = (db: Db, id: string, where: SQL) =>
  db
    .update(slotWaits)
    .set({ lookAt: 0 })
    .where(sql`clinic_id = (SELECT w.clinic_id FROM slot_waits w WHERE w.id = ${id} AND ${where})`);

/** Takes somebody out of line. `where`: SQL over `w`, whose it is. Throws `wait_not_found`. */
export const leaveLine = async (db: Db, id: string, where: SQL) => {
  const { gone } = await batch(db, {
    next: lookAgain(db, id, where),
    gone: db
      .delete(slotWaits)
      .where(sql`id = (SELECT w.id FROM slot_waits w WHERE w.id = ${id} AND ${where})`)
      .returning({ id: slotWaits.id }),
  });
  if (gone.length === 0) throw new AppError('wait_not_found');
};

/** Lets the hour that is offered pass to the next; fine when none is. Throws `wait_not_found`. */
export const passOn = async (db: Db, id: string, where: SQL, now: number) => {
  const { mine } = await batch(db, {
    passed: db
      .update(slotOffers)
      .set({ until: now })
      .where(sql`id IN (SELECT f.id FROM slot_waits w CROSS JOIN slot_offers f
      WHERE w.id = ${id} AND ${where} AND ${isOpenOffer(now)})`),
    next: lookAgain(db, id, where),
    mine: one(
      db
        .select({ id: sql`w.id`.as('id') })
        .from(sql`slot_waits w`)
        .where(sql`w.id = ${id} AND ${where}`),
    ),
  });
  if (!mine) throw new AppError('wait_not_found');
};
