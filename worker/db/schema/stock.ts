import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Species } from '../../../src/shared/species.ts';
import { clinics } from './clinics.ts';
import { instant } from './columns.ts';

/**
 * Batches of vaccines that a clinic received. What is left is never stored: it is `quantity` less the current records that name the batch, so
 * that a record, its correction and its withdrawal cannot disagree with the shelf.
 */
export const vaccineBatches = sqliteTable(
  'vaccine_batches',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    product: text('product').notNull(),
    manufacturer: text('manufacturer').notNull(),
    lot: text('lot').notNull(),
    /** Animals it is for, as JSON; null: nobody has said. */
    species: text('species', { mode: 'json' }).$type<Species[]>(),
    /** Last day on which it is given, YYYY-MM-DD. */
    expiresOn: text('expires_on').notNull(),
    /** Doses received, less those that were lost. */
    quantity: integer('quantity').notNull(),
    /** It is warned of from so many doses left. */
    lowAt: integer('low_at').notNull(),
    /** Put aside: it is offered no more; its recall list stays. */
    closedAt: instant('closed_at'),
    /** Grows with every edit: the second of two writers is told. */
    version: integer('version').notNull().default(1),
    /** Name of who received it, as it was then. */
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('vaccine_batches_lot').on(t.clinicId, t.product, t.lot),
    index('vaccine_batches_clinic').on(t.clinicId, t.closedAt, t.expiresOn, t.id),
    check('vaccine_batches_quantity', sql`${t.quantity} >= 0 AND ${t.lowAt} >= 0`),
  ],
);
