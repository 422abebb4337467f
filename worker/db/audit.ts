import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { auditLog } from './schema/service.ts';

/** Acts that the audit log names. */
export type AuditAction =
  | 'account.registered'
  | 'toor.created'
  | 'account.activated'
  | 'account.deactivated'
  /** The target is the name of the setting. */
  | 'registration.opened'
  | 'registration.closed'
  /** The target is the clinic. */
  | 'default_clinic.chosen'
  /** The target is the name of the setting. */
  | 'default_clinic.cleared';

/** One act: ids only. `actorId` null: nobody was signed in, or a command did it. */
export type AuditEntry = { at: number; actorId: string | null; action: AuditAction; targetId: string; reason?: string };

/**
 * Statement: one row in the append-only log, written only when the statement before it in the batch changed a row
 * (a batch goes on when an UPDATE matched none).
 */
export const auditIfChanged = (db: Db, { at, actorId, action, targetId, reason }: AuditEntry) =>
  db.insert(auditLog).select(sql`
    SELECT ${crypto.randomUUID()}, ${at}, ${actorId}, ${action}, ${targetId}, ${reason ?? null} WHERE changes() = 1`);
