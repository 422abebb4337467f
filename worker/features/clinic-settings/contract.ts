import { and, eq, sql } from 'drizzle-orm';
import { CONTRACT_VERSION } from '../../../src/shared/contract.ts';
import { CONTRACT_DAYS } from '../../../src/shared/limits.ts';
import { addDays, today } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import type { Post } from '../../post/post.ts';
import { idsOfPlace } from '../authority/rules.ts';
import type { Editor } from '../clinic-changes/queries.ts';
import { selectCore, toCore } from './queries.ts';

const isOld = sql`coalesce(${clinics.contractVersion}, '') <> ${CONTRACT_VERSION}`;

/** A titular accepts the text in force, once; answers how the settings stand. */
export const acceptContract = async (db: Db, { clinicId, actorId, now }: Editor) => {
  const { core } = await batch(db, {
    written: db
      .update(clinics)
      .set({ contractVersion: CONTRACT_VERSION, contractAt: now, contractBy: actorId, contractUntil: null })
      .where(and(eq(clinics.id, clinicId), isOld, sql`${clinics.closedAt} IS NULL`)),
    trace: auditIfChanged(db, {
      at: now,
      actorId,
      action: 'contract.accepted',
      targetId: clinicId,
      reason: CONTRACT_VERSION,
    }),
    core: selectCore(db, clinicId),
  });
  return toCore(core);
};

/**
 * Once a night: a clinic that takes bookings without the text in force is asked for it, and has some weeks; past them owners book no more
 * until a titular accepts. Its titulares hear of both. Nothing else ever closes.
 */
export const askContracts = (db: Db, now: number, post: Post) => {
  const day = today(now);
  const asks = sql`is_bookable = 1 AND ${isOld}`;
  const isOver = sql`${asks} AND contract_until < ${day}`;
  return batch(db, {
    told: post.announce(
      db,
      {
        kind: 'contract_due',
        among: sql`(SELECT m.user_id FROM clinics CROSS JOIN clinic_members m ON m.clinic_id = clinics.id
          WHERE ${asks} AND coalesce(contract_until < ${day}, 1) AND m.member_role = 'titular')`,
        ids: idsOfPlace(sql`u.id`),
      },
      now,
      sql`1`,
    ),
    traces: insertFrom(
      db,
      auditLog,
      {
        id: sql`lower(hex(randomblob(16)))`,
        at: now,
        action: 'clinic.bookings_paused',
        targetId: sql`id`,
        reason: 'contract',
      },
      sql`FROM clinics WHERE ${isOver}`,
    ),
    paused: db
      .update(clinics)
      .set({ isBookable: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(isOver),
    asked: db
      .update(clinics)
      .set({ contractUntil: addDays(day, CONTRACT_DAYS) })
      .where(sql`${asks} AND contract_until IS NULL`),
  });
};
