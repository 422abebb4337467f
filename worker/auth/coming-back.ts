import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { auditIf, wasTraced } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import { isGoverned } from './clinic-entry.ts';
import { emailGiver } from './email-giver.ts';

/** SQL over `l`, a row of clinic_leavings: the account was let in when it was taken out. Nobody kept it out since either. */
const wasIn = sql`NOT EXISTS (SELECT 1 FROM clinic_entries e WHERE e.clinic_id = l.clinic_id AND e.user_id = l.user_id
  AND (e.opens_at > l.left_at OR e.sleep IS NOT NULL))`;

/**
 * SQL over `l` and its account `b`: whoever logs in is who left. The password is of before, or came by a mail to an address of the person's
 * own: nobody who looks after accounts reads that mail.
 */
const isSame = sql`(b.password_set_at < l.left_at OR (EXISTS (SELECT 1 FROM audit_log r WHERE r.target_id = b.id
    AND r.at = b.password_set_at AND r.action = 'recovery.used') AND ${emailGiver(sql`b.id`, sql`b.password_set_at`)} IS NULL))`;

/** SQL: the account was of this clinic until the administration took it out: as titular, or let in as one of the team. */
export const wasOf = (userId: string, clinicId: string | SQL): SQL => sql`EXISTS (SELECT 1 FROM clinic_leavings l
  WHERE l.user_id = ${userId} AND l.clinic_id = ${clinicId} AND (l.member_role = 'titular' OR ${wasIn}))`;

/**
 * SQL: the account comes back to a clinic in which nobody could say no as what it was: a titular who was let in, by the same login. It
 * waits for nobody then (decision 0202).
 */
export const comesBackIn = (
  userId: string,
  clinicId: string,
  now: number,
): SQL => sql`(EXISTS (SELECT 1 FROM clinic_leavings l
    JOIN users b ON b.id = l.user_id WHERE l.user_id = ${userId} AND l.clinic_id = ${clinicId} AND l.member_role = 'titular'
      AND ${wasIn} AND ${isSame})
  AND NOT ${isGoverned(sql`${clinicId}`, sql`(${userId})`, now)})`;

/** Which account is back in which clinic, by whose hand. */
type Return = { userId: string; clinicId: string; actorId: string; now: number };

/**
 * Statement, before its place is written: the account comes back as what it was, if `on` holds. `id` is for `wasTraced`: those who wait
 * are closed out where it is not there (`closeRecords`).
 */
export const traceReturn = (db: Db, { userId, clinicId, actorId, now }: Return, id: string, on: SQL) =>
  auditIf(
    db,
    { id, at: now, actorId, action: 'member.returned', targetId: userId },
    sql`${on} AND ${comesBackIn(userId, clinicId, now)}`,
  );

/**
 * Statements, once it is in: whoever else governs the clinic, or did, may say no to it (refuse-entries.ts): the entry is open and
 * undecided. If `on` holds.
 */
export const openEntry = (db: Db, { userId, clinicId, actorId, now }: Return, on: SQL) =>
  insertFrom(
    db,
    clinicEntries,
    {
      clinicId: sql`m.clinic_id`,
      userId: sql`m.user_id`,
      cause: 'joined',
      askedBy: sql`g.id`,
      askedByName: sql`g.name`,
      askedByRole: sql`g.role`,
      askedByEmail: sql`g.email`,
      askedAt: now,
      opensAt: now,
    },
    sql`FROM clinic_members m JOIN users g ON g.id = ${actorId}
      WHERE m.user_id = ${userId} AND m.clinic_id = ${clinicId} AND ${on}`,
  ).onConflictDoUpdate({
    target: [clinicEntries.clinicId, clinicEntries.userId],
    set: {
      cause: 'joined',
      askedBy: sql`excluded.asked_by`,
      askedByName: sql`excluded.asked_by_name`,
      askedByRole: sql`excluded.asked_by_role`,
      askedByEmail: sql`excluded.asked_by_email`,
      askedAt: now,
      opensAt: now,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      sleep: null,
    },
  });

/** Statements: all who are in the clinic, or were titulares of it or of its team, hear that somebody is back, if `on` holds. */
export const tellOfReturn = (
  { db, post }: Pick<Context, 'post'> & { db: Db },
  { userId, clinicId, now }: Return,
  on: SQL,
) => [
  ...post.announce(
    db,
    {
      kind: 'member_returned',
      among: sql`(SELECT m.user_id FROM clinic_members m WHERE m.clinic_id = ${clinicId} AND m.user_id <> ${userId}
        UNION ALL SELECT l.user_id FROM clinic_leavings l WHERE l.clinic_id = ${clinicId} AND l.user_id <> ${userId})`,
      ids: sql`json_object('clinic', ${clinicId}, 'member', ${userId})`,
    },
    now,
    on,
  ),
  ...post.announce(db, { kind: 'member_role', userId, ids: sql`json_object('clinic', ${clinicId})` }, now, on),
];

/** Statements, once a place is written: all of the above for one that an administrator gave, if `on` holds. */
export const comeBack = (caller: Pick<Context, 'post'> & { db: Db }, who: Return, id: string, on: SQL) => [
  traceReturn(caller.db, who, id, on),
  openEntry(caller.db, who, wasTraced(id, 'member.returned')),
  ...tellOfReturn(caller, who, wasTraced(id, 'member.returned')),
];
