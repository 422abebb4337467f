// Longer than 200 lines: an owner's visits, their acts and what every act on a visit writes share their columns and joins.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { type AppointmentStatus, LINK_HOLDER } from '../../../src/shared/appointments.ts';
import type { OwnerVisit, VisitEvent } from '../../../src/shared/schemas/appointment.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import { assuredWay } from '../assurances/queries.ts';
import { clinicState, isShortNotice } from '../availability/rules.ts';
import { refreshPatients } from '../patients/queries.ts';
import { comingSince, ownerHold } from './rules.ts';

const a = alias(appointments, 'a');
const c = alias(clinics, 'c');
const e = alias(appointmentEvents, 'e');

/** SQL over `a` and `p`: the animal's name as its owner of then knows it. */
export const nameOfThen = sql<string>`coalesce(a.pet_name, p.name)`;

/** An owner's visit, column by column under its own name: rows of a batch come by name, and two `name`s would be one. */
export const columnsAt = (now: number) => ({
  ...named({
    id: a.id,
    petId: a.petId,
    clinicId: a.clinicId,
    clinicName: c.name,
    date: a.startsAt,
    type: a.type,
    status: a.status,
    notes: a.notes,
    halfHours: a.halfHours,
    version: a.version,
    clinicCity: c.city,
    clinicAddress: c.address,
    clinicPhone: c.phone,
    cancelledBy: a.cancelledBy,
    cancelReason: a.cancelReason,
  }),
  petName: nameOfThen.as('petName'),
  clinicState: clinicState.as('clinicState'),
  moveHold: ownerHold('move', now).as('moveHold'),
  cancelHold: ownerHold('cancel', now).as('cancelHold'),
  shortNotice: sql<number>`${isShortNotice(sql`a.starts_at`, sql`a.type`, now)}`.as('shortNotice'),
  lapsesAt: sql<number | null>`CASE WHEN a.status = 'pending' THEN a.lapses_at END`.as('lapsesAt'),
  assured: assuredWay.as('assured'),
});
export const joined = sql.raw('appointments a JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id');

type OwnerRow = Omit<OwnerVisit, 'isShortNotice' | 'answerBy'> & { shortNotice: number; lapsesAt: number | null };

/** Until when a clinic has to answer, wall time; null: it need not. */
export const answerBy = (lapsesAt: number | null): string | null => (lapsesAt === null ? null : wallTime(lapsesAt));

/** An owner's visit from its row. What is over or under way asks for no notice. */
export const toOwnerVisit = ({ shortNotice, lapsesAt, ...row }: OwnerRow): OwnerVisit => ({
  ...row,
  answerBy: answerBy(lapsesAt),
  isShortNotice: row.cancelHold === null && shortNotice === 1,
});

/** Whose a visit is: an owner's, or (null) somebody's without an account, for whom its link speaks. */
export type Holder = string | null;
export const heldBy = (holder: Holder): SQL => (holder === null ? sql`a.owner_id IS NULL` : caredForBy(holder, 'a'));

/** Statement: a holder's visits that meet a condition over `a`. */
export const selectVisits = (db: Db, holder: Holder, where: SQL, now: number) =>
  db
    .select(columnsAt(now))
    .from(joined)
    .where(sql`${heldBy(holder)} AND ${where}`);

/** Where a page ended: in the coming visits (0) or the past ones (1), at which start and id. */
const position = z.tuple([z.union([z.literal(0), z.literal(1)]), z.string(), z.string()]);

/** An owner's visits: those to come, soonest first, then the past and the cancelled, latest first. */
export const listAppointments = async (db: Db, ownerId: string, { limit, cursor }: PageInput, now: number) => {
  const after = decodeCursor(cursor, position);
  const coming = sql`a.starts_at >= ${comingSince(now)} AND a.status IN (${liveStatuses})`;
  const edge = (part: 0 | 1): SQL => {
    if (!after || after[0] < part) return sql`1`;
    if (after[0] > part) return sql`0`;
    return part === 0
      ? sql`(a.starts_at, a.id) > (${after[1]}, ${after[2]})`
      : sql`(a.starts_at, a.id) < (${after[1]}, ${after[2]})`;
  };
  const half = (part: 0 | 1, where: SQL, order: SQL) =>
    db
      .select({ part: sql<number>`${sql.raw(String(part))}`.as('part'), ...columnsAt(now) })
      .from(joined)
      .where(and(caredForBy(ownerId, 'a'), where, edge(part)))
      .orderBy(order)
      .limit(limit + 1);
  const { coming: soon, past } = await batch(db, {
    coming: half(0, coming, sql`a.starts_at, a.id`),
    past: half(1, sql`NOT (${coming})`, sql`a.starts_at DESC, a.id DESC`),
  });
  const page = pageFrom([...soon, ...past], limit, (row) => [row.part, row.date, row.id]);
  return { rows: page.rows.map(({ part: _, ...row }) => toOwnerVisit(row)), next: page.next };
};

/** Events of one visit that a page shows; more would be a quarrel. */
const MAX_EVENTS = 100;

/** Statement: what happened to a visit, oldest first. The actor is told as a side: the pet's owner with their household, or the clinic. */
export const selectEvents = (db: Db, visitId: string) =>
  db
    .select({
      ...named({
        at: e.at,
        status: e.status,
        movedFrom: e.movedFrom,
        movedTo: e.movedTo,
        reason: e.reason,
        actorId: e.actorId,
      }),
      by: sql<VisitEvent['by']>`CASE WHEN e.actor_id IS NULL THEN NULL
        WHEN EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = e.actor_id AND m.clinic_id = v.clinic_id)
          THEN 'clinic' WHEN e.actor_id IN (v.owner_id, ${LINK_ACTOR})
          OR EXISTS (SELECT 1 FROM users w WHERE w.id = e.actor_id AND w.role = 'user') THEN 'owner' ELSE 'clinic' END`.as(
        'by',
      ),
      actorName: actorName(sql`e.id`, sql`e.actor_id`).as('actorName'),
    })
    .from(sql`appointment_events e JOIN appointments v ON v.id = e.appointment_id`)
    .where(sql`e.appointment_id = ${visitId}`)
    .orderBy(sql`e.at`)
    .limit(MAX_EVENTS);

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];
/** An event as a household reads it: of their own side by name, unless they did it themselves. */
const toOwnEvent = ({ actorId, actorName, ...event }: EventRow, userId: string) => ({
  ...event,
  who: event.by === 'owner' && actorId !== userId ? (actorId === LINK_ACTOR ? LINK_HOLDER : actorName) : null,
});

/** An owner's visit with its history; null: it is not theirs. */
export const findVisit = async (db: Db, userId: string, id: string, now: number) => {
  const { visit, events } = await batch(db, {
    visit: one(selectVisits(db, userId, sql`a.id = ${id}`, now)),
    events: selectEvents(db, id),
  });
  return visit ? { ...toOwnerVisit(visit), events: events.map((event) => toOwnEvent(event, userId)) } : null;
};

/** Who acted by a visit's link that names no account, in its history. */
export const LINK_ACTOR = 'enlace';

/** An act on a visit, for its history. `eventId` marks it, so that the rest of its batch knows whether it took place. */
export type VisitEventRow = {
  eventId: string;
  actorId: string;
  at: number;
  status: SQL | AppointmentStatus;
  movedTo?: string;
  reason?: string | null;
};

/** SQL: the clinic and the pet of a visit, as `refreshPatients` takes them. */
const patientOf = (visitId: string): SQL => sql`SELECT clinic_id, pet_id FROM appointments WHERE id = ${visitId}`;

/** Columns that an act writes, and their values. */
export type VisitSet = {
  [Column in keyof typeof appointments.$inferInsert]?: (typeof appointments.$inferInsert)[Column] | SQL;
};

/**
 * Statements of one act on a visit: its event, if the visit meets `where` (SQL over `a` and its clinic `c`), and the change,
 * if the event was written; then the clinic's list of patients. `done` is the event's row, if it stands. Version and time of
 * change come by themselves.
 */
export const changeVisit = (db: Db, id: string, where: SQL, set: VisitSet, event: VisitEventRow) => {
  const { eventId, actorId, at, status, movedTo = null, reason = null } = event;
  return {
    event: insertFrom(
      db,
      appointmentEvents,
      {
        id: eventId,
        appointmentId: sql`a.id`,
        at,
        actorId,
        status,
        movedFrom: movedTo === null ? null : sql`a.starts_at`,
        movedTo,
        reason,
      },
      sql`FROM appointments a JOIN clinics c ON c.id = a.clinic_id WHERE a.id = ${id} AND ${where}`,
    ),
    visit: db
      .update(appointments)
      .set({ ...set, version: sql`${appointments.version} + 1`, updatedAt: at })
      .where(sql`${appointments.id} = ${id} AND EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId})`),
    patients: refreshPatients(db, patientOf(id)),
    done: db.select({ id: appointmentEvents.id }).from(appointmentEvents).where(eq(appointmentEvents.id, eventId)),
  };
};

/** SQL: the act of an event was taken. */
export const isDone = (eventId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId})`;

/** Statements after a visit was (perhaps) booked: its first event, and the clinic's list of patients. */
export const afterBooking = (db: Db, visitId: string, actorId: string, now: number) => ({
  event: insertFrom(
    db,
    appointmentEvents,
    { id: crypto.randomUUID(), appointmentId: sql`a.id`, at: now, actorId, status: sql`a.status` },
    sql`FROM appointments a WHERE a.id = ${visitId}
        AND NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment_id = a.id)`,
  ),
  patients: refreshPatients(db, patientOf(visitId)),
});
