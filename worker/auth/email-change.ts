import { sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../src/shared/errors.ts';
import type { ChangeEmailInput } from '../../src/shared/schemas/proof.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import { emailChanges } from '../db/schema/post.ts';
import { endMails } from './mail-links.ts';
import { confirmPassword } from './own-password.ts';
import { codeAttempt, countAttempt, forgetCodes, isRefused, mailAttempt } from './throttle.ts';

/**
 * Asks for another e-mail: the password in use is asked, and the new address gets a link and a code; nothing changes before it is
 * proven. An address that has an account gets no mail, and the answer does not tell: who asks cannot learn who is here. Throws what
 * `confirmPassword` does, and `too_many_mails`.
 */
export const askEmailChange = async (
  caller: Pick<Context, 'db' | 'clock' | 'token' | 'post'>,
  { email, current }: ChangeEmailInput,
): Promise<void> => {
  const { db, clock, post } = caller;
  const { viewer, passwordHash, forgiven } = await confirmPassword(caller, current, 'current');
  if (!post.enabled) throw new AppError('no_mail');
  const { id: userId, email: oldEmail } = viewer.user;
  if (email === oldEmail) throw new AppError('invalid', { issues: [{ path: 'email', message: ISSUE.email_same }] });
  const now = clock();
  const change = crypto.randomUUID();
  const [asking, reached] = [await mailAttempt('change', userId), await mailAttempt('change-to', email)];
  const on = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${change})`;
  const isSent = sql`${on} AND NOT ${isRefused(reached, now)}
    AND NOT EXISTS (SELECT 1 FROM users o WHERE o.email = ${email})`;
  const [refused, counted] = countAttempt(db, asking, now);
  const [, sent] = countAttempt(db, reached, now, on);
  const [[verdict]] = await db.batch([
    refused,
    db.insert(emailChanges).select(sql`
      SELECT ${change}, id, email, ${email}, ${now}, NULL FROM users WHERE id = ${userId} AND email = ${oldEmail}
        AND password_hash = ${passwordHash} AND NOT ${isRefused(asking, now)}`),
    auditIfChanged(db, { at: now, actorId: userId, action: 'email.change_asked', targetId: userId }),
    endMails(db, userId, ['change_email'], now, on),
    ...post.announce(db, { kind: 'change_email', userId, ids: { change } }, now, isSent),
    forgetCodes(db, await codeAttempt('proof', userId, ''), on),
    sent,
    counted,
    ...forgiven,
  ]);
  if (verdict?.until) throw new AppError('too_many_mails');
};
