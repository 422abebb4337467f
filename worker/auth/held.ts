import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { ENTRY_HOURS } from '../../src/shared/limits.ts';
import { LOOKED_AFTER } from '../../src/shared/looked-after.ts';
import type { SecondStep } from '../../src/shared/second-steps.ts';
import type { Context } from '../context.ts';
import { list } from '../db/schema/columns.ts';
import { NEVER } from './clinic-entry.ts';
import { emailGivenLately, isEmailDisputed } from './email-giver.ts';
import { HOUR_MS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** SQL over users: there is something of animals, visits or messages in the account or in its clinic. */
const holdsSomething = sql`(EXISTS (SELECT 1 FROM pets h WHERE h.owner_id = users.id)
  OR EXISTS (SELECT 1 FROM household_members h WHERE h.member_id = users.id)
  OR EXISTS (SELECT 1 FROM appointments h WHERE h.owner_id = users.id)
  OR EXISTS (SELECT 1 FROM threads h WHERE h.owner_id = users.id)
  OR EXISTS (SELECT 1 FROM clinic_members h WHERE h.user_id = users.id AND (
    EXISTS (SELECT 1 FROM clinic_patients f WHERE f.clinic_id = h.clinic_id)
    OR EXISTS (SELECT 1 FROM blocked_patients f WHERE f.clinic_id = h.clinic_id)
    OR EXISTS (SELECT 1 FROM clinic_clients f WHERE f.clinic_id = h.clinic_id)
    OR EXISTS (SELECT 1 FROM appointments f WHERE f.clinic_id = h.clinic_id))))`;

const inADay = (now: number) => now + ENTRY_HOURS * HOUR_MS;

/**
 * SQL, a value for `users.held_until`: somebody who looks after accounts typed the password. What was in the account stays closed until
 * its person sets one by a mail; a day, where the deployment sends none. Nothing closes where there is nothing.
 */
export const heldByPassword = ({ enabled }: Pick<Context['post'], 'enabled'>, now: number): SQL<number | null> =>
  sql`iif(users.role IN (${list(LOOKED_AFTER)}) AND ${holdsSomething}, ${enabled ? NEVER : inADay(now)}, users.held_until)`;

/**
 * SQL over users: an owner with something to lose, or who looks after others. A clinic's login waits for its titulares instead
 * (clinic-entry.ts).
 */
const isFull = sql`(users.role NOT IN (${list(LOOKED_AFTER)}) OR (users.role = 'user' AND ${holdsSomething}))`;

/** SQL over users: closed until a toor rescues it, whoever sets a password meanwhile (decision 0220). Nothing closes where there is nothing. */
const staysDisputed = (userId: string) => sql`((${isFull} OR ${holdsSomething}) AND ${isEmailDisputed(userId)})`;

/** The same, of a password of `userId` that was set with a link which `giver` (an account's id) handed out: a day, since a mail told of it. */
export const heldByLink = (userId: string, giver: string, now: number): SQL<number | null> =>
  sql`CASE WHEN ${staysDisputed(userId)} THEN ${NEVER}
    WHEN ${isFull} AND (SELECT g.role FROM users g WHERE g.id = ${giver}) IN ('admin', 'toor') THEN ${inADay(now)} END`;

/**
 * The same, of a password that was set by a mail: nothing, but a day where an administrator typed the address lately. A day that runs
 * goes on: whoever asks for another mail meanwhile would wait for ever.
 */
export const heldByMail = (userId: string, now: number): SQL<number | null> =>
  sql`CASE WHEN ${staysDisputed(userId)} THEN ${NEVER} WHEN ${isFull} AND ${emailGivenLately(userId, now)}
    THEN iif(users.held_until > ${now}, min(users.held_until, ${inADay(now)}), ${inADay(now)}) END`;

/** Of an account: until when it is held, and who set its password (null: its person). */
type Hold = { heldUntil: number | null; passwordSetBy: string | null };

/**
 * Until when what was in an account is closed to a session (`NEVER`: until a password is set by a mail); null: it is open. A second
 * step was its person's before: while it is held nobody adds one.
 */
export const heldUntilOf = ({ heldUntil, passwordSetBy }: Hold, secondStep: SecondStep | null): number | null => {
  if (heldUntil === null || secondStep !== null) return null;
  return passwordSetBy === null ? heldUntil : NEVER;
};

/** Throws `account_held` for a session of an account whose password came from the administration, until its person has shown who they are. */
export const assertNotHeld = ({ heldUntil }: Pick<Viewer, 'heldUntil'>, now: number): void => {
  if (heldUntil !== null && heldUntil > now) throw new AppError('account_held');
};
