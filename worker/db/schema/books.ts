import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type ChargeItem, ENTRY_KINDS, IVA_RATES, type IvaRate } from '../../../src/shared/charges.ts';
import { clinics } from './clinics.ts';
import { flag, instant, list } from './columns.ts';
import { pets } from './pets.ts';
import { appointments } from './visits.ts';

const cop = (name: string) => integer(name).notNull().default(0);

/**
 * A clinic's book: charges, deposits and what voids them, numbered without gaps, never changed (triggers). Amounts are integer pesos; a
 * void repeats them with the other sign. It names the animal and never a person, so that an erased account leaves nothing of itself here.
 */
export const bookEntries = sqliteTable(
  'book_entries',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    /** The charge or deposit that a void takes back. */
    voids: text('voids'),
    /** A void of what was handed over for its invoice before: it is handed over too. */
    isCredit: flag('is_credit').notNull().default(false),
    /** The visit; null: a deposit for none in particular. */
    appointmentId: text('appointment_id').references(() => appointments.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id),
    /** Of a charge, and of its void the same ones; empty in a deposit. */
    items: text('items', { mode: 'json' }).$type<ChargeItem[]>().notNull(),
    totalCop: cop('total_cop'),
    cashCop: cop('cash_cop'),
    cardCop: cop('card_cop'),
    transferCop: cop('transfer_cop'),
    walletCop: cop('wallet_cop'),
    otherCop: cop('other_cop'),
    /** Paid nobody noted how: charges from before they were documents. */
    unnotedCop: cop('unnoted_cop'),
    /** Why it was voided; of a deposit what for, if somebody said. */
    reason: text('reason'),
    at: instant('at').notNull(),
    actorId: text('actor_id'),
    /** In which day's cash of `actorId` the cash counts, YYYY-MM-DD: the next one once theirs is closed. Null: no cash. */
    cashDay: text('cash_day'),
  },
  (t) => [
    uniqueIndex('book_entries_number').on(t.clinicId, t.number),
    uniqueIndex('book_entries_void').on(t.voids).where(sql`${t.voids} IS NOT NULL`),
    index('book_entries_visit').on(t.appointmentId, t.at),
    index('book_entries_clinic').on(t.clinicId, t.at, t.number),
    index('book_entries_pet').on(t.clinicId, t.petId, t.at),
    index('book_entries_of_pet').on(t.petId),
    index('book_entries_cash').on(t.clinicId, t.cashDay, t.actorId).where(sql`${t.cashDay} IS NOT NULL`),
    check('book_entries_kind', sql`${t.kind} IN (${list(ENTRY_KINDS)})`),
    check('book_entries_voids', sql`(${t.kind} = 'void') = (${t.voids} IS NOT NULL)`),
    check('book_entries_reason', sql`${t.kind} <> 'void' OR ${t.reason} IS NOT NULL`),
    check('book_entries_sign', sql`${t.totalCop} = 0 OR (${t.totalCop} < 0) = (${t.kind} = 'void')`),
    check('book_entries_items', sql`json_valid(${t.items}) AND (${t.kind} <> 'deposit' OR ${t.totalCop} = 0)`),
    check('book_entries_cash_day', sql`(${t.cashDay} IS NULL) = (${t.cashCop} = 0)`),
  ],
);

/** What is paid minus what was charged, by clinic and pet: kept by a trigger, so that no list adds up a whole book. */
export const bookBalances = sqliteTable(
  'book_balances',
  {
    clinicId: text('clinic_id').notNull(),
    petId: text('pet_id').notNull(),
    cop: integer('cop').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.petId] }),
    index('book_balances_open').on(t.clinicId, t.cop, t.petId).where(sql`${t.cop} <> 0`),
  ],
);

/** Rows that wait to be handed over for their invoice: kept by triggers. */
export const bookPending = sqliteTable(
  'book_pending',
  { clinicId: text('clinic_id').notNull(), number: integer('number').notNull(), entryId: text('entry_id').notNull() },
  (t) => [primaryKey({ columns: [t.clinicId, t.number] }), uniqueIndex('book_pending_entry').on(t.entryId)],
);

/** Handings-over to whoever issues the electronic invoice, and what each held. Never changed (triggers). */
export const bookDeliveries = sqliteTable(
  'book_deliveries',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    entries: integer('entries').notNull(),
  },
  (t) => [index('book_deliveries_clinic').on(t.clinicId, t.at)],
);
export const bookDelivered = sqliteTable(
  'book_delivered',
  {
    entryId: text('entry_id')
      .primaryKey()
      .references(() => bookEntries.id),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => bookDeliveries.id),
  },
  (t) => [index('book_delivered_delivery').on(t.deliveryId)],
);

/** A person's cash of a day, counted: what they began with, what the book says, what was there. Never changed (triggers). */
export const cashCloses = sqliteTable(
  'cash_closes',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    day: text('day').notNull(),
    userId: text('user_id').notNull(),
    openingCop: integer('opening_cop').notNull(),
    /** Cash of the book on that day; negative where more was given back than taken. */
    bookCop: integer('book_cop').notNull(),
    countedCop: integer('counted_cop').notNull(),
    /** Why there is more or less than there should be. */
    note: text('note'),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
  },
  (t) => [
    uniqueIndex('cash_closes_day').on(t.clinicId, t.day, t.userId),
    check('cash_closes_day_form', sql`${t.day} IS date(${t.day})`),
    check('cash_closes_note', sql`${t.note} IS NOT NULL OR ${t.countedCop} = ${t.openingCop} + ${t.bookCop}`),
  ],
);

/** A month that is over, closed by a titular: what its book came to then. Never changed (triggers): later corrections are rows of later months. */
export const monthCloses = sqliteTable(
  'month_closes',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** YYYY-MM, Bogotá. */
    month: text('month').notNull(),
    /** Rows of the book in the month, and what they add up to. */
    entries: integer('entries').notNull(),
    totalCop: cop('total_cop'),
    paidCop: cop('paid_cop'),
    /** Of them, what was handed over for its invoice: charges less credits. */
    invoicedCop: cop('invoiced_cop'),
    /** Days of somebody's cash that nobody had counted. */
    openCash: integer('open_cash').notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
  },
  (t) => [
    uniqueIndex('month_closes_month').on(t.clinicId, t.month),
    check('month_closes_form', sql`${t.month} IS strftime('%Y-%m', ${t.month} || '-01')`),
  ],
);

/** What a clinic charges for besides the usual price of a type of visit. */
export const clinicServices = sqliteTable(
  'clinic_services',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    name: text('name').notNull(),
    priceCop: integer('price_cop').notNull(),
    iva: text('iva').$type<IvaRate>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('clinic_services_name').on(t.clinicId, t.name),
    check('clinic_services_price', sql`${t.priceCop} >= 0`),
    check('clinic_services_iva', sql`${t.iva} IN (${list(IVA_RATES)})`),
  ],
);
