import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../src/shared/acts.ts';
import type { Db } from './client.ts';
import { auditLog } from './schema/settings.ts';

/** One act: ids only. `actorId` null: nobody was signed in, or a command did it. `targetId` may be read where it stands. */
export type AuditEntry = {
  at: number;
  actorId: string | null;
  action: Act;
  targetId: string | SQL;
  reason?: string;
};

/**
 * Statement: one row in the append-only log, written only when the statement before it in the batch changed a row
 * (a batch goes on when an UPDATE matched none).
 */
export const auditIfChanged = (db: Db, { at, actorId, action, targetId, reason }: AuditEntry) =>
  db.insert(auditLog).select(sql`
    SELECT ${crypto.randomUUID()}, ${at}, ${actorId}, ${action}, ${targetId}, ${reason ?? null} WHERE changes() = 1`);
