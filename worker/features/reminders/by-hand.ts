import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { Unreached } from '../../../src/shared/reach.ts';
import type { ByHand } from '../../../src/shared/schemas/reminder.ts';
import { addDays, thisMonth, today, wallTime } from '../../../src/shared/time.ts';
import type { HandWay } from '../../../src/shared/visit-link.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { unreached } from '../../post/reach.ts';
import { assuredWay } from '../assurances/queries.ts';
import { joinedVisits, selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';

const a = alias(appointments, 'a');

/** Visits of so many days are on the list: a long weekend among them. */
const DAYS = 5;
const MAX_SHOWN = 200;

/** Confirmed visits of the coming days whose reminder reaches nobody and to which nobody said that they come, soonest first. */
export const readByHand = async (
  db: Db,
  clinicId: string,
  now: number,
  ways: readonly NoticeWay[],
): Promise<ByHand[]> => {
  const reason = unreached('visit_tomorrow', ways);
  const coming = sql`a.starts_at > ${wallTime(now)} AND a.starts_at < ${addDays(today(now), DAYS)} AND a.status = 'confirmed'
    AND a.arrived_at IS NULL AND ${assuredWay} IS NULL AND ${reason} IS NOT NULL`;
  const last = (column: 'way' | 'at') =>
    sql`(SELECT v.${sql.raw(column)} FROM visit_contacts v WHERE v.appointment_id = a.id ORDER BY v.at DESC LIMIT 1)`;
  const { visits, why } = await batch(db, {
    visits: selectAgendaVisits(db, clinicId, coming, MAX_SHOWN),
    why: db
      .select({
        ...named({ id: a.id }),
        reason: sql<Unreached>`${reason}`.as('reason'),
        way: sql<HandWay | null>`${last('way')}`.as('way'),
        at: sql<number | null>`${last('at')}`.as('at'),
      })
      .from(joinedVisits)
      .where(sql`a.clinic_id = ${clinicId} AND ${coming}`)
      .limit(MAX_SHOWN),
  });
  const known = new Map(why.map((row) => [row.id, row]));
  return visits.flatMap((row) => {
    const about = known.get(row.id);
    return about
      ? [
          {
            visit: toAgendaVisit(row, thisMonth(now)),
            reason: about.reason,
            contact: about.way && about.at !== null ? { way: about.way, at: about.at } : null,
          },
        ]
      : [];
  });
};
