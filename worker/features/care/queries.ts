import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_CARE, MAX_MEDICINES } from '../../../src/shared/limits.ts';
import type { Care, Prescription } from '../../../src/shared/schemas/care.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { fileIsOpen } from '../patients/rules.ts';

/** Whose eyes: an owner's, on their own pet, or a clinic's, on what it wrote. */
export type CareReader = { side: 'owner' | 'clinic'; id: string };

const q = alias(petProblems, 'q');
const f = alias(prescriptions, 'f');
const i = alias(prescriptionItems, 'i');
const k = alias(procedureConsents, 'k');
const c = alias(clinics, 'c');

/** SQL: the pet is the reader's: their own, or a patient whose file is open. */
const isTheirs = ({ side, id }: CareReader, petId: string): SQL =>
  side === 'owner'
    ? sql`EXISTS (SELECT 1 FROM pets p WHERE p.id = ${petId} AND ${caredForBy(id)})`
    : fileIsOpen(id, petId);
/** SQL over a row of one of the tables: the reader may see it. */
const seen = (row: 'q' | 'f' | 'k', reader: CareReader, petId: string): SQL => {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`${of('pet_id')} = ${petId} AND ${isTheirs(reader, petId)}
    ${reader.side === 'clinic' ? sql`AND ${of('clinic_id')} = ${reader.id}` : sql``}`;
};

export const problemColumns = named({
  id: q.id,
  title: q.title,
  since: q.since,
  resolvedOn: q.resolvedOn,
  state: q.state,
  authorName: q.authorName,
  changedByName: q.changedByName,
  version: q.version,
  createdAt: q.createdAt,
});
export const consentColumns = named({
  id: k.id,
  clinicName: c.name,
  procedure: k.procedure,
  agreedBy: k.agreedBy,
  document: k.document,
  agreedOn: k.agreedOn,
  way: k.way,
  note: k.note,
  authorName: k.authorName,
  createdAt: k.createdAt,
  endedOn: k.endedOn,
  endReason: k.endReason,
  endedByName: k.endedByName,
});
export const consentsJoined = sql.raw('procedure_consents k CROSS JOIN clinics c ON c.id = k.clinic_id');

/** Statements: sheets that meet a condition over `f`, the latest first, and their medicines. Give the rows to `toPrescriptions`. */
export const selectPrescriptions = (db: Db, where: SQL) => ({
  heads: db
    .select({
      ...named({
        id: f.id,
        date: f.date,
        authorName: f.authorName,
        licence: f.licence,
        licenceChecked: f.licenceChecked,
        note: f.note,
        confirmed: f.confirmed,
        createdAt: f.createdAt,
        voidedAt: f.voidedAt,
        voidedByName: f.voidedByName,
        voidReason: f.voidReason,
        clinicId: c.id,
        clinicName: c.name,
        clinicCity: c.city,
        clinicAddress: c.address,
        clinicPhone: c.phone,
      }),
    })
    .from(sql.raw('prescriptions f CROSS JOIN clinics c ON c.id = f.clinic_id'))
    .where(where)
    .orderBy(sql`f.created_at DESC, f.id DESC`)
    .limit(MAX_CARE),
  items: db
    .select(
      named({
        prescriptionId: i.prescriptionId,
        position: i.position,
        name: i.name,
        concentration: i.concentration,
        form: i.form,
        dose: i.dose,
        days: i.days,
      }),
    )
    .from(sql.raw('prescription_items i'))
    .where(
      sql`i.prescription_id IN (SELECT f.id FROM prescriptions f WHERE ${where} ORDER BY f.created_at DESC, f.id DESC LIMIT ${MAX_CARE})`,
    )
    .limit(MAX_CARE * MAX_MEDICINES),
});
type Selected = ReturnType<typeof selectPrescriptions>;

export const toPrescriptions = ({
  heads,
  items,
}: {
  heads: Awaited<Selected['heads']>;
  items: Awaited<Selected['items']>;
}): Prescription[] =>
  heads.map(({ clinicId, clinicName, clinicCity, clinicAddress, clinicPhone, ...head }) => ({
    ...head,
    clinic: { id: clinicId, name: clinicName, city: clinicCity, address: clinicAddress, phone: clinicPhone },
    items: items
      .filter((item) => item.prescriptionId === head.id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ prescriptionId: _, position: __, ...item }) => item),
  }));

/** What stands beside a pet's history, in one batch; null: it is not theirs, or no patient whose file is open. */
export const readCare = async (db: Db, reader: CareReader, petId: string): Promise<Care | null> => {
  const { row, problems, sheets, consents } = await batch(db, {
    row: one(db.select({ known: sql<number>`${isTheirs(reader, petId)}`.as('known') }).from(sql`(SELECT 1)`)),
    problems: db
      .select(problemColumns)
      .from(sql.raw('pet_problems q'))
      .where(sql`${seen('q', reader, petId)} AND q.state <> 'mistake'`)
      .orderBy(sql`q.created_at DESC, q.id DESC`)
      .limit(MAX_CARE),
    sheets: selectPrescriptions(db, seen('f', reader, petId)),
    consents: db
      .select(consentColumns)
      .from(consentsJoined)
      .where(seen('k', reader, petId))
      .orderBy(sql`k.created_at DESC, k.id DESC`)
      .limit(MAX_CARE),
  });
  return row?.known ? { problems, prescriptions: toPrescriptions(sheets), consents } : null;
};
