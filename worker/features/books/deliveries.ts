import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { itemsIva, itemsTotal, lineIva, lineTotal, NOT_FISCAL } from '../../../src/shared/charges.ts';
import { MAX_DELIVERY } from '../../../src/shared/limits.ts';
import type { Delivery, InvoiceDocument } from '../../../src/shared/schemas/charge.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { bookDelivered, bookDeliveries, bookEntries } from '../../db/schema/books.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { people } from './queries.ts';
import { type Writer, withoutUnnoted } from './rules.ts';

const e = alias(bookEntries, 'e');
const p = alias(pets, 'p');
const c = alias(clinics, 'c');
const y = alias(bookDeliveries, 'y');
/** Handings-over that the screen lists. */
const SHOWN = 24;

/** Statement: rows `e` of a book, which `from` names, as whoever issues the invoice gets them. */
export const selectDocuments = (db: Db, from: SQL, where: SQL) =>
  db
    .select({
      ...named({
        number: e.number,
        kind: e.kind,
        reason: e.reason,
        at: e.at,
        items: e.items,
        cash: e.cashCop,
        card: e.cardCop,
        transfer: e.transferCop,
        wallet: e.walletCop,
        other: e.otherCop,
        unnoted: e.unnotedCop,
        clinicName: c.name,
        city: c.city,
        address: c.address,
        clinicPhone: c.phone,
        patientName: p.name,
        species: p.species,
      }),
      credits: sql<number | null>`(SELECT o.number FROM book_entries o WHERE o.id = e.voids)`.as('credits'),
      customerName: sql<string>`coalesce(u.name, k.name, ${OWNER_GONE})`.as('customerName'),
      document: sql<string | null>`CASE WHEN u.id IS NULL THEN k.document ELSE h.document END`.as('document'),
      email: sql<string | null>`CASE WHEN u.id IS NULL THEN k.email ELSE u.email END`.as('email'),
      phone: sql<string | null>`CASE WHEN u.id IS NULL THEN k.phone ELSE u.phone END`.as('phone'),
    })
    .from(
      sql`${from} CROSS JOIN clinics c ON c.id = e.clinic_id CROSS JOIN pets p ON p.id = e.pet_id ${people(sql`e.clinic_id`)}`,
    )
    .where(where);
/** Statement: what a handing-over held. */
const selectHeld = (db: Db, clinicId: string, id: string) =>
  selectDocuments(
    db,
    sql`book_deliveries y CROSS JOIN book_delivered d ON d.delivery_id = y.id CROSS JOIN book_entries e ON e.id = d.entry_id`,
    sql`y.id = ${id} AND y.clinic_id = ${clinicId}`,
  );

export const toDocument = (row: Awaited<ReturnType<typeof selectDocuments>>[number]): InvoiceDocument => {
  const { cash, card, transfer, wallet, other, unnoted } = row;
  const total = itemsTotal(row.items);
  const iva = itemsIva(row.items);
  return {
    format: 'patas-y-plumas/cobro/1',
    notice: NOT_FISCAL,
    kind: row.kind === 'void' ? 'credit' : 'charge',
    number: row.number,
    credits: row.credits,
    reason: row.reason,
    issuedAt: `${wallTime(row.at)}:00-05:00`,
    clinic: { name: row.clinicName, city: row.city, address: row.address, phone: row.clinicPhone },
    customer: { name: row.customerName, document: row.document, email: row.email, phone: row.phone },
    patient: { name: row.patientName, species: row.species },
    items: row.items.map((item) => ({
      ...item,
      base: lineTotal(item) - lineIva(item),
      ivaCop: lineIva(item),
      total: lineTotal(item),
    })),
    totals: { base: total - iva, iva, total },
    paid: withoutUnnoted({ cash, card, transfer, wallet, other, unnoted }),
  };
};

const selectDelivery = (db: Db, clinicId: string, id: string) =>
  db
    .select(named({ id: y.id, at: y.at }))
    .from(sql`book_deliveries y`)
    .where(sql`y.id = ${id} AND y.clinic_id = ${clinicId}`);

type Answered = {
  delivery: { id: string; at: number } | undefined;
  documents: Awaited<ReturnType<typeof selectDocuments>>;
};
const toDelivery = ({ delivery, documents }: Answered): Delivery | null =>
  delivery
    ? {
        ...delivery,
        documents: documents.map(toDocument).toSorted((first, second) => first.number - second.number),
      }
    : null;

/** Hands over what waits, oldest first, in one batch: from then on a void of it is a credit. Null: nothing waited. */
export const deliver = async (db: Db, { clinicId, actorId, now }: Writer): Promise<Delivery | null> => {
  const id = crypto.randomUUID();
  const waiting = sql`(SELECT w.entry_id FROM book_pending w WHERE w.clinic_id = ${clinicId} ORDER BY w.number LIMIT ${MAX_DELIVERY})`;
  const { delivery, documents } = await batch(db, {
    bookDeliveries: insertFrom(
      db,
      bookDeliveries,
      { id, clinicId, at: now, actorId, entries: sql`one.many` },
      sql`FROM (SELECT count(*) AS many FROM ${waiting}) one WHERE one.many > 0`,
    ),
    bookDelivered: insertFrom(
      db,
      bookDelivered,
      { entryId: sql`one.entry_id`, deliveryId: id },
      sql`FROM ${waiting} one WHERE EXISTS (SELECT 1 FROM book_deliveries y WHERE y.id = ${id})`,
    ),
    delivery: one(selectDelivery(db, clinicId, id)),
    documents: selectHeld(db, clinicId, id),
  });
  return toDelivery({ delivery, documents });
};

/** A handing-over once more, as it was but for what people are called now. Null: none of this clinic's. */
export const readDelivery = async (db: Db, clinicId: string, id: string): Promise<Delivery | null> =>
  toDelivery(
    await batch(db, { delivery: one(selectDelivery(db, clinicId, id)), documents: selectHeld(db, clinicId, id) }),
  );

/** How many rows wait (at most one more than a handing-over takes), and the last handings-over. */
export const listDeliveries = async (db: Db, clinicId: string) => {
  const { pending, rows } = await batch(db, {
    pending: one(
      db
        .select({
          many: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM book_pending w WHERE w.clinic_id = ${clinicId}
            LIMIT ${MAX_DELIVERY + 1}))`.as('many'),
        })
        .from(sql`(SELECT 1) one`),
    ),
    rows: db
      .select({
        ...named({ id: y.id, at: y.at, entries: y.entries }),
        by: actorName(sql`y.id`, sql`y.actor_id`).as('by'),
      })
      .from(sql`book_deliveries y`)
      .where(sql`y.clinic_id = ${clinicId}`)
      .orderBy(sql`y.at DESC`)
      .limit(SHOWN),
  });
  return { pending: pending?.many ?? 0, rows };
};
