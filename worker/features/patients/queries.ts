import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { openingStatuses } from './rules.ts';

const p = alias(pets, 'p');
const k = alias(clinicPatients, 'k');

/** SQL over `pairs` (clinic_id, pet_id) and `p` (pets): dates and states of a patient, recomputed from what there is of it. */
const visitsOf = sql`FROM appointments a WHERE a.pet_id = pairs.pet_id AND a.clinic_id = pairs.clinic_id`;
const recordsOf = sql`FROM records r WHERE r.pet_id = pairs.pet_id AND r.is_current = 1 AND r.clinic_id = pairs.clinic_id`;
const isOwnClients = sql`EXISTS (SELECT 1 FROM clinic_clients o WHERE o.id = p.client_id AND o.clinic_id = pairs.clinic_id)`;
/** The later of two dates; NULL when there is neither (`max` of SQLite is NULL as soon as one is). */
const later = (one: SQL, other: SQL) => sql`nullif(max(coalesce(${one}, ''), coalesce(${other}, '')), '')`;
const lastRecord = sql`(SELECT max(r.date) ${recordsOf})`;
const lastVisitOn = later(
  sql`(SELECT max(substr(a.starts_at, 1, 10)) ${visitsOf} AND a.status = 'completed')`,
  lastRecord,
);
const seenOrComing = later(
  sql`(SELECT max(substr(a.starts_at, 1, 10)) ${visitsOf} AND a.status <> 'cancelled')`,
  lastRecord,
);
/** Who was only registered is a patient of no date: blank. */
const lastSeenOn = sql`coalesce(${seenOrComing}, CASE WHEN ${isOwnClients} THEN '' END)`;
const isOpen = sql`(EXISTS (SELECT 1 ${visitsOf} AND a.status IN (${openingStatuses}))
  OR EXISTS (SELECT 1 ${recordsOf}) OR ${isOwnClients})`;

/**
 * Statements that bring `clinic_patients` up to date for pairs of a clinic and a pet, after the statements of the batch that
 * changed a visit or a record of theirs. `pairs` is a SELECT of `clinic_id` and `pet_id`, a pair more than once is all the same; a NULL is nobody.
 * A pet of which nothing is left is no patient, nor is one whose file is blocked.
 */
export const refreshPatients = (db: Db, pairs: SQL) =>
  [
    db.delete(clinicPatients).where(sql`(clinic_id, pet_id) IN (${pairs})`),
    db
      .insert(clinicPatients)
      .select(sql`
      SELECT * FROM (
        SELECT pairs.clinic_id, pairs.pet_id, ${lastVisitOn} AS last_visit_on, ${lastSeenOn} AS last_seen_on, ${isOpen} AS is_open
        FROM (${pairs}) pairs CROSS JOIN pets p ON p.id = pairs.pet_id
        WHERE NOT EXISTS (SELECT 1 FROM blocked_patients b WHERE b.clinic_id = pairs.clinic_id AND b.pet_id = pairs.pet_id))
      WHERE last_seen_on IS NOT NULL`)
      .onConflictDoNothing(),
  ] as const;

/** `refreshPatients` of one pair; a column of a row written in the same batch may stand for an id. */
export const refreshPatient = (db: Db, clinicId: string | SQL, petId: string | SQL) =>
  refreshPatients(db, sql`SELECT ${clinicId} AS clinic_id, ${petId} AS pet_id`);

const columns = {
  ...named({ id: p.id, name: p.name, breed: p.breed, species: p.species, lastVisit: k.lastVisitOn }),
  owner: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('owner'),
};
const joined = sql.raw(`clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id LEFT JOIN users u ON u.id = p.owner_id
  LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = k.clinic_id`);

/** Where a page ended: at which date (null: among those without a visit) and pet. */
const dateAndId = z.tuple([z.string().nullable(), z.string()]);

/** A clinic's patients, the latest visit first, then those who have had none. */
export const listPatients = async (db: Db, clinicId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, dateAndId);
  const half = (where: SQL, order: SQL) =>
    db
      .select(columns)
      .from(joined)
      .where(sql`k.clinic_id = ${clinicId} AND ${where}`)
      .orderBy(order)
      .limit(limit + 1);
  const visited =
    after === null
      ? sql`1`
      : after[0] === null
        ? sql`0`
        : sql`(k.last_visit_on, k.pet_id) < (${after[0]}, ${after[1]})`;
  const { seen, unseen } = await batch(db, {
    seen: half(sql`k.last_visit_on IS NOT NULL AND ${visited}`, sql`k.last_visit_on DESC, k.pet_id DESC`),
    unseen: half(
      sql`k.last_visit_on IS NULL AND ${after && after[0] === null ? sql`k.pet_id < ${after[1]}` : sql`1`}`,
      sql`k.pet_id DESC`,
    ),
  });
  return pageFrom([...seen, ...unseen], limit, (row) => [row.lastVisit, row.id]);
};
