import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { flag, instant, list } from './columns.ts';

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Passkeys (WebAuthn). What proves one (`public_key`, `counter`) is selected in worker/auth only. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: person(),
    /** As its authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far as its authenticator counts them. Synced keys stay at 0: they are not judged by it. */
    counter: integer('counter').notNull(),
    /** Ways in which the browser may reach it. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** The person's own name for it. */
    name: text('name').notNull(),
    /** Its maker keeps a copy: it outlives the device. */
    isBackedUp: flag('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: never since it was added. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt)],
);

/** The app of codes (TOTP) of an account: one, which has shown a code. */
export const totps = sqliteTable('totps', {
  userId: person().primaryKey(),
  id: text('id').notNull(),
  /** Sealed under the deployment's secret (worker/auth/factors/seal.ts). Selected in worker/auth only. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
  /** The half minute of the last code that was taken: it and older ones serve no more. */
  lastStep: integer('last_step').notNull(),
  /** Null: never since it was set up. */
  lastUsedAt: instant('last_used_at'),
});

/** Codes that let in once where the second step is lost. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of account and code, hex. Selected in worker/auth only. */
    codeHash: text('code_hash').primaryKey(),
    userId: person(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** What a ticket is for (worker/auth/factors/tickets.ts). */
export const TICKETS = ['login', 'second_step', 'add', 'step_up'] as const;

/** Random texts that are good for one act within minutes: what a passkey signs, and a login that waits for its second step. */
export const factorTickets = sqliteTable(
  'factor_tickets',
  {
    /** SHA-256 of the text, hex. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: TICKETS }).notNull(),
    /** Whose; null: of nobody yet (a login by passkey). */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where it serves: the password hash of the login, or the hash of the session's token; null: anywhere. */
    boundTo: text('bound_to'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('factor_tickets_user').on(t.userId),
    index('factor_tickets_expires').on(t.expiresAt),
    check('factor_tickets_purpose', sql`${t.purpose} IN (${list(TICKETS)})`),
  ],
);
