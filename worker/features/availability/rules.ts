// Longer than 200 lines: one decision, and every piece of SQL that it is made of.
import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import { MAX_CAPACITY, MAX_HORIZON_DAYS } from '../../../src/shared/limits.ts';
import type { Refusal } from '../../../src/shared/schemas/appointment.ts';
import { SLOT_MINUTES, SLOTS } from '../../../src/shared/slots.ts';
import { addDays, DAY_MS, today, wallTime } from '../../../src/shared/time.ts';

/**
 * SQL over a row `c` of clinics: it takes bookings of owners. One whose accounts were all deactivated takes none: nobody
 * would read them.
 */
export const takesBookings = sql`(c.is_bookable = 1 AND coalesce((SELECT max(u.is_active) FROM clinic_members m
  JOIN users u ON u.id = m.user_id WHERE m.clinic_id = c.id), 1) = 1)`;

/** SQL over a row `c` of clinics: it takes no more requests of this account, nor of who acts for its owner (decision 0316). */
export const isClosedTo = (ownerId: string | SQL, actorId: string | null = null) =>
  sql`EXISTS (SELECT 1 FROM clinic_closures x WHERE x.clinic_id = c.id AND x.user_id IN (${ownerId}${actorId === null ? sql`` : sql`, ${actorId}`}))`;

/** SQL over a row `c` of clinics: how it stands for owners. */
export const clinicState = sql<'open' | 'paused' | 'closed'>`CASE WHEN c.closed_at IS NOT NULL THEN 'closed'
  WHEN ${takesBookings} THEN 'open' ELSE 'paused' END`;

const MINUTE_MS = 60 * 1000;

const NOBODY = sql.raw('NULL');

/** The grid of a day's slots, for SQL. */
export const GRID = JSON.stringify(SLOTS);

const ONE = sql.raw('1');
/** A number is written out: see `slotEnd`. */
const literal = (number: number | SQL) => (typeof number === 'number' ? sql.raw(String(Math.trunc(number))) : number);
/** SQL over a row `c` of clinics: its seats have names. */
export const hasAgendas = sql`EXISTS (SELECT 1 FROM clinic_agendas g WHERE g.clinic_id = c.id AND g.is_active = 1)`;
/** SQL: a time (HH:mm) and a wall time so many half hours later. Numbers are written out: a statement of D1 takes a hundred bound values. */
const slotEnd = (time: SQL, length = ONE) =>
  sql`strftime('%H:%M', ${time}, '+' || (${sql.raw(String(SLOT_MINUTES))} * ${length}) || ' minutes')`;
const endOf = (at: SQL, length: SQL) =>
  sql`strftime('%Y-%m-%dT%H:%M', ${at}, '+' || (${sql.raw(String(SLOT_MINUTES))} * ${length}) || ' minutes')`;

/** SQL over a row `v` of visit_slots: it is a half hour of the clinic `c` that begins within some half hours from a wall time on, and not of the visit that moves. */
const heldWithin = (at: SQL, length: SQL, moves = NOBODY) =>
  sql`v.clinic_id = c.id AND v.starts_at >= ${at} AND v.starts_at < ${endOf(at, length)} AND v.appointment_id IS NOT ${moves}`;

/**
 * SQL over a row of appointments, its columns bare: it counts among the seats of its half hours (visit_slots.counts says the same). An
 * emergency that was asked for past the share of accounts that nobody knows (appointments/quotas.ts) has a number past every capacity and
 * holds none until its clinic says yes.
 */
export const holdsSeat = sql.raw(`(seat < ${MAX_CAPACITY} OR status <> 'pending')`);

/** `days` dates from one on. */
export const datesFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/**
 * Who asks for a time. Owners (`actorId`: who acts for one; null: a link of the visit) book at clinics that take bookings, with their notice and up to their horizon; the clinic
 * itself does without these, and until a slot is over, so that a walk-in is written down in the half hour that runs.
 */
export type Asker = {
  type: AppointmentType | SQL | undefined;
  now: number;
  /** The id (SQL) of the visit that is to move: its own half hours stand in no way, but to where it is it does not move. */
  moves?: SQL;
  /** The number of the agenda that it has to be (SQL: NULL of a clinic that has none); left out: any. */
  agenda?: number | SQL | undefined;
} & ({ by: 'owner'; ownerId: SQL | null; actorId: string | null } | { by: 'clinic' });

/** The time asked for: SQL for the date (YYYY-MM-DD) and the time (HH:mm, on the grid); `among` holds every date that can come. */
export type Asked = { date: SQL; time: SQL; among: readonly string[] };

/** One time, as a value: wall time, YYYY-MM-DDTHH:mm. */
export const askedAt = (start: string): Asked => {
  const at = wallAt(start);
  return { date: sql`substr(${at}, 1, 10)`, time: sql`substr(${at}, 12)`, among: [start.slice(0, 10)] };
};

/** SQL: one wall time, written out: it stands many times in a statement of D1, which takes a hundred bound values. */
export const wallAt = (start: string): SQL => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start)) throw new Error('no wall time');
  return sql.raw(`'${start}'`);
};

/** SQL over a row `c` of clinics: how many half hours a visit of a type takes there; of an unknown one: one. */
export const lengthOf = (type: Asker['type']): SQL => {
  if (type === undefined) return ONE;
  return sql`coalesce(c.lengths ->> ${typeof type === 'string' ? sql.raw(`'$.${type}'`) : sql`('$.' || ${type})`}, 1)`;
};

/** SQL over a row `c` of clinics: a wall time is nearer than the notice that it asks of owners for this type of visit. */
export const isShortNotice = (at: SQL, type: Asker['type'], now: number): SQL =>
  sql`(NOT (coalesce(${type ?? null}, '') = 'emergency' AND c.takes_emergencies = 1)
    AND ${at} < strftime('%Y-%m-%dT%H:%M', ${wallTime(now)}, '+' || c.min_notice_min || ' minutes'))`;

/** SQL over a row `c` of clinics: where its hours or their pause begin (0) or end (1) on a date. The edge is no bound value: a statement of D1 takes a hundred. */
const edgeOf = (date: SQL, column: 'hours' | 'pauses', edge: 0 | 1) =>
  sql`json_extract(c.${sql.raw(column)}, '$[' || ((strftime('%w', ${date}) + 6) % 7) || ${sql.raw(`'][${edge}]'`)})`;

/** SQL over a row `c` of clinics: some half hours from a date and time (SQL) on do not fit into the hours of the weekday, or touch their pause. */
export const isOutsideHours = (date: SQL, time: SQL, length = ONE): SQL =>
  sql`(${edgeOf(date, 'hours', 0)} IS NULL OR ${time} < ${edgeOf(date, 'hours', 0)}
    OR ${slotEnd(time, length)} > ${edgeOf(date, 'hours', 1)}
    OR coalesce(${time} < ${edgeOf(date, 'pauses', 1)} AND ${slotEnd(time, length)} > ${edgeOf(date, 'pauses', 0)}, 0))`;

/** SQL over a row `c` of clinics: two times of a date are both before its pause, else the middle of its hours, or both after. */
export const isSameHalf = (date: SQL, time: SQL, other: SQL): SQL => {
  const middle = sql`coalesce(${edgeOf(date, 'pauses', 0)}, strftime('%H:%M',
    (strftime('%s', ${edgeOf(date, 'hours', 0)}) + strftime('%s', ${edgeOf(date, 'hours', 1)})) / 2, 'unixepoch'))`;
  return sql`((${time} < ${middle}) = (${other} < ${middle}))`;
};

/** SQL over a row `wb` of clinic_weekly_blocks: it holds in one of some half hours from a date and time (SQL) on. */
export const holdsWeekly = (date: SQL, time: SQL, length = ONE): SQL =>
  sql`(wb.from_date <= ${date} AND coalesce(wb.until_date >= ${date}, 1)
    AND substr(wb.days, (strftime('%w', ${date}) + 6) % 7 + 1, 1) = '1'
    AND wb.until_time > ${time} AND wb.from_time < ${slotEnd(time, length)})`;

/**
 * SQL over a row `c` of clinics: of some half hours from a date and time (SQL) on, one is among the hours that the clinic took out; of all
 * its agendas, unless another is named (SQL).
 */
export const isBlocked = (
  date: SQL,
  time: SQL,
  length = ONE,
  agenda = NOBODY,
): SQL => sql`(EXISTS (SELECT 1 FROM clinic_blocks b
  WHERE b.clinic_id = c.id AND b.ends_at > ${date} || 'T' || ${time} AND b.starts_at < ${date} || 'T' || ${slotEnd(time, length)} AND b.agenda IS ${agenda})
  OR EXISTS (SELECT 1 FROM clinic_weekly_blocks wb WHERE wb.clinic_id = c.id AND ${holdsWeekly(date, time, length)} AND wb.agenda IS ${agenda}))`;

/** SQL over a row `g` of clinic_agendas: it takes visits of a type; of an unknown one: it may. */
const takesType = (type: Asker['type']): SQL => {
  if (type === undefined) return ONE;
  const key = typeof type === 'string' ? sql.raw(`'"${type}"'`) : sql`('"' || ${type} || '"')`;
  return sql`(g.types IS NULL OR instr(g.types, ${key}) > 0)`;
};

/** SQL, what follows FROM, over a row `c` of clinics: its agendas `g` (or the one named, which an owner may name where it is offered) that take the type and are free in some half hours from a date and time (SQL) on. */
const freeAgendas = (
  date: SQL,
  time: SQL,
  length: SQL,
  { type, moves, agenda, by }: Pick<Asker, 'type' | 'moves' | 'agenda'> & { by?: Asker['by'] },
): SQL =>
  sql`clinic_agendas g WHERE g.clinic_id = c.id AND g.is_active = 1 AND ${takesType(type)} ${agenda === undefined ? sql`` : sql`AND g.number = ${literal(agenda)}${by === 'owner' ? sql` AND g.is_choosable = 1` : sql``}`}
    AND NOT EXISTS (SELECT 1 FROM visit_slots v WHERE ${heldWithin(sql`${date} || 'T' || ${time}`, length, moves)} AND v.seat = g.number)
    AND NOT ${isBlocked(date, time, length, sql`g.number`)}`;

/** SQL over a row `c` of clinics: it is closed on a date (SQL) because that is a holiday; `among` holds every date that can come. */
const isClosedHoliday = (date: SQL, among: readonly string[]): SQL => {
  const holidays = among.filter((day) => holidayName(day) !== null);
  return holidays.length === 0
    ? sql`0`
    : sql`(${date} IN (SELECT value FROM json_each(${JSON.stringify(holidays)}))
        AND NOT EXISTS (SELECT 1 FROM clinic_open_holidays h WHERE h.clinic_id = c.id AND h.date = ${date}))`;
};

/**
 * SQL over a row `c` of clinics: it is an emergency, and between today and its date lies a day on which the clinic is open. What waits
 * so long is none, and would go past the limits of a request.
 */
const isLaterEmergency = ({ date, among }: Asked, { type, now }: Asker): SQL => {
  const tomorrow = addDays(today(now), 1);
  const last = [tomorrow, ...among].sort().at(-1) ?? tomorrow;
  const days = Math.min((Date.parse(last) - Date.parse(tomorrow)) / DAY_MS, MAX_HORIZON_DAYS);
  if (type === undefined || days <= 0 || (typeof type === 'string' && type !== 'emergency')) return sql`0`;
  const between = datesFrom(tomorrow, days);
  const [day, time] = [sql`w.value`, sql`g.value`];
  return sql`(${typeof type === 'string' ? sql`1` : sql`${type} = 'emergency'`}
    AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(between)}) w WHERE w.value < ${date} AND NOT ${isClosedHoliday(day, between)}
      AND EXISTS (SELECT 1 FROM json_each(${GRID}) g WHERE NOT ${isOutsideHours(day, time)} AND NOT ${isBlocked(day, time)})))`;
};

/** The half hour into which a clinic writes who came unannounced, wall time: the last of the day that has begun, before all of them the first. */
export const walkInAt = (now: number): string => {
  const wall = wallTime(now);
  return `${wall.slice(0, 10)}T${SLOTS.filter((time) => time <= wall.slice(11)).at(-1) ?? SLOTS[0]}`;
};

/**
 * The one decision on availability, for offering, booking and moving: SQL over a row `c` of clinics that says why a time
 * cannot be had; NULL: it is free. It is SQL so that the statement that takes the seat decides in the same instant, and so
 * that a month of slots is one query.
 */
export const refusalOf = (asked: Asked, asker: Asker): SQL<Refusal | null> => {
  const { date, time, among } = asked;
  const { by, type, now } = asker;
  const at = sql`${date} || 'T' || ${time}`;
  const length = lengthOf(type);
  const ofOwner =
    by === 'owner'
      ? sql`WHEN ${isShortNotice(at, type, now)} THEN 'short_notice'
          WHEN ${date} > date(${today(now)}, '+' || c.horizon_days || ' days') THEN 'too_far'
          WHEN ${isLaterEmergency(asked, asker)} THEN 'emergency_later'`
      : sql``;
  // Who stands bleeding at the desk is written down at any hour, however full it is.
  const walksIn = by === 'clinic' && type === 'emergency' && asker.agenda === undefined;
  const isThere = asker.moves
    ? sql`EXISTS (SELECT 1 FROM appointments m WHERE m.id = ${asker.moves} AND m.starts_at = ${at}
        ${asker.agenda === undefined ? sql`` : sql`AND m.seat = ${literal(asker.agenda)}`})`
    : null;
  return sql`CASE
    ${walksIn ? sql`WHEN ${at} = ${wallAt(walkInAt(now))} AND c.closed_at IS NULL ${isThere ? sql`AND NOT ${isThere}` : sql``} THEN NULL` : sql``}
    WHEN ${at} <= ${wallTime(by === 'owner' ? now : now - SLOT_MINUTES * MINUTE_MS)} THEN 'past'
    WHEN ${by === 'owner' ? sql`NOT ${takesBookings}` : sql`c.closed_at IS NOT NULL`} THEN 'clinic_closed_to_bookings'
    ${by === 'owner' && asker.ownerId !== null ? sql`WHEN ${isClosedTo(asker.ownerId, asker.actorId)} THEN 'clinic_closed_to_you'` : sql``}
    WHEN ${isOutsideHours(date, time, length)} THEN 'clinic_closed'
    WHEN ${isClosedHoliday(date, among)} THEN 'clinic_holiday'
    WHEN ${isBlocked(date, time, length)} THEN 'clinic_blocked'
    ${ofOwner}
    ${isThere ? sql`WHEN ${isThere} THEN 'slot_taken'` : sql``}
    WHEN EXISTS (SELECT 1 FROM visit_slots v WHERE ${heldWithin(at, length, asker.moves)} AND v.counts = 1
      GROUP BY v.starts_at HAVING count(*) >= c.capacity) THEN 'slot_taken'
    WHEN ${asker.agenda === undefined ? hasAgendas : sql`${literal(asker.agenda)} IS NOT NULL`} AND NOT EXISTS (SELECT 1 FROM ${freeAgendas(date, time, length, asker)}) THEN 'slot_taken'
  END`;
};

const SEATS = sql.raw(`'${JSON.stringify(Array.from({ length: MAX_CAPACITY }, (_, seat) => seat))}'`);

/** SQL over a row `c` of clinics: the next number of a slot that is none of its seats. */
export const seatBeyond = (at: SQL): SQL =>
  sql`(SELECT max(${sql.raw(String(MAX_CAPACITY))}, coalesce(max(v.seat) + 1, 0)) FROM visit_slots v WHERE ${heldWithin(at, ONE)})`;

/** What takes a seat. `keeps` (SQL): the seat that it has, which it keeps where it can. */
type Seated = Pick<Asker, 'type' | 'moves' | 'agenda'> & { at: SQL; keeps?: SQL };

/**
 * SQL over a row `c` of clinics: the seat of a visit. Of a clinic with agendas the one named, else its own, else the one that has least to do
 * that day, and past all of them who came unannounced; of another the lowest that nobody holds in the first half hour.
 */
export const freeSeat = ({ at, type, moves, agenda, keeps = NOBODY }: Seated): SQL => {
  const [date, time] = [sql`substr(${at}, 1, 10)`, sql`substr(${at}, 12)`];
  const busy = sql`(SELECT count(*) FROM visit_slots v WHERE v.clinic_id = c.id AND v.starts_at BETWEEN ${date} AND ${date} || 'T24' AND v.seat = g.number)`;
  // One number that says which comes first: its last two digits are the agenda's.
  return sql`coalesce((SELECT min((g.number IS NOT ${keeps}) * 1000000 + ${busy} * 100 + g.number) % 100
      FROM ${freeAgendas(date, time, lengthOf(type), { type, ...(moves && { moves }), agenda })}),
    (SELECT ${seatBeyond(at)} WHERE ${hasAgendas}),
    (SELECT min(s.value) FROM json_each(${SEATS}) s
      WHERE s.value NOT IN (SELECT v.seat FROM visit_slots v WHERE ${heldWithin(at, ONE, moves)})))`;
};

/** SQL over a row `c` of clinics: a pet is at some visit within the half hours that one of a type would take there from a wall time on. */
export const isPetBusy = (petId: SQL, at: SQL, { type, moves = NOBODY }: Pick<Asker, 'type' | 'moves'>): SQL =>
  sql`EXISTS (SELECT 1 FROM visit_slots o WHERE o.pet_id = ${petId} AND o.starts_at >= ${at}
    AND o.starts_at < ${endOf(at, lengthOf(type))} AND o.appointment_id IS NOT ${moves})`;
