import { eq, sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../src/shared/errors.ts';
import type { SetPasswordInput } from '../../src/shared/schemas/auth.ts';
import type { Context } from '../context.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { users } from '../db/schema/accounts.ts';
import { emailChanges, outbox } from '../db/schema/post.ts';
import { searchKeyOf } from '../db/user.ts';
import { liveLink } from '../post/links.ts';
import { hashNewPassword } from './breaches.ts';
import { closeRecords, reopenRecords, reopenRecovered } from './clinic-entry.ts';
import { emailGiver } from './email-giver.ts';
import { selectKept, waysLeft } from './factors/list.ts';
import { undoRecent, undoSince } from './factors/undo.ts';
import { heldByMail } from './held.ts';
import { deadLink, endMails, findMailLink, type MailLink, takeLink } from './mail-links.ts';
import { declineOpener } from './opened-by-clinic.ts';
import { holds, ownPassword } from './own-password.ts';
import { assertAcceptable } from './password-rules.ts';
import { whereFrom } from './security-events.ts';
import { takeBack } from './taken-back.ts';
import { forgive, loginAttempt, rememberNetwork } from './throttle.ts';

type Caller = Pick<Context, 'breached' | 'db' | 'clock' | 'device' | 'network' | 'post'>;

/**
 * Whose password a link sets that came by mail, and until when (ms UTC): of who forgot it, or of who did not ask for the new
 * e-mail that the account has, which gets its old one back. Throws why the link serves no more.
 */
export const findMailed = async (caller: Pick<Caller, 'db' | 'post'>, token: string, now: number) => {
  const link = await findMailLink(caller, ['recovery', 'email_changed'], token, now);
  if (!link.isLive) throw deadLink(link);
  const restores = link.kind === 'email_changed';
  return {
    link,
    restores,
    userId: link.userId,
    name: link.name,
    email: link.oldEmail ?? link.email,
    expiresAt: link.expiresAt,
  };
};

/** SQL: the change that puts an old e-mail back was written. */
const restored = (change: string) => sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${change})`;

/**
 * Statements once an account has its old e-mail back: what was sent to another address serves no more, later changes
 * of e-mail among it (an earlier one stays: who took the account over must not end the link of its person), and the address that
 * lost it is told.
 */
const afterRestoring = (
  { db, post }: Pick<Caller, 'db' | 'post'>,
  { id, userId }: MailLink,
  change: string,
  now: number,
) => {
  const on = restored(change);
  const hadAnother = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${change} AND c.old_email <> c.new_email)`;
  const since = sql`outbox.rowid >= (SELECT o.rowid FROM outbox o WHERE o.id = ${id})`;
  return [
    endMails(db, userId, ['verify_email', 'change_email'], now, on),
    // All that was written since went to the address that the account loses now: no link of it serves there, 'No fui yo' neither.
    db
      .update(outbox)
      .set({ usedAt: now })
      .where(sql`${outbox.userId} = ${userId} AND ${outbox.usedAt} IS NULL AND ${on} AND ${since}`),
    ...post.announce(db, { kind: 'email_changed_by_other', userId, ids: { change } }, now, hadAnother),
  ];
};

/** Statement: notes the e-mail that an account has and is about to lose, if the statement before it changed a row. */
const noteChange = (db: Db, change: string, userId: string, email: string, now: number) =>
  insertFrom(
    db,
    emailChanges,
    { id: change, userId: sql`id`, oldEmail: sql`email`, newEmail: email, createdAt: now, confirmedAt: now },
    sql`FROM users WHERE id = ${userId} AND changes() = 1`,
  );

/** SQL: the statement that takes the link will find it. */
const stillLives = ({ kind, id, userId }: MailLink, now: number) =>
  sql`EXISTS (SELECT 1 FROM outbox JOIN users u ON u.id = ${userId} AND u.is_active = 1 WHERE ${liveLink(kind, id, now)})`;

/**
 * Sets an own password with a link that came by mail, once. Sessions and all other ways in end; nothing is hashed for a link that
 * does not serve. Opens no session. Whoever read the mail has shown that the address is theirs.
 */
export const setPasswordByMail = async (caller: Caller, { token, password, dropRecent, joins }: SetPasswordInput) => {
  const { db, clock, network, post } = caller;
  const now = clock();
  const { link, email, name } = await findMailed(caller, token, now);
  assertAcceptable(password, email, name);
  const { userId } = link;
  const passwordHash = await hashNewPassword(caller, password);
  const attempt = await loginAttempt(email, network);
  const forgiven = forgive(db, attempt);
  const told = post.announce(db, { kind: 'password_changed', userId }, now, holds(userId, passwordHash));
  const set = { userId, passwordHash, now, post };
  if (link.kind === 'recovery') {
    const { had, written, left } = await batch(db, {
      had: selectKept(db, userId),
      // Whoever a clinic gave an account that they never heard of is none of its people by recovering it. Before the link is taken: what
      // follows that looks at its change.
      declined: joins ? null : declineOpener(db, userId, now, stillLives(link, now)),
      written: takeLink(db, link, now),
      password: ownPassword(
        db,
        { ...set, action: 'recovery.used' },
        { kind: 'recovered', ...whereFrom(caller) },
        {
          emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
          heldUntil: heldByMail(userId, now),
        },
      ),
      undone: dropRecent ? undoRecent(db, { userId, now }, holds(userId, passwordHash)) : null,
      told,
      forgiven,
      // Whoever hammers the account from elsewhere does not keep its person out here.
      network: rememberNetwork(db, attempt, now, holds(userId, passwordHash)),
      back: takeBack(caller, userId, now, holds(userId, passwordHash)),
      reopened: reopenRecovered(db, userId, now, holds(userId, passwordHash)),
      // An administrator who put the address reads its mails.
      records: closeRecords(
        { db, post },
        { userId, cause: 'recovered', actorId: emailGiver(sql`${userId}`, sql`${now}`), now },
        holds(userId, passwordHash),
      ),
      left: selectKept(db, userId),
    });
    if (written.meta.changes === 1) return { message: SUCCESS.password, email, ...waysLeft(had, left) };
    // Somebody else was faster: it says why.
    await findMailed(caller, token, now);
    throw new AppError('link_dead');
  }
  const change = crypto.randomUUID();
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users o WHERE o.email = ${email} AND o.id <> ${userId})`;
  const { had, written, left } = await batch(db, {
    had: selectKept(db, userId),
    written: takeLink(db, link, now, isFree),
    change: noteChange(db, change, userId, email, now),
    password: ownPassword(
      db,
      { ...set, action: 'email.restored' },
      { kind: 'email_restored', ...whereFrom(caller) },
      { email, searchKey: searchKeyOf({ email }), emailVerifiedAt: now, heldUntil: null },
    ),
    undone: undoSince(db, { userId, changeId: link.changeId ?? '', now }, restored(change)),
    back: takeBack(caller, userId, now, restored(change)),
    reopened: reopenRecords(db, userId, link.changeId ?? '', restored(change)),
    restored: afterRestoring(caller, link, change, now),
    told,
    forgiven,
    left: selectKept(db, userId),
  });
  if (written.meta.changes === 1) {
    return { message: SUCCESS.password, email, ...waysLeft(had, left) };
  }
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  throw taken && taken.id !== userId ? new AppError('email_taken') : new AppError('link_dead');
};
