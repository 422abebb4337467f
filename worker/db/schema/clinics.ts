// Longer than 200 lines: a clinic, its people and all that it sets for itself, side by side.
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { AGENDA_COLOURS, MAX_AGENDAS } from '../../../src/shared/agendas.ts';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import type { IvaRate } from '../../../src/shared/charges.ts';
import { DUTIES } from '../../../src/shared/member-roles.ts';
import { ROLES } from '../../../src/shared/roles.ts';
import { ENTRY_CAUSES } from '../../../src/shared/schemas/entry.ts';
import { SPECIES, type Species } from '../../../src/shared/species.ts';
import { users } from './accounts.ts';
import { flag, instant, list } from './columns.ts';

/** Opening hours, Monday first: `[opens, closes]` as HH:mm, null when closed. */
export type WeekHours = ([opens: string, closes: string] | null)[];
/** Pauses within the hours of a day, Monday first: `[from, to]` as HH:mm, null where it opens without one. */
export type WeekPauses = ([from: string, to: string] | null)[];
const NO_PAUSES: WeekPauses = Array.from({ length: 7 }, () => null);
/** Usual price of each type of visit, integer COP; missing: none set. */
export type Prices = Partial<Record<AppointmentType, number>>;
/** Consecutive half hours that a visit of each type takes, 1–4; missing: one. */
export type Lengths = Partial<Record<AppointmentType, number>>;
/** The IVA that these prices include; missing: nobody said. */
export type PriceIva = Partial<Record<AppointmentType, IvaRate>>;

export const clinics = sqliteTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    /** Empty until the clinic fills them in; it is not bookable before. */
    name: text('name').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    hours: text('hours', { mode: 'json' }).$type<WeekHours>().notNull(),
    pauses: text('pauses', { mode: 'json' }).$type<WeekPauses>().notNull().default(NO_PAUSES),
    /** Visits that one slot takes. */
    capacity: integer('capacity').notNull().default(1),
    /** Notice that owners give, minutes (not the clinic, nor emergencies where it takes them). */
    minNoticeMin: integer('min_notice_min').notNull().default(120),
    /** How far ahead owners book, days. */
    horizonDays: integer('horizon_days').notNull().default(60),
    takesEmergencies: flag('takes_emergencies').notNull().default(false),
    prices: text('prices', { mode: 'json' }).$type<Prices>().notNull().default({}),
    lengths: text('lengths', { mode: 'json' }).$type<Lengths>().notNull().default({}),
    priceIva: text('price_iva', { mode: 'json' }).$type<PriceIva>().notNull().default({}),
    isBookable: flag('is_bookable').notNull().default(false),
    /** It agreed to stand in the public directory; it does so while it takes bookings, too. */
    isListed: flag('is_listed').notNull().default(false),
    /** Animals that it says it sees; empty: it has not said. */
    species: text('species', { mode: 'json' }).$type<Species[]>().notNull().default([]),
    /** When it last said that it sees emergencies day and night; null: it does not. Believed for ALL_HOURS_DAYS. */
    allHoursAt: instant('all_hours_at'),
    /** Years that it keeps the files of those who are gone (`blockedPatients`), 5–20; null: nobody chose, and the default holds. */
    retentionYears: integer('retention_years'),
    /** The processing contract that a titular accepted: which text, when, who; null: none. Not a reference: their account may go. */
    contractVersion: text('contract_version'),
    contractAt: instant('contract_at'),
    contractBy: text('contract_by'),
    /** Last day on which it takes bookings without the text in force, YYYY-MM-DD; null: nobody has asked it. */
    contractUntil: text('contract_until'),
    /** Closed for good: no bookings, records kept. Null: it goes on. */
    closedAt: instant('closed_at'),
    /** Grows with every edit of the settings: the second of two writers is told. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('clinics_bookable').on(t.city, t.name, t.id).where(sql`${t.isBookable} = 1`),
    index('clinics_listed').on(t.city, t.name, t.id).where(sql`${t.isBookable} = 1 AND ${t.isListed} = 1`),
    index('clinics_open').on(t.name, t.city, t.id).where(sql`${t.closedAt} IS NULL`),
    check('clinics_capacity', sql`${t.capacity} BETWEEN 1 AND 20`),
    check('clinics_hours', sql`json_valid(${t.hours}) AND json_array_length(${t.hours}) = 7`),
    check('clinics_prices', sql`json_valid(${t.prices})`),
    check('clinics_closed', sql`${t.closedAt} IS NULL OR ${t.isBookable} = 0`),
  ],
);

export const clinicMembers = sqliteTable(
  'clinic_members',
  {
    /** A person belongs to one clinic. */
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Whether they govern the clinic. Asked for together with `duty` (db/member-role.ts). */
    memberRole: text('member_role', { enum: ['titular', 'equipo'] }).notNull(),
    /** What they are there while they do not govern it; a column of its own, because a CHECK is not widened (docs/recipes/role.md). */
    duty: text('duty', { enum: DUTIES }).notNull().default('veterinario'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('clinic_members_clinic').on(t.clinicId),
    check('clinic_members_role', sql`${t.memberRole} IN ('titular', 'equipo')`),
  ],
);

/**
 * Logins that came from an administrator (product.md, Roles): the clinic's records stay closed to them until `opensAt`, which is
 * 24 hours after every titular was told, the moment at which one agreed, or never (`NEVER`). A newer cause begins anew, unless refused.
 */
export const clinicEntries = sqliteTable(
  'clinic_entries',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: ENTRY_CAUSES }).notNull(),
    /** The administrator; not a reference: their account may go. */
    askedBy: text('asked_by').notNull(),
    /** Their name, role and e-mail then; null in older rows. */
    askedByName: text('asked_by_name'),
    askedByRole: text('asked_by_role', { enum: ROLES }),
    askedByEmail: text('asked_by_email'),
    askedAt: instant('asked_at').notNull(),
    opensAt: instant('opens_at').notNull(),
    /** Null: nobody has decided. */
    decision: text('decision', { enum: ['agreed', 'refused', 'shortened'] }),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /**
     * `asleep`: open at once, because the clinic held nothing and nobody could be asked; triggers (0033) wake it when something comes or a
     * titular is turned on, and the next minute tells of it (decision 0193).
     */
    sleep: text('sleep', { enum: ['asleep', 'woken'] }),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.userId] }),
    index('clinic_entries_user').on(t.userId),
    index('clinic_entries_opens').on(t.opensAt),
    index('clinic_entries_sleep').on(t.sleep).where(sql`${t.sleep} IS NOT NULL`),
    check('clinic_entries_cause', sql`${t.cause} IN (${list(ENTRY_CAUSES)})`),
    check('clinic_entries_decision', sql`${t.decision} IN ('agreed', 'refused', 'shortened')`),
  ],
);

/**
 * Seats of a clinic that have a name: a person, a room. Where it has any, a visit takes the seat of one through all its half hours (trigger,
 * migration 0052), and `clinics.capacity` counts those that it still has.
 */
export const clinicAgendas = sqliteTable(
  'clinic_agendas',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** The seat. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    colour: text('colour', { enum: AGENDA_COLOURS }).notNull(),
    /** Since when it has been this person or room, wall time: what was in its seat before was nobody's. */
    since: text('since').notNull(),
    /** False: put away; its visits keep its name, and no more are sold. */
    isActive: flag('is_active').notNull().default(true),
    /** Owners may ask for it by name. */
    isChoosable: flag('is_choosable').notNull().default(false),
    /** Types of visit that it takes, as JSON; null: all. */
    types: text('types', { mode: 'json' }).$type<AppointmentType[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.number] }),
    check('clinic_agendas_number', sql`${t.number} BETWEEN 0 AND ${sql.raw(String(MAX_AGENDAS - 1))}`),
    check('clinic_agendas_name', sql`${t.name} <> ''`),
  ],
);

/** Hours that a clinic takes out of its agenda. Sold seats stay; no more are sold. */
export const clinicBlocks = sqliteTable(
  'clinic_blocks',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Bogotá wall time, YYYY-MM-DDTHH:mm; the block ends before `endsAt`. A whole day runs from T00:00 to the next day's. */
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    /** Of one agenda; null: of all. */
    agenda: integer('agenda'),
    reason: text('reason'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('clinic_blocks_ends').on(t.clinicId, t.endsAt, t.startsAt),
    check('clinic_blocks_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** Hours of some weekdays that a clinic takes out of its agenda week after week. Sold seats stay; no more are sold. */
export const clinicWeeklyBlocks = sqliteTable(
  'clinic_weekly_blocks',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Seven letters, Monday first: 1 on the days on which it holds. */
    days: text('days').notNull(),
    /** HH:mm; it ends before `untilTime`. */
    fromTime: text('from_time').notNull(),
    untilTime: text('until_time').notNull(),
    /** First and last date, YYYY-MM-DD; null: it goes on. */
    fromDate: text('from_date').notNull(),
    untilDate: text('until_date'),
    /** Of one agenda; null: of all. */
    agenda: integer('agenda'),
    reason: text('reason'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('clinic_weekly_blocks_clinic').on(t.clinicId, t.fromDate, t.fromTime, t.id),
    check(
      'clinic_weekly_blocks_days',
      sql`length(${t.days}) = 7 AND ${t.days} NOT GLOB '*[^01]*' AND ${t.days} <> '0000000'`,
    ),
    check('clinic_weekly_blocks_times', sql`${t.fromTime} < ${t.untilTime}`),
    check('clinic_weekly_blocks_dates', sql`${t.untilDate} IS NULL OR ${t.fromDate} <= ${t.untilDate}`),
  ],
);

/** Colombian holidays on which a clinic opens all the same; on the others it is closed. */
export const clinicOpenHolidays = sqliteTable(
  'clinic_open_holidays',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.date] })],
);

/** Accounts of whom a clinic takes no more requests. */
export const clinicClosures = sqliteTable(
  'clinic_closures',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    closedBy: text('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.userId] }),
    index('clinic_closures_user').on(t.userId),
    index('clinic_closures_latest').on(t.clinicId, t.closedAt, t.userId),
  ],
);

/** A clinic's own vaccination plan of a species; without a row the species' default of content/ holds. */
export const clinicPlans = sqliteTable(
  'clinic_plans',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    species: text('species', { enum: SPECIES }).notNull(),
    /** Items as src/shared/schemas/plan.ts has them. */
    items: text('items', { mode: 'json' }).$type<unknown[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.species] }),
    check('clinic_plans_species', sql`${t.species} IN (${list(SPECIES)})`),
    check('clinic_plans_items', sql`json_valid(${t.items})`),
  ],
);

/** Texts that a clinic keeps ready: answers to messages, and beginnings of records (`kind` names the record's). */
export const clinicTexts = sqliteTable(
  'clinic_texts',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    purpose: text('purpose', { enum: ['answer', 'record'] }).notNull(),
    kind: text('kind'),
    title: text('title').notNull(),
    body: text('body', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('clinic_texts_clinic').on(t.clinicId, t.purpose, t.title, t.id)],
);

/** People without an account whom a clinic registered itself. */
export const clinicClients = sqliteTable(
  'clinic_clients',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    /** How and when the person authorised that the clinic keeps their data. */
    authorisation: text('authorisation').notNull(),
    authorisedAt: instant('authorised_at').notNull(),
    /** How and when they authorised mails about their visits, as the clinic noted it; null: nobody did. */
    mailsAuthorisation: text('mails_authorisation'),
    mailsSince: instant('mails_since'),
    /** They ended them by a mail's link: no clinic's note begins them again. */
    mailsEndedAt: instant('mails_ended_at'),
    searchKey: text('search_key').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Cédula or another document: letters, digits and hyphens. */
    document: text('document'),
    address: text('address'),
    /** What the clinic alone reads of the person. */
    note: text('note'),
    /** The import that wrote it: patients of the clinic come of it when that is applied. */
    importId: text('import_id'),
    /** The client that this one turned out to be; it waits a day, in which that is undone (clients.ts, `clientMerges`). */
    mergedInto: text('merged_into'),
    mergedAt: instant('merged_at'),
  },
  (t) => [
    index('clinic_clients_clinic').on(t.clinicId, t.searchKey, t.id),
    index('clinic_clients_phone').on(t.clinicId, t.phone).where(sql`${t.phone} IS NOT NULL`),
    index('clinic_clients_email').on(t.clinicId, t.email).where(sql`${t.email} IS NOT NULL`),
    index('clinic_clients_document').on(t.clinicId, t.document).where(sql`${t.document} IS NOT NULL`),
    index('clinic_clients_new').on(t.clinicId, t.createdAt).where(sql`${t.importId} IS NULL`),
    index('clinic_clients_import').on(t.importId).where(sql`${t.importId} IS NOT NULL`),
    index('clinic_clients_merged').on(t.mergedAt).where(sql`${t.mergedAt} IS NOT NULL`),
  ],
);
