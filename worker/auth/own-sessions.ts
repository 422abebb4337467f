import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import type { Context } from '../context.ts';
import { auditIfChanged } from '../db/audit.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { sessions } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/settings.ts';
import { securityEvent, whereFrom } from './security-events.ts';

/** Whose sessions, and the one that asks. */
type Asking = { userId: string; tokenHash: string };
/** Where and when a person ends sessions of their own. */
type Caller = Pick<Context, 'db' | 'clock' | 'device' | 'network'>;

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

/** Ends one session of the person; false when they have no such session (any more). */
export const endOwnSession = async (caller: Caller, userId: string, publicId: string): Promise<boolean> => {
  const { db, clock } = caller;
  const theirs = and(eq(sessions.publicId, publicId), eq(sessions.userId, userId));
  const { written } = await batch(db, {
    event: endedFrom(caller, userId, sql`EXISTS (SELECT 1 FROM sessions WHERE ${theirs})`),
    written: db.delete(sessions).where(theirs),
    trace: auditIfChanged(db, { at: clock(), actorId: userId, action: 'session.ended', targetId: userId }),
  });
  return written.meta.changes > 0;
};

/** Ends all sessions of the person but the one that asks; answers how many. */
export const endOtherSessions = async (caller: Caller, { userId, tokenHash }: Asking): Promise<number> => {
  const { db, clock } = caller;
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash));
  const { written } = await batch(db, {
    event: endedFrom(caller, userId, sql`EXISTS (SELECT 1 FROM sessions WHERE ${others})`),
    written: db.delete(sessions).where(others),
    auditLog: insertFrom(
      db,
      auditLog,
      { id: crypto.randomUUID(), at: clock(), actorId: userId, action: 'sessions.others_ended', targetId: userId },
      sql`WHERE changes() > 0`,
    ),
  });
  return written.meta.changes;
};
