import { type SQL, sql } from 'drizzle-orm';
import { RECENT_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import type { Context } from '../context.ts';
import { insertFrom } from '../db/insert.ts';
import { moveAnimals } from '../db/moved-animals.ts';
import { careLinks } from '../db/schema/household.ts';
import { auditLog } from '../db/schema/settings.ts';
import { appointments } from '../db/schema/visits.ts';

/**
 * Statements: animals that an account handed over in the last days are its own again, whoever has them by now, if `on` holds: whoever had the
 * account may have given them away in its name (decision 0318). What was written since stays with them; requests that wait end by the
 * minute's cron, for nobody may gather them this way. Who had an animal is told, and who has it again.
 */
export const bringBack = ({ db, post }: Pick<Context, 'db' | 'post'>, userId: string, now: number, on: SQL) => {
  // The links of this very act: used ones end in no other.
  const back = sql`(SELECT l.pet_id FROM care_links l WHERE l.owner_id = ${userId} AND l.ended_at = ${now}
    AND l.used_at IS NOT NULL AND l.pet_id IS NOT NULL AND ${on})`;
  const isHolder = sql`(u.id = ${userId} OR h.owner_id = u.id)`;
  return [
    db
      .update(careLinks)
      .set({ endedAt: now })
      .where(sql`owner_id = ${userId} AND used_at > ${now - RECENT_DAYS * DAY_MS}
      AND ended_at IS NULL AND EXISTS (SELECT 1 FROM pets p WHERE p.id = care_links.pet_id AND p.owner_id <> ${userId}) AND ${on}`),
    insertFrom(
      db,
      auditLog,
      { id: crypto.randomUUID(), at: now, actorId: null, action: 'pet.returned', targetId: userId },
      sql`WHERE EXISTS ${back}`,
    ),
    // Those by which it went further: their makers cannot fetch it from its owner in the same way, nor in the same instant.
    db
      .update(careLinks)
      .set({ endedAt: now - 1 })
      .where(sql`ended_at IS NULL AND used_at IS NOT NULL AND pet_id IN ${back}
      AND used_at >= (SELECT min(l.used_at) FROM care_links l WHERE l.owner_id = ${userId} AND l.pet_id = care_links.pet_id AND l.ended_at = ${now})`),
    ...post.announce(
      db,
      {
        kind: 'pet_returned',
        among: sql`(SELECT ${userId} UNION ALL SELECT h.owner_id FROM pets h WHERE h.id IN ${back})`,
        ids: sql`(SELECT json_object('petId', iif(count(*) = 1, min(h.id), NULL)) FROM pets h WHERE h.id IN ${back} AND ${isHolder})`,
      },
      now,
      sql`EXISTS ${back}`,
    ),
    db
      .update(appointments)
      .set({ lapsesAt: now })
      .where(sql`pet_id IN ${back} AND status = 'pending' AND owner_id IS NOT NULL`),
    ...moveAnimals(db, back, { userId, now }),
  ] as const;
};
