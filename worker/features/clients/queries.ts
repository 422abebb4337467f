import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { ACTIVE_PATIENT_MONTHS } from '../../../src/shared/limits.ts';
import type { FindPatientsInput } from '../../../src/shared/schemas/client.ts';
import { subtractMonths, thisMonth, today } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { searchWords } from './rules.ts';

const p = alias(pets, 'p');
const k = alias(clinicPatients, 'k');
const o = alias(clinicClients, 'o');

const columns = {
  ...named({ id: p.id, name: p.name, breed: p.breed, species: p.species, lastVisit: k.lastVisitOn, isOpen: k.isOpen }),
  owner: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('owner'),
  ownerPhone: sql<string | null>`coalesce(u.phone, o.phone)`.as('ownerPhone'),
  ...namedOrNull({ clientId: o.id }),
};
const joined = sql.raw(`clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id LEFT JOIN users u ON u.id = p.owner_id
  LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = k.clinic_id`);

/**
 * SQL: what a clinic may search a patient by. A file that is not open to the clinic is searched by what a pending request shows
 * (product.md, What a clinic sees): not the e-mail nor the microchip, or a search would tell whether they are somebody's.
 */
const searched = sql`(' ' || p.search_key || ' ' || CASE WHEN k.is_open = 1
  THEN coalesce(p.microchip, '') || ' ' || coalesce(u.search_key, o.search_key, '')
  ELSE coalesce(substr(u.search_key, 1, max(0, instr(u.search_key, ' ' || u.email))) || u.phone, '') END)`;

const hasWords = (q: string): SQL =>
  sql.join([sql`1`, ...searchWords(q).map((word) => sql`instr(${searched}, ${` ${word}`}) > 0`)], sql` AND `);

/** Statement: a clinic's patients that meet a condition, in an order. */
const selectPatients = (db: Db, clinicId: string, where: SQL, order: SQL, limit: number) =>
  db
    .select(columns)
    .from(joined)
    .where(sql`k.clinic_id = ${clinicId} AND p.archived_at IS NULL AND ${where}`)
    .orderBy(order)
    .limit(limit);

/** Where a page ended: at which date (null: among those without a visit) and pet. */
const dateAndId = z.tuple([z.string().nullable(), z.string()]);

/** A clinic's patients that fit, the latest visit first, then those who have had none, by pages. */
export const findPatients = async (db: Db, clinicId: string, input: FindPatientsInput, now: number) => {
  const { q, species, keeper, active, counted, limit, cursor } = input;
  const after = decodeCursor(cursor, dateAndId);
  const since = `${subtractMonths(thisMonth(now), ACTIVE_PATIENT_MONTHS)}${today(now).slice(7)}`;
  const fits = sql`${hasWords(q)} AND ${species ? sql`p.species = ${species}` : sql`1`}
    AND ${keeper ? (keeper === 'client' ? sql`o.id IS NOT NULL` : sql`o.id IS NULL`) : sql`1`}
    AND ${
      active
        ? // The plus keeps the index of the order.
          sql`+k.last_seen_on >= ${since}`
        : sql`1`
    }`;
  const visited =
    after === null
      ? sql`1`
      : after[0] === null
        ? sql`k.last_visit_on < ''`
        : sql`(k.last_visit_on, k.pet_id) < (${after[0]}, ${after[1]})`;
  const { seen, unseen, total } = await batch(db, {
    seen: selectPatients(
      db,
      clinicId,
      sql`k.last_visit_on IS NOT NULL AND ${visited} AND ${fits}`,
      sql`k.last_visit_on DESC, k.pet_id DESC`,
      limit + 1,
    ),
    unseen: selectPatients(
      db,
      clinicId,
      sql`k.last_visit_on IS NULL AND ${after && after[0] === null ? sql`k.pet_id < ${after[1]}` : sql`1`} AND ${fits}`,
      sql`k.pet_id DESC`,
      limit + 1,
    ),
    total: one(
      db
        .select({ n: sql<number>`count(*)`.as('n') })
        .from(joined)
        .where(sql`${counted ? 1 : 0} = 1 AND k.clinic_id = ${clinicId} AND p.archived_at IS NULL AND ${fits}`),
    ),
  });
  const page = pageFrom([...seen, ...unseen], limit, (row) => [row.lastVisit, row.id]);
  return { ...page, total: counted ? (total?.n ?? 0) : null };
};

/** Statement: one patient of a clinic. */
export const selectPatient = (db: Db, clinicId: string, petId: string) =>
  selectPatients(db, clinicId, sql`k.pet_id = ${petId}`, sql`k.pet_id`, 1);

/** SQL: the clinic's patients of people with this phone, or of clients with this e-mail: each part reads an index. */
export const alike = (clinicId: string, { phone, email }: { phone: string | null; email: string | null }): SQL => {
  const patients = sql`CROSS JOIN clinic_patients a ON a.clinic_id = ${clinicId} AND a.pet_id = q.id`;
  const ofClients = sql`clinic_clients c CROSS JOIN pets q ON q.client_id = c.id ${patients} WHERE c.clinic_id = ${clinicId}`;
  return sql`(SELECT q.id FROM users v CROSS JOIN pets q ON q.owner_id = v.id ${patients}
      WHERE v.phone = ${phone} AND v.phone IS NOT NULL AND q.archived_at IS NULL
    UNION ALL SELECT q.id FROM ${ofClients} AND c.phone = ${phone} AND c.phone IS NOT NULL AND q.archived_at IS NULL
    UNION ALL SELECT q.id FROM ${ofClients} AND c.email = ${email} AND c.email IS NOT NULL AND q.archived_at IS NULL)`;
};

/** Statement: patients of who may be the person about to be written down. */
export const selectAlike = (db: Db, clinicId: string, who: { phone: string | null; email: string | null }) =>
  selectPatients(db, clinicId, sql`k.pet_id IN ${alike(clinicId, who)}`, sql`k.pet_id`, 10);
