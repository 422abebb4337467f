import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FILE_KINDS, FILE_TYPES } from '../../../src/shared/files.ts';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { instant, list } from './columns.ts';
import { messages } from './messages.ts';
import { pets } from './pets.ts';
import { records } from './records.ts';

/**
 * Photos and papers. The bytes lie in R2 under `key`, which nobody is told; a row comes after its object, and what no row names is
 * swept at night.
 */
export const files = sqliteTable(
  'files',
  {
    /** Chosen by whoever sends it: sent again, it is the same file. */
    id: text('id').primaryKey(),
    /** Name of the object. Its small picture (at most 320 px) has the same with an ending (features/files/objects.ts). */
    key: text('key').notNull(),
    /** What its small picture is; null: it has none. */
    smallType: text('small_type', { enum: FILE_TYPES }),
    /** What it hangs on. Of `carne` and `photo` the pet itself. */
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** First version of the entry: a correction keeps its papers. */
    recordId: text('record_id').references(() => records.id, { onDelete: 'cascade' }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** Who keeps it, and on whose quota it counts: an owner or a clinic. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id').references(() => clinics.id),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Name of a clinic's author as it was then; empty for an owner's. */
    authorName: text('author_name').notNull(),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    /** Bytes of the object. */
    size: integer('size').notNull(),
    /** Of the object, hex. */
    sha256: text('sha256').notNull(),
    caption: text('caption'),
    /** Day of the paper that was photographed, YYYY-MM-DD; null: nobody said. */
    takenOn: text('taken_on'),
    createdAt: instant('created_at').notNull(),
    /** A clinic put it aside: it stays with what was written, as a corrected version does. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('files_key').on(t.key),
    uniqueIndex('files_photo').on(t.petId).where(sql`${t.kind} = 'photo'`),
    index('files_pet').on(t.petId, t.createdAt, t.id),
    index('files_record').on(t.recordId).where(sql`${t.recordId} IS NOT NULL`),
    index('files_message').on(t.messageId).where(sql`${t.messageId} IS NOT NULL`),
    index('files_owner').on(t.ownerId, t.size),
    index('files_clinic').on(t.clinicId, t.size),
    index('files_author').on(t.createdBy).where(sql`${t.createdBy} IS NOT NULL`),
    check('files_kind', sql`${t.kind} IN (${list(FILE_KINDS)})`),
    check('files_type', sql`${t.type} IN (${list(FILE_TYPES)})`),
    check('files_size', sql`${t.size} > 0`),
    check('files_one_keeper', sql`(${t.ownerId} IS NULL) <> (${t.clinicId} IS NULL)`),
    check('files_on_record', sql`(${t.kind} = 'record') = (${t.recordId} IS NOT NULL)`),
    check('files_on_message', sql`(${t.kind} = 'message') = (${t.messageId} IS NOT NULL)`),
  ],
);
