import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_COUNTED, CLOSURES_SHOWN, LAPSED_DAYS, REQUESTS_SHOWN } from '../../../src/shared/limits.ts';
import type { Asker, ClinicRequests } from '../../../src/shared/schemas/clinic-request.ts';
import { DAY_MS, thisMonth } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinicClosures } from '../../db/schema/clinics.ts';
import { comingSince } from '../appointments/rules.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';

const u = alias(users, 'u');
const x = alias(clinicClosures, 'x');

/** SQL over `a`: an account's request that waits for an answer, its half hour not over. The plus keeps it in the index of those. */
export const isWaiting = (now: number): SQL =>
  sql`a.status = 'pending' AND a.owner_id IS NOT NULL AND +a.starts_at >= ${comingSince(now)}`;

/** SQL: how many requests a clinic has to answer, and how many ended of late because it did not. */
export const waitingCount = (clinicId: string, now: number): SQL<number> =>
  sql`(SELECT count(*) FROM appointments a WHERE a.clinic_id = ${clinicId} AND ${isWaiting(now)})`;
export const lapsedCount = (clinicId: string, now: number): SQL<number> =>
  sql`(SELECT count(*) FROM appointments a WHERE a.clinic_id = ${clinicId} AND a.lapsed_at >= ${now - LAPSED_DAYS * DAY_MS})`;

/** Statement: the accounts of some requests (SQL: their ids, any number of times), as far as this clinic may know them. */
const selectAskers = (db: Db, clinicId: string, ids: SQL) => {
  const counted = (where: SQL) => sql<number>`(SELECT count(*) FROM (SELECT 1 FROM appointments v
    WHERE v.owner_id = u.id AND v.clinic_id = ${clinicId} AND ${where} LIMIT ${ACCOUNT_COUNTED + 1}))`;
  return db
    .select({
      ...named({ userId: u.id, name: u.name, createdAt: u.createdAt }),
      isVerified: sql<number>`u.email_verified_at IS NOT NULL`.as('isVerified'),
      cancelled: counted(sql`v.status = 'cancelled' AND v.cancelled_by = 'owner'`).as('cancelled'),
      noShow: counted(sql`v.status = 'no_show'`).as('noShow'),
      isClosed:
        sql<number>`EXISTS (SELECT 1 FROM clinic_closures x WHERE x.clinic_id = ${clinicId} AND x.user_id = u.id)`.as(
          'isClosed',
        ),
    })
    .from(sql`users u`)
    .where(sql`u.id IN (${ids})`);
};

/** A clinic's requests by account, in one batch; those to be answered first on top. */
export const listRequests = async (db: Db, clinicId: string, now: number): Promise<ClinicRequests> => {
  const first = sql`SELECT owner_id FROM (SELECT a.owner_id FROM appointments a WHERE a.clinic_id = ${clinicId}
    AND ${isWaiting(now)} ORDER BY a.lapses_at, a.id LIMIT ${REQUESTS_SHOWN})`;
  const { rows, askers, counts, closed } = await batch(db, {
    rows: selectAgendaVisits(db, clinicId, isWaiting(now), REQUESTS_SHOWN, sql`a.lapses_at, a.id`),
    askers: selectAskers(db, clinicId, first),
    counts: one(
      db
        .select({ waiting: waitingCount(clinicId, now).as('waiting'), lapsed: lapsedCount(clinicId, now).as('lapsed') })
        .from(sql`(SELECT 1) one`),
    ),
    closed: db
      .select({
        ...named({ userId: x.userId, name: u.name, closedAt: x.closedAt }),
        closedBy: actorName(
          sql`(SELECT l.id FROM audit_log l WHERE l.target_id = x.user_id AND l.at = x.closed_at AND l.actor_id = x.closed_by AND l.action = 'closure.made')`,
          sql`x.closed_by`,
        ).as('closedBy'),
      })
      .from(sql`clinic_closures x CROSS JOIN users u ON u.id = x.user_id`)
      .where(sql`x.clinic_id = ${clinicId}`)
      .orderBy(sql`x.closed_at DESC, x.user_id DESC`)
      .limit(CLOSURES_SHOWN),
  });
  const known = new Map(askers.map((row) => [row.userId, row]));
  const accounts = new Map<string, ClinicRequests['accounts'][number]>();
  for (const row of rows) {
    const asker = known.get(row.ownerId ?? '');
    if (!asker) continue;
    const account = accounts.get(asker.userId) ?? { asker: toAsker(asker), visits: [] };
    account.visits.push(toAgendaVisit(row, thisMonth(now)));
    accounts.set(asker.userId, account);
  }
  // Accounts by what is to be answered first; within one, a run is read as a calendar.
  const byStart = (a: { date: string; time: string }, b: { date: string; time: string }) =>
    `${a.date}T${a.time}`.localeCompare(`${b.date}T${b.time}`);
  const sorted = [...accounts.values()].map(({ asker, visits }) => ({ asker, visits: visits.toSorted(byStart) }));
  return { accounts: sorted, waiting: counts?.waiting ?? 0, lapsed: counts?.lapsed ?? 0, closed };
};

const toAsker = (row: Omit<Asker, 'isVerified' | 'isClosed'> & { isVerified: number; isClosed: number }): Asker => ({
  ...row,
  isVerified: row.isVerified === 1,
  isClosed: row.isClosed === 1,
});
