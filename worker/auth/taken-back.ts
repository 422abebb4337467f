import { type SQL, sql } from 'drizzle-orm';
import { ENTRY_HOURS, RECENT_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import { noticeChoices } from '../db/schema/post.ts';
import { bringBack } from './animals-back.ts';
import { HOUR_MS } from './sessions.ts';

/**
 * Statement: whom somebody let into their clinic in the last days waits for a yes again, if `on` holds, and its titulares are asked in the
 * next minute: another may have said it in their session (decision 0221). Whom somebody else let in stays.
 */
const askAgain = (db: Db, userId: string, now: number, on: SQL) =>
  db
    .update(clinicEntries)
    .set({ opensAt: now + ENTRY_HOURS * HOUR_MS, decision: null, decidedBy: null, decidedAt: null, sleep: 'woken' })
    .where(sql`${clinicEntries.clinicId} = (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${userId})
      AND ${clinicEntries.decision} = 'agreed' AND ${clinicEntries.decidedBy} = ${userId}
      AND ${clinicEntries.decidedAt} > ${now - RECENT_DAYS * DAY_MS} AND ${on}`);

/**
 * Statement: whom a titular added to their clinic in the last days, or made its titular, waits for a yes, if `on` holds: a colleague
 * whom somebody else made in their session would outlive the recovery and take them out (decision 0315). Who was refused stays so.
 */
const askOfPlaced = (db: Db, userId: string, now: number, on: SQL) =>
  insertFrom(
    db,
    clinicEntries,
    {
      clinicId: sql`m.clinic_id`,
      userId: sql`m.user_id`,
      cause: 'joined',
      askedBy: sql`u.id`,
      askedByName: sql`u.name`,
      askedByRole: sql`u.role`,
      askedByEmail: sql`u.email`,
      askedAt: now,
      opensAt: now + ENTRY_HOURS * HOUR_MS,
      sleep: 'woken',
    },
    sql`FROM clinic_members t JOIN users u ON u.id = t.user_id
      JOIN clinic_members m ON m.clinic_id = t.clinic_id AND m.user_id <> t.user_id
      WHERE t.user_id = ${userId} AND t.member_role = 'titular' AND ${on} AND EXISTS (SELECT 1 FROM audit_log l
        WHERE l.actor_id = t.user_id AND l.at > ${now - RECENT_DAYS * DAY_MS} AND l.target_id = m.user_id
          AND l.action IN ('member.added', 'member.made_titular'))`,
  ).onConflictDoUpdate({
    target: [clinicEntries.clinicId, clinicEntries.userId],
    set: {
      opensAt: sql`max(excluded.opens_at, ${clinicEntries.opensAt})`,
      decision: null,
      decidedBy: null,
      sleep: 'woken',
    },
    setWhere: sql`${clinicEntries.decision} IS NOT 'refused'`,
  });

/** Statement: notices that somebody switched off in the last days come again, if `on` holds: another may have done it in their session (decision 0224). */
const hearAgain = (db: Db, userId: string, now: number, on: SQL) =>
  db.delete(noticeChoices).where(sql`${noticeChoices.userId} = ${userId} AND ${noticeChoices.wanted} = 0
    AND ${noticeChoices.changedAt} > ${now - RECENT_DAYS * DAY_MS} AND ${on}`);

/** Statements: what somebody with a stolen session may have said, silenced or given away in an account's name is taken back, if `on` holds. */
export const takeBack = (caller: Pick<Context, 'db' | 'post'>, userId: string, now: number, on: SQL) => {
  const { db } = caller;
  return [
    askAgain(db, userId, now, on),
    askOfPlaced(db, userId, now, on),
    hearAgain(db, userId, now, on),
    ...bringBack(caller, userId, now, on),
  ] as const;
};
