// Longer than 200 lines: a record and its correction write the same things in one order, under the same conditions.
import { type SQL, sql } from 'drizzle-orm';
import type { CorrectionInput, RecordFields, RecordInput } from '../../../src/shared/schemas/record.ts';
import type { Species } from '../../../src/shared/species.ts';
import { today } from '../../../src/shared/time.ts';
import { auditIf } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { signsFor } from '../../db/member-role.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { recordDrafts, records } from '../../db/schema/records.ts';
import { refreshPatients } from '../patients/queries.ts';
import { fileIsOpen, fileTakesEntries } from '../patients/rules.ts';
import { canWeigh } from '../pets/rules.ts';
import { batchGives, batchIsFor, ofBatch } from '../stock/rules.ts';
import { isWriter, recordColumns, recordsJoined } from './history.ts';
import type { Reader } from './queries.ts';
import { canHave, storedOf, type WriteFacts } from './rules.ts';

/** The writer, and when (ms UTC). `name` is kept with a clinic's record. */
export type Writer = { reader: Reader; userId: string; name: string; now: number };

/** SQL over `p`: this side may write of the pet: its owner, or a clinic that goes on and whose file of it is open. */
export const mayWrite = ({ side, id }: Reader): SQL =>
  side === 'owner' ? caredForBy(id) : fileTakesEntries(id, sql`p.id`);
/** SQL: a clinic's writer signs: a licence is on file. An owner signs nothing. */
export const maySign = ({ side, id }: Reader, userId: string): SQL =>
  side === 'owner' ? sql`1` : signsFor(id, userId);
/** SQL over `p`: the day is not before its birth, it can weigh this (grams; null: it was not weighed) and have what was measured. */
export const plausible = (fields: RecordFields, weightG: number | null): SQL =>
  sql`${born(fields.date)} AND ${canHave(sql`p.species`, fields)} AND ${batchIsFor(fields.batchId, sql`p.species`)} AND ${weightG === null ? sql`1` : canWeigh(sql`p.species`, weightG)}`;
const born = (date: string): SQL => sql`${date} >= p.birth_month || '-01'`;

/** Statement: why a record of a pet was not written. `petId` and `current` may be read where they stand. */
export const selectFacts = (
  db: Db,
  { reader, userId }: Writer,
  petId: SQL,
  {
    current = sql`NULL`,
    hasBatch = sql`1`,
    batchId = null,
  }: { current?: SQL; hasBatch?: SQL; batchId?: string | null } = {},
) => {
  const { side, id } = reader;
  const known =
    side === 'owner'
      ? sql`(SELECT 1 FROM pets p WHERE p.id = ${petId} AND ${caredForBy(id)})`
      : sql`(SELECT 1 FROM clinic_patients cp WHERE cp.pet_id = ${petId} AND cp.clinic_id = ${id})`;
  const isOpen = side === 'owner' ? sql`1` : fileIsOpen(id, petId);
  return db
    .select({
      known: sql<number | null>`${known}`.as('known'),
      isOpen: sql<number>`${isOpen}`.as('isOpen'),
      signs: sql<number>`${maySign(reader, userId)}`.as('signs'),
      isClosed: sql<
        number | null
      >`${side === 'owner' ? sql`NULL` : sql`(SELECT 1 FROM clinics c WHERE c.id = ${id} AND c.closed_at IS NOT NULL)`}`.as(
        'isClosed',
      ),
      birthMonth: sql<string | null>`(SELECT p.birth_month FROM pets p WHERE p.id = ${petId})`.as('birthMonth'),
      species: sql<Species | null>`(SELECT p.species FROM pets p WHERE p.id = ${petId})`.as('species'),
      current: sql<number | null>`${current}`.as('current'),
      hasBatch: sql<number>`${hasBatch}`.as('hasBatch'),
      fits: sql<number>`${batchIsFor(batchId, sql`(SELECT p.species FROM pets p WHERE p.id = ${petId})`)}`.as('fits'),
    })
    .from(sql`(SELECT 1)`);
};

/** Hours of Bogotá behind UTC, and a day, ms. */
const OFFSET = 18_000_000;
const DAY = 86_400_000;
/**
 * SQL over a version `v` and the first version `f` of its entry: the instant of its weight. The day is the act's and the time of
 * day that of its first writing, so that a correction finds the weight that it replaces.
 */
const measuredAt = sql.raw(
  `(CAST(strftime('%s', v.date) AS INTEGER) * 1000 + ${OFFSET} + (f.created_at - ${OFFSET}) % ${DAY})`,
);

/** Statements that bring a version's weight into the pet's history, after the version was written; nothing when it has none. */
const keepWeight = (db: Db, id: string, now: number) =>
  [
    insertFrom(
      db,
      petWeights,
      { petId: sql`v.pet_id`, measuredAt, weightG: sql`v.weight_g`, clinicId: sql`v.clinic_id` },
      sql`FROM records v JOIN records f ON f.id = v.root_id
        WHERE v.id = ${id} AND v.created_at = ${now} AND v.weight_g IS NOT NULL`,
    ).onConflictDoUpdate({
      target: [petWeights.petId, petWeights.measuredAt],
      set: { weightG: sql`excluded.weight_g`, clinicId: sql`excluded.clinic_id` },
    }),
    lastWeight(db, sql`(SELECT v.pet_id FROM records v WHERE v.id = ${id} AND v.created_at = ${now})`, now),
  ] as const;

/** Statement: a pet weighs what the last of its weights says; nothing where there is none. */
export const lastWeight = (db: Db, petId: SQL, now: number) =>
  db
    .update(pets)
    .set({
      weightG: sql`(SELECT w.weight_g FROM pet_weights w WHERE w.pet_id = pets.id ORDER BY w.measured_at DESC LIMIT 1)`,
      version: sql`${pets.version} + 1`,
      updatedAt: now,
    })
    .where(sql`${pets.id} = ${petId}
      AND ${pets.weightG} <> (SELECT w.weight_g FROM pet_weights w WHERE w.pet_id = pets.id
        ORDER BY w.measured_at DESC LIMIT 1)`);

/** Statement: takes a version's weight out of the pet's history. */
export const dropWeight = (db: Db, { rootId, version }: { rootId: string; version: number }, on: SQL) =>
  db.delete(petWeights).where(
    sql`${on} AND (pet_id, measured_at) IN (
      SELECT v.pet_id, ${measuredAt} FROM records v JOIN records f ON f.id = v.root_id
      WHERE v.root_id = ${rootId} AND v.version = ${version} AND v.weight_g IS NOT NULL)`,
  );

/** SQL: the pair of clinic and pet of a version, for `refreshPatients`; nothing for an owner's entry. */
export const pairOf = (id: string) =>
  sql`SELECT r.clinic_id AS clinic_id, r.pet_id AS pet_id FROM records r WHERE r.id = ${id} AND r.clinic_id IS NOT NULL`;

/** SQL: the clinic's visit of the pet on that day, to which the record belongs; NULL: none, or the owner writes. */
const visitOf = ({ side, id }: Reader, petId: SQL, date: string): SQL =>
  side === 'owner'
    ? sql`NULL`
    : sql`(SELECT a.id FROM appointments a WHERE a.pet_id = ${petId} AND a.clinic_id = ${id}
        AND a.starts_at >= ${date} AND a.starts_at < ${`${date}U`} AND a.status IN ('confirmed', 'in_progress', 'completed')
        ORDER BY a.starts_at DESC LIMIT 1)`;

/** Columns of a version whose batch, if it names one, says what was given; and the licence by which it is signed. */
const signedColumns = ({ reader, userId }: Writer, stored: ReturnType<typeof storedOf>) => {
  const { batchId, product, lot, manufacturer, lotExpiresOn } = stored;
  const of = (column: string, typed: string | null) => (batchId === null ? typed : ofBatch(column, batchId));
  return {
    ...stored,
    product: of('product', product),
    lot: of('lot', lot),
    manufacturer: of('manufacturer', manufacturer),
    lotExpiresOn: of('expires_on', lotExpiresOn),
    licence: reader.side === 'owner' ? null : sql`(SELECT sl.number FROM licences sl WHERE sl.user_id = ${userId})`,
  };
};

/**
 * Writes a record with its weight in one batch; one that stands already is answered as it stands. `record` undefined: nothing
 * was written, `facts` say why.
 */
export const insertRecord = async (db: Db, writer: Writer, input: RecordInput) => {
  const { reader, userId, name, now } = writer;
  const { id, petId, draft } = input;
  // Signed as it was read: a draft that somebody changed meanwhile is another text.
  const isDraft = sql`EXISTS (SELECT 1 FROM record_drafts d WHERE d.id = ${id} AND d.clinic_id = ${reader.id}
    AND d.pet_id = ${petId} AND d.version = ${draft ?? null})`;
  const stored = storedOf(input);
  const { date, weightG } = stored;
  const hasBatch = batchGives(reader, input, id);
  const clinicId = reader.side === 'clinic' ? reader.id : null;
  const author = reader.side === 'clinic' ? name : '';
  const { record, facts } = await batch(db, {
    records: insertFrom(
      db,
      records,
      {
        id,
        rootId: id,
        version: 1,
        isCurrent: true,
        petId: sql`p.id`,
        clinicId,
        appointmentId: visitOf(reader, sql`p.id`, date),
        authorId: userId,
        authorName: author,
        ...signedColumns(writer, stored),
        createdAt: now,
      },
      sql`FROM pets p WHERE p.id = ${petId} AND ${mayWrite(reader)} AND ${plausible(input, weightG)} AND ${hasBatch}
        AND ${maySign(reader, userId)} AND ${draft ? isDraft : sql`NOT EXISTS (SELECT 1 FROM record_drafts d WHERE d.id = ${id})`}
        AND NOT EXISTS (SELECT 1 FROM records r WHERE r.id = ${id})`,
    ),
    // The log says who signed what others wrote.
    signed: auditIf(
      db,
      { at: now, actorId: userId, action: 'record.signed', targetId: petId },
      draft ? sql`changes() = 1` : sql`0`,
    ),
    drafts: db
      .delete(recordDrafts)
      .where(
        sql`${recordDrafts.id} = ${id} AND EXISTS (SELECT 1 FROM records r WHERE r.id = ${id} AND r.clinic_id = ${recordDrafts.clinicId})`,
      ),
    weights: keepWeight(db, id, now),
    patients: refreshPatients(db, pairOf(id)),
    record: one(
      db
        .select(recordColumns(reader))
        .from(recordsJoined)
        .where(sql`r.id = ${id} AND r.pet_id = ${petId} AND r.author_id = ${userId} AND ${isWriter(reader)}`),
    ),
    facts: one(selectFacts(db, writer, sql`${petId}`, { hasBatch, batchId: input.batchId })),
  });
  return { record, facts: facts as WriteFacts | undefined };
};

/**
 * Writes a new version of an entry in one batch; the one before stays readable, its weight gives way to the new one's. One that
 * stands already is answered as it stands.
 * `record` undefined: nothing was written, `facts` say why, and `stands` is the version that does.
 */
export const correctRecord = async (db: Db, writer: Writer, input: CorrectionInput) => {
  const { reader, userId, name, now } = writer;
  const { id, rootId, version, correction } = input;
  const stored = storedOf(input);
  const { kind, weightG } = stored;
  const hasBatch = batchGives(reader, input, rootId);
  const author = reader.side === 'clinic' ? name : '';
  const isWritten = sql`EXISTS (SELECT 1 FROM records n WHERE n.id = ${id} AND n.root_id = ${rootId} AND n.created_at = ${now})`;
  const petId = sql`(SELECT r.pet_id FROM records r WHERE r.id = ${rootId})`;
  const { record, facts, stands } = await batch(db, {
    older: db
      .update(records)
      .set({ isCurrent: false })
      .where(sql`${records.id} = (SELECT r.id FROM records r JOIN pets p ON p.id = r.pet_id
        WHERE r.root_id = ${rootId} AND r.version = ${version} AND r.is_current = 1 AND r.kind = ${kind}
          AND NOT EXISTS (SELECT 1 FROM records n WHERE n.id = ${id}) AND ${isWriter(reader)} AND ${mayWrite(reader)}
          AND ${maySign(reader, userId)} AND ${plausible(input, weightG)} AND ${hasBatch})`),
    records: insertFrom(
      db,
      records,
      {
        id,
        rootId: sql`r.root_id`,
        version: sql`r.version + 1`,
        isCurrent: true,
        petId: sql`r.pet_id`,
        clinicId: sql`r.clinic_id`,
        appointmentId: sql`r.appointment_id`,
        authorId: userId,
        authorName: author,
        ...signedColumns(writer, stored),
        kind: sql`r.kind`,
        correction,
        createdAt: now,
      },
      sql`FROM records r WHERE r.root_id = ${rootId} AND r.version = ${version} AND changes() = 1`,
    ),
    weight: dropWeight(db, { rootId, version }, isWritten),
    weights: keepWeight(db, id, now),
    patients: refreshPatients(db, pairOf(id)),
    record: one(
      db
        .select(recordColumns(reader))
        .from(recordsJoined)
        .where(sql`r.id = ${id} AND r.root_id = ${rootId} AND r.author_id = ${userId} AND ${isWriter(reader)}`),
    ),
    stands: one(
      db
        .select(recordColumns(reader))
        .from(recordsJoined)
        .where(sql`r.root_id = ${rootId} AND r.is_current = 1 AND r.kind = ${kind} AND ${isWriter(reader)}`),
    ),
    facts: one(
      selectFacts(db, writer, petId, {
        current: sql`(SELECT r.version FROM records r WHERE r.root_id = ${rootId} AND r.is_current = 1 AND r.kind = ${kind} AND ${isWriter(reader)})`,
        hasBatch,
        batchId: input.batchId,
      }),
    ),
  });
  return { record, stands, facts: facts as WriteFacts | undefined };
};

/** Whether a date is to come, by the clock of Bogotá. */
export const isFuture = (date: string, now: number): boolean => date > today(now);
