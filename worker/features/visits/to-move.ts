import { type SQL, sql } from 'drizzle-orm';
import { MOVABLE_STATUSES } from '../../../src/shared/appointments.ts';
import { MAX_MOVED, MOVE_DAYS } from '../../../src/shared/limits.ts';
import type { ToMoveInput } from '../../../src/shared/schemas/visit.ts';
import { instantOf, thisMonth, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { list } from '../../db/schema/columns.ts';
import { datesFrom, GRID, hasAgendas, lengthOf, refusalOf } from '../availability/rules.ts';
import { selectAgendaVisits, toAgendaVisit } from './queries.ts';

/** A time that is free, of an agenda (null: the clinic has none), for visits of a type. */
export type Free = { start: string; type: string; agenda: number | null; halfHours: number };
/** A visit that looks for one, not before the time that it has. */
export type Seeker = {
  id: string;
  petId: string;
  type: string;
  agenda: { number: number } | null;
  date: string;
  time: string;
};

const halvesOf = (start: string, many: number): string[] =>
  Array.from({ length: many }, (_, nth) => wallTime(instantOf(start) + nth * 30 * 60_000));

/**
 * The first time that is free for each visit, in their order, no half hour of an agenda proposed twice and no animal at two places; null: there is
 * none. `stays`: only in its own agenda, where it has one. `busy`: half hours at which an animal is elsewhere, `petId start`.
 */
export const propose = (
  visits: readonly Seeker[],
  free: readonly Free[],
  busy: ReadonlySet<string>,
  stays: boolean,
): ({ date: string; agenda: number | null } | null)[] => {
  const taken = new Set(busy);
  const inOrder = free.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  return visits.map(({ petId, type, agenda, date, time }) => {
    const keysOf = ({ start, halfHours, agenda: number }: Free) =>
      halvesOf(start, halfHours).flatMap((half) => [`${number} ${half}`, `${petId} ${half}`]);
    const fits = (one: Free) =>
      one.type === type && one.start >= `${date}T${time}` && keysOf(one).every((key) => !taken.has(key));
    const own = inOrder.filter((one) => fits(one) && one.agenda === agenda?.number);
    const found = stays && agenda ? own[0] : (inOrder.find(fits) ?? null);
    // At one hour its own comes before another.
    const best = own.find(({ start }) => start === found?.start) ?? found;
    if (!best) return null;
    for (const key of keysOf(best)) taken.add(key);
    return { date: best.start, agenda: best.agenda };
  });
};

/** A day's free times, and those of the days after it, of each agenda that the clinic has and each type that is asked for. */
const selectFree = (
  db: Db,
  clinicId: string,
  { dates, types, now }: { dates: string[]; types: string[]; now: number },
) => {
  const asked = { date: sql`d.value`, time: sql`s.value`, among: dates };
  const refusal = refusalOf(asked, { by: 'clinic', type: sql`t.value`, now, agenda: sql`n.value` });
  return db
    .select({
      start: sql<string>`d.value || 'T' || s.value`.as('start'),
      type: sql<string>`t.value`.as('type'),
      agenda: sql<number | null>`n.value`.as('agenda'),
      halfHours: sql<number>`${lengthOf(sql`t.value`)}`.as('halfHours'),
    })
    .from(
      sql`clinics c JOIN json_each(${JSON.stringify(dates)}) d JOIN json_each(${GRID}) s JOIN json_each(${JSON.stringify(types)}) t
        JOIN json_each(CASE WHEN ${hasAgendas} THEN (SELECT json_group_array(g.number) FROM clinic_agendas g
          WHERE g.clinic_id = c.id AND g.is_active = 1) ELSE '[null]' END) n`,
    )
    .where(sql`c.id = ${clinicId} AND ${refusal} IS NULL`);
};

/** SQL over a visit `a`: it touches some hours of a day, is to come and movable, of one agenda or of any. */
export const isInHours = ({ date, from, until, agenda }: Omit<ToMoveInput, 'stays'>, now: number): SQL => {
  const last = sql`strftime('%Y-%m-%dT%H:%M', a.starts_at, '+' || (30 * a.half_hours) || ' minutes')`;
  return sql`a.starts_at >= ${`${date}T00:00`} AND a.starts_at < ${`${date}T${until}`} AND ${last} > ${`${date}T${from}`}
      AND a.starts_at > ${wallTime(now)} AND a.status IN (${list(MOVABLE_STATUSES)}) AND a.arrived_at IS NULL
      AND ${agenda === undefined ? sql`1` : sql`a.seat = ${agenda}`}`;
};

/** Statement: visits of a clinic (its id, SQL) in some hours (`isInHours`). */
export const selectToMove = (db: Db, clinicId: SQL, hours: ToMoveInput, now: number) =>
  selectAgendaVisits(db, clinicId, isInHours(hours, now), MAX_MOVED + 1);

/**
 * These visits, each with the first time that is free for it after the hours that they leave, or within them in an agenda that keeps its own, within `MOVE_DAYS`. At most `MAX_MOVED`; `more`:
 * there are others.
 */
export const proposalsFor = async (
  db: Db,
  clinicId: string,
  rows: Awaited<ReturnType<typeof selectToMove>>,
  { date, from, until, agenda, stays }: ToMoveInput,
  now: number,
) => {
  const ends = `${date}T${until}`;
  const visits = rows.slice(0, MAX_MOVED).map((row) => toAgendaVisit(row, thisMonth(now)));
  if (visits.length === 0) return { visits: [], more: false };
  const dates = datesFrom(date, MOVE_DAYS);
  const { free, elsewhere } = await batch(db, {
    free: selectFree(db, clinicId, { dates, types: [...new Set(visits.map(({ type }) => type))], now }),
    elsewhere: db
      .select({ key: sql<string>`v.pet_id || ' ' || v.starts_at`.as('key') })
      .from(
        sql`json_each(${JSON.stringify(visits.map(({ petId }) => petId))}) p CROSS JOIN visit_slots v ON v.pet_id = p.value`,
      )

      .where(
        sql`v.starts_at >= ${`${date}T${from}`} AND v.appointment_id NOT IN (SELECT value FROM json_each(${JSON.stringify(visits.map(({ id }) => id))})) AND v.starts_at < ${`${dates.at(-1)}T24`}`,
      ),
  });
  // Where one vet goes home, the others of the same afternoon come before another day.
  const isKept = (one: Free) => agenda !== undefined && one.agenda !== agenda && one.start >= `${date}T${from}`;
  const later = free.filter((one) => one.start >= ends || isKept(one));
  const proposed = propose(visits, later, new Set(elsewhere.map(({ key }) => key)), stays);
  return {
    visits: visits.map((visit, index) => ({ ...visit, proposed: proposed[index] ?? null })),
    more: rows.length > MAX_MOVED,
  };
};
