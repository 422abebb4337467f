import { type SQL, sql } from 'drizzle-orm';
import type { RecordFields } from '../../../src/shared/schemas/record.ts';

/** SQL: a column of a batch. */
export const ofBatch = (column: string, batchId: string): SQL =>
  sql`(SELECT b.${sql.raw(column)} FROM vaccine_batches b WHERE b.id = ${batchId})`;

/** SQL over a batch `b`: doses that entries took of it; those of the entry `butOf` are not counted. */
export const takenOf = (butOf: string | null = null): SQL => sql`(SELECT count(*) FROM records u
  WHERE u.batch_id = b.id AND u.is_current = 1 AND u.root_id IS NOT ${butOf})`;

/** SQL: an animal of a species (an expression) may get of the batch; true where none is named. The same rule as `isFor`. */
export const batchIsFor = (batchId: string | null, species: SQL): SQL =>
  batchId === null
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM vaccine_batches b WHERE b.id = ${batchId} AND b.species IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM json_each(b.species) s WHERE s.value = ${species}))`;

/**
 * SQL: the batch that an entry names gives it a dose: it is this clinic's, not put aside, good on that day, and one is left; or the entry has one of it
 * already. True where none is named. `rootId`: the entry, new or corrected.
 */
export const batchGives = (
  { id }: { id: string | SQL },
  { batchId, date }: Pick<RecordFields, 'batchId' | 'date'>,
  rootId: string,
): SQL =>
  batchId === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM vaccine_batches b WHERE b.id = ${batchId} AND b.clinic_id = ${id} AND b.expires_on >= ${date}
        AND (EXISTS (SELECT 1 FROM records u WHERE u.root_id = ${rootId} AND u.batch_id = b.id AND u.is_current = 1)
          OR (b.closed_at IS NULL AND b.quantity > ${takenOf(rootId)})))`;
