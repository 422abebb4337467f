import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SPECIES } from '../../../src/shared/species.ts';
import { users } from './accounts.ts';
import { clinicClients, clinics } from './clinics.ts';
import { flag, instant, list } from './columns.ts';

export const pets = sqliteTable(
  'pets',
  {
    id: text('id').primaryKey(),
    /** Null: the owner's account is gone, or the pet is a clinic's own client's. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person without an account whose pet it is; null: it has an owner, or its owner is gone. */
    clientId: text('client_id').references(() => clinicClients.id),
    name: text('name').notNull(),
    species: text('species', { enum: SPECIES }).notNull(),
    breed: text('breed'),
    /** YYYY-MM; the age follows from it. */
    birthMonth: text('birth_month').notNull(),
    weightG: integer('weight_g').notNull(),
    notes: text('notes'),
    sex: text('sex', { enum: ['macho', 'hembra'] }),
    /** Null: nobody said. */
    isNeutered: flag('is_neutered'),
    colour: text('colour'),
    /** 15 digits. Not unique: people mistype, and an equal number proves nothing. */
    microchip: text('microchip'),
    /** Null with `allergiesNoneOn` null: nobody asked. */
    allergies: text('allergies'),
    /** Day on which whoever keeps it said that it has none, YYYY-MM-DD. */
    allergiesNoneOn: text('allergies_none_on'),
    medicines: text('medicines'),
    /** Breeds 'de manejo especial': last day of the permit and of the policy, and day of the census, YYYY-MM-DD. */
    permitUntil: text('permit_until'),
    policyUntil: text('policy_until'),
    censusOn: text('census_on'),
    /** Archived, not destroyed, while a clinical record refers to it. */
    archivedAt: instant('archived_at'),
    /** When its owner noted that it died; null: it lives, as far as anybody said. */
    diedAt: instant('died_at'),
    searchKey: text('search_key').notNull(),
    /** Grows with every edit: the second of two writers is told. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('pets_owner').on(t.ownerId, t.archivedAt, t.createdAt, t.id),
    /** Whose people are gone: the night blocks what clinics keep of them. */
    index('pets_nobodys').on(t.id).where(sql`${t.ownerId} IS NULL AND ${t.clientId} IS NULL`),
    index('pets_client').on(t.clientId).where(sql`${t.clientId} IS NOT NULL`),
    check('pets_species', sql`${t.species} IN (${list(SPECIES)})`),
    check('pets_birth_month', sql`${t.birthMonth} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]'`),
    check('pets_weight', sql`${t.weightG} >= 0`),
    check('pets_sex', sql`${t.sex} IN ('macho', 'hembra')`),
    check('pets_one_keeper', sql`${t.ownerId} IS NULL OR ${t.clientId} IS NULL`),
  ],
);

/** Weights are a dated history; `pets.weight_g` repeats the last one. */
export const petWeights = sqliteTable(
  'pet_weights',
  {
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    measuredAt: instant('measured_at').notNull(),
    weightG: integer('weight_g').notNull(),
    /** The clinic that weighed it; null: its owner said so. */
    clinicId: text('clinic_id').references(() => clinics.id),
    /** Who of the household noted it; null: its owner, a clinic, or an account that is gone. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.petId, t.measuredAt] }),
    index('pet_weights_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
  ],
);

/** Links and QR codes that show a pet's carné to whoever holds them. */
export const carneShares = sqliteTable(
  'carne_shares',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the link's token, hex: the address is shown once, when it is made. */
    tokenHash: text('token_hash').notNull(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Whom it is for, in the owner's words. */
    label: text('label'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    /** Its owner lets the pet's own photo be seen there. */
    showsPhoto: integer('shows_photo', { mode: 'boolean' }).notNull().default(false),
    /** Public id of the session in which it was made, also once that has ended; null: not known, made before this was noted. */
    madeIn: text('made_in'),
    /** Who made it; null: made before this was noted, or by an account that is gone. */
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('carne_shares_maker').on(t.madeBy).where(sql`${t.madeBy} IS NOT NULL`),
    uniqueIndex('carne_shares_token').on(t.tokenHash),
    index('carne_shares_pet').on(t.petId, t.createdAt),
  ],
);

/** The private calendar feed of an owner: one address at a time. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address' token, hex. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    /** Public id of the session in which it was made, also once that has ended; null: not known, made before this was noted. */
    madeIn: text('made_in'),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);
