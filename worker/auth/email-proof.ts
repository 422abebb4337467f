import { type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../src/shared/errors.ts';
import type { Proof } from '../../src/shared/schemas/proof.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import { users } from '../db/schema/accounts.ts';
import { emailChanges } from '../db/schema/post.ts';
import { searchKeyOf } from '../db/user.ts';
import { LINK_LIFE_MS } from '../post/links.ts';
import { assertCodeAdmitted, codeAttempt, forgetCodes } from './code-throttle.ts';
import { deadLink, endMails, findMailLink, type MailLink, selectLiving, takeLink } from './mail-links.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import { isEmailTaken } from './taken-email.ts';
import { countAttempt, forgive, isRefused, mailAttempt } from './throttle.ts';

type Caller = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;
/** Whose e-mail; null: nobody is signed in. */
type Owner = { id: string } | null;

/** Mails that prove an address; a link is tried as each of them. */
const PROOFS = ['change_email', 'verify_email'] as const;

/** SQL over users: the account whose e-mail is not proven. */
const isUnproven = (userId: string) => sql`${users.id} = ${userId} AND ${users.emailVerifiedAt} IS NULL`;

/**
 * Sends a link and a code that prove the e-mail of an account; older ones end. Nothing is sent when it is proven. Throws
 * `too_many_mails` past a few an hour.
 */
export const askProof = async (
  { db, clock, post }: Pick<Caller, 'db' | 'clock' | 'post'>,
  userId: string,
): Promise<void> => {
  if (!post.enabled) throw new AppError('no_mail');
  const now = clock();
  const attempt = await mailAttempt('proof', userId);
  const on = sql`NOT ${isRefused(attempt, now)} AND EXISTS (SELECT 1 FROM users WHERE ${isUnproven(userId)})`;
  const { refused, counted } = countAttempt(db, attempt, now);
  const { verdict } = await batch(db, {
    verdict: refused,
    mails: endMails(db, userId, ['verify_email'], now, on),
    notice: post.announce(db, { kind: 'verify_email', userId }, now, on),
    codes: forgetCodes(db, await codeAttempt('proof', userId, ''), on),
    counted,
  });
  if (verdict?.until) throw new AppError('too_many_mails');
};

/**
 * Statements: an account whose person sets its first own password, if `on` holds, gets the mail that proves its e-mail, unless it has
 * one that serves: a password or link that an administrator handed over has proven nothing.
 */
export const firstProof = ({ db, post }: Pick<Caller, 'db' | 'post'>, userId: string, now: number, on: SQL) =>
  post.announce(
    db,
    { kind: 'verify_email', userId },
    now,
    sql`${on} AND EXISTS (SELECT 1 FROM users WHERE ${isUnproven(userId)}) AND NOT EXISTS (SELECT 1 FROM outbox o
      WHERE o.user_id = ${userId} AND o.kind = 'verify_email' AND o.used_at IS NULL
        AND o.created_at > ${now - LINK_LIFE_MS.verify_email})`,
  );

/** The account has the e-mail that the mail proves, and it is proven: pressed once more, all is well. */
const isProven = ({ kind, email, newEmail, isVerified, hasMoved }: MailLink): boolean =>
  isVerified && (kind === 'change_email' ? email === newEmail : !hasMoved);

/** The address that a link proves. */
export const proofOf = (link: MailLink): Proof => ({
  email: (link.kind === 'change_email' ? link.newEmail : null) ?? link.email,
  isChange: link.kind === 'change_email',
  isDone: isProven(link),
});

/** What a link proves; throws why it serves no more. Changes nothing: whatever opens the addresses of a mail does no harm. */
export const findProof = async (caller: Pick<Caller, 'db' | 'post'>, token: string, now: number) => {
  const link = await findMailLink(caller, PROOFS, token, now);
  if (!link.isLive && !isProven(link)) throw deadLink(link);
  return link;
};

/** A mail that serves, who goes by it, when, and statements for the batch that takes its proof. */
type Proving = {
  link: MailLink;
  owner: Owner;
  now: number;
  forgiven: ReturnType<typeof forgive> | null;
};

/** The account has a proven e-mail from now on. */
const verify = async ({ db }: Caller, { link, owner, now, forgiven }: Proving): Promise<boolean> => {
  const { userId } = link;
  const { written } = await batch(db, {
    written: takeLink(db, link, now),
    trace: auditIfChanged(db, { at: now, actorId: owner?.id ?? null, action: 'email.verified', targetId: userId }),
    users: db
      .update(users)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(sql`${isUnproven(userId)} AND changes() = 1`),
    forgiven,
  });
  return written.meta.changes === 1;
};

/**
 * The account has the new e-mail from now on, proven; the old one is told, with a link back. Other mails with links end: they went
 * to the old address.
 */
const change = async (caller: Caller, { link, now, forgiven }: Proving, email: string): Promise<boolean> => {
  const { db, post } = caller;
  const { userId, oldEmail } = link;
  const changeId = link.changeId ?? '';
  const isFree = sql`NOT ${isEmailTaken(email, userId, now)}`;
  const asBefore = sql`EXISTS (SELECT 1 FROM users o WHERE o.id = ${userId} AND o.email = ${oldEmail})`;
  const done = sql`EXISTS (SELECT 1 FROM users o WHERE o.id = ${userId} AND o.email = ${email})`;
  const confirmed = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${changeId} AND c.confirmed_at = ${now})`;
  const { written } = await batch(db, {
    written: takeLink(db, link, now, sql`${isFree} AND ${asBefore}`),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'email.changed', targetId: userId }),
    users: db
      .update(users)
      .set({ email, searchKey: searchKeyOf({ email }), emailVerifiedAt: now, updatedAt: now })
      .where(sql`${users.id} = ${userId} AND changes() = 1`),
    emailChanges: db
      .update(emailChanges)
      .set({ confirmedAt: now })
      .where(sql`${emailChanges.id} = ${changeId} AND changes() = 1`),
    notice: post.announce(db, { kind: 'email_changed', userId, ids: { change: changeId } }, now),
    event: securityEvent(
      db,
      { kind: 'email_changed', userId, at: now, ...whereFrom(caller) },
      sql`${confirmed} AND ${done}`,
    ),
    mails: endMails(db, userId, ['recovery', 'verify_email', 'change_email'], now, done),
    forgiven,
  });
  return written.meta.changes === 1;
};

/** Takes a mail's proof. Throws `email_taken` where another account has the address by now. */
const prove = async (caller: Caller, proving: Proving): Promise<Proof> => {
  const { link, now } = proving;
  const proof = { ...proofOf(link), isDone: true };
  if (!link.isLive) return proof;
  const isDone =
    link.kind === 'change_email' ? await change(caller, proving, proof.email) : await verify(caller, proving);
  if (isDone) return proof;
  const [taken] = await caller.db
    .select({ isTaken: isEmailTaken(proof.email, link.userId, now).as('is_taken') })
    .from(sql`(SELECT 1) one`);
  throw taken?.isTaken ? new AppError('email_taken') : deadLink({ ...link, usedAt: now });
};

/**
 * Proves an e-mail with a mail's link. A new address takes the old one's place only where its account is signed in: who mistyped
 * it must not hand the account to a stranger.
 */
export const proveByLink = async (caller: Caller, token: string, owner: Owner): Promise<Proof> => {
  const now = caller.clock();
  const link = await findProof(caller, token, now);
  if (link.kind === 'change_email' && link.isLive && owner?.id !== link.userId)
    throw new AppError('change_needs_session');
  return prove(caller, { link, owner, now, forgiven: null });
};

/**
 * Proves an e-mail with the code of the last mail: the new one's while a change waits, else the account's own. Throws why
 * after too many tries, `invalid` at `code` for wrong digits.
 */
export const proveByCode = async (caller: Caller, owner: NonNullable<Owner>, code: string): Promise<Proof> => {
  const { db, clock, network, post } = caller;
  const now = clock();
  const attempt = await codeAttempt('proof', owner.id, network);
  const whose = sql`${users.id} = ${owner.id}`;
  const { tried, changes, verifies } = await batch(db, {
    tried: countAttempt(db, attempt, now),
    changes: selectLiving(db, 'change_email', whose, now),
    verifies: selectLiving(db, 'verify_email', whose, now),
  });
  assertCodeAdmitted(tried.refused);
  const [link] = [
    ...changes.map((row) => ({ ...row, kind: 'change_email' as const })),
    ...verifies.map((row) => ({ ...row, kind: 'verify_email' as const })),
  ];
  if (!link || !(await post.isCode(link.kind, link.id, code)))
    throw new AppError('invalid', { issues: [{ path: 'code', message: ISSUE.code_wrong }] });
  return prove(caller, { link, owner, now, forgiven: forgive(db, attempt) });
};
