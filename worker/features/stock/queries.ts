import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_BATCHES, MAX_RECALLED } from '../../../src/shared/limits.ts';
import type { BatchInput, Recall } from '../../../src/shared/schemas/stock.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { pets } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { vaccineBatches } from '../../db/schema/stock.ts';
import { notBlocked } from '../patients/rules.ts';
import { takenOf } from './rules.ts';

const b = alias(vaccineBatches, 'b');
const r = alias(records, 'r');
const p = alias(pets, 'p');

const columns = {
  ...named({
    id: b.id,
    product: b.product,
    manufacturer: b.manufacturer,
    lot: b.lot,
    species: b.species,
    expiresOn: b.expiresOn,
    quantity: b.quantity,
    lowAt: b.lowAt,
    closedAt: b.closedAt,
    version: b.version,
    authorName: b.authorName,
    createdAt: b.createdAt,
  }),
  // Somebody may have lowered the quantity below what was given: nothing is on the shelf then.
  left: sql<number>`max(0, b.quantity - ${takenOf()})`.as('left'),
};

/** A clinic's batches: those in use by their last day, then as many that were put aside, the latest first. */
export const listBatches = async (db: Db, clinicId: string) => {
  const { used, closed } = await batch(db, {
    used: db
      .select(columns)
      .from(sql.raw('vaccine_batches b'))
      .where(sql`b.clinic_id = ${clinicId} AND b.closed_at IS NULL`)
      .orderBy(sql`b.expires_on, b.id`)
      .limit(MAX_BATCHES),
    closed: db
      .select(columns)
      .from(sql.raw('vaccine_batches b'))
      .where(sql`b.clinic_id = ${clinicId} AND b.closed_at IS NOT NULL`)
      .orderBy(sql`b.closed_at DESC`)
      .limit(MAX_BATCHES),
  });
  return [...used, ...closed];
};

/**
 * Writes a batch into the stock, or changes it as the form shows it, in one batch; sent again it stands as it stands. `saved` undefined: nothing was written, and
 * the rest says why. A quantity below what was given is refused (`tooFew`).
 */
export const saveBatch = async (
  db: Db,
  { clinicId, name, now }: { clinicId: string; name: string; now: number },
  { batchId: id, version, isClosed, ...typed }: BatchInput,
) => {
  const closedAt = isClosed ? sql`coalesce(${vaccineBatches.closedAt}, ${now})` : null;
  const same = sql`n.clinic_id = ${clinicId} AND n.product = ${typed.product} AND n.lot = ${typed.lot} AND n.id <> ${id}`;
  const taken = sql`(SELECT count(*) FROM records u WHERE u.batch_id = ${id} AND u.is_current = 1)`;
  const isFull = sql`(SELECT count(*) FROM vaccine_batches n WHERE n.clinic_id = ${clinicId} AND n.closed_at IS NULL) >= ${MAX_BATCHES}`;
  const { saved, why } = await batch(db, {
    written:
      version === null
        ? insertFrom(
            db,
            vaccineBatches,
            { id, clinicId, ...typed, authorName: name, createdAt: now, updatedAt: now },
            sql`FROM (SELECT 1) WHERE NOT ${isFull} AND NOT EXISTS (SELECT 1 FROM vaccine_batches n WHERE ${same})
              AND NOT EXISTS (SELECT 1 FROM vaccine_batches n WHERE n.id = ${id})`,
          )
        : db
            .update(vaccineBatches)
            .set({ ...typed, closedAt, version: version + 1, updatedAt: now })
            .where(sql`${vaccineBatches.id} = ${id} AND ${vaccineBatches.clinicId} = ${clinicId}
              AND ${vaccineBatches.version} = ${version} AND ${typed.quantity} >= ${taken}
              AND NOT EXISTS (SELECT 1 FROM vaccine_batches n WHERE ${same})`),
    saved: one(
      db
        .select(columns)
        .from(sql.raw('vaccine_batches b'))
        .where(sql`b.id = ${id} AND b.clinic_id = ${clinicId} AND b.version = ${(version ?? 0) + 1} AND b.quantity = ${typed.quantity}
          AND b.lot = ${typed.lot} AND b.product = ${typed.product} AND (b.closed_at IS NOT NULL) = ${isClosed ? 1 : 0}`),
    ),
    why: one(
      db
        .select({
          stands: sql<
            number | null
          >`(SELECT n.version FROM vaccine_batches n WHERE n.id = ${id} AND n.clinic_id = ${clinicId})`.as('stands'),
          isDouble: sql<number>`EXISTS (SELECT 1 FROM vaccine_batches n WHERE ${same})`.as('isDouble'),
          taken: sql<number>`${taken}`.as('taken'),
          isFull: sql<number>`${isFull}`.as('isFull'),
        })
        .from(sql`(SELECT 1)`),
    ),
  });
  return { saved, why };
};

/** Whom a clinic gave something of a lot, the latest first: by what the entry says, whichever batch it came from. */
export const readRecall = async (db: Db, clinicId: string, lot: string): Promise<Recall> => {
  const rows = await db
    .select({
      ...named({
        rootId: r.rootId,
        petId: r.petId,
        date: r.date,
        title: r.title,
        product: r.product,
        lot: r.lot,
        authorName: r.authorName,
        petName: p.name,
        species: p.species,
        diedAt: p.diedAt,
      }),
      ownerName: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('ownerName'),
      ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN o.phone ELSE u.phone END`.as('ownerPhone'),
      ownerEmail: sql<string | null>`CASE WHEN u.id IS NULL THEN o.email ELSE u.email END`.as('ownerEmail'),
    })
    .from(
      sql`records r CROSS JOIN pets p ON p.id = r.pet_id LEFT JOIN users u ON u.id = p.owner_id
        LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = ${clinicId}`,
    )
    .where(
      sql`r.clinic_id = ${clinicId} AND r.is_current = 1 AND ${sql.raw(notBlocked('r.clinic_id'))} AND r.lot IS NOT NULL AND r.lot = ${lot} COLLATE NOCASE`,
    )
    .orderBy(sql`r.date DESC, r.id`)
    .limit(MAX_RECALLED + 1);
  return { rows: rows.slice(0, MAX_RECALLED), isCut: rows.length > MAX_RECALLED };
};
