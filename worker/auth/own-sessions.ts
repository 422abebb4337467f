import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { sessions } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/settings.ts';
import { endLinks, type Kept, madeElsewhere, madeIn, NONE_KEPT } from './open-links.ts';
import { securityEvent, whereFrom } from './security-events.ts';

/** Whose sessions, and the one that asks. */
type Asking = { userId: string; tokenHash: string };
/** Where and when a person ends sessions of their own. */
type Caller = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;

/** Statement: sessions were ended from here, if `on` holds. */
const endedFrom = (caller: Caller, userId: string, on: SQL) =>
  securityEvent(caller.db, { kind: 'session_ended', userId, at: caller.clock(), ...whereFrom(caller) }, on);

/** Statement: a person's live sessions at `now`, the longest lived first, at most `MAX_SESSIONS`. */
export const selectSessions = (db: Db, { userId, tokenHash }: Asking, now: number) =>
  db
    .select({
      id: sessions.publicId,
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${tokenHash}`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.aliveUntil, now)))
    .orderBy(desc(sessions.aliveUntil))
    .limit(MAX_SESSIONS);

/**
 * Ends one session of the person, and what was made in it that opens something without one (open-links.ts): whoever held it would read on. Of
 * the session that asks only itself: that is a logout. Answers whether any link ended; null: they have no such session (any more).
 */
export const endOwnSession = async (
  caller: Caller,
  { userId, tokenHash }: Asking,
  publicId: string,
): Promise<boolean | null> => {
  const { db, clock } = caller;
  const now = clock();
  const theirs = and(eq(sessions.publicId, publicId), eq(sessions.userId, userId));
  const other = sql`EXISTS (SELECT 1 FROM sessions WHERE ${theirs} AND ${ne(sessions.tokenHash, tokenHash)})`;
  const { written, links } = await batch(db, {
    event: endedFrom(caller, userId, sql`EXISTS (SELECT 1 FROM sessions WHERE ${theirs})`),
    links: endLinks(db, { userId, actorId: userId, now, on: other, post: caller.post }, NONE_KEPT, madeIn(publicId)),
    written: db.delete(sessions).where(theirs),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'session.ended', targetId: userId }),
  });
  if (written.meta.changes === 0) return null;
  return links.some((link) => link.meta.changes > 0);
};

/**
 * Ends all sessions of the person but the one that asks, and, unless they keep them, what was not made in this one: a thief may have ended
 * theirs. Answers how many sessions.
 */
export const endOtherSessions = async (caller: Caller, { userId, tokenHash }: Asking, kept: Kept): Promise<number> => {
  const { db, clock } = caller;
  const now = clock();
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash));
  const { written } = await batch(db, {
    event: endedFrom(caller, userId, sql`EXISTS (SELECT 1 FROM sessions WHERE ${others})`),
    links: endLinks(
      db,
      { userId, actorId: userId, now, on: sql`1`, post: caller.post },
      kept,
      madeElsewhere(tokenHash),
    ),
    written: db.delete(sessions).where(others),
    auditLog: insertFrom(
      db,
      auditLog,
      { id: crypto.randomUUID(), at: now, actorId: userId, action: 'sessions.others_ended', targetId: userId },
      sql`WHERE changes() > 0`,
    ),
  });
  return written.meta.changes;
};
