import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { clinics } from './clinics.ts';
import { flag, instant } from './columns.ts';
import { pets } from './pets.ts';

/**
 * Which pets a clinic has or had, one row each: lists and counts of patients read these, never all visits. Written by
 * `refreshPatient` (worker/features/patients) whenever a visit or a record of that pet and clinic changes.
 */
export const clinicPatients = sqliteTable(
  'clinic_patients',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Date of the last completed visit or record, YYYY-MM-DD; null: none yet. */
    lastVisitOn: text('last_visit_on'),
    /**
     * Date of the last visit that was not cancelled (also one to come) or record: counts as active for 24 months. Blank: an own
     * client's animal of which there is neither.
     */
    lastSeenOn: text('last_seen_on').notNull(),
    /** The clinic may read the file: a visit was confirmed, a record written, or the pet is its own client's. */
    isOpen: flag('is_open').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.petId] }),
    index('clinic_patients_visit').on(t.clinicId, t.lastVisitOn, t.petId),
    index('clinic_patients_seen').on(t.clinicId, t.lastSeenOn),
    index('clinic_patients_pet').on(t.petId),
  ],
);

/**
 * Pairs of a clinic and an animal whose person is gone, in the place of `clinic_patients`: what a law makes the clinic keep of it is
 * blocked, so that no list, search or file meets it, until the clinic's term is over (worker/features/blocked).
 */
export const blockedPatients = sqliteTable(
  'blocked_patients',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Day of the last thing that the clinic did with it, YYYY-MM-DD: the term runs from it. */
    lastOn: text('last_on').notNull(),
    blockedAt: instant('blocked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.petId] }),
    index('blocked_patients_pet').on(t.petId),
    index('blocked_patients_last').on(t.lastOn),
    index('blocked_patients_clinic').on(t.clinicId, t.lastOn, t.petId),
  ],
);

/** Attempts of a clinic to remind somebody of what is due, and reminders that it closed by hand. */
export const reminderNotes = sqliteTable(
  'reminder_notes',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** What is due (an item of the plan, or a record's id) and since when, YYYY-MM-DD. */
    item: text('item').notNull(),
    dueOn: text('due_on').notNull(),
    what: text('what', { enum: ['whatsapp', 'phone', 'email', 'closed'] }).notNull(),
    actorId: text('actor_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('reminder_notes_pet').on(t.clinicId, t.petId, t.item, t.dueOn),
    index('reminder_notes_of_pet').on(t.petId),
  ],
);

/** One-time codes with which a person takes over a pet (and its file) that a clinic registered. */
export const petClaims = sqliteTable(
  'pet_claims',
  {
    /** SHA-256 of the normalised code, hex. */
    codeHash: text('code_hash').primaryKey(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: text('used_by'),
  },
  (t) => [
    index('pet_claims_pet').on(t.petId),
    index('pet_claims_waiting').on(t.createdBy).where(sql`${t.usedAt} IS NULL`),
    uniqueIndex('pet_claims_live').on(t.petId).where(sql`${t.usedAt} IS NULL`),
  ],
);

/** Clinics that may read what the owner and other clinics wrote of a pet. No row, or `revokedAt`: only their own records. */
export const petGrants = sqliteTable(
  'pet_grants',
  {
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    grantedBy: text('granted_by').notNull(),
    grantedAt: instant('granted_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Public id of the session in which it was given, also once that has ended; null: not known, given before this was noted. */
    madeIn: text('made_in'),
  },
  (t) => [primaryKey({ columns: [t.petId, t.clinicId] })],
);
