import { type SQL, sql } from 'drizzle-orm';
import { NEAREST_DAYS, NEAREST_TIMES } from '../../../src/shared/limits.ts';
import type { Refusal, Share } from '../../../src/shared/schemas/appointment.ts';
import type { SetAgenda } from '../../../src/shared/schemas/clinic.ts';
import { addDays, instantOf, today } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { type Asker, datesFrom, GRID, isPetBusy, refusalOf } from './rules.ts';

/** SQL: the agendas that a clinic (its id, SQL) has, in their order. */
export const agendasOf = (clinicId: SQL) =>
  sql<
    SetAgenda[]
  >`(SELECT json_group_array(json_object('number', one.number, 'name', one.name, 'colour', one.colour, 'isChoosable', json(iif(one.is_choosable, 'true', 'false')), 'types', json(one.types))) FROM (
    SELECT number, name, colour, is_choosable, types FROM clinic_agendas WHERE clinic_id = ${clinicId} AND is_active = 1 ORDER BY number) one)`
    .mapWith(JSON.parse)
    .as('agendas');

/** Slots of `days` days from a date on: one row `d.value`, `s.value` each, beside the clinic's row `c`. */
const slotsOf = (dates: readonly string[]) => ({
  from: sql`clinics c JOIN json_each(${JSON.stringify(dates)}) d JOIN json_each(${GRID}) s`,
  asked: { date: sql`d.value`, time: sql`s.value`, among: dates },
  at: sql`d.value || 'T' || s.value`,
});

/**
 * What stands in the way of each slot of some days (null: it is free), in no order; empty when the clinic does not exist. `share`: SQL of
 * what keeps this owner from a time (SQL) that is free for others.
 */
export const listSlots = <S extends Share = never>(
  db: Db,
  clinicId: string,
  dates: readonly string[],
  asker: Asker,
  share: (at: SQL) => SQL<S | null> = () => sql<null>`NULL`,
) => {
  const { from, asked, at } = slotsOf(dates);
  return db
    .select({
      date: sql<string>`d.value`.as('date'),
      time: sql<string>`s.value`.as('time'),
      refusal: sql<Refusal | S | null>`coalesce(${refusalOf(asked, asker)}, ${share(at)})`.as('refusal'),
    })
    .from(from)
    .where(sql`c.id = ${clinicId}`);
};

/**
 * Whose times they are to be (SQL: a pet is at one place at a time), what else rules a time out (SQL over it), and whether to look
 * at all (SQL: a batch that got what it wanted needs no others).
 */
type Around = { petId?: SQL; unless?: (at: SQL) => SQL; when?: SQL };

/** Statement: the free times in the days around one (wall time). */
export const listFreeAround = (
  db: Db,
  clinicId: SQL,
  start: string,
  asker: Asker,
  { petId, unless, when = sql`1` }: Around = {},
  days = NEAREST_DAYS,
) => {
  const { from, asked, at } = slotsOf(datesFrom(addDays(start.slice(0, 10), -1), days));
  return db
    .select({ start: sql<string>`${at}`.as('start') })
    .from(from)
    .where(
      sql`c.id = ${clinicId} AND ${when} AND ${refusalOf(asked, asker)} IS NULL
        ${petId ? sql`AND NOT ${isPetBusy(petId, at, asker)}` : sql``} ${unless ? sql`AND NOT ${unless(at)}` : sql``}`,
    );
};

/** Around which time others are looked for instead of one: around now for an emergency, whenever it was asked for. */
export const aroundWhat = (wanted: string, type: Asker['type'], now: number): string =>
  type === 'emergency' ? `${addDays(today(now), 1)}T00:00` : wanted;

/** The free times of a clinic that are nearest to one (wall time), in order; none when it is not there. */
export const findNearest = async (
  db: Db,
  clinicId: string,
  wanted: string,
  asker: Asker,
  around: Around = {},
): Promise<string[]> =>
  nearestOf(
    await listFreeAround(db, sql`${clinicId}`, aroundWhat(wanted, asker.type, asker.now), asker, around),
    wanted,
  );

/** The few of some free times that are nearest to the one wanted, in order. */
export const nearestOf = (free: readonly { start: string }[], wanted: string): string[] =>
  free
    .map(({ start }) => ({ start, away: Math.abs(instantOf(start) - instantOf(wanted)) }))
    .sort((a, b) => a.away - b.away || (a.start < b.start ? -1 : 1))
    .slice(0, NEAREST_TIMES)
    .map(({ start }) => start)
    .sort();
