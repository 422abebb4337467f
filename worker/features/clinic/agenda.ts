// Longer than 200 lines: one reading of the agenda, and every statement that it is made of.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type AppointmentType, isLive } from '../../../src/shared/appointments.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import { MAX_BLOCKS } from '../../../src/shared/limits.ts';
import type { AgendaDay, AgendaVisit, Block } from '../../../src/shared/schemas/visit.ts';
import { SLOTS, slotEnd } from '../../../src/shared/slots.ts';
import { addDays, thisMonth, weekday } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import type { WeekHours, WeekPauses } from '../../db/schema/clinics.ts';
import { clinicBlocks, clinicOpenHolidays, clinics, clinicWeeklyBlocks } from '../../db/schema/clinics.ts';
import { visitSlots } from '../../db/schema/visits.ts';
import { agendasOf, listSlots } from '../availability/queries.ts';
import { datesFrom } from '../availability/rules.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';

const b = alias(clinicBlocks, 'b');
const wb = alias(clinicWeeklyBlocks, 'wb');
const c = alias(clinics, 'c');
const v = alias(visitSlots, 'v');
const h = alias(clinicOpenHolidays, 'h');

/** A week of full slots at the largest capacity: the agenda is never cut. */
const MAX_VISITS = 7 * SLOTS.length * 20;
/** Cancelled visits that a day or week tells of. */
const MAX_CANCELLED = 200;

const between = (column: SQL, from: string, to: string) => sql`${column} >= ${from} AND ${column} < ${to}`;

/**
 * SQL over a row `c` of clinics: stands for all that the agenda of some days shows, and changes as soon as any of it does: visits, blocks, open
 * holidays, the clinic's settings.
 */
const stampOf = (from: string, to: string): SQL<string> => sql`(c.version || '.' ||
  (SELECT count(*) || '.' || total(a.version) || '.' || coalesce(max(a.updated_at), 0) FROM appointments a
    WHERE a.clinic_id = c.id AND ${between(sql`a.starts_at`, from, to)}) || '.' ||
  (SELECT count(*) || '.' || coalesce(max(b.created_at), 0) FROM clinic_blocks b
    WHERE b.clinic_id = c.id AND b.ends_at > ${`${from}T00:00`} AND b.starts_at < ${to}) || '.' ||
  (SELECT count(*) || '.' || coalesce(max(wb.created_at), 0) FROM clinic_weekly_blocks wb WHERE wb.clinic_id = c.id) || '.' ||
  (SELECT count(*) FROM clinic_open_holidays h WHERE h.clinic_id = c.id AND ${between(sql`h.date`, from, to)}))`;

/** The stamp of `days` days of a clinic's agenda. */
export const readStamp = async (db: Db, clinicId: string, from: string, days: number): Promise<string> => {
  const [row] = await db
    .select({ stamp: stampOf(from, addDays(from, days)).as('stamp') })
    .from(sql`clinics c`)
    .where(sql`c.id = ${clinicId}`);
  return row?.stamp ?? '';
};

/** What closes some days. */
type Read = {
  refusals: Map<string, AgendaDay['slots'][number]['refusal']>;
  open: Set<string>;
  blocks: Block[];
  weekly: Awaited<ReturnType<typeof selectWeekly>>;
};

/** Statement: a clinic's blocks that touch a span of wall times, in order. */
const selectBlocks = (db: Db, clinicId: string, from: string, to: string) =>
  db
    .select(named({ id: b.id, startsAt: b.startsAt, endsAt: b.endsAt, agenda: b.agenda, reason: b.reason }))
    .from(sql`clinic_blocks b`)
    .where(sql`b.clinic_id = ${clinicId} AND b.ends_at > ${from} AND b.starts_at < ${to}`)
    .orderBy(sql`b.ends_at, b.starts_at`)
    .limit(MAX_BLOCKS);

/** Statement: a clinic's weekly blocks of some dates. */
const selectWeekly = (db: Db, clinicId: string, from: string, to: string) =>
  db
    .select(
      named({
        id: wb.id,
        days: wb.days,
        fromTime: wb.fromTime,
        untilTime: wb.untilTime,
        fromDate: wb.fromDate,
        untilDate: wb.untilDate,
        agenda: wb.agenda,
        reason: wb.reason,
      }),
    )
    .from(sql`clinic_weekly_blocks wb`)
    .where(sql`wb.clinic_id = ${clinicId} AND wb.from_date < ${to} AND coalesce(wb.until_date >= ${from}, 1)`)
    .orderBy(sql`wb.from_date, wb.from_time, wb.id`)
    .limit(MAX_BLOCKS);

/** The blocks of a date: those of that date alone, and what every week takes. */
const blocksOf = (date: string, { blocks, weekly }: Pick<Read, 'blocks' | 'weekly'>): Block[] => [
  ...blocks.filter(({ startsAt, endsAt }) => startsAt < `${date}T24` && endsAt > `${date}T00:00`),
  ...weekly
    .filter(
      ({ days, fromDate, untilDate }) =>
        days[weekday(date) - 1] === '1' && fromDate <= date && (untilDate === null || untilDate >= date),
    )
    .map(({ id, fromTime, untilTime, agenda, reason }) => ({
      id,
      agenda,
      startsAt: `${date}T${fromTime}`,
      endsAt: `${date}T${untilTime}`,
      reason,
    })),
];

/** How many agendas sell nothing in a half hour because it was taken out of theirs, and hold no visit in it either. */
const awayAt = (
  at: string,
  agendas: readonly { number: number }[],
  blocks: readonly Block[],
  visits: readonly AgendaVisit[],
): number =>
  agendas.filter(
    ({ number }) =>
      blocks.some(({ agenda, startsAt, endsAt }) => agenda === number && endsAt > at && startsAt < slotEnd(at)) &&
      !visits.some(
        ({ agenda, date, time, halfHours, status }) =>
          agenda?.number === number &&
          isLive(status) &&
          `${date}T${time}` <= at &&
          slotEnd(`${date}T${time}`, halfHours) > at,
      ),
  ).length;

const dayOf = (
  date: string,
  clinic: { hours: WeekHours; pauses: WeekPauses; capacity: number; agendas: readonly { number: number }[] },
  read: Read,
  visits: AgendaVisit[],
  sold: Map<string, number>,
): AgendaDay => ({
  date,
  holiday: holidayName(date),
  isHolidayOpen: read.open.has(date),
  hours: (clinic.hours[weekday(date) - 1] ?? null) as AgendaDay['hours'],
  pause: clinic.pauses[weekday(date) - 1] ?? null,
  blocks: blocksOf(date, read),
  slots: SLOTS.map((time) => ({
    time,
    capacity: clinic.capacity - awayAt(`${date}T${time}`, clinic.agendas, blocksOf(date, read), visits),
    sold: sold.get(`${date}T${time}`) ?? 0,
    refusal: read.refusals.get(`${date}T${time}`) ?? null,
  })),
  visits: visits.filter((visit) => visit.date === date && visit.status !== 'cancelled'),
  cancelled: visits.filter((visit) => visit.date === date && visit.status === 'cancelled'),
});

/** For what the free half hours are: a visit of a type, one of the clinic's that moves, an agenda. */
type Purpose = { type?: AppointmentType | undefined; moves?: string | undefined; agenda?: number | undefined };

/** A clinic's agenda of `days` days from one on, in one batch. */
export const readAgenda = async (
  db: Db,
  clinicId: string,
  { from, days, now }: { from: string; days: number; now: number },
  { type, moves, agenda }: Purpose = {},
) => {
  const dates = datesFrom(from, days);
  const to = addDays(from, days);
  const inSpan = between(sql`a.starts_at`, from, to);
  const { clinic, standing, cancelled, sold, slots, blocks, weekly, open } = await batch(db, {
    clinic: one(
      db
        .select({
          ...named({ hours: c.hours, pauses: c.pauses, capacity: c.capacity }),
          stamp: stampOf(from, to).as('stamp'),
          agendas: agendasOf(sql`c.id`),
        })
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
    standing: selectAgendaVisits(db, clinicId, sql`${inSpan} AND a.status <> 'cancelled'`, MAX_VISITS),
    cancelled: selectAgendaVisits(db, clinicId, sql`${inSpan} AND a.status = 'cancelled'`, MAX_CANCELLED),
    sold: db
      .select({ ...named({ startsAt: v.startsAt }), sold: sql<number>`count(*)`.as('sold') })
      .from(sql`visit_slots v`)
      .where(sql`v.clinic_id = ${clinicId} AND ${between(sql`v.starts_at`, from, to)} AND v.counts = 1`)
      .groupBy(sql`v.starts_at`),
    slots: listSlots(db, clinicId, dates, {
      by: 'clinic',
      type,
      now,
      agenda,
      ...(moves ? { moves: sql`${moves}` } : {}),
    }),
    blocks: selectBlocks(db, clinicId, `${from}T00:00`, to),
    weekly: selectWeekly(db, clinicId, from, to),
    open: db
      .select(named({ date: h.date }))
      .from(sql`clinic_open_holidays h`)
      .where(sql`h.clinic_id = ${clinicId} AND ${between(sql`h.date`, from, to)}`),
  });
  if (!clinic) throw new Error('a clinic of a session is not there');
  const read = {
    refusals: new Map(slots.map(({ date, time, refusal }) => [`${date}T${time}`, refusal])),
    open: new Set(open.map(({ date }) => date)),
    blocks,
    weekly,
  };
  const visits = [...standing, ...cancelled].map((row) => toAgendaVisit(row, thisMonth(now)));
  const { stamp, ...rules } = clinic;
  const soldAt = new Map(sold.map(({ startsAt, sold: seats }) => [startsAt, seats]));
  return { days: dates.map((date) => dayOf(date, rules, read, visits, soldAt)), stamp, agendas: clinic.agendas };
};
