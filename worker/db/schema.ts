// Longer than 200 lines: the whole database in one place, so that a reader sees every table and every index that serves it.
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { APPOINTMENT_TYPES, LIVE_STATUSES, STATUSES } from '../../src/shared/appointments.ts';
import { ROLES } from '../../src/shared/roles.ts';
import { SPECIES } from '../../src/shared/species.ts';

/** Instants are integer ms UTC in `*_at`; ids are random; enums come from shared and are CHECKed here too. */
const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
/** Statuses that hold a seat, for SQL: a partial index serves only a query that repeats its condition word for word. */
export const liveStatuses = list(LIVE_STATUSES);
const instant = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** 10 digits; null until given. */
    phone: text('phone'),
    address: text('address'),
    role: text('role', { enum: ROLES }).notNull(),
    isActive: flag('is_active').notNull().default(true),
    /** PHC string. Selected in worker/auth only. */
    passwordHash: text('password_hash').notNull(),
    /** Who set the password when it was somebody else (then it is temporary); null: the person's own. */
    passwordSetBy: text('password_set_by'),
    passwordSetAt: instant('password_set_at').notNull(),
    /** Name, e-mail and phone folded for search (SQLite folds only ASCII). */
    searchKey: text('search_key').notNull(),
    /** Policy version accepted and when; null: the app asks before anything else. */
    consentVersion: text('consent_version'),
    consentAt: instant('consent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_search').on(t.searchKey, t.id),
    index('users_role_search').on(t.role, t.searchKey, t.id),
    index('users_active_search').on(t.isActive, t.searchKey, t.id),
    check('users_role', sql`${t.role} IN (${list(ROLES)})`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, hex. Selected in worker/auth only. */
    tokenHash: text('token_hash').primaryKey(),
    /** What people and administrators see of a session. */
    publicId: text('public_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Chrome · Android`; null when the client does not say. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** Written at most once an hour. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** Absolute end. */
    expiresAt: instant('expires_at').notNull(),
    /** The earlier of the idle and the absolute end: the session is dead from then on, and may be purged. */
    aliveUntil: instant('alive_until').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_public_id').on(t.publicId),
    index('sessions_user').on(t.userId, t.aliveUntil),
    index('sessions_alive').on(t.aliveUntil),
  ],
);

/** Counters of attempts (worker/auth/throttle.ts). Keys are hashes: no e-mail and no address stands here. */
export const throttle = sqliteTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The count starts anew then, and the row may be purged. */
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('throttle_resets').on(t.resetsAt)],
);

/** Opening hours, Monday first: `[opens, closes]` as HH:mm, null when closed. */
export type WeekHours = readonly (readonly [opens: string, closes: string] | null)[];

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
    /** Visits that one slot takes. */
    capacity: integer('capacity').notNull().default(1),
    /** Notice that owners give, minutes (not the clinic, nor emergencies where it takes them). */
    minNoticeMin: integer('min_notice_min').notNull().default(120),
    /** How far ahead owners book, days. */
    horizonDays: integer('horizon_days').notNull().default(60),
    takesEmergencies: flag('takes_emergencies').notNull().default(false),
    isBookable: flag('is_bookable').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('clinics_bookable').on(t.city, t.name, t.id).where(sql`${t.isBookable} = 1`),
    check('clinics_capacity', sql`${t.capacity} BETWEEN 1 AND 20`),
    check('clinics_hours', sql`json_valid(${t.hours}) AND json_array_length(${t.hours}) = 7`),
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
    memberRole: text('member_role', { enum: ['titular', 'equipo'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('clinic_members_clinic').on(t.clinicId),
    check('clinic_members_role', sql`${t.memberRole} IN ('titular', 'equipo')`),
  ],
);

export const pets = sqliteTable(
  'pets',
  {
    id: text('id').primaryKey(),
    /** Null: the owner's account is gone, or the pet is a clinic's own client's. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    species: text('species', { enum: SPECIES }).notNull(),
    breed: text('breed'),
    /** YYYY-MM; the age follows from it. */
    birthMonth: text('birth_month').notNull(),
    weightG: integer('weight_g').notNull(),
    notes: text('notes'),
    /** Archived, not destroyed, while a clinical record refers to it. */
    archivedAt: instant('archived_at'),
    searchKey: text('search_key').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('pets_owner').on(t.ownerId, t.archivedAt, t.createdAt, t.id),
    check('pets_species', sql`${t.species} IN (${list(SPECIES)})`),
    check('pets_birth_month', sql`${t.birthMonth} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]'`),
    check('pets_weight', sql`${t.weightG} >= 0`),
  ],
);

/** Weights are a dated history; `pets.weight_g` repeats the last one. */
export const petWeights = sqliteTable(
  'pet_weights',
  {
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    measuredAt: instant('measured_at').notNull(),
    weightG: integer('weight_g').notNull(),
  },
  (t) => [primaryKey({ columns: [t.petId, t.measuredAt] })],
);

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
    /** Who booked as the pet's owner; null once the account is gone. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Bogotá wall time, YYYY-MM-DDTHH:mm, on the grid of 17 slots. */
    startsAt: text('starts_at').notNull(),
    /** A seat is a row: 0 … capacity - 1 of its slot. */
    seat: integer('seat').notNull(),
    type: text('type', { enum: APPOINTMENT_TYPES }).notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    notes: text('notes'),
    /** Grows with every edit: the second of two writers is told. */
    version: integer('version').notNull().default(1),
    chargeCop: integer('charge_cop'),
    completedAt: instant('completed_at'),
    cancelledBy: text('cancelled_by', { enum: ['owner', 'clinic', 'system'] }),
    cancelReason: text('cancel_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('appointments_seat').on(t.clinicId, t.startsAt, t.seat).where(sql`${t.status} IN (${liveStatuses})`),
    uniqueIndex('appointments_pet_start').on(t.petId, t.startsAt).where(sql`${t.status} IN (${liveStatuses})`),
    index('appointments_owner').on(t.ownerId, t.startsAt, t.id),
    index('appointments_clinic').on(t.clinicId, t.startsAt, t.id),
    index('appointments_pet').on(t.petId, t.startsAt),
    check('appointments_type', sql`${t.type} IN (${list(APPOINTMENT_TYPES)})`),
    check('appointments_status', sql`${t.status} IN (${list(STATUSES)})`),
    check('appointments_start', sql`${t.startsAt} IS strftime('%Y-%m-%dT%H:%M', ${t.startsAt})`),
    check('appointments_charge', sql`${t.chargeCop} IS NULL OR ${t.chargeCop} >= 0`),
  ],
);

/** Append-only (triggers of the second migration refuse UPDATE and DELETE). Ids only: no names, no foreign keys. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null: the person was not signed in, or a command did it. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason'),
  },
  (t) => [
    index('audit_at').on(t.at),
    index('audit_target').on(t.targetId, t.at),
    index('audit_actor').on(t.actorId, t.at),
  ],
);

/** Choices of the deployment, made by toor: `default_clinic` (a clinic's id), `registration` (`open` or `closed`); and `last_purge` (ms UTC). */
export const settings = sqliteTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });
