import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../src/shared/errors.ts';
import { PASSWORD_LINK_HOURS } from '../../src/shared/limits.ts';
import { LOOKED_AFTER } from '../../src/shared/looked-after.ts';
import type { SetPasswordInput } from '../../src/shared/schemas/auth.ts';
import type { Context } from '../context.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { passwordLinks, users } from '../db/schema/accounts.ts';
import { list } from '../db/schema/columns.ts';
import { hashNewPassword } from './breaches.ts';
import { closeRecords } from './clinic-entry.ts';
import { firstProof } from './email-proof.ts';
import { selectKept, waysLeft } from './factors/list.ts';
import { undoRecent } from './factors/undo.ts';
import { sha256 } from './hash.ts';
import { heldByLink } from './held.ts';
import { holds, ownPassword } from './own-password.ts';
import { assertAcceptable } from './password-rules.ts';
import { whereFrom } from './security-events.ts';
import { newToken } from './sessions.ts';
import { takeBack } from './taken-back.ts';
import { forgive, loginAttempt } from './throttle.ts';

export const LINK_LIFE_MS = PASSWORD_LINK_HOURS * 60 * 60 * 1000;

/** SQL over password_links: somebody in office g may hand out a link to its account as it is now (product.md, Roles). */
const mayHandOut = sql`(g.role = 'toor'
  OR (g.role = 'admin' AND (SELECT a.role FROM users a WHERE a.id = password_links.user_id) IN (${list(LOOKED_AFTER)}))
  OR EXISTS (SELECT 1 FROM clinic_members t JOIN clinic_members m ON m.clinic_id = t.clinic_id
    WHERE t.user_id = g.id AND t.member_role = 'titular' AND m.user_id = password_links.user_id))`;

/**
 * SQL over password_links: who handed it out could still do so, and has the password of then. An administrator who was turned off
 * leaves no way in behind, nor does whoever had somebody's session until its person came back.
 */
const issuerStands = sql`EXISTS (SELECT 1 FROM users g WHERE g.id = password_links.created_by AND g.is_active = 1
  AND coalesce(g.password_set_at <= password_links.created_at, 1) AND ${mayHandOut})`;

/** A link that still serves: not used, not past its day, its account active, its issuer still in office. */
const liveLink = (tokenHash: string, now: number) =>
  and(
    eq(passwordLinks.tokenHash, tokenHash),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, now),
    eq(users.isActive, true),
    issuerStands,
  );

/** Whose password a link sets, and until when (ms UTC); throws `link_dead`, which does not say why. */
export const findLink = async (db: Db, token: string, now: number) => {
  const [row] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      expiresAt: passwordLinks.expiresAt,
      createdBy: passwordLinks.createdBy,
    })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(liveLink(await sha256(token), now));
  if (!row) throw new AppError('link_dead');
  return { ...row, restores: false };
};

/**
 * Sets an own password with a link, once. Sessions and all links of the account end, and what was counted against its
 * logins from here is forgotten. Nothing is hashed for a link that does not serve. Opens no session.
 */
export const setPasswordByLink = async (
  caller: Pick<Context, 'breached' | 'db' | 'clock' | 'device' | 'network' | 'post'>,
  { token, password, dropRecent }: SetPasswordInput,
) => {
  const { db, clock, network, post } = caller;
  const now = clock();
  const { userId, email, name, createdBy } = await findLink(db, token, now);
  assertAcceptable(password, email, name);
  const fresh = await hashNewPassword(caller, password);
  const tokenHash = await sha256(token);
  const { had, written, left } = await batch(db, {
    had: selectKept(db, userId),
    written: db
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordLinks.tokenHash, tokenHash),
          isNull(passwordLinks.usedAt),
          gt(passwordLinks.expiresAt, now),
          sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_active = 1)`,
          issuerStands,
        ),
      ),
    password: ownPassword(
      db,
      { userId, action: 'password_link.used', passwordHash: fresh, now, post },
      { kind: 'link_used', ...whereFrom(caller) },
      { heldUntil: heldByLink(userId, createdBy, now) },
    ),
    undone: dropRecent ? undoRecent(db, { userId, now }, holds(userId, fresh)) : null,
    attempt: forgive(db, await loginAttempt(email, network)),
    notice: post.announce(db, { kind: 'password_changed', userId }, now, holds(userId, fresh)),
    proof: firstProof(caller, userId, now, holds(userId, fresh)),
    back: takeBack({ db, post }, userId, now, holds(userId, fresh)),
    records: closeRecords({ db, post }, { userId, cause: 'link', actorId: createdBy, now }, holds(userId, fresh)),
    left: selectKept(db, userId),
  });
  if (written.meta.changes !== 1) throw new AppError('link_dead');
  return { message: SUCCESS.password, email, ...waysLeft(had, left) };
};

/**
 * A new link and the statements that store it in place of older ones, if `allowed` (SQL over users) holds for the account.
 * The token is shown this once.
 */
export const newLink = async (
  db: Db,
  { userId, createdBy, now, allowed }: { userId: string; createdBy: string; now: number; allowed: SQL },
) => {
  const token = newToken();
  const expiresAt = now + LINK_LIFE_MS;
  const account = sql`FROM users WHERE users.id = ${userId} AND ${allowed}`;
  const statements = [
    db.delete(passwordLinks).where(sql`${passwordLinks.userId} = (SELECT users.id ${account})`),
    insertFrom(
      db,
      passwordLinks,
      {
        tokenHash: await sha256(token),
        userId: sql`users.id`,
        createdBy,
        createdAt: now,
        expiresAt,
        usedAt: sql`NULL ${account}`,
      },
      sql``,
    ),
  ] as const;
  return { token, expiresAt, statements };
};
