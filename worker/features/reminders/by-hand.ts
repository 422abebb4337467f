import { sql } from 'drizzle-orm';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { ByHand } from '../../../src/shared/schemas/reminder.ts';
import { addDays, thisMonth, today, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { notReminded } from '../../post/reach.ts';
import { assuredWay } from '../assurances/queries.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';
import { contactOf, selectWhy } from './listed.ts';

/** Visits of so many days are on the list: a long weekend among them. */
const DAYS = 5;
const MAX_SHOWN = 200;

/** Confirmed visits of the coming days whose reminder reaches nobody, or did not go out, and to which nobody said that they come, soonest first. */
export const readByHand = async (
  db: Db,
  clinicId: string,
  now: number,
  ways: readonly NoticeWay[],
): Promise<ByHand[]> => {
  const coming = sql`a.starts_at > ${wallTime(now)} AND a.starts_at < ${addDays(today(now), DAYS)} AND a.status = 'confirmed'
    AND a.arrived_at IS NULL AND ${assuredWay} IS NULL AND ${notReminded(ways)} IS NOT NULL`;
  const { visits, why } = await batch(db, {
    visits: selectAgendaVisits(db, clinicId, coming, MAX_SHOWN),
    why: selectWhy(db, clinicId, coming, ways, MAX_SHOWN),
  });
  const known = new Map(why.map((row) => [row.id, row]));
  return visits.flatMap((row) => {
    const about = known.get(row.id);
    return about?.reason
      ? [{ visit: toAgendaVisit(row, thisMonth(now)), reason: about.reason, contact: contactOf(about) }]
      : [];
  });
};
