import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';

/** Counters of attempts (worker/auth/throttle.ts). Keys are hashes: no e-mail and no address stands here. */
export const throttle = sqliteTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The count starts anew then, and the row may be purged. */
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('throttle_resets').on(t.resetsAt)],
);

/** Append-only (triggers of the second migration refuse UPDATE and DELETE). Ids only: no names, no foreign keys. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null: the person was not signed in, or a command did it. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason'),
  },
  (t) => [
    index('audit_at').on(t.at, t.id),
    index('audit_action').on(t.action, t.at, t.id),
    index('audit_target').on(t.targetId, t.at, t.id),
    index('audit_actor').on(t.actorId, t.at, t.id),
  ],
);

/**
 * Choices of the deployment, made by toor, as text: `default_clinic` (a clinic's id), `registration` (`open` or `closed`),
 * `banner` (JSON), `session_lives` (JSON); and `last_purge` (ms UTC).
 */
export const settings = sqliteTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });
