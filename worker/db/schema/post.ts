import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CHOOSABLE, GATHERED, type NoticeKind, SENDING_STATES, WAYS } from '../../../src/shared/notices.ts';
import { sessions, users } from './accounts.ts';
import { clinicClients } from './clinics.ts';
import { flag, instant, list } from './columns.ts';

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** States that the post still works on, for SQL: a partial index serves only a query that repeats its condition word for word. */
export const openStates = list(['waiting', 'sending']);
/** States that tell toor of a fault. */
export const failedStates = list(['unknown', 'given_up']);

/**
 * What goes out (product.md). Written in the batch of its cause; holds ids only: no address, no text, no token. The token of a
 * link is derived from `id` when it is sent (worker/post/links.ts).
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Null: it goes to a clinic's own client. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    way: text('way', { enum: WAYS }).notNull(),
    /** Ids of what it is about, by name. */
    ids: text('ids', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** It goes out from then on, and is given up a day later. */
    notBefore: instant('not_before').notNull(),
    /** Tried then; while it is being sent: when the one who took it counts as dead. */
    nextAt: instant('next_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    state: text('state', { enum: SENDING_STATES }).notNull(),
    /** When it was last taken to be sent. The life of its link counts from then; null: never. */
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    /** Class of the last fault (`E_RATE_LIMIT_EXCEEDED`, `timeout`): never what the service said. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    /** Its link was used. */
    usedAt: instant('used_at'),
    /** Somebody without an account, who authorised it; null: it goes to a person with one. */
    clientId: text('client_id').references(() => clinicClients.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('outbox_due').on(t.nextAt).where(sql`${t.state} IN (${openStates})`),
    index('outbox_failed').on(t.createdAt, t.id).where(sql`${t.state} IN (${failedStates})`),
    index('outbox_created').on(t.createdAt),
    index('outbox_user').on(t.userId, t.kind),
    index('outbox_client').on(t.clientId, t.kind).where(sql`${t.clientId} IS NOT NULL`),
    /** What one of a clinic's people was told within the hour, and what waits. */
    index('outbox_gathered')
      .on(t.userId, t.state, t.claimedAt)
      .where(sql`${t.kind} IN (${list(GATHERED)})`),
    /** What was told of a visit. */
    index('outbox_visit').on(sql`(ids ->> 'visit')`),
    check('outbox_addressee', sql`(${t.userId} IS NULL) <> (${t.clientId} IS NULL)`),
    check('outbox_way', sql`${t.way} IN (${list(WAYS)})`),
    check('outbox_state', sql`${t.state} IN (${list(SENDING_STATES)})`),
  ],
);

/** A change of e-mail: the new address waits here until it is confirmed, the old one stays to be told. Purged after 30 days. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: person(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: the new address is not confirmed, and the account still has the old one. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('email_changes_user').on(t.userId, t.createdAt),
    index('email_changes_created').on(t.createdAt),
    /** Who had an address before (worker/auth/taken-email.ts). */
    index('email_changes_old').on(t.oldEmail),
  ],
);

/** Devices from which an account was opened, in words (worker/auth/device.ts; '' for one that does not say). */
export const knownDevices = sqliteTable(
  'known_devices',
  { userId: person(), device: text('device').notNull(), lastAt: instant('last_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
);

/** What a person chose of what may be chosen; no row: it is sent. */
export const noticeChoices = sqliteTable(
  'notice_choices',
  {
    userId: person(),
    kind: text('kind', { enum: CHOOSABLE }).notNull(),
    way: text('way', { enum: WAYS }).notNull(),
    wanted: flag('wanted').notNull(),
    /** When it was chosen last in a session; 0: by the link of a mail, or before that was written down. */
    changedAt: instant('changed_at').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.way] })],
);

/** Hours in which no device of a person sounds (shared/quiet.ts), wall time `HH:mm`; no row: the night. */
export const quietHours = sqliteTable('quiet_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
});

/**
 * Browsers that show notices, each with the session in which somebody pressed for it: where the session ends, so do they. Endpoint and
 * keys let whoever has them write to that browser: selected in worker/post only, and told to nobody.
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: person(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.publicId, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** `Chrome · Android`; null when the browser does not say. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** When the push service last took something for it; null: never. */
    lastOkAt: instant('last_ok_at'),
    /** Refusals since then. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    uniqueIndex('push_subscriptions_session').on(t.sessionId),
    index('push_subscriptions_user').on(t.userId, t.createdAt),
  ],
);
