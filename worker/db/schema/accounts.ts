import { sql } from 'drizzle-orm';
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ROLES } from '../../../src/shared/roles.ts';
import { SECOND_STEPS } from '../../../src/shared/second-steps.ts';
import { flag, instant, list } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** 10 digits; null until given. */
    phone: text('phone'),
    address: text('address'),
    role: text('role', { enum: ROLES }).notNull(),
    isActive: flag('is_active').notNull().default(true),
    /** PHC string. Selected in worker/auth only. */
    passwordHash: text('password_hash').notNull(),
    /** Who set the password when it was somebody else (then it is temporary); null: the person's own. */
    passwordSetBy: text('password_set_by'),
    passwordSetAt: instant('password_set_at').notNull(),
    /** Name, e-mail and phone folded for search (SQLite folds only ASCII). */
    searchKey: text('search_key').notNull(),
    /** Policy version accepted and when; null: the app asks before anything else. */
    consentVersion: text('consent_version'),
    consentAt: instant('consent_at'),
    /** When the person agreed that a language model writes answers of 'Consultar con IA'; null: never asked, or declined. */
    aiConsentAt: instant('ai_consent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the person showed, by a link or a code, that the e-mail is theirs; null: not yet. */
    emailVerifiedAt: instant('email_verified_at'),
    /** From then on a password that somebody else set opens nothing; null: it has no end, or is the person's own. */
    passwordExpiresAt: instant('password_expires_at'),
    /** The password came from the administration: until when what was in the account is closed to it (worker/auth/held.ts); null: open. */
    heldUntil: instant('held_until'),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_search').on(t.searchKey, t.id),
    index('users_role_search').on(t.role, t.searchKey, t.id),
    index('users_active_search').on(t.isActive, t.searchKey, t.id),
    index('users_phone').on(t.phone).where(sql`${t.phone} IS NOT NULL`),
    index('users_created').on(t.createdAt, t.id),
    index('users_consent').on(t.consentVersion, t.id),
    // The other orders of those who are few. Everybody else fills a page of any order soon.
    index('users_staff_email').on(t.role, t.email).where(sql`${t.role} <> 'user'`),
    index('users_staff_created').on(t.role, t.createdAt, t.id).where(sql`${t.role} <> 'user'`),
    index('users_inactive_email').on(t.email).where(sql`${t.isActive} = 0`),
    index('users_inactive_created').on(t.createdAt, t.id).where(sql`${t.isActive} = 0`),
    check('users_role', sql`${t.role} IN (${list(ROLES)})`),
  ],
);

/**
 * Words of `users.search_key`, so that a search finds the beginning of any word by index. Kept by triggers (0003): nobody
 * writes here. D1 counts what triggers write into `meta.changes`: ask `changes()` in SQL, or RETURNING.
 */
export const userWords = sqliteTable(
  'user_words',
  {
    word: text('word').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.word, t.userId] }), index('user_words_user').on(t.userId)],
);

/**
 * What the words of `users.search_key` end in, from each letter on that leaves three, so that a search finds what stands inside a
 * word by index too. Kept by triggers (user-parts), without a rowid. No virtual table of FTS5: D1 exports no database that has one.
 */
export const userParts = sqliteTable(
  'user_parts',
  { part: text('part').notNull(), userId: text('user_id').notNull() },
  (t) => [primaryKey({ columns: [t.part, t.userId] })],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, hex. Selected in worker/auth only. */
    tokenHash: text('token_hash').primaryKey(),
    /** What people and administrators see of a session. */
    publicId: text('public_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Chrome · Android`; null when the client does not say. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** Written at most once an hour. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** Absolute end. */
    expiresAt: instant('expires_at').notNull(),
    /** The earlier of the idle and the absolute end: the session is dead from then on, and may be purged. */
    aliveUntil: instant('alive_until').notNull(),
    /** Where it was opened: `prefixOf` of its network; null when that is not known. */
    network: text('network'),
    /** When its person last showed a credential in it. Before this column existed: never. */
    provenAt: instant('proven_at').notNull().default(0),
    /** The second step that was shown when it was opened; null: none. */
    secondStep: text('second_step', { enum: SECOND_STEPS }),
  },
  (t) => [
    uniqueIndex('sessions_public_id').on(t.publicId),
    index('sessions_user').on(t.userId, t.aliveUntil),
    index('sessions_alive').on(t.aliveUntil),
  ],
);

/** One-time links with which somebody sets a password of their own. */
export const passwordLinks = sqliteTable(
  'password_links',
  {
    /** SHA-256 of the link's token, hex. Selected in worker/auth only. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A link serves once; a newer one for the same person ends the older ones. */
    usedAt: instant('used_at'),
  },
  (t) => [index('password_links_user').on(t.userId), index('password_links_expires').on(t.expiresAt)],
);

/** Proof that a person accepted a version of the policy. It outlives the account, without naming anybody. */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    /** The account while there is one. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the e-mail: who can say the e-mail can find the proof, nobody else can read it. */
    subject: text('subject').notNull(),
    version: text('version').notNull(),
    via: text('via', { enum: ['register', 'login'] }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId), index('consents_subject').on(t.subject)],
);

/** Habeas data: what people ask about their own data, and the answer (Ley 1581 de 2012). */
export const dataRequests = sqliteTable(
  'data_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['consulta', 'reclamo'] }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Last day to answer, YYYY-MM-DD, counted in Colombian business days when filed; later once extended. */
    dueOn: text('due_on').notNull(),
    /** Why the answer takes longer; null: not extended. */
    extension: text('extension'),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('data_requests_user').on(t.userId, t.createdAt),
    index('data_requests_open').on(t.dueOn, t.id).where(sql`${t.answeredAt} IS NULL`),
    index('data_requests_answered').on(t.answeredAt, t.id).where(sql`${t.answeredAt} IS NOT NULL`),
    check('data_requests_kind', sql`${t.kind} IN ('consulta', 'reclamo')`),
  ],
);
