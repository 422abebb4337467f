import { sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../src/shared/errors.ts';
import { LOOKED_AFTER } from '../../src/shared/looked-after.ts';
import type { Context } from '../context.ts';
import { batch, one } from '../db/batch.ts';
import { list } from '../db/schema/columns.ts';
import { assertCodeAdmitted, codeAttempt, forgetCodes } from './code-throttle.ts';
import { endMails, selectLiving } from './mail-links.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import { assertAdmitted, countAttempt, forgive, isRefused, mailAttempt, recoveryAttempt } from './throttle.ts';

/** No mail has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Caller = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;

/** Throws `no_mail` where the deployment sends none: who runs it hands out a link (password-links.ts). */
const assertMail = ({ post }: Pick<Context, 'post'>): void => {
  if (!post.enabled) throw new AppError('no_mail');
};

/**
 * Sends a link and a code with which a person recovers the password; older ones end. One batch, the same for an address with an
 * account, with an inactive one and with none: nothing of the answer tells them apart. Past a few mails an hour no other is sent,
 * and that is not told either: the last one serves.
 */
export const askRecovery = async (caller: Caller, email: string): Promise<void> => {
  assertMail(caller);
  const { db, clock, network, post } = caller;
  const now = clock();
  const asking = await recoveryAttempt(email, network);
  const mails = await mailAttempt('recovery', email);
  const isAdmitted = sql`NOT ${isRefused(asking, now)}`;
  const on = sql`${isAdmitted} AND NOT ${isRefused(mails, now)}`;
  const whose = sql`(SELECT r.id FROM users r WHERE r.email = ${email} AND r.is_active = 1)`;
  const { refused, counted } = countAttempt(db, asking, now);
  const { counted: mailed } = countAttempt(db, mails, now, isAdmitted);
  const { verdict } = await batch(db, {
    verdict: refused,
    mails: endMails(db, whose, ['recovery'], now, on),
    notice: post.announce(db, { kind: 'recovery', userId: whose }, now, on),
    event: securityEvent(db, { kind: 'recovery_asked', userId: whose, at: now, ...whereFrom(caller) }, on),
    codes: forgetCodes(db, await codeAttempt('recovery', email, network), on),
    mailed,
    counted,
  });
  assertAdmitted(verdict, now);
};

/**
 * What the link of the last mail carries, for whoever types its code. Throws why after too many tries, and `invalid` at
 * `code` for wrong digits, an unknown address and a mail that serves no more, all after the same work. Who runs the service goes by
 * the link only: a code of six digits guards too little there.
 */
export const tradeCode = async (caller: Caller, { email, code }: { email: string; code: string }) => {
  assertMail(caller);
  const { db, clock, network, post } = caller;
  const now = clock();
  const attempt = await codeAttempt('recovery', email, network);
  const whose = sql`users.email = ${email} AND users.role IN (${list(LOOKED_AFTER)})`;
  const { tried, mail } = await batch(db, {
    tried: countAttempt(db, attempt, now),
    mail: one(selectLiving(db, 'recovery', whose, now)),
  });
  assertCodeAdmitted(tried.refused);
  const isRight = await post.isCode('recovery', mail?.id ?? NOBODY, code);
  if (!mail || !isRight) throw new AppError('invalid', { issues: [{ path: 'code', message: ISSUE.code_wrong }] });
  await batch(db, forgive(db, attempt));
  return { token: await post.linkToken('recovery', mail.id) };
};
