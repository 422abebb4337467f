import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { RECENT_DAYS, RECENT_WAYS_DAYS } from '../../../src/shared/limits.ts';
import { LOOKED_AFTER } from '../../../src/shared/looked-after.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { list } from '../../db/schema/columns.ts';
import { factorTickets, passkeys, recoveryCodes, totps } from '../../db/schema/factors.ts';
import { dropCodesOfNothing } from './own-codes.ts';

/** What was added so lately goes with 'No fui yo': the life of the notice's link, so that nothing newer than the notice stays. */
const RECENT_MS = RECENT_DAYS * DAY_MS;

/** SQL: an instant lies in the days before `now` that count as lately, of an owner or a clinic. */
const isRecent = (at: SQLiteColumn, userId: string, now: number, ms = RECENT_MS) =>
  sql`(${at} > ${now - ms} AND (SELECT u.role FROM users u WHERE u.id = ${userId}) IN (${list(LOOKED_AFTER)}))`;

/** Which ways in go: SQL over each table. */
type Which = { keys: SQL; app: SQL; codes: SQL };

/** Statements: the ways in of an account that meet `which` go, if `on` holds; tickets end. */
const takeAway = (db: Db, userId: string, { keys, app, codes }: Which, on: SQL) =>
  [
    db.delete(passkeys).where(sql`${passkeys.userId} = ${userId} AND ${keys} AND ${on}`),
    db.delete(totps).where(sql`${totps.userId} = ${userId} AND ${app} AND ${on}`),
    db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${userId} AND ${codes} AND ${on}`),
    dropCodesOfNothing(db, userId),
    db.delete(factorTickets).where(sql`${factorTickets.userId} = ${userId} AND ${on}`),
  ] as const;

/** Statements: every way in beside the password goes, if `on` holds. */
export const dropFactors = (db: Db, userId: string, on: SQL) =>
  takeAway(db, userId, { keys: sql`1`, app: sql`1`, codes: sql`1` }, on);

/**
 * Statements: the passkey or the app of codes that a notice tells of goes again, if `on` holds. Of owners and clinics all that were
 * added in the seven days before go, whichever the notice: nobody knows by which door somebody else came. Who looks after others
 * keeps them, since a mailbox alone shall not take their second step.
 */
export const undoFactors = (
  db: Db,
  { userId, noticeId, now }: { userId: string; noticeId: string; now: number },
  on: SQL,
) => {
  const named = (name: 'passkey' | 'totp') =>
    sql`(SELECT o.ids ->> ${name} FROM outbox o WHERE o.id = ${noticeId} AND o.user_id = ${userId})`;
  return takeAway(
    db,
    userId,
    {
      keys: sql`(${passkeys.id} = ${named('passkey')} OR ${isRecent(passkeys.createdAt, userId, now)})`,
      app: sql`(${totps.id} = ${named('totp')} OR ${isRecent(totps.confirmedAt, userId, now)})`,
      codes: sql`0`,
    },
    on,
  );
};

/**
 * Statements: what was added since a change of e-mail was asked for goes, recovery codes too, if `on` holds; of owners and clinics
 * all of the last days as well. Who looks after others has no less than when the address was theirs, so the mailbox takes nothing
 * that stood between it and the account then.
 */
export const undoSince = (
  db: Db,
  { userId, changeId, now }: { userId: string; changeId: string; now: number },
  on: SQL,
) => {
  const goes = (at: SQLiteColumn) =>
    sql`(${at} >= (SELECT c.created_at FROM email_changes c WHERE c.id = ${changeId}) OR ${isRecent(at, userId, now)})`;
  return takeAway(
    db,
    userId,
    { keys: goes(passkeys.createdAt), app: goes(totps.confirmedAt), codes: goes(recoveryCodes.createdAt) },
    on,
  );
};

/**
 * Statements: what an owner or a clinic added in the month before a password was set by a mail or a link goes, recovery codes too, if `on`
 * holds. Who looks after others keeps all.
 */
export const undoRecent = (db: Db, { userId, now }: { userId: string; now: number }, on: SQL) => {
  const goes = (at: SQLiteColumn) => isRecent(at, userId, now, RECENT_WAYS_DAYS * DAY_MS);
  return takeAway(
    db,
    userId,
    { keys: goes(passkeys.createdAt), app: goes(totps.confirmedAt), codes: goes(recoveryCodes.createdAt) },
    on,
  );
};
