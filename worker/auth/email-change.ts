import { type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../src/shared/errors.ts';
import type { ChangeEmailInput } from '../../src/shared/schemas/proof.ts';
import type { Context } from '../context.ts';
import { auditIfChanged, wasTraced } from '../db/audit.ts';
import { batch, type Member } from '../db/batch.ts';
import { insertFrom } from '../db/insert.ts';
import { emailChanges } from '../db/schema/post.ts';
import { auditLog } from '../db/schema/settings.ts';
import { LINK_LIFE_MS } from '../post/links.ts';
import { codeAttempt, forgetCodes } from './code-throttle.ts';
import { assertSecondStep } from './duties.ts';
import { assertNotHeld } from './held.ts';
import { endMails } from './mail-links.ts';
import { confirmPassword } from './own-password.ts';
import { isEmailTaken } from './taken-email.ts';
import { assertOwnPassword } from './temporary-password.ts';
import { countAttempt, isRefused, mailAttempt } from './throttle.ts';

/** SQL over users: the new e-mail that waits for its proof, whether or not a mail went out to it; NULL: none. */
export const waitingEmail = (now: number) => sql<string | null>`(SELECT c.new_email FROM email_changes c
  WHERE c.user_id = users.id AND c.confirmed_at IS NULL AND c.created_at > ${now - LINK_LIFE_MS.change_email}
    AND c.old_email = users.email ORDER BY c.created_at DESC, c.rowid DESC LIMIT 1)`;

/**
 * A change of e-mail waits from now on, if `allowed` (SQL over users): the new address gets a link and a code, older ones end. False:
 * it was not allowed. Throws `too_many_mails`.
 */
const startChange = async (
  { db, clock, post }: Pick<Context, 'db' | 'clock' | 'post'>,
  { userId, email, allowed }: { userId: string; email: string; allowed: SQL },
  noted: Member = null,
): Promise<boolean> => {
  const now = clock();
  const change = crypto.randomUUID();
  const [asking, reached] = [await mailAttempt('change', userId), await mailAttempt('change-to', email)];
  const on = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${change})`;
  const isSent = sql`${on} AND NOT ${isRefused(reached, now)} AND NOT ${isEmailTaken(email, userId, now)}`;
  const { refused, counted } = countAttempt(db, asking, now);
  const { counted: sent } = countAttempt(db, reached, now, on);
  const { verdict, written } = await batch(db, {
    verdict: refused,
    written: insertFrom(
      db,
      emailChanges,
      { id: change, userId: sql`users.id`, oldEmail: sql`users.email`, newEmail: email, createdAt: now },
      sql`FROM users
      WHERE users.id = ${userId} AND ${allowed} AND NOT ${isRefused(asking, now)}`,
    ),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'email.change_asked', targetId: userId }),
    mails: endMails(db, userId, ['change_email'], now, on),
    notice: post.announce(db, { kind: 'change_email', userId, ids: { change } }, now, isSent),
    codes: forgetCodes(db, await codeAttempt('proof', userId, ''), on),
    sent,
    counted,
    // Sent again to the same address it tells nothing new.
    told: noted && post.announce(db, { kind: 'email_change_asked', userId }, now, on),
    noted,
  });
  if (verdict?.until) throw new AppError('too_many_mails');
  return written.meta.changes === 1;
};

/**
 * Asks for another e-mail: the password in use is asked, and the new address gets a link and a code; nothing changes before it is
 * proven. An address that has an account gets no mail, and the answer does not tell: who asks cannot learn who is here. Throws what
 * `confirmPassword` does, and `too_many_mails`.
 */
export const askEmailChange = async (
  caller: Pick<Context, 'db' | 'clock' | 'token' | 'device' | 'network' | 'post'>,
  { email, current }: ChangeEmailInput,
): Promise<void> => {
  const { viewer, passwordHash, noted } = await confirmPassword(caller, current, 'current');
  assertSecondStep(viewer.duties, caller.clock());
  assertNotHeld(viewer, caller.clock());
  assertOwnPassword(viewer, false);
  if (!caller.post.enabled) throw new AppError('no_mail');
  const { id: userId, email: oldEmail } = viewer.user;
  if (email === oldEmail) throw new AppError('invalid', { issues: [{ path: 'email', message: ISSUE.email_same }] });
  const allowed = sql`users.email = ${oldEmail} AND users.password_hash = ${passwordHash}`;
  await startChange(caller, { userId, email, allowed }, noted);
};

/**
 * Sends the mail of the change that waits once more, to the address that the password was given for: no other can be named. Throws
 * `change_gone` where none waits for that address, and `too_many_mails`.
 */
export const resendEmailChange = async (
  caller: Pick<Context, 'db' | 'clock' | 'post'>,
  userId: string,
  email: string,
): Promise<void> => {
  if (!caller.post.enabled) throw new AppError('no_mail');
  const allowed = sql`${waitingEmail(caller.clock())} = ${email}`;
  if (!(await startChange(caller, { userId, email, allowed }))) throw new AppError('change_gone');
};

/** Takes back the changes of e-mail that wait: no link or code of theirs serves any more. Throws `change_gone` where none waits. */
export const cancelEmailChange = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> => {
  const now = clock();
  const trace = crypto.randomUUID();
  const { written } = await batch(db, {
    written: insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId: userId, action: 'email.change_cancelled', targetId: sql`users.id` },
      sql`FROM users
      WHERE users.id = ${userId} AND ${waitingEmail(now)} IS NOT NULL`,
    ),
    mails: endMails(db, userId, ['change_email'], now, wasTraced(trace, 'email.change_cancelled')),
    emailChanges: db.delete(emailChanges).where(
      sql`${emailChanges.userId} = ${userId} AND ${emailChanges.confirmedAt} IS NULL
          AND ${wasTraced(trace, 'email.change_cancelled')}`,
    ),
  });
  if (written.meta.changes !== 1) throw new AppError('change_gone');
};
