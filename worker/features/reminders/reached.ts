import { sql } from 'drizzle-orm';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { Reached } from '../../../src/shared/schemas/reminder.ts';
import { addDays, thisMonth, today } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { ofVisits, selectTold, toldBy } from '../../post/told.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';
import { contactOf, selectWhy } from './listed.ts';

/** Visits from so many days ago to so many ahead. */
const PAST_DAYS = 3;
const AHEAD_DAYS = 5;
const MAX_SHOWN = 200;

/** What went out to owners of a clinic's visits of these days, latest visit first; those of whom there is nothing to say left out. */
export const readReached = async (
  db: Db,
  clinicId: string,
  now: number,
  ways: readonly NoticeWay[],
): Promise<Reached[]> => {
  const day = today(now);
  const near = sql`a.starts_at > ${addDays(day, -PAST_DAYS)} AND a.starts_at < ${addDays(day, AHEAD_DAYS)}`;
  const { visits, why, told } = await batch(db, {
    visits: selectAgendaVisits(db, clinicId, near, MAX_SHOWN, sql`a.starts_at DESC, a.id`),
    why: selectWhy(db, clinicId, near, ways, MAX_SHOWN * 2),
    told: selectTold(db, sql`a.id`, ofVisits(sql`a.clinic_id = ${clinicId} AND ${near}`)),
  });
  const known = new Map(why.map((row) => [row.id, row]));
  const said = toldBy(told);
  return visits.flatMap((row) => {
    const about = known.get(row.id);
    const own = {
      told: said.get(row.id) ?? [],
      reason: about?.reason ?? null,
      contact: about ? contactOf(about) : null,
    };
    const isWorthIt = own.told.length > 0 || own.contact || (own.reason && row.status === 'confirmed');
    return isWorthIt ? [{ visit: toAgendaVisit(row, thisMonth(now)), ...own }] : [];
  });
};
