import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ROLES } from '../../../src/shared/roles.ts';
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

/**
 * What happened at the doors of accounts (worker/auth/security-events.ts), kept 180 days. No foreign key: of an erased account its
 * rows stay under a pseudonym.
 */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    /** The account, or the pseudonym of one that was erased; null: the e-mail has none. */
    userId: text('user_id'),
    kind: text('kind').notNull(),
    /** `Chrome · Android`; null when the client does not say, and of an act of somebody else. */
    device: text('device'),
    /** `prefixOf` of the network; null likewise. */
    network: text('network'),
    /** Of a reading of a clinic's records (worker/auth/records-read.ts): the clinic; null: of another kind. */
    clinicId: text('clinic_id'),
    /** Then: the call and the id that it named, `clinicRecords.list:…`. */
    subject: text('subject'),
    /** Name, role and e-mail then, of a clinic's account and of administration (decision 0194); null: an owner's, or an older row. */
    name: text('name'),
    role: text('role', { enum: ROLES }),
    email: text('email'),
  },
  (t) => [
    index('security_events_clinic').on(t.clinicId, t.at, t.id).where(sql`${t.clinicId} IS NOT NULL`),
    index('security_events_at').on(t.at, t.id),
    index('security_events_user').on(t.userId, t.at, t.id),
    index('security_events_kind').on(t.kind, t.at, t.id),
    index('security_events_network').on(t.network, t.at, t.id),
  ],
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
 * Who did what a row of another table says, as they were called then (decision 0194): by the row's id, of audit_log, appointment_events,
 * charge_entries and visit_contacts. Written by triggers (0033) alone, of clinics' accounts and of administration; kept two years.
 */
export const actorNames = sqliteTable(
  'actor_names',
  {
    rowId: text('row_id').primaryKey(),
    at: instant('at').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    email: text('email').notNull(),
  },
  (t) => [index('actor_names_at').on(t.at)],
);

/**
 * On whom an act of audit_log was, as they were called then (decision 0204): by the act's id. Written by triggers (0036) alone; of owners
 * until their account is erased, of others two years.
 */
export const targetNames = sqliteTable(
  'target_names',
  {
    rowId: text('row_id').primaryKey(),
    at: instant('at').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** What the act changed the name to; null: it did not. */
    newName: text('new_name'),
  },
  (t) => [index('target_names_at').on(t.at), index('target_names_user').on(t.userId, t.at)],
);

/**
 * Choices of the deployment, made by toor, as text: `default_clinic` (a clinic's id), `registration` (`open` or `closed`),
 * `banner` (JSON), `session_lives` (JSON); and `last_purge` (ms UTC).
 */
export const settings = sqliteTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });
