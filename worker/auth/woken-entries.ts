import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../src/shared/limits.ts';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import type { Post } from '../post/post.ts';
import { isGoverned, whoHears } from './clinic-entry.ts';
import { HOUR_MS } from './sessions.ts';

/** Told in one minute; the others in the next. */
const CHUNK = 20;

/**
 * Tells of logins that an administrator put into a clinic while it was empty, and for which it has closed since: something came, or a
 * titular was turned on (decision 0193); and anew of those that wait, where who could have said no was shut out (0201). Once of each.
 */
export const tellWoken = async (db: Db, now: number, post: Post): Promise<void> => {
  const woken = await db
    .select({ userId: clinicEntries.userId, clinicId: clinicEntries.clinicId })
    .from(clinicEntries)
    .where(and(eq(clinicEntries.sleep, 'woken'), isNull(clinicEntries.decision)))
    .limit(CHUNK);
  for (const { userId, clinicId } of woken) {
    const trace = crypto.randomUUID();
    await batch(db, {
      entry: db
        .update(clinicEntries)
        .set({ sleep: null })
        .where(
          and(
            eq(clinicEntries.userId, userId),
            eq(clinicEntries.clinicId, clinicId),
            eq(clinicEntries.sleep, 'woken'),
            isNull(clinicEntries.decision),
          ),
        ),
      trace: auditIfChanged(db, { id: trace, at: now, actorId: null, action: 'entry.asked', targetId: userId }),
      notice: post.announce(
        db,
        { kind: 'entry_asked', among: whoHears(userId, now), ids: { member: userId } },
        now,
        wasTraced(trace, 'entry.asked'),
      ),
    });
  }
};

/**
 * SQL over clinic_entries: a titular other than the one who waits was shut out by the administration (decision 0201): turned off; or, where
 * a titular does not wait themself, behind a password or a link that was given to them and nobody answered for yet; or taken out, and nobody
 * governs since (0202).
 */
const shutsTitularOut = (now: number): SQL => {
  const { clinicId, userId } = clinicEntries;
  const isTitular = sql`t.clinic_id = ${clinicId} AND t.member_role = 'titular'`;
  return sql`((NOT EXISTS (SELECT 1 FROM clinic_members t WHERE ${isTitular}) AND EXISTS (SELECT 1 FROM clinic_leavings t WHERE ${isTitular}))
    OR EXISTS (SELECT 1 FROM clinic_members t JOIN users a ON a.id = t.user_id
    WHERE ${isTitular} AND t.user_id <> ${userId} AND (a.is_active = 0
      OR (EXISTS (SELECT 1 FROM clinic_entries o WHERE o.clinic_id = t.clinic_id AND o.user_id = t.user_id AND o.decision IS NULL
          AND (o.opens_at > ${now} OR (o.cause = 'password' AND a.password_set_by IS NOT NULL)))
        AND NOT EXISTS (SELECT 1 FROM clinic_members w WHERE w.user_id = ${userId} AND w.member_role = 'titular')))))`;
};

/**
 * What waits goes on waiting, a day at a time: while a titular who may say no was in their account within a week, whose silence is no yes
 * (decision 0195), and where the administration shut out one who could have said it (0201). An hour before it would be too late at the
 * latest, so that a minute that fails opens nothing.
 */
export const keepWaiting = (db: Db, now: number) => {
  const { opensAt, clinicId, userId, decision } = clinicEntries;
  const since = now - ENTRY_ALONE_HOURS * HOUR_MS;
  const wasThere = sql`(EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = t.user_id AND s.last_used_at > ${since})
    OR EXISTS (SELECT 1 FROM security_events v WHERE v.user_id = t.user_id AND v.at > ${since} AND v.kind = 'login'))`;
  return db
    .update(clinicEntries)
    .set({ opensAt: now + ENTRY_HOURS * HOUR_MS })
    .where(
      and(
        isNull(decision),
        gt(opensAt, now),
        lt(opensAt, now + (ENTRY_HOURS - 1) * HOUR_MS),
        or(isGoverned(sql`${clinicId}`, sql`(${userId})`, now, wasThere), shutsTitularOut(now)),
      ),
    );
};
