import { sql } from 'drizzle-orm';
import type { DepositInput } from '../../../src/shared/schemas/charge.ts';
import { auditIf } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { bookEntries } from '../../db/schema/books.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import { findEntry, insertVoid, selectEntries, toEntry } from './queries.ts';
import { cashDay, nextNumber, paidColumns, type Writer } from './rules.ts';

/**
 * Money for a patient of the clinic, in one batch; sent again it is there once. `entry` undefined: no patient of its own, or the visit is
 * another's.
 */
export const addDeposit = async (db: Db, writer: Writer, made: Creation, input: DepositInput) => {
  const { clinicId, actorId, now } = writer;
  const { petId, appointmentId, paid, reason } = input;
  const { entry } = await batch(repeatable(db), {
    bookEntries: insertFrom(
      db,
      bookEntries,
      {
        id: made.id,
        clinicId,
        number: nextNumber(clinicId),
        kind: 'deposit',
        appointmentId,
        petId: sql`p.id`,
        items: [],
        ...paidColumns(paid),
        reason,
        at: now,
        actorId,
        cashDay: cashDay(writer, sql`${paid.cash ?? 0}`),
      },
      sql`FROM pets p WHERE p.id = ${petId}
        AND (EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.clinic_id = ${clinicId} AND cp.pet_id = p.id)
          OR EXISTS (SELECT 1 FROM clinic_clients k WHERE k.id = p.client_id AND k.clinic_id = ${clinicId}))
        AND (${appointmentId} IS NULL OR EXISTS (SELECT 1 FROM appointments a WHERE a.id = ${appointmentId}
          AND a.clinic_id = ${clinicId} AND a.pet_id = p.id))
        AND NOT EXISTS (SELECT 1 FROM book_entries e WHERE ${sameKey(sql`e.id`, made)})`,
    ),
    entry: one(selectEntries(db, sql`e.clinic_id = ${clinicId} AND ${sameKey(sql`e.id`, made)}`, 1)),
  });
  return entry && toEntry(entry);
};

/** Takes a deposit back, in one batch. `done` false: it was voided before, or is none of the clinic's. */
export const voidDeposit = async (db: Db, writer: Writer, id: string, reason: string) => {
  const { clinicId, actorId, now } = writer;
  const voidId = crypto.randomUUID();
  const written = sql`EXISTS (SELECT 1 FROM book_entries w WHERE w.id = ${voidId})`;
  const { done, found } = await batch(db, {
    bookEntries: insertVoid(
      db,
      writer,
      voidId,
      reason,
      sql`FROM book_entries e WHERE e.id = ${id} AND e.kind = 'deposit'`,
    ),
    trace: auditIf(db, { at: now, actorId, action: 'deposit.voided', targetId: id }, written),
    done: one(findEntry(db, clinicId, voidId)),
    found: one(findEntry(db, clinicId, id)),
  });
  return { done: done && toEntry(done), exists: found?.kind === 'deposit' };
};
