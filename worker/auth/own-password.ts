import { and, eq, exists, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts.ts';
import { AppError, ISSUE, SUCCESS } from '../../src/shared/errors.ts';
import type { ChangePasswordInput, LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { SessionLives } from '../../src/shared/session-lives.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions, users } from '../db/schema/accounts.ts';
import { clinicMembers } from '../db/schema/clinics.ts';
import { sha256 } from './hash.ts';
import { insertSession } from './login.ts';
import { endMails } from './mail-links.ts';
import { endOpenLinks, type Kept } from './open-links.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { assertAcceptable } from './password-rules.ts';
import { livesOf } from './session-lives.ts';
import { isToken, newToken, sessionRow } from './sessions.ts';
import { assertAdmitted, confirmAttempt, countAttempt, forgive } from './throttle.ts';
import { liveSession, type Viewer, viewerColumns, viewerOf } from './viewer.ts';

type Caller = Pick<Context, 'db' | 'clock' | 'token'>;

/** The caller, whose password was just asked again. `forgiven` are statements for the batch that comes next. */
type Confirmed = { viewer: Viewer; passwordHash: string; lives: SessionLives; forgiven: ReturnType<typeof forgive> };

/**
 * Asks the caller's own password again, counted like a login, in one round trip that reads the session too (so that what
 * it protects still fits two). Throws `unauthorized` and `too_many`; a wrong password is `invalid` at `path`.
 */
export const confirmPassword = async (
  { db, clock, token }: Caller,
  password: string,
  path: string,
): Promise<Confirmed> => {
  if (!token || !isToken(token)) throw new AppError('unauthorized');
  const now = clock();
  const tokenHash = await sha256(token);
  const attempt = await confirmAttempt(tokenHash);
  const caller = db
    .select({ ...viewerColumns, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .where(liveSession(tokenHash, now));
  // A token that opens nothing counts nowhere: anybody can make one up.
  const [refused, , [row]] = await db.batch([...countAttempt(db, attempt, now, exists(caller)), caller]);
  if (!row) throw new AppError('unauthorized');
  assertAdmitted(refused, now);
  if (!(await verifyPassword(password, row.passwordHash)))
    throw new AppError('invalid', { issues: [{ path, message: ISSUE.password_wrong }] });
  return {
    viewer: viewerOf(row),
    passwordHash: row.passwordHash,
    lives: livesOf(row.sessionLives),
    forgiven: forgive(db, attempt),
  };
};

/** SQL: the account has this very hash. Hashes are salted, so it tells whether a write of this batch took place. */
export const holds = (userId: string, passwordHash: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash})`;

/** Statements after a password was written: sessions and links of the account end, those that open something of it too. */
export const endAccess = (
  db: Db,
  { userId, passwordHash, actorId, now }: { userId: string; passwordHash: string; actorId: string | null; now: number },
  kept: Kept = { keepFeed: false, keepShares: false },
) =>
  [
    db.delete(sessions).where(and(eq(sessions.userId, userId), holds(userId, passwordHash))),
    db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), holds(userId, passwordHash))),
    endMails(db, userId, ['recovery'], now, holds(userId, passwordHash)),
    ...endOpenLinks(db, { userId, actorId, now, on: holds(userId, passwordHash) }, kept),
  ] as const;

/**
 * Statements after one that used a link up, which has to stand right before them: the account gets an own password, with what else
 * changes of it (`also`), and its access ends.
 */
export const ownPassword = (
  db: Db,
  { userId, action, passwordHash, now }: { userId: string; action: Act; passwordHash: string; now: number },
  also: Omit<SQLiteUpdateSetSource<typeof users>, 'passwordHash'> = {},
) =>
  [
    auditIfChanged(db, { at: now, actorId: null, action, targetId: userId }),
    db
      .update(users)
      .set({ ...also, passwordHash, passwordSetBy: null, passwordSetAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), sql`changes() = 1`)),
    ...endAccess(db, { userId, passwordHash, actorId: null, now }),
  ] as const;

/**
 * Replaces the caller's password by an own one. All sessions end, this one too; the answer opens a new one in its place. Calendar
 * feed and links to carnés end unless they are to be kept.
 */
export const changePassword = async (
  caller: Caller & Pick<Context, 'device' | 'post'>,
  { current, password, ...kept }: ChangePasswordInput,
): Promise<LoginOutput> => {
  const { db, clock, device, post } = caller;
  const { viewer, passwordHash, lives, forgiven } = await confirmPassword(caller, current, 'current');
  const { user } = viewer;
  if (password === current)
    throw new AppError('invalid', { issues: [{ path: 'password', message: ISSUE.password_same }] });
  assertAcceptable(password, user.email);

  const now = clock();
  const fresh = await hashPassword(password);
  const token = newToken();
  const [{ meta }] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: fresh, passwordSetBy: null, passwordSetAt: now, updatedAt: now })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash), eq(users.isActive, true))),
    auditIfChanged(db, { at: now, actorId: user.id, action: 'password.changed', targetId: user.id }),
    ...post.announce(db, { kind: 'password_changed', userId: user.id }, now),
    ...endAccess(db, { userId: user.id, passwordHash: fresh, actorId: user.id, now }, kept),
    insertSession(db, sessionRow(await sha256(token), user.id, user.role, device, now, lives), user.role, fresh),
    ...forgiven,
  ]);
  if (meta.changes !== 1) throw new AppError('unauthorized');
  return { message: SUCCESS.password, token, user, duties: { ...viewer.duties, mustChangePassword: null } };
};
