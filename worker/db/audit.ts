import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../src/shared/acts.ts';
import type { Db } from './client.ts';
import { auditLog } from './schema/settings.ts';

/** One act: ids only. `id` for `wasTraced`. `actorId` null: nobody was signed in, or a command did it. `targetId` may be read where it stands. */
export type AuditEntry = {
  id?: string;
  at: number;
  actorId: string | null;
  action: Act;
  targetId: string | SQL;
  reason?: string;
};

/** SQL: this very row stands in the log. For what follows from an act in its batch, where the statement before is another one. */
export const wasTraced = (id: string, action: Act): SQL =>
  sql`EXISTS (SELECT 1 FROM audit_log t WHERE t.id = ${id} AND t.action = ${action})`;

/**
 * Statement: one row in the append-only log, written only when the statement before it in the batch changed a row
 * (a batch goes on when an UPDATE matched none).
 */
export const auditIfChanged = (
  db: Db,
  { id = crypto.randomUUID(), at, actorId, action, targetId, reason }: AuditEntry,
) =>
  db.insert(auditLog).select(sql`
    SELECT ${id}, ${at}, ${actorId}, ${action}, ${targetId}, ${reason ?? null} WHERE changes() = 1`);
