import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { instant } from './columns.ts';

/** What a clinic writes down of a person with an account, for itself alone; of a client of its own it stands in `clinic_clients`. */
export const clinicOwnerCards = sqliteTable(
  'clinic_owner_cards',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document'),
    note: text('note'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.userId] }), index('clinic_owner_cards_user').on(t.userId)],
);

/** A client as a merge found or left it: what undoing it compares and puts back. */
export type MergedClient = {
  name: string;
  phone: string | null;
  email: string | null;
  document: string | null;
  address: string | null;
  note: string | null;
  mailsAuthorisation: string | null;
  mailsSince: number | null;
  mailsEndedAt: number | null;
  searchKey: string;
};

/**
 * Two clients of a clinic that are one person, for a day: which animals went over, and what the one that stays said before and after.
 * No references: either client may be gone.
 */
export const clientMerges = sqliteTable(
  'client_merges',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id').notNull(),
    fromId: text('from_id').notNull(),
    intoId: text('into_id').notNull(),
    pets: text('pets', { mode: 'json' }).$type<string[]>().notNull(),
    before: text('before', { mode: 'json' }).$type<MergedClient>().notNull(),
    after: text('after', { mode: 'json' }).$type<MergedClient>().notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('client_merges_into').on(t.clinicId, t.intoId, t.at),
    index('client_merges_at').on(t.at),
    check('client_merges_pets', sql`json_valid(${t.pets}) AND json_valid(${t.before}) AND json_valid(${t.after})`),
  ],
);

/**
 * A spreadsheet of clients. Its people and animals are written in batches and are patients of nobody until `appliedAt`: the statement
 * that sets it makes patients of them all. Undoing takes those back whom nobody touched since.
 */
export const clientImports = sqliteTable(
  'client_imports',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    actorId: text('actor_id').notNull(),
    fileName: text('file_name').notNull(),
    /** How many are to come in all. */
    people: integer('people').notNull(),
    animals: integer('animals').notNull(),
    createdAt: instant('created_at').notNull(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    /** Animals that undoing took back; the others somebody had touched. */
    takenBack: integer('taken_back'),
  },
  (t) => [
    index('client_imports_clinic').on(t.clinicId, t.createdAt),
    /** What the night sweeps away. */
    index('client_imports_left').on(t.createdAt).where(sql`${t.appliedAt} IS NULL OR ${t.undoneAt} IS NOT NULL`),
  ],
);
