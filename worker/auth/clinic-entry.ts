import { type SQL, sql } from 'drizzle-orm';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS, FORMER_DAYS } from '../../src/shared/limits.ts';
import type { Entry } from '../../src/shared/schemas/entry.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import type { Context } from '../context.ts';
import { wasTraced } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import { auditLog } from '../db/schema/settings.ts';
import { emailGiver } from './email-giver.ts';
import { HOUR_MS } from './sessions.ts';

/** The last instant there is: refused entries open then. */
export const NEVER = 8_640_000_000_000_000;

/** SQL: the ids of those who answer for the service. */
export const activeToors: SQL = sql`(SELECT t.id FROM users t WHERE t.role = 'toor' AND t.is_active = 1)`;

/** SQL over users: when the records of its clinic open to this login (clinic_entries); NULL: they were never closed to it. */
export const recordsOpenAt: SQL<number | null> = sql`(SELECT e.opens_at FROM clinic_entries e
  JOIN clinic_members m ON m.user_id = e.user_id AND m.clinic_id = e.clinic_id WHERE e.user_id = users.id)`;

/** SQL over `o`, a membership: the clinic's agenda is open to that login. */
export const readsAgenda = (now: number): SQL => sql`NOT EXISTS (SELECT 1 FROM clinic_entries e
  WHERE e.user_id = o.user_id AND e.clinic_id = o.clinic_id AND e.opens_at > ${now})`;

/** SQL over `m`, a membership: its clinic holds something of patients or their owners. */
const holdsRecords = sql`(EXISTS (SELECT 1 FROM clinic_patients f WHERE f.clinic_id = m.clinic_id)
  OR EXISTS (SELECT 1 FROM blocked_patients f WHERE f.clinic_id = m.clinic_id)
  OR EXISTS (SELECT 1 FROM appointments f WHERE f.clinic_id = m.clinic_id)
  OR EXISTS (SELECT 1 FROM clinic_clients f WHERE f.clinic_id = m.clinic_id)
  OR EXISTS (SELECT 1 FROM threads f WHERE f.clinic_id = m.clinic_id))`;

/** SQL: a clinic has a titular who may say no: active, let in, and not `apart` (SQL, their ids in brackets); of whom `more` holds (SQL over `t`). */
export const isGoverned = (
  clinicId: SQL,
  apart: SQL,
  now: number,
  more: SQL = sql`1`,
) => sql`EXISTS (SELECT 1 FROM clinic_members t JOIN users a ON a.id = t.user_id
  WHERE t.clinic_id = ${clinicId} AND t.member_role = 'titular' AND a.is_active = 1 AND t.user_id NOT IN ${apart} AND ${more}
    AND NOT EXISTS (SELECT 1 FROM clinic_entries o
      WHERE o.user_id = t.user_id AND o.clinic_id = t.clinic_id AND o.opens_at > ${now}))`;

/**
 * Statement: who waits for the clinic of `leavers` (SQL, ids in brackets) waits longer once it has no other titular who could say no,
 * if `on` holds: an administrator would let an account in and put out in the same minute whoever could refuse it. They are told anew of each,
 * with a press that serves another week (woken-entries.ts).
 */
export const waitLonger = (db: Db, leavers: SQL, now: number, on: SQL) =>
  db
    .update(clinicEntries)
    .set({
      opensAt: sql`max(${clinicEntries.opensAt}, ${now + ENTRY_ALONE_HOURS * HOUR_MS})`,
      sleep: 'woken',
    })
    .where(sql`${on} AND ${clinicEntries.clinicId} IN (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id IN ${leavers})
      AND ${clinicEntries.decision} IS NULL AND ${clinicEntries.opensAt} > ${now} AND ${clinicEntries.userId} NOT IN ${leavers}
      AND NOT ${isGoverned(sql`${clinicEntries.clinicId}`, leavers, now)}`);

/**
 * Statement: who waits for a clinic whose titular is turned on again has seven days before them, if `on` holds: who could not get in
 * meanwhile was not there, and is told anew.
 */
export const waitAnew = (db: Db, titularId: string, now: number, on: SQL) =>
  db
    .update(clinicEntries)
    .set({
      opensAt: sql`max(${clinicEntries.opensAt}, ${now + ENTRY_ALONE_HOURS * HOUR_MS})`,
      sleep: 'woken',
    })
    .where(sql`${on} AND ${clinicEntries.clinicId} = (SELECT m.clinic_id FROM clinic_members m
        WHERE m.user_id = ${titularId} AND m.member_role = 'titular')
      AND ${clinicEntries.userId} <> ${titularId} AND ${clinicEntries.decision} IS NULL AND ${clinicEntries.opensAt} > ${now}
      AND ${clinicEntries.sleep} IS NULL`);

/** Whose login, why, and which administrator gave it (SQL that finds none closes nothing). */
type Given = { userId: string; cause: Entry['cause']; actorId: string | SQL; now: number };

/** SQL, ids in brackets: who hears of a login that waits for the clinic of `userId`. */
export const whoHears = (userId: string, now: number): SQL => sql`(SELECT t.user_id FROM clinic_members m
    JOIN clinic_members t ON t.clinic_id = m.clinic_id
    WHERE m.user_id = ${userId} AND (t.member_role = 'titular'
      OR (t.user_id <> m.user_id AND NOT ${isGoverned(sql`m.clinic_id`, sql`(m.user_id)`, now)}
        AND NOT EXISTS (SELECT 1 FROM clinic_entries w WHERE w.clinic_id = t.clinic_id AND w.user_id = t.user_id AND w.opens_at > ${now})))
    UNION ALL SELECT l.user_id FROM clinic_members m JOIN clinic_leavings l ON l.clinic_id = m.clinic_id
    WHERE m.user_id = ${userId} AND l.user_id <> m.user_id AND l.member_role = 'titular' AND l.left_at > ${now - FORMER_DAYS * DAY_MS})`;

/**
 * Statements: the login of a clinic's member that came from an administrator waits for its clinic, if `on` holds (product.md,
 * Roles); every titular is told, who was one until lately, and where none of them could say no all of the clinic who do not wait themselves. A newer cause begins the
 * hours anew; who was refused stays so. Longer where nobody could say no. A clinic that holds nothing and where nobody could say no
 * is open to them at once, until something comes (decision 0193); to its titular, who sets it up, for good.
 */
export const closeRecords = (
  { db, post }: Pick<Context, 'post'> & { db: Db },
  { userId, cause, actorId, now }: Given,
  on: SQL,
) => {
  const trace = crypto.randomUUID();
  const governed = isGoverned(sql`m.clinic_id`, sql`(m.user_id)`, now);
  return [
    insertFrom(
      db,
      clinicEntries,
      {
        clinicId: sql`m.clinic_id`,
        userId: sql`m.user_id`,
        cause,
        askedBy: sql`g.id`,
        askedByName: sql`g.name`,
        askedByRole: sql`g.role`,
        askedByEmail: sql`g.email`,
        askedAt: now,
        opensAt: sql`CASE WHEN ${governed} THEN ${now + ENTRY_HOURS * HOUR_MS}
          WHEN ${holdsRecords} THEN ${now + ENTRY_ALONE_HOURS * HOUR_MS} ELSE ${now} END`,
        sleep: sql`iif(${governed} OR ${holdsRecords}, NULL, 'asleep')`,
      },
      sql`FROM clinic_members m JOIN users g ON g.id = ${actorId}
          WHERE m.user_id = ${userId} AND g.role IN ('admin', 'toor')
            AND (${holdsRecords} OR ${governed} OR m.member_role <> 'titular') AND ${on}`,
    ).onConflictDoUpdate({
      target: [clinicEntries.clinicId, clinicEntries.userId],
      set: {
        cause,
        askedBy: sql`excluded.asked_by`,
        askedByName: sql`excluded.asked_by_name`,
        askedByRole: sql`excluded.asked_by_role`,
        askedByEmail: sql`excluded.asked_by_email`,
        askedAt: now,
        // A wait that is longer is not cut by another cause.
        opensAt: sql`iif(${clinicEntries.decision} = 'refused', ${NEVER},
          max(excluded.opens_at, iif(${clinicEntries.decision} IS NULL, ${clinicEntries.opensAt}, 0)))`,
        decision: sql`iif(${clinicEntries.decision} = 'refused', 'refused', NULL)`,
        sleep: sql`excluded.sleep`,
      },
    }),
    insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId: sql`e.asked_by`, action: 'entry.asked', targetId: sql`e.user_id` },
      sql`FROM clinic_entries e
      WHERE e.user_id = ${userId} AND e.asked_at = ${now} AND e.opens_at > ${now} AND e.decision IS NULL AND ${on}`,
    ),
    waitLonger(db, sql`(${userId})`, now, wasTraced(trace, 'entry.asked')),
    ...post.announce(
      db,
      { kind: 'entry_asked', among: whoHears(userId, now), ids: { member: userId } },
      now,
      wasTraced(trace, 'entry.asked'),
    ),
  ];
};

/**
 * SQL over clinic_entries: a titular may answer. It waits or was refused, or was open from its beginning because nobody could have
 * answered then.
 */
export const mayBeDecided = (now: number): SQL => sql`(${clinicEntries.opensAt} > ${now}
  OR (${clinicEntries.opensAt} = ${clinicEntries.askedAt} AND ${clinicEntries.decision} IS NULL))`;

/** SQL: an entry that no titular decided: it waits, is over, or was refused by a mail's link (refuse-entries.ts). */
const isUndecided = sql`coalesce(${clinicEntries.decision} = 'refused' AND ${clinicEntries.decidedBy} IS NULL, ${clinicEntries.decision} IS NULL)`;

/**
 * Statement: what an administrator closed to a login since a change of e-mail is over once its person took the address back, if `on`
 * holds: the password is theirs again. Whom a titular refused stays so.
 */
export const reopenRecords = (db: Db, userId: string, changeId: string, on: SQL) =>
  db.delete(clinicEntries).where(sql`${clinicEntries.userId} = ${userId} AND ${isUndecided} AND ${on}
    AND ${clinicEntries.askedAt} >= (SELECT c.created_at FROM email_changes c WHERE c.id = ${changeId})`);

/**
 * Statement: the password or link of an administrator closes nothing any more once its person set one by a mail to an address that
 * is theirs, if `on` holds: who gave the other reads no such mail. Who was put into the clinic waits on.
 */
export const reopenRecovered = (db: Db, userId: string, now: number, on: SQL) =>
  db.delete(clinicEntries).where(sql`${clinicEntries.userId} = ${userId} AND ${isUndecided} AND ${on}
    AND ${clinicEntries.cause} IN ('password', 'link') AND ${emailGiver(sql`${userId}`, sql`${now}`)} IS NULL`);
