// Longer than 200 lines: booking, moving and cancelling are one shape.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { answerDue, type WorkCalendar } from '../../../src/shared/answer-by.ts';
import type { AppointmentInput, Refusal } from '../../../src/shared/schemas/appointment.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import { clinicOf, othersOf } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { aroundWhat, listFreeAround, nearestOf } from '../availability/queries.ts';
import { askedAt, holdsSeat, isPetBusy, lengthOf, refusalOf, wallAt } from '../availability/rules.ts';
import { fullShare, isSamePart, isUnshared } from '../shares/rules.ts';
import { calendarColumns } from './lapse.ts';
import {
  afterBooking,
  changeVisit,
  type Holder,
  heldBy,
  isDone,
  LINK_ACTOR,
  selectVisits,
  toOwnerVisit,
} from './queries.ts';
import { fullTurns, isPetDayFull, quotaOf, seatOf } from './quotas.ts';
import { type BookingFacts, ownerHold, type Quota } from './rules.ts';

const c = alias(clinics, 'c');
const choice = alias(clinics, 'choice');
const a = alias(appointments, 'a');

/** SQL: the clinic of a booking — the one named, else the pet's last, else the deployment's default; NULL: none. */
const chosenClinic = ({ clinicId, petId }: AppointmentInput): SQL =>
  clinicId
    ? sql`${clinicId}`
    : sql`coalesce(
        (SELECT clinic_id FROM appointments WHERE pet_id = ${petId} AND status <> 'cancelled' ORDER BY starts_at DESC LIMIT 1),
        (SELECT value FROM settings WHERE key = 'default_clinic'))`;

/** Statement: when the clinic of a booking works, from `now` on. */
export const selectCalendar = (db: Db, input: AppointmentInput, now: number) =>
  db
    .select(calendarColumns(now))
    .from(sql`clinics c`)
    .where(sql`c.id = ${chosenClinic(input)}`);

/** When it is asked, the post (where it sends e-mail only a proven one counts), and when the clinic works (null: it is not there). */
type Asked = { now: number; post: Post; calendar: WorkCalendar | null };

/**
 * Books in one batch: one statement takes the seat (or none, where a rule or a quota refuses it), one reads the owner's live
 * booking of that pet and time, one says what stood in the way, and if something did, others look for the nearest free times.
 * `mine` is what came before or what was just written; its id tells which: no quota refuses it. `under` is what stands under the
 * submission's key.
 */
export const insertAppointment = async (
  db: Db,
  made: Creation,
  userId: string,
  input: AppointmentInput,
  { now, post, calendar }: Asked,
) => {
  const { id } = made;
  const { petId, clinicId, date: start, type, notes } = input;
  const agenda = input.agenda ?? undefined;
  // Whoever of the household asks, it counts on the owner's account; its turns on who acts.
  const account = sql`(SELECT k.owner_id FROM pets k WHERE k.id = ${petId})`;
  const asker = { by: 'owner', ownerId: account, actorId: userId, type, now, agenda } as const;
  const refusal = refusalOf(askedAt(start), asker);
  const lapsesAt = calendar && answerDue(now, start, type, calendar);
  const wanted = { petId: sql`${petId}`, type, at: wallAt(start) };
  const quota = quotaOf({ ownerId: account, actorId: userId }, wanted, now, post.enabled);
  const busy = isPetBusy(wanted.petId, wanted.at, asker);
  const ownPet = sql`p.id = ${petId} AND ${caredForBy(userId)} AND p.archived_at IS NULL`;
  const notMine = sql`NOT EXISTS (SELECT 1 FROM appointments n WHERE n.pet_id = ${petId} AND n.starts_at = ${start}
    AND n.status IN (${liveStatuses}))`;
  const isRefused = sql`(SELECT ${refusal} FROM clinics c WHERE c.id = ${chosenClinic(input)}) IS NOT NULL`;
  const isNew = sql`EXISTS (SELECT 1 FROM appointments n WHERE n.id = ${id} AND n.created_at = ${now} AND n.status = 'pending')`;
  const { own, facts, free, stands } = await batch(repeatable(db), {
    appointments: insertFrom(
      db,
      appointments,
      {
        id,
        petId: sql`p.id`,
        clinicId: sql`c.id`,
        ownerId: sql`p.owner_id`,
        startsAt: start,
        seat: seatOf(account, wanted, post.enabled, { agenda }),
        type,
        status: 'pending',
        notes,
        version: 1,
        createdAt: now,
        updatedAt: now,
        lapsesAt,
        halfHours: lengthOf(type),
      },
      sql`FROM pets p JOIN clinics c ON c.id = ${chosenClinic(input)} WHERE ${ownPet} AND p.died_at IS NULL AND ${refusal} IS NULL
          AND NOT ${busy} AND ${quota} IS NULL AND NOT EXISTS (SELECT 1 FROM appointments s WHERE ${sameKey(sql`s.id`, made)})`,
    ).onConflictDoNothing(),
    after: afterBooking(db, id, userId, now),
    told: post.announce(
      db,
      {
        kind: 'visit_requested',
        each: sql`SELECT ${userId} AS user_id, a.id AS visit_id FROM appointments a WHERE a.id = ${id}`,
      },
      now,
      isNew,
    ),
    home: post.announce(db, { kind: 'home_visit', each: othersOf(id, userId) }, now, isNew),
    asked: post.announce(db, { kind: 'request_new', each: clinicOf(id) }, now, isNew),
    own: selectVisits(
      db,
      userId,
      sql`(a.id = ${id} OR (a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses})
        AND ${clinicId ? sql`a.clinic_id = ${clinicId}` : sql`1`}))`,
      now,
    ),
    facts: one(
      db
        .select({
          pet: sql<number | null>`(SELECT p.died_at IS NULL FROM pets p WHERE ${ownPet})`.as('pet'),
          ...namedOrNull({ clinic: c.id, chosen: choice.id }),
          refusal: refusal.as('refusal'),
          busy: sql<number | null>`(SELECT 1 WHERE ${busy})`.as('busy'),
          quota: quota.as('quota'),
        })
        .from(sql`(SELECT ${chosenClinic(input)} AS id) choice LEFT JOIN clinics c ON c.id = choice.id`),
    ),
    free: listFreeAround(db, chosenClinic(input), aroundWhat(start, type, now), asker, {
      petId: wanted.petId,
      unless: (at) =>
        sql`(${isPetDayFull({ ...wanted, at })} OR ${fullShare(account, { ...wanted, at }, post.enabled)} IS NOT NULL)`,
      // Only the refusal of a time brings others along.
      when: sql`(${notMine} AND ${isRefused})`,
    }),
    stands: one(db.select({ id: appointments.id }).from(appointments).where(sameKey(appointments.id, made))),
  });
  // What this submission wrote before, even if it was cancelled since, comes before what else there is.
  const mine = own.find((visit) => visit.id === id) ?? own[0];
  return {
    under: stands?.id,
    mine: mine ? toOwnerVisit(mine) : null,
    facts: facts as BookingFacts | undefined,
    nearest: nearestOf(free, start),
  };
};

/** Statement: what a visit is for and when its clinic works, from `now` on. Whose it is, is looked at by the write. */
export const selectCalendarOf = (db: Db, visitId: string, now: number) =>
  db
    .select({ ...named({ type: a.type }), ...calendarColumns(now) })
    .from(sql`appointments a JOIN clinics c ON c.id = a.clinic_id`)
    .where(sql`a.id = ${visitId}`);

/** The actor, the visit, and the version that the actor saw. `linkOf`: whoever held its link acted, in the right of `userId`: whom it was sent to, or LINK_ACTOR. */
type Act = { userId: Holder; id: string; version: number; now: number; linkOf?: string };
const others = ({ id, userId, linkOf }: Act) => othersOf(id, linkOf === undefined ? userId : null);
const ofOwner = ({ userId, version }: Act) => sql`${heldBy(userId)} AND a.version = ${version}`;

/**
 * Moves a visit to another time of its clinic, in one batch. The clinic is asked again: a confirmed visit is pending at its
 * new time. The quota of waiting requests does not refuse a move: it takes no further seat. `visit` is the row afterwards (null:
 * not theirs), `done` whether it moved; else `refusal`, `busy`, `quota` and `nearest` say what stood in the way of the new time.
 */
export const moveAppointment = async (
  db: Db,
  act: Act,
  start: string,
  { post, lapsesAt }: { post: Post; lapsesAt: number | null },
) => {
  const { userId, id, now, linkOf } = act;
  // Whoever of the household moves it, it counts on the owner's account; its turns on who acts.
  const account = userId === null ? null : sql`(SELECT k.owner_id FROM appointments k WHERE k.id = ${id})`;
  const asker = { by: 'owner', ownerId: account, actorId: userId, type: sql`a.type`, now, moves: sql`a.id` } as const;
  const eventId = crypto.randomUUID();
  const refusal = refusalOf(askedAt(start), asker);
  const wanted = { petId: sql`a.pet_id`, type: asker.type, at: wallAt(start), moved: sql`a.id` };
  const ownDay = sql`substr(a.starts_at, 1, 10)`;
  /** SQL over a row `c` of clinics: within its own half of a day it takes no further seat of the share. */
  const staysNear = (own: SQL) => isSamePart(own, sql`${start}`);
  // A clinic's own client is no stranger: the share of new accounts does not count them.
  const share = account === null ? sql`NULL` : fullShare(account, wanted, post.enabled);
  const turns = userId === null ? sql`NULL` : fullTurns(userId, wanted, now, post.enabled);
  const quota = sql<Quota | null>`CASE WHEN ${isPetDayFull(wanted, ownDay)} THEN 'pet_day_full'
    WHEN ${turns} IS NOT NULL THEN ${turns}
    WHEN NOT ${staysNear(sql`a.starts_at`)} THEN ${share} END`;
  const allowed = sql`${ofOwner(act)} AND a.starts_at <> ${start} AND ${ownerHold('move', now)} IS NULL
    AND NOT ${isPetBusy(wanted.petId, wanted.at, asker)} AND ${quota} IS NULL AND ${refusal} IS NULL`;
  const moved = {
    ...wanted,
    petId: sql`appointments.pet_id`,
    type: sql`appointments.type`,
    moved: sql`appointments.id`,
  };
  const kept = sql`(${holdsSeat} AND ${staysNear(sql`appointments.starts_at`)})`;
  const ofClinic = (value: SQL) => sql`(SELECT ${value} FROM clinics c WHERE c.id = appointments.clinic_id)`;
  const seat = ofClinic(seatOf(account, moved, post.enabled, { kept, keeps: sql`appointments.seat` }));
  const halfHours = ofClinic(lengthOf(moved.type));
  const row = sql`a.id = ${id} AND ${heldBy(userId)}`;
  const its = (column: SQL) => sql`(SELECT ${column} FROM appointments a WHERE a.id = ${id})`;
  const { change, visit, facts, free } = await batch(db, {
    change: changeVisit(
      db,
      id,
      allowed,
      { startsAt: start, seat, halfHours, status: 'pending', lapsesAt },
      { eventId, actorId: linkOf ?? userId ?? LINK_ACTOR, at: now, status: 'pending', movedTo: start },
    ),
    asked: post.announce(db, { kind: 'request_new', each: clinicOf(id) }, now, isDone(eventId)),
    home: post.announce(db, { kind: 'home_visit', each: others(act) }, now, isDone(eventId)),
    visit: one(selectVisits(db, userId, sql`a.id = ${id}`, now)),
    facts: one(
      db
        .select({
          refusal: refusal.as('refusal'),
          busy: sql<number>`${isPetBusy(wanted.petId, wanted.at, asker)}`.as('busy'),
          quota: quota.as('quota'),
        })
        .from(sql`appointments a JOIN clinics c ON c.id = a.clinic_id`)
        .where(row),
    ),
    free: listFreeAround(
      db,
      sql`(SELECT a.clinic_id FROM appointments a WHERE ${row} AND a.starts_at <> ${start})`,
      start,
      { ...asker, type: its(sql`a.type`), moves: sql`${id}` },
      {
        petId: its(sql`a.pet_id`),
        unless: (at) =>
          sql`(${isPetDayFull({ petId: its(sql`a.pet_id`), type: its(sql`a.type`), at }, its(sql`substr(a.starts_at, 1, 10)`))}
            OR ${isUnshared(userId, { type: its(sql`a.type`), visitId: id, asksProof: post.enabled }, at)})`,
        when: sql`NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId})`,
      },
    ),
  });
  return {
    done: change.done.length > 0,
    visit: visit ? toOwnerVisit(visit) : null,
    refusal: facts?.refusal as Refusal | null | undefined,
    busy: facts?.busy === 1,
    quota: facts?.quota,
    nearest: nearestOf(free, start),
  };
};

/** Cancels a visit in one batch; `done` says whether, `visit` is the row afterwards (null: not theirs). */
export const cancelAppointment = async (db: Db, act: Act, reason: string, post: Post) => {
  const { userId, id, now, linkOf } = act;
  const eventId = crypto.randomUUID();
  const { change, visit } = await batch(db, {
    change: changeVisit(
      db,
      id,
      sql`${ofOwner(act)} AND ${ownerHold('cancel', now)} IS NULL`,
      { status: 'cancelled', cancelledBy: 'owner', cancelReason: reason },
      { eventId, actorId: linkOf ?? userId ?? LINK_ACTOR, at: now, status: 'cancelled', reason },
    ),
    told: post.announce(db, { kind: 'visit_withdrawn', each: clinicOf(id) }, now, isDone(eventId)),
    home: post.announce(db, { kind: 'home_visit', each: others(act) }, now, isDone(eventId)),
    visit: one(selectVisits(db, userId, sql`a.id = ${id}`, now)),
  });
  return { done: change.done.length > 0, visit: visit ? toOwnerVisit(visit) : null };
};
