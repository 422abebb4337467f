import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { Unreached } from '../../../src/shared/reach.ts';
import type { HandWay } from '../../../src/shared/visit-link.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { notReminded } from '../../post/reach.ts';
import { joinedVisits } from '../visits/queries.ts';

const a = alias(appointments, 'a');

/** Statement: of a clinic's visits, why nothing reaches their owners, and what the desk did last. */
export const selectWhy = (db: Db, clinicId: string, where: SQL, ways: readonly NoticeWay[], limit: number) => {
  const last = (column: 'way' | 'at') =>
    sql`(SELECT v.${sql.raw(column)} FROM visit_contacts v WHERE v.appointment_id = a.id ORDER BY v.at DESC LIMIT 1)`;
  return db
    .select({
      ...named({ id: a.id }),
      reason: sql<Unreached | null>`${notReminded(ways)}`.as('reason'),
      way: sql<HandWay | null>`${last('way')}`.as('way'),
      at: sql<number | null>`${last('at')}`.as('at'),
    })
    .from(joinedVisits)
    .where(sql`a.clinic_id = ${clinicId} AND ${where}`)
    .limit(limit);
};

/** What the desk did last; null: nothing. */
export const contactOf = ({ way, at }: { way: HandWay | null; at: number | null }) =>
  way !== null && at !== null ? { way, at } : null;
