import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Exam } from '../../../src/shared/exam.ts';
import { RECORD_KINDS } from '../../../src/shared/records.ts';
import type { RecordFields } from '../../../src/shared/schemas/record.ts';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { flag, instant, list } from './columns.ts';
import { pets } from './pets.ts';
import { vaccineBatches } from './stock.ts';
import { appointments } from './visits.ts';

/** The clinical history. A row is a version: a correction writes a new one, the old stays readable. */
export const records = sqliteTable(
  'records',
  {
    id: text('id').primaryKey(),
    /** Id of the first version: what all versions of an entry share. */
    rootId: text('root_id').notNull(),
    version: integer('version').notNull(),
    isCurrent: flag('is_current').notNull(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id),
    /** The clinic that wrote it; null: the owner did. */
    clinicId: text('clinic_id').references(() => clinics.id),
    appointmentId: text('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of a clinic's author as it was then; empty for the owner's entries. */
    authorName: text('author_name').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** Day of the act, YYYY-MM-DD. */
    date: text('date').notNull(),
    title: text('title').notNull(),
    /** Parts of the text by name: `text`, and for a consulta `reason`, `findings`, `diagnosis`, `plan`. */
    body: text('body', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    weightG: integer('weight_g'),
    /** Item of the vaccination plan that the act fulfils; null: none. */
    planKey: text('plan_key'),
    product: text('product'),
    lot: text('lot'),
    /** Day from which it is due again, YYYY-MM-DD; null: not again. */
    nextDue: text('next_due'),
    /** Why it was corrected; null on first versions. */
    correction: text('correction'),
    createdAt: instant('created_at').notNull(),
    /** What a consulta measured; null: nothing. Its bounds are judged where it is written (shared/exam.ts). */
    exam: text('exam', { mode: 'json' }).$type<Exam>(),
    /** Of a vaccine: who made it, and the last day of its batch, YYYY-MM-DD. */
    manufacturer: text('manufacturer'),
    lotExpiresOn: text('lot_expires_on'),
    /** The clinic's batch that it was taken from; null: none that is kept here. */
    batchId: text('batch_id').references(() => vaccineBatches.id),
    /** The licence by which a clinic's author signed it, as it stood then; null: of before it was kept, or the owner's. */
    licence: text('licence'),
    /** The entry was withdrawn, so that no version of it is current: when, by whom and why. On the version that was. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnByName: text('withdrawn_by_name'),
    withdrawReason: text('withdraw_reason'),
  },
  (t) => [
    uniqueIndex('records_version').on(t.rootId, t.version),
    uniqueIndex('records_current').on(t.rootId).where(sql`${t.isCurrent} = 1`),
    index('records_pet').on(t.petId, t.isCurrent, t.date, t.id),
    index('records_clinic').on(t.clinicId, t.isCurrent, t.date),
    index('records_due').on(t.clinicId, t.nextDue, t.petId).where(sql`${t.isCurrent} = 1 AND ${t.nextDue} IS NOT NULL`),
    index('records_appointment').on(t.appointmentId).where(sql`${t.appointmentId} IS NOT NULL`),
    index('records_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    index('records_batch').on(t.batchId, t.isCurrent).where(sql`${t.batchId} IS NOT NULL`),
    index('records_lot')
      .on(t.clinicId, sql`${t.lot} COLLATE NOCASE`)
      .where(sql`${t.isCurrent} = 1 AND ${t.lot} IS NOT NULL`),
    index('records_withdrawn').on(t.petId, t.withdrawnAt).where(sql`${t.withdrawnAt} IS NOT NULL`),
    check('records_kind', sql`${t.kind} IN (${list(RECORD_KINDS)})`),
    check('records_body', sql`json_valid(${t.body})`),
    check('records_weight', sql`${t.weightG} IS NULL OR ${t.weightG} > 0`),
  ],
);

/**
 * What nobody has signed: of the clinic alone, in a table of its own, so that no reading of a history, a carné or an export can meet one.
 * Signing writes the record under the draft's id and takes the draft away, in one batch.
 */
export const recordDrafts = sqliteTable(
  'record_drafts',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id),
    /** Who wrote it first, and their name then. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** Who else wrote over it last, by their name then; null: nobody. */
    editedByName: text('edited_by_name'),
    /** As the form sends it: what a record needs stands in it already. */
    fields: text('fields', { mode: 'json' }).$type<RecordFields>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('record_drafts_pet').on(t.petId, t.clinicId, t.createdAt),
    index('record_drafts_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    check('record_drafts_fields', sql`json_valid(${t.fields})`),
  ],
);
