import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { RecordsInput } from '../../../src/shared/schemas/record.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { list } from '../../db/schema/columns.ts';
import { records } from '../../db/schema/records.ts';
import { type Reader, readable } from './queries.ts';

const r = alias(records, 'r');
const rc = alias(clinics, 'rc');

/** SQL over `r`: this reader wrote it, and may correct it. */
export const isWriter = ({ side, id }: Reader): SQL =>
  side === 'owner' ? sql`(r.clinic_id IS NULL AND ${readable({ side, id })})` : sql`(r.clinic_id IS ${id})`;

/** SQL over `r`: who wrote it: of a clinic by the name of then; to a household, who of it, unless it was the reader. */
const authorFor = ({ side, id }: Reader) =>
  sql<string>`CASE WHEN r.clinic_id IS NULL AND r.author_id <> ${side === 'owner' ? id : null}
    THEN coalesce((SELECT w.name FROM users w WHERE w.id = r.author_id), '') ELSE r.author_name END`;

export const recordColumns = (reader: Reader) => ({
  ...named({
    rootId: r.rootId,
    version: r.version,
    petId: r.petId,
    kind: r.kind,
    date: r.date,
    title: r.title,
    body: r.body,
    weightG: r.weightG,
    planKey: r.planKey,
    product: r.product,
    lot: r.lot,
    manufacturer: r.manufacturer,
    lotExpiresOn: r.lotExpiresOn,
    batchId: r.batchId,
    nextDue: r.nextDue,
    exam: r.exam,
    licence: r.licence,
    withdrawnAt: r.withdrawnAt,
    withdrawnByName: r.withdrawnByName,
    withdrawReason: r.withdrawReason,
    correction: r.correction,
    clinicId: r.clinicId,
    createdAt: r.createdAt,
  }),
  ...namedOrNull({ clinicName: rc.name }),
  authorName: authorFor(reader).as('authorName'),
  isOwn: sql<number>`coalesce(${isWriter(reader)}, 0)`.as('isOwn'),
});
export const recordsJoined = sql.raw('records r LEFT JOIN clinics rc ON rc.id = r.clinic_id');

/** SQL: the reader has to do with the pet at all. */
const known = ({ side, id }: Reader, petId: string): SQL =>
  side === 'owner'
    ? sql`(SELECT 1 FROM pets p WHERE p.id = ${petId} AND ${caredForBy(id)})`
    : sql`(SELECT 1 FROM clinic_patients cp WHERE cp.clinic_id = ${id} AND cp.pet_id = ${petId})`;

const SOURCE: Record<NonNullable<RecordsInput['source']>, (reader: Reader) => SQL> = {
  clinic: () => sql`r.clinic_id IS NOT NULL`,
  owner: () => sql`r.clinic_id IS NULL`,
  mine: ({ side, id }) => (side === 'clinic' ? sql`r.clinic_id = ${id}` : sql`r.clinic_id IS NULL`),
};

/** Where a page ended: day of the act, and the version's id. */
const dateAndId = z.tuple([z.string(), z.string()]);

/** A page of what a reader may see of a pet's history, latest act first; null: it is not theirs, or no patient. */
export const listRecords = async (db: Db, reader: Reader, input: RecordsInput) => {
  const { petId, kinds, source, withdrawn, from, to, limit, cursor } = input;
  const after = decodeCursor(cursor, dateAndId);
  const when = [
    sql`r.pet_id = ${petId} AND ${withdrawn ? sql`r.withdrawn_at IS NOT NULL` : sql`r.is_current = 1`} AND ${readable(reader)}`,
    kinds.length > 0 ? sql`r.kind IN (${list(kinds)})` : null,
    source && SOURCE[source](reader),
    from && sql`r.date >= ${from}`,
    to && sql`r.date <= ${to}`,
    after && sql`(r.date, r.id) < (${after[0]}, ${after[1]})`,
  ].filter((one) => one !== null);
  const { row, rows } = await batch(db, {
    row: one(db.select({ known: sql<number | null>`${known(reader, petId)}`.as('known') }).from(sql`(SELECT 1)`)),
    rows: db
      .select({ ...named({ id: r.id }), ...recordColumns(reader) })
      .from(recordsJoined)
      .where(sql.join(when, sql` AND `))
      .orderBy(sql`r.date DESC, r.id DESC`)
      .limit(limit + 1),
  });
  if (!row?.known) return null;
  const page = pageFrom(rows, limit, ({ date, id }) => [date, id]);
  return { ...page, rows: page.rows.map(({ id: _, ...record }) => record) };
};

/** Versions of one entry that one answer carries. */
const MAX_VERSIONS = 50;

/** Every version of an entry that the reader may see, newest first; empty: there is none for them. */
export const listVersions = (db: Db, reader: Reader, rootId: string) =>
  db
    .select(recordColumns(reader))
    .from(recordsJoined)
    .where(sql`r.root_id = ${rootId} AND ${readable(reader)}`)
    .orderBy(sql`r.version DESC`)
    .limit(MAX_VERSIONS);

/** Statement: every version of every entry of an owner's pet, in no order. */
export const selectWholeHistory = (db: Db, ownerId: string, petId: string) => {
  const reader: Reader = { side: 'owner', id: ownerId };
  return db
    .select(recordColumns(reader))
    .from(recordsJoined)
    .where(sql`r.pet_id = ${petId} AND ${readable(reader)}`)
    .limit(MAX_EXPORTED);
};
