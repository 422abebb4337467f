import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts.ts';
import { AppError, ISSUE, SUCCESS } from '../../src/shared/errors.ts';
import type { ChangePasswordInput, LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { SessionLives } from '../../src/shared/session-lives.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions, users } from '../db/schema/accounts.ts';
import { admitted, askCaller } from './ask-caller.ts';
import { hashNewPassword } from './breaches.ts';
import { heldDuty } from './duties.ts';
import { firstProof } from './email-proof.ts';
import { sha256 } from './hash.ts';
import { heldUntilOf } from './held.ts';
import { endMails } from './mail-links.ts';
import { endOpenLinks, type Kept, NONE_KEPT } from './open-links.ts';
import { insertSession } from './open-session.ts';
import { verifyPassword } from './password.ts';
import { assertAcceptable } from './password-rules.ts';
import { type SecurityEvent, securityEvent, whereFrom } from './security-events.ts';
import { livesOf } from './session-lives.ts';
import { newToken, sessionRow } from './sessions.ts';
import { type Attempt, forgive } from './throttle.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type Caller = Pick<Context, 'db' | 'clock' | 'token' | 'device' | 'network'>;

/** The caller, whose password was just asked again. `noted` are statements for the batch that comes next; `session` says whether it still stands. */
type Confirmed = {
  viewer: Viewer;
  passwordHash: string;
  /** As it is stored (held.ts). */
  heldUntil: number | null;
  lives: SessionLives;
  noted: ReturnType<typeof note>;
};

/** Statements: the session was proven at `now`, and the tries before are forgotten. */
const note = (db: Db, tokenHash: string, attempt: Attempt, now: number) => ({
  session: db.update(sessions).set({ provenAt: now }).where(eq(sessions.tokenHash, tokenHash)),
  attempt: forgive(db, attempt),
});

/**
 * Asks the caller's own password again, counted like a login, in one round trip that reads the session too (so that what
 * it protects still fits two). Throws `unauthorized` and `too_many`; a wrong password is `invalid` at `path`.
 */
export const confirmPassword = async (caller: Caller, password: string, path: string): Promise<Confirmed> => {
  const { db } = caller;
  const { now, tokenHash, attempt, asking } = await askCaller(caller);
  const row = admitted(await batch(db, asking), now);
  if (!(await verifyPassword(password, row.passwordHash))) {
    await securityEvent(db, { kind: 'step_up_failed', userId: row.id, at: now, ...whereFrom(caller) });
    throw new AppError('invalid', { issues: [{ path, message: ISSUE.password_wrong }] });
  }
  return {
    viewer: viewerOf(row),
    passwordHash: row.passwordHash,
    heldUntil: row.heldUntil,
    lives: livesOf(row.sessionLives),
    noted: note(db, tokenHash, attempt, now),
  };
};

/** SQL: the account has this very hash. Hashes are salted, so it tells whether a write of this batch took place. */
export const holds = (userId: string, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash})`;

/** Statements after a password was written: sessions and links of the account end, those that open something of it too. */
export const endAccess = (
  db: Db,
  {
    userId,
    passwordHash,
    actorId,
    now,
    post,
  }: { userId: string; passwordHash: string; actorId: string | null; now: number; post: Context['post'] },
  kept: Kept = NONE_KEPT,
) =>
  [
    db.delete(sessions).where(and(eq(sessions.userId, userId), holds(userId, passwordHash))),
    db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), holds(userId, passwordHash))),
    endMails(db, userId, ['recovery'], now, holds(userId, passwordHash)),
    ...endOpenLinks(db, { userId, actorId, now, on: holds(userId, passwordHash), post }, kept),
  ] as const;

/**
 * Statements after one that used a link up, which has to stand right before them: the account gets an own password, with what else
 * changes of it (`also`), and its access ends. `event` is what its person reads of it.
 */
export const ownPassword = (
  db: Db,
  {
    userId,
    action,
    passwordHash,
    now,
    post,
  }: { userId: string; action: Act; passwordHash: string; now: number; post: Context['post'] },
  event: Pick<SecurityEvent, 'kind' | 'device' | 'network'>,
  also: Omit<SQLiteUpdateSetSource<typeof users>, 'passwordHash'> = {},
) =>
  [
    auditIfChanged(db, { at: now, actorId: null, action, targetId: userId }),
    db
      .update(users)
      .set({ ...also, passwordHash, passwordSetBy: null, passwordSetAt: now, passwordExpiresAt: null, updatedAt: now })
      .where(and(eq(users.id, userId), sql`changes() = 1`)),
    ...endAccess(db, { userId, passwordHash, actorId: null, now, post }),
    securityEvent(db, { ...event, userId, at: now }, holds(userId, passwordHash)),
  ] as const;

/** The hash of a new password in the place of `current`; `invalid` at `password` for one that is refused. */
const hashFresh = (
  caller: Parameters<typeof hashNewPassword>[0],
  { current, password }: Pick<ChangePasswordInput, 'current' | 'password'>,
  { email, name }: Pick<LoginOutput['user'], 'email' | 'name'>,
) => {
  if (password === current)
    throw new AppError('invalid', { issues: [{ path: 'password', message: ISSUE.password_same }] });
  assertAcceptable(password, email, name);
  return hashNewPassword(caller, password);
};

/**
 * Replaces the caller's password by an own one. All sessions end, this one too; the answer opens a new one in its place. Calendar
 * feed and links to carnés end unless they are to be kept.
 */
export const changePassword = async (
  caller: Caller & Pick<Context, 'breached' | 'device' | 'network' | 'post'>,
  { current, password, ...kept }: ChangePasswordInput,
): Promise<LoginOutput> => {
  const { db, clock, device, network, post } = caller;
  const { viewer, passwordHash, heldUntil, lives, noted } = await confirmPassword(caller, current, 'current');
  const { user } = viewer;
  const now = clock();
  let fresh: string;
  try {
    fresh = await hashFresh(caller, { current, password }, user);
  } catch (refused) {
    // The current one was right: its tries are forgiven here too, or five ideas for a new one would lock its person out.
    await batch(db, noted);
    throw refused;
  }
  const token = newToken();
  const session = sessionRow(
    {
      tokenHash: await sha256(token),
      userId: user.id,
      role: user.role,
      device,
      network,
      secondStep: viewer.secondStep,
    },
    now,
    lives,
  );
  const { written } = await batch(db, {
    written: db
      .update(users)
      .set({
        passwordHash: fresh,
        passwordSetBy: null,
        passwordSetAt: now,
        passwordExpiresAt: null,
        // Who showed a second step was its person already.
        ...(viewer.secondStep !== null && { heldUntil: null }),
        updatedAt: now,
      })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash), eq(users.isActive, true))),
    trace: auditIfChanged(db, { at: now, actorId: user.id, action: 'password.changed', targetId: user.id }),
    notice: post.announce(db, { kind: 'password_changed', userId: user.id }, now),
    access: endAccess(db, { userId: user.id, passwordHash: fresh, actorId: user.id, now, post }, kept),
    session: insertSession(db, session, user.role, fresh),
    event: securityEvent(
      db,
      { kind: 'password_changed', userId: user.id, at: now, ...whereFrom(caller) },
      holds(user.id, fresh),
    ),
    proof: viewer.duties.mustChangePassword ? firstProof(caller, user.id, now, holds(user.id, fresh)) : null,
    noted,
  });
  if (written.meta.changes !== 1) throw new AppError('unauthorized');
  const held = heldDuty(heldUntilOf({ heldUntil, passwordSetBy: null }, viewer.secondStep));
  return { message: SUCCESS.password, token, user, duties: { ...viewer.duties, mustChangePassword: null, held } };
};
