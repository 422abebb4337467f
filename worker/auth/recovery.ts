import { type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../src/shared/errors.ts';
import { LOOKED_AFTER } from '../../src/shared/looked-after.ts';
import type { Context } from '../context.ts';
import { batch, one } from '../db/batch.ts';
import { list } from '../db/schema/columns.ts';
import { LINK_LIFE_MS } from '../post/links.ts';
import { assertCodeAdmitted, codeAttempt, forgetCodes } from './code-throttle.ts';
import { endMails, selectLiving } from './mail-links.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import { assertAdmitted, countAttempt, forgive, isRefused, mailAttempt, recoveryAttempt } from './throttle.ts';

/** No mail has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * By then the answer is on its way. What comes after it shares a thread and a database with it: begun at once, a known address took longer
 * all the same (decision 0181).
 */
const ANSWERED_MS = 50;
const answered = () => new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));

type Caller = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;

/** Throws `no_mail` where the deployment sends none: who runs it hands out a link (password-links.ts). */
const assertMail = ({ post }: Pick<Context, 'post'>): void => {
  if (!post.enabled) throw new AppError('no_mail');
};

/** SQL: an account (SQL of its id) has a mail that serves, or is about to be sent. */
const hasLiving = (userId: SQL, now: number) => sql`EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = ${userId}
  AND o.kind = 'recovery' AND o.used_at IS NULL AND coalesce(o.claimed_at, o.created_at) > ${now - LINK_LIFE_MS.recovery})`;

/**
 * Announces the mail, where the address has an active account; older ones end. Past a few mails an hour no other is sent: the last one
 * serves. `isCrowded`: the network asked for many lately, and whoever has a mail that serves gets no other.
 */
const mailRecovery = async (caller: Caller, email: string, now: number, isCrowded: boolean): Promise<void> => {
  const { db, network, post } = caller;
  const mails = await mailAttempt('recovery', email);
  const whose = sql`(SELECT r.id FROM users r WHERE r.email = ${email} AND r.is_active = 1)`;
  const on = sql`NOT ${isRefused(mails, now)} AND NOT (${isCrowded ? 1 : 0} AND ${hasLiving(whose, now)})`;
  await batch(db, {
    mails: endMails(db, whose, ['recovery'], now, on),
    event: securityEvent(db, { kind: 'recovery_asked', userId: whose, at: now, ...whereFrom(caller) }, on),
    codes: forgetCodes(db, await codeAttempt('recovery', email, network), on),
    notice: post.announce(db, { kind: 'recovery', userId: whose }, now, on),
    mailed: countAttempt(db, mails, now, sql`changes() = 1`).counted,
  });
};

/**
 * Asks for a link and a code with which a person recovers the password. What is counted before the answer is the same for every
 * address; whether it has an account is looked at when the answer is given, and nothing of it can be told or timed. A network that
 * asked for many is refused nothing, or one stranger there would shut this way for all: from then on it counts nowhere, so that made-up
 * addresses write no row, and every account without a mail that serves still gets one.
 */
export const askRecovery = async (caller: Caller & Pick<Context, 'later'>, email: string): Promise<void> => {
  assertMail(caller);
  const { db, clock, network, later } = caller;
  const now = clock();
  const attempt = await recoveryAttempt(email, network);
  const refusalBy = (nth: number) =>
    countAttempt(db, { ...attempt, counters: attempt.counters.slice(nth, nth + 1) }, now).refused;
  const { own, crowd } = await batch(db, {
    own: refusalBy(0),
    crowd: refusalBy(1),
    counted: countAttempt(db, attempt, now).counted,
  });
  assertAdmitted(own, now);
  later(answered().then(() => mailRecovery(caller, email, now, Boolean(crowd?.until))));
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
