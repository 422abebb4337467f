import { and, desc, eq, gt } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { securityEvents } from '../../db/schema/settings.ts';

/** Statements: a person's open sessions, and the log of their accesses. */
export const doorsOf = (db: Db, userId: string, now: number) => ({
  sessions: db
    .select({
      device: sessions.device,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.aliveUntil, now)))
    .orderBy(desc(sessions.aliveUntil))
    .limit(MAX_EXPORTED),
  accesses: db
    .select({
      at: securityEvents.at,
      kind: securityEvents.kind,
      device: securityEvents.device,
      network: securityEvents.network,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(MAX_EXPORTED),
});
