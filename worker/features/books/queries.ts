// Longer than 200 lines: how rows of the book are written and read, and what they come to.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { itemsTotal } from '../../../src/shared/charges.ts';
import { MAX_OPEN_BALANCES, PATIENT_ENTRIES } from '../../../src/shared/limits.ts';
import type { Balances, BookInput, ChargeBody, ListedEntry } from '../../../src/shared/schemas/charge.ts';
import { monthSpan } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
import { bookBalances, bookEntries } from '../../db/schema/books.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { nameTo } from '../patients/rules.ts';
import { cashDay, nextNumber, paidColumns, stands, type Writer } from './rules.ts';

const e = alias(bookEntries, 'e');
const p = alias(pets, 'p');
const b = alias(bookBalances, 'b');
const c = alias(clinics, 'c');

/** What whoever brings the animal `p` to the clinic of `clinicId` is called now: the book names nobody. */
const ownerName = sql<string>`coalesce(u.name, k.name, ${OWNER_GONE})`;
export const people = (clinicId: SQL) => sql`LEFT JOIN users u ON u.id = p.owner_id
  LEFT JOIN clinic_clients k ON k.id = p.client_id AND k.clinic_id = ${clinicId}
  LEFT JOIN clinic_owner_cards h ON h.user_id = p.owner_id AND h.clinic_id = ${clinicId}`;

const entryColumns = {
  ...named({
    id: e.id,
    number: e.number,
    kind: e.kind,
    isCredit: e.isCredit,
    appointmentId: e.appointmentId,
    petId: e.petId,
    items: e.items,
    totalCop: e.totalCop,
    cash: e.cashCop,
    card: e.cardCop,
    transfer: e.transferCop,
    wallet: e.walletCop,
    other: e.otherCop,
    unnoted: e.unnotedCop,
    reason: e.reason,
    at: e.at,
  }),
  patientName: nameTo('e.clinic_id'),
  ownerName: ownerName.as('ownerName'),
  ownerDocument: sql<string | null>`CASE WHEN u.id IS NULL THEN k.document ELSE h.document END`.as('ownerDocument'),
  actorName: actorName(sql`e.id`, sql`e.actor_id`).as('actorName'),
  voidsNumber: sql<number | null>`(SELECT o.number FROM book_entries o WHERE o.id = e.voids)`.as('voidsNumber'),
  voidedBy: sql<number | null>`(SELECT v.number FROM book_entries v WHERE v.voids = e.id)`.as('voidedBy'),
  isDelivered: sql<number>`EXISTS (SELECT 1 FROM book_delivered d WHERE d.entry_id = e.id)`.as('isDelivered'),
};

/** Statement: rows of a book that meet a condition over `e`, in the order that `order` says. */
export const selectEntries = (db: Db, where: SQL, limit: number, order: SQL = sql`e.at DESC, e.number DESC`) =>
  db
    .select(entryColumns)
    .from(sql`book_entries e CROSS JOIN pets p ON p.id = e.pet_id ${people(sql`e.clinic_id`)}`)
    .where(where)
    .orderBy(order)
    .limit(limit);
/** Statement: one row of a clinic's book. */
export const findEntry = (db: Db, clinicId: string, id: string) =>
  selectEntries(db, sql`e.id = ${id} AND e.clinic_id = ${clinicId}`, 1);

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];
export const toEntry = ({
  cash,
  card,
  transfer,
  wallet,
  other,
  unnoted,
  voidsNumber,
  isDelivered,
  ...row
}: EntryRow): ListedEntry => ({
  ...row,
  paid: { cash, card, transfer, wallet, other, unnoted },
  voids: voidsNumber,
  isDelivered: isDelivered === 1,
});

const instantAndNumber = z.tuple([z.number(), z.number()]);

/** A month of a clinic's book (Bogotá), newest first, by pages. */
export const listBook = async (db: Db, clinicId: string, { month, limit, cursor }: BookInput) => {
  const after = decodeCursor(cursor, instantAndNumber);
  const [from, to] = monthSpan(month);
  const rows = await selectEntries(
    db,
    sql`e.clinic_id = ${clinicId} AND e.at >= ${from} AND e.at < ${to}
      ${after ? sql`AND e.at <= ${after[0]} AND (e.at, e.number) < (${after[0]}, ${after[1]})` : sql``}`,
    limit + 1,
  );
  const page = pageFrom(rows, limit, (row) => [row.at, row.number]);
  return { rows: page.rows.map(toEntry), next: page.next };
};

/** A row of the book as a paper. Null: none of this clinic's. */
export const readReceipt = async (db: Db, clinicId: string, id: string) => {
  const { entry, clinic, balance } = await batch(db, {
    entry: one(findEntry(db, clinicId, id)),
    clinic: one(
      db
        .select(named({ name: c.name, city: c.city, address: c.address, phone: c.phone }))
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
    balance: one(
      selectBalance(
        db,
        clinicId,
        sql`(SELECT e.pet_id FROM book_entries e WHERE e.id = ${id} AND e.clinic_id = ${clinicId})`,
      ),
    ),
  });
  return entry && clinic ? { entry: toEntry(entry), clinic, balance: balance?.balance ?? 0 } : null;
};

/** Statement: the balance of a pet's people with a clinic, as `balance`. Parts by whose the pet is, so that each reads an index. */
export const selectBalance = (db: Db, clinicId: string, petId: SQL) =>
  db
    .select({
      balance: sql<number>`(SELECT coalesce(sum(w.cop), 0) FROM pets q CROSS JOIN book_balances w
          ON w.clinic_id = ${clinicId} AND w.pet_id = q.id WHERE q.owner_id = p.owner_id)
        + (SELECT coalesce(sum(w.cop), 0) FROM pets q CROSS JOIN book_balances w
          ON w.clinic_id = ${clinicId} AND w.pet_id = q.id WHERE q.client_id = p.client_id)
        + (SELECT coalesce(sum(w.cop), 0) FROM book_balances w
          WHERE w.clinic_id = ${clinicId} AND w.pet_id = p.id AND p.owner_id IS NULL AND p.client_id IS NULL)`.as(
        'balance',
      ),
    })
    .from(sql`pets p`)
    .where(sql`p.id = ${petId}`);

/** A patient's rows, newest first, and the balance of its people. Null: no patient of this clinic. */
export const readPatientBook = async (db: Db, clinicId: string, petId: string) => {
  const { entries, balance } = await batch(db, {
    entries: selectEntries(db, sql`e.clinic_id = ${clinicId} AND e.pet_id = ${petId}`, PATIENT_ENTRIES),
    balance: one(
      selectBalance(
        db,
        clinicId,
        sql`(SELECT cp.pet_id FROM clinic_patients cp WHERE cp.clinic_id = ${clinicId} AND cp.pet_id = ${petId})`,
      ),
    ),
  });
  return balance ? { balance: balance.balance, entries: entries.map(toEntry) } : null;
};

/** Whoever owes the clinic something or has paid ahead, most owed first; by person, over their animals. */
export const readBalances = async (db: Db, clinicId: string): Promise<Balances> => {
  const rows = await db
    .select({
      ...named({ petId: b.petId, cop: b.cop, petName: p.name }),
      key: sql<string>`coalesce(p.owner_id, p.client_id, p.id)`.as('key'),
      ownerName: ownerName.as('ownerName'),
      ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN k.phone ELSE u.phone END`.as('ownerPhone'),
    })
    .from(sql`book_balances b CROSS JOIN pets p ON p.id = b.pet_id ${people(sql`b.clinic_id`)}`)
    .where(sql`b.clinic_id = ${clinicId} AND b.cop <> 0 AND (p.owner_id IS NOT NULL OR p.client_id IS NOT NULL)`)
    .orderBy(sql`b.cop, b.pet_id`)
    .limit(MAX_OPEN_BALANCES + 1);
  const byKey = new Map<string, Balances['rows'][number]>();
  for (const { key, ownerName: name, ownerPhone, petId, petName, cop } of rows.slice(0, MAX_OPEN_BALANCES)) {
    const person = byKey.get(key) ?? { ownerName: name, ownerPhone, cop: 0, pets: [] };
    person.cop += cop;
    person.pets.push({ id: petId, name: petName, cop });
    byKey.set(key, person);
  }
  const open = [...byKey.values()].filter(({ cop }) => cop !== 0);
  return { rows: open.toSorted((one, other) => one.cop - other.cop), isCut: rows.length > MAX_OPEN_BALANCES };
};

/** Statement: the charge of a visit `a` that meets `where`. `at` is when it is charged. */
export const insertCharge = (db: Db, writer: Writer, id: string, { items, paid }: ChargeBody, where: SQL) =>
  insertFrom(
    db,
    bookEntries,
    {
      id,
      clinicId: sql`a.clinic_id`,
      number: nextNumber(writer.clinicId),
      kind: 'charge',
      appointmentId: sql`a.id`,
      petId: sql`a.pet_id`,
      items,
      totalCop: itemsTotal(items),
      ...paidColumns(paid),
      at: writer.now,
      actorId: writer.actorId,
      cashDay: cashDay(writer, sql`${paid.cash ?? 0}`),
    },
    sql`FROM appointments a WHERE a.clinic_id = ${writer.clinicId} AND ${where}`,
  );

/** Statement: takes back the row `e` that stands and meets `where`: the same amounts with the other sign, and why. */
export const insertVoid = (db: Db, writer: Writer, id: string, reason: string, from: SQL) =>
  insertFrom(
    db,
    bookEntries,
    {
      id,
      clinicId: sql`e.clinic_id`,
      number: nextNumber(writer.clinicId),
      kind: 'void',
      voids: sql`e.id`,
      isCredit: sql`EXISTS (SELECT 1 FROM book_delivered d WHERE d.entry_id = e.id)`,
      appointmentId: sql`e.appointment_id`,
      petId: sql`e.pet_id`,
      items: sql`e.items`,
      totalCop: sql`-e.total_cop`,
      cashCop: sql`-e.cash_cop`,
      cardCop: sql`-e.card_cop`,
      transferCop: sql`-e.transfer_cop`,
      walletCop: sql`-e.wallet_cop`,
      otherCop: sql`-e.other_cop`,
      unnotedCop: sql`-e.unnoted_cop`,
      reason,
      at: writer.now,
      actorId: writer.actorId,
      cashDay: cashDay(writer, sql`e.cash_cop`),
    },
    sql`${from} AND e.clinic_id = ${writer.clinicId} AND ${stands}`,
  );
