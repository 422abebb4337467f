import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { MergePreview } from '../../../src/shared/schemas/client-card.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { selectBalance } from '../books/queries.ts';
import { selectAnimals, toAnimals } from './people.ts';

const k = alias(clinicClients, 'k');

const sideOf = (db: Db, clinicId: string, id: string) => {
  const many = (rows: SQL) =>
    sql<number>`(SELECT count(*) FROM pets p CROSS JOIN ${rows} ON r.pet_id = p.id AND r.clinic_id = k.clinic_id
      WHERE p.client_id = k.id)`;
  return {
    client: one(
      db
        .select({
          ...named({
            clientId: k.id,
            name: k.name,
            phone: k.phone,
            email: k.email,
            document: k.document,
            address: k.address,
            note: k.note,
            at: k.updatedAt,
          }),
          visits: many(sql`appointments r`).as('visits'),
          records: many(sql`records r`).as('records'),
          entries: many(sql`book_entries r`).as('entries'),
        })
        .from(sql`clinic_clients k`)
        .where(sql`k.id = ${id} AND k.clinic_id = ${clinicId} AND k.merged_into IS NULL`),
    ),
    animals: selectAnimals(db, clinicId, sql`q.client_id = ${id}`),
    balance: one(selectBalance(db, clinicId, sql`(SELECT q.id FROM pets q WHERE q.client_id = ${id} LIMIT 1)`)),
  };
};

/** Two clients of a clinic with all that hangs on each: what goes where. Null: either is none of it. */
export const previewMerge = async (db: Db, clinicId: string, fromId: string, intoId: string) => {
  const answers = await batch(db, { from: sideOf(db, clinicId, fromId), into: sideOf(db, clinicId, intoId) });
  const { from, into } = answers;
  const side = ({ client, animals, balance }: typeof from): MergePreview['from'] | null =>
    client && animals.length > 0 ? { ...client, animals: toAnimals(animals), balance: balance?.balance ?? 0 } : null;
  const [one, other] = [side(from), side(into)];
  return one && other ? { from: one, into: other } : null;
};
