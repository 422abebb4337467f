import { type SQL, sql } from 'drizzle-orm';
import { METHODS, PAID_WAYS, type Paid, type PaidWay } from '../../../src/shared/charges.ts';
import { addDays, today } from '../../../src/shared/time.ts';

/** Who writes in whose book, and when (ms UTC). */
export type Writer = { clinicId: string; actorId: string; now: number };

/** SQL: the next number of a clinic's book, read where it is written: of two at once the UNIQUE index lets nobody leave a gap. */
export const nextNumber = (clinicId: string): SQL =>
  sql`(SELECT coalesce(max(n.number), 0) + 1 FROM book_entries n WHERE n.clinic_id = ${clinicId})`;

/** SQL over a row `e` of book_entries: a charge or deposit that nobody voided. */
export const stands = sql`(e.kind <> 'void' AND NOT EXISTS (SELECT 1 FROM book_entries v WHERE v.voids = e.id))`;

/**
 * SQL: in which day's cash of the writer cash of now counts: today's until they closed it, then tomorrow's. It stands in the
 * writing statement, so that nothing slips into a day that is being counted. NULL: no cash.
 */
export const cashDay = ({ clinicId, actorId, now }: Writer, cash: SQL): SQL => {
  const day = today(now);
  return sql`CASE WHEN ${cash} = 0 THEN NULL WHEN EXISTS (SELECT 1 FROM cash_closes x WHERE x.clinic_id = ${clinicId}
    AND x.day = ${day} AND x.user_id = ${actorId}) THEN ${addDays(day, 1)} ELSE ${day} END`;
};

/** What was paid as the columns of a row. */
export const paidColumns = (paid: Paid) => ({
  cashCop: paid.cash ?? 0,
  cardCop: paid.card ?? 0,
  transferCop: paid.transfer ?? 0,
  walletCop: paid.wallet ?? 0,
  otherCop: paid.other ?? 0,
});

/** What a row says was paid, by way; missing ones are 0. */
export const addPaid = (sum: Record<PaidWay, number>, row: Record<PaidWay, number>): Record<PaidWay, number> =>
  Object.fromEntries(PAID_WAYS.map((way) => [way, sum[way] + row[way]])) as Record<PaidWay, number>;
export const NOTHING_PAID = Object.fromEntries(PAID_WAYS.map((way) => [way, 0])) as Record<PaidWay, number>;
export const withoutUnnoted = (paid: Record<PaidWay, number>) =>
  Object.fromEntries(METHODS.map((way) => [way, paid[way]])) as Record<(typeof METHODS)[number], number>;
