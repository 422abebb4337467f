import { sql } from 'drizzle-orm';
import type { WithdrawInput } from '../../../src/shared/schemas/record.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { records } from '../../db/schema/records.ts';
import { refreshPatients } from '../patients/queries.ts';
import { isWriter } from './history.ts';
import type { WriteFacts } from './rules.ts';
import { dropWeight, lastWeight, maySign, mayWrite, pairOf, selectFacts, type Writer } from './writes.ts';

/**
 * Takes an entry back in one batch: no version of it holds any more, its weight leaves the pet's history, a dose of a batch is on the shelf
 * again. Who withdrew it and why stays with it. `done`: it is withdrawn as asked, now or before.
 */
export const withdrawRecord = async (db: Db, writer: Writer, { rootId, version, reason }: WithdrawInput) => {
  const { reader, userId, name, now } = writer;
  const isDone = sql`EXISTS (SELECT 1 FROM records v WHERE v.root_id = ${rootId} AND v.version = ${version} AND v.withdrawn_at = ${now})`;
  const petId = sql`(SELECT r.pet_id FROM records r WHERE r.id = ${rootId})`;
  const { done, facts } = await batch(db, {
    withdrawn: db
      .update(records)
      .set({ isCurrent: false, withdrawnAt: now, withdrawnByName: name, withdrawReason: reason })
      .where(sql`${records.id} = (SELECT r.id FROM records r JOIN pets p ON p.id = r.pet_id
        WHERE r.root_id = ${rootId} AND r.version = ${version} AND r.is_current = 1
          AND ${isWriter(reader)} AND ${mayWrite(reader)} AND ${maySign(reader, userId)})`),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'record.withdrawn', targetId: petId }),
    weight: dropWeight(db, { rootId, version }, isDone),
    weights: lastWeight(db, sql`(SELECT r.pet_id FROM records r WHERE r.id = ${rootId} AND ${isDone})`, now),
    patients: refreshPatients(db, pairOf(rootId)),
    done: one(
      db
        .select({ is: sql<number>`1`.as('is') })
        .from(sql.raw('records r'))
        .where(
          sql`r.root_id = ${rootId} AND r.version = ${version} AND r.withdraw_reason = ${reason} AND ${isWriter(reader)}`,
        ),
    ),
    facts: one(
      selectFacts(db, writer, petId, {
        current: sql`(SELECT r.version FROM records r WHERE r.root_id = ${rootId} AND r.is_current = 1 AND ${isWriter(reader)})`,
      }),
    ),
  });
  return { done: done !== undefined, facts: facts as WriteFacts | undefined };
};
