import { and, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ENTRY_ALONE_HOURS, FORMER_DAYS } from '../../../src/shared/limits.ts';
import { DAY_MS, wallTime } from '../../../src/shared/time.ts';
import { HOUR_MS } from '../../auth/sessions.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicMembers } from '../../db/schema/clinics.ts';
import { clinicLeavings, erasedAccounts } from '../../db/schema/departures.ts';
import { threads } from '../../db/schema/messages.ts';
import { pets } from '../../db/schema/pets.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { Post } from '../../post/post.ts';

/**
 * Statements: a clinic whose titulares the administration took out a week ago, and that has none, gets the one of its people who is let
 * in and has been there longest. Whoever was taken out could say no meanwhile (decision 0170).
 */
const governLeft = (db: Db, now: number, post: Post) => {
  const heirs = sql`(SELECT (SELECT one.user_id FROM (SELECT o.user_id, min(o.created_at) FROM clinic_members o
      JOIN users u ON u.id = o.user_id AND u.is_active = 1 WHERE o.clinic_id = l.clinic_id AND NOT EXISTS (SELECT 1 FROM clinic_entries e
        WHERE e.user_id = o.user_id AND e.clinic_id = o.clinic_id AND e.opens_at > ${now})) one)
    FROM clinic_leavings l WHERE l.left_at <= ${now - ENTRY_ALONE_HOURS * HOUR_MS}
      AND NOT EXISTS (SELECT 1 FROM clinic_members t WHERE t.clinic_id = l.clinic_id AND t.member_role = 'titular'))`;
  return [
    insertFrom(
      db,
      auditLog,
      {
        id: sql`lower(hex(randomblob(16)))`,
        at: now,
        actorId: null,
        action: 'member.made_titular',
        targetId: sql`m.user_id`,
      },
      sql`FROM clinic_members m WHERE m.user_id IN ${heirs}`,
    ),
    post.announce(
      db,
      {
        kind: 'member_role',
        among: heirs,
        ids: sql`json_object('clinic', (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = u.id))`,
      },
      now,
      sql`1`,
    ),
    db.update(clinicMembers).set({ memberRole: 'titular' }).where(sql`${clinicMembers.userId} IN ${heirs}`),
  ] as const;
};

/**
 * Erases what an erased account left for a while: conversations whose year is over, and animals that nothing holds any more but
 * cancelled visits that are past (`eraseAnimals` archives those).
 */
export const purgeLeft = (db: Db, now: number, post: Post) => {
  const left = and(
    isNull(pets.ownerId),
    isNotNull(pets.archivedAt),
    isNull(pets.clientId),
    sql`NOT EXISTS (SELECT 1 FROM records r WHERE r.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM threads t WHERE t.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = pets.id
        AND (a.status <> 'cancelled' OR a.starts_at > ${wallTime(now)}))`,
  );
  return batch(db, {
    governed: governLeft(db, now, post),
    leavings: db.delete(clinicLeavings).where(lte(clinicLeavings.leftAt, now - FORMER_DAYS * DAY_MS)),
    erased: db.delete(erasedAccounts).where(lte(erasedAccounts.erasedAt, now - FORMER_DAYS * DAY_MS)),
    threads: db.delete(threads).where(and(isNotNull(threads.eraseAt), lte(threads.eraseAt, now))),
    appointments: db
      .delete(appointments)
      .where(inArray(appointments.petId, db.select({ id: pets.id }).from(pets).where(left))),
    pets: db.delete(pets).where(left),
  });
};
