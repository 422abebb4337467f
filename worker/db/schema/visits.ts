import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { APPOINTMENT_TYPES, STATUSES } from '../../../src/shared/appointments.ts';
import { ASSURED_WAYS, HAND_WAYS } from '../../../src/shared/visit-link.ts';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { flag, instant, list, liveStatuses } from './columns.ts';
import { pets } from './pets.ts';

export const appointments = sqliteTable(
  'appointments',
  {
    id: text('id').primaryKey(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Who booked as the pet's owner; null once the account is gone, and for a clinic's own client. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Bogotá wall time, YYYY-MM-DDTHH:mm, on the grid of 17 slots. */
    startsAt: text('starts_at').notNull(),
    /** The seat of its first half hour: 0 … capacity - 1, or the number of an agenda. */
    seat: integer('seat').notNull(),
    type: text('type', { enum: APPOINTMENT_TYPES }).notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    notes: text('notes'),
    /** Grows with every edit: the second of two writers is told. */
    version: integer('version').notNull().default(1),
    /** When the patient came in: minutes of waiting count from here. */
    arrivedAt: instant('arrived_at'),
    startedAt: instant('started_at'),
    chargeCop: integer('charge_cop'),
    completedAt: instant('completed_at'),
    cancelledBy: text('cancelled_by', { enum: ['owner', 'clinic', 'system'] }),
    cancelReason: text('cancel_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** While it is pending: when it ends by itself for want of an answer. Null: never (the clinic's own, and those of before). */
    lapsesAt: instant('lapses_at'),
    /** When it so ended; null: it did not. */
    lapsedAt: instant('lapsed_at'),
    /** Consecutive half hours that it takes: its clinic's setting for the type when it was booked or moved last. */
    halfHours: integer('half_hours').notNull().default(1),
    /** The animal's name when it went to another owner and the visit stayed with who had asked for it; null: it did not. */
    petName: text('pet_name'),
  },
  (t) => [
    uniqueIndex('appointments_seat').on(t.clinicId, t.startsAt, t.seat).where(sql`${t.status} IN (${liveStatuses})`),
    uniqueIndex('appointments_pet_start').on(t.petId, t.startsAt).where(sql`${t.status} IN (${liveStatuses})`),
    index('appointments_owner').on(t.ownerId, t.startsAt, t.id),
    index('appointments_clinic').on(t.clinicId, t.startsAt, t.id),
    index('appointments_pet').on(t.petId, t.startsAt),
    /** Income: what was charged, by the moment it was. */
    index('appointments_income')
      .on(t.clinicId, t.completedAt, t.type, t.chargeCop)
      .where(sql`${t.completedAt} IS NOT NULL`),
    /** Reminders by the hour of the visit. */
    index('appointments_reminded').on(t.startsAt).where(sql`${t.status} = 'confirmed'`),
    /** Requests by the end of their term: of all clinics, and of one. */
    index('appointments_lapsing').on(t.lapsesAt).where(sql`${t.status} = 'pending'`),
    index('appointments_waiting').on(t.clinicId, t.lapsesAt, t.id).where(sql`${t.status} = 'pending'`),
    index('appointments_lapsed').on(t.clinicId, t.lapsedAt).where(sql`${t.lapsedAt} IS NOT NULL`),
    check('appointments_type', sql`${t.type} IN (${list(APPOINTMENT_TYPES)})`),
    check('appointments_status', sql`${t.status} IN (${list(STATUSES)})`),
    check('appointments_start', sql`${t.startsAt} IS strftime('%Y-%m-%dT%H:%M', ${t.startsAt})`),
    check('appointments_charge', sql`${t.chargeCop} IS NULL OR ${t.chargeCop} >= 0`),
    check('appointments_completed', sql`(${t.status} = 'completed') = (${t.completedAt} IS NOT NULL)`),
  ],
);

/**
 * The half hours that living visits take, a row each: what holds a seat. Triggers (migrations 0042 and 0052) write them in the statement that books,
 * moves or ends a visit, so that nobody can take a seat without its row; a half hour that is taken already undoes the whole act.
 */
export const visitSlots = sqliteTable(
  'visit_slots',
  {
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Bogotá wall time of the half hour, YYYY-MM-DDTHH:mm. */
    startsAt: text('starts_at').notNull(),
    /** The visit's own, repeated for the two rules below. */
    clinicId: text('clinic_id').notNull(),
    petId: text('pet_id').notNull(),
    seat: integer('seat').notNull(),
    /** It counts among the seats that its clinic sells. */
    counts: flag('counts').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appointmentId, t.startsAt] }),
    uniqueIndex('visit_slots_seat').on(t.clinicId, t.startsAt, t.seat),
    uniqueIndex('visit_slots_pet').on(t.petId, t.startsAt),
  ],
);

/**
 * Nothing writes here any more: charges are rows of the book (books.ts, decision 0250). What was written before stays readable.
 * What was charged for visits, a row each; never changed. A void is a row of its own that takes the same amount back and says why,
 * so that the rows of a visit add up to its `charge_cop`. What was charged as the visit ended gets its row when it is voided.
 */
export const chargeEntries = sqliteTable(
  'charge_entries',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Negative in a void. */
    cop: integer('cop').notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id'),
    /** The charge that this row voids; null: it is a charge. */
    voids: text('voids'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('charge_entries_void').on(t.voids).where(sql`${t.voids} IS NOT NULL`),
    index('charge_entries_visit').on(t.appointmentId, t.at),
    index('charge_entries_clinic').on(t.clinicId, t.at),
    check('charge_entries_reason', sql`(${t.voids} IS NULL) = (${t.reason} IS NULL)`),
    check(
      'charge_entries_sign',
      sql`(${t.voids} IS NULL AND ${t.cop} >= 0) OR (${t.voids} IS NOT NULL AND ${t.cop} <= 0)`,
    ),
  ],
);

/** What happened to a visit: booked, moved, each change of status. Never changed. */
export const appointmentEvents = sqliteTable(
  'appointment_events',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Null: the service did it (an account or a clinic was closed). */
    actorId: text('actor_id'),
    /** Status after the act. */
    status: text('status', { enum: STATUSES }).notNull(),
    /** Start before and after, when it was moved. */
    movedFrom: text('moved_from'),
    movedTo: text('moved_to'),
    reason: text('reason'),
  },
  (t) => [
    index('appointment_events_visit').on(t.appointmentId, t.at),
    /** What somebody cancelled within the hour. */
    index('appointment_events_cancelled').on(t.actorId, t.at).where(sql`${t.status} = 'cancelled'`),
    /** What somebody moved within a day. */
    index('appointment_events_moved').on(t.actorId, t.at).where(sql`${t.movedTo} IS NOT NULL`),
    check('appointment_events_status', sql`${t.status} IN (${list(STATUSES)})`),
  ],
);

/** Who brings the animal said that they will come, at the hour that stood then: a visit that moved asks again. */
export const visitAssurances = sqliteTable(
  'visit_assurances',
  {
    appointmentId: text('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Wall time that was confirmed. */
    startsAt: text('starts_at').notNull(),
    way: text('way', { enum: ASSURED_WAYS }).notNull(),
    at: instant('at').notNull(),
  },
  () => [check('visit_assurances_way', sql`way IN (${list(ASSURED_WAYS)})`)],
);

/** Reminders of a visit that somebody of the clinic sent or told by hand. */
export const visitContacts = sqliteTable(
  'visit_contacts',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    way: text('way', { enum: HAND_WAYS }).notNull(),
    actorId: text('actor_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('visit_contacts_visit').on(t.appointmentId, t.at),
    check('visit_contacts_way', sql`way IN (${list(HAND_WAYS)})`),
  ],
);
