import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import { auditIfChanged } from '../db/audit.ts';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/settings.ts';

/** Whose sessions, and the one that asks. */
type Asking = { userId: string; tokenHash: string };

/** Statement: a person's live sessions at `now`, the longest lived first, at most `MAX_SESSIONS`. */
export const selectSessions = (db: Db, { userId, tokenHash }: Asking, now: number) =>
  db
    .select({
      id: sessions.publicId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${tokenHash}`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.aliveUntil, now)))
    .orderBy(desc(sessions.aliveUntil))
    .limit(MAX_SESSIONS);

/** Ends one session of the person; false when they have no such session (any more). */
export const endOwnSession = async (db: Db, userId: string, publicId: string, now: number): Promise<boolean> => {
  const [{ meta }] = await db.batch([
    db.delete(sessions).where(and(eq(sessions.publicId, publicId), eq(sessions.userId, userId))),
    auditIfChanged(db, { at: now, actorId: userId, action: 'session.ended', targetId: userId }),
  ]);
  return meta.changes > 0;
};

/** Ends all sessions of the person but the one that asks; answers how many. */
export const endOtherSessions = async (db: Db, { userId, tokenHash }: Asking, now: number): Promise<number> => {
  const [{ meta }] = await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash))),
    db.insert(auditLog).select(sql`
      SELECT ${crypto.randomUUID()}, ${now}, ${userId}, 'sessions.others_ended', ${userId}, NULL WHERE changes() > 0`),
  ]);
  return meta.changes;
};
