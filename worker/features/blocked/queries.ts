import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { BlockedAct } from '../../../src/shared/schemas/blocked.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { bookEntries } from '../../db/schema/books.ts';
import { petProblems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import { blockedPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { appointments } from '../../db/schema/visits.ts';
import { blockedUntil } from './rules.ts';

const b = alias(blockedPatients, 'b');
const p = alias(pets, 'p');
const r = alias(records, 'r');
const f = alias(prescriptions, 'f');
const q = alias(petProblems, 'q');
const k = alias(procedureConsents, 'k');
const e = alias(bookEntries, 'e');
const a = alias(appointments, 'a');

const columns = {
  ...named({ petId: b.petId, lastOn: b.lastOn, name: p.name, species: p.species, breed: p.breed }),
  until: blockedUntil.as('until'),
};
const joined = sql`blocked_patients b CROSS JOIN clinics c ON c.id = b.clinic_id CROSS JOIN pets p ON p.id = b.pet_id`;

/** A clinic's blocked files by pages, those that end first before the others. */
export const listBlocked = async (db: Db, clinicId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, textAndId);
  const rows = await db
    .select(columns)
    .from(joined)
    .where(
      sql`b.clinic_id = ${clinicId} ${after ? sql`AND (b.last_on, b.pet_id) > (${after[0]}, ${after[1]})` : sql``}`,
    )
    .orderBy(sql`b.last_on, b.pet_id`)
    .limit(limit + 1);
  return pageFrom(rows, limit, (row) => [row.lastOn, row.petId]);
};

/** Rows of each sort that one answer holds: the whole is in the clinic's copy. */
const MOST = 500;

/** A blocked file with all that the clinic wrote and charged, newest first. Null: none of this clinic's. */
export const readBlocked = async (db: Db, clinicId: string, petId: string) => {
  const of = (name: string) => {
    const x = sql.raw(name);
    return sql`${x}.clinic_id = ${clinicId} AND ${x}.pet_id = ${petId} AND EXISTS (SELECT 1 FROM blocked_patients b
      WHERE b.clinic_id = ${clinicId} AND b.pet_id = ${petId})`;
  };
  const { file, entries, formulas, problems, consents, book, visits } = await batch(db, {
    file: one(db.select(columns).from(joined).where(sql`b.clinic_id = ${clinicId} AND b.pet_id = ${petId}`)),
    entries: db
      .select(named({ on: r.date, title: r.title, body: r.body, authorName: r.authorName }))
      .from(sql`records r`)
      .where(sql`${of('r')} AND r.is_current = 1`)
      .limit(MOST),
    formulas: db
      .select({
        ...named({ on: f.date, authorName: f.authorName, note: f.note }),
        items: sql<string>`(SELECT group_concat(i.name || ': ' || i.dose, char(10)) FROM prescription_items i
          WHERE i.prescription_id = f.id)`.as('items'),
      })
      .from(sql`prescriptions f`)
      .where(of('f'))
      .limit(MOST),
    problems: db
      .select(named({ on: q.since, title: q.title }))
      .from(sql`pet_problems q`)
      .where(of('q'))
      .limit(MOST),
    consents: db
      .select(named({ on: k.agreedOn, title: k.procedure, note: k.note }))
      .from(sql`procedure_consents k`)
      .where(of('k'))
      .limit(MOST),
    book: db
      .select({
        ...named({ number: e.number, kind: e.kind, reason: e.reason }),
        on: sql<string>`date(e.at / 1000 - 18000, 'unixepoch')`.as('on'),
        cop: sql<number>`iif(e.kind = 'deposit', e.cash_cop + e.card_cop + e.transfer_cop + e.wallet_cop + e.other_cop + e.unnoted_cop, e.total_cop)`.as(
          'cop',
        ),
      })
      .from(sql`book_entries e`)
      .where(of('e'))
      .limit(MOST),
    visits: db
      .select({ ...named({ type: a.type, notes: a.notes }), on: sql<string>`substr(a.starts_at, 1, 10)`.as('on') })
      .from(sql`appointments a`)
      .where(sql`${of('a')} AND a.status <> 'cancelled'`)
      .limit(MOST),
  });
  if (!file) return null;
  const acts: BlockedAct[] = [
    ...entries.map(({ on, title, body, authorName }) => ({
      on,
      what: 'record' as const,
      title,
      text: [...Object.values(body), authorName].filter(Boolean).join('\n'),
      cop: null,
    })),
    ...formulas.map(({ on, items, note, authorName }) => ({
      on,
      what: 'prescription' as const,
      title: '',
      text: [items, note, authorName].filter(Boolean).join('\n'),
      cop: null,
    })),
    ...problems.map((row) => ({ ...row, what: 'problem' as const, text: null, cop: null })),
    ...consents.map(({ note, ...row }) => ({ ...row, what: 'consent' as const, text: note, cop: null })),
    ...book.map(({ on, number, kind, reason, cop }) => ({ on, what: kind, title: String(number), text: reason, cop })),
    ...visits.map(({ on, type, notes }) => ({ on, what: 'visit' as const, title: type, text: notes, cop: null })),
  ];
  return { ...file, acts: acts.toSorted((one, other) => (one.on < other.on ? 1 : -1)) };
};
