import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_DELIVERY } from '../../../src/shared/limits.ts';
import type { CloseMonthInput, MonthEnd } from '../../../src/shared/schemas/month-close.ts';
import { monthSpan, subtractMonths } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { namedPresent } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { bookDelivered, bookDeliveries, bookEntries, monthCloses } from '../../db/schema/books.ts';
import type { Creation } from '../../idempotency.ts';
import { selectDocuments, toDocument } from './deliveries.ts';
import type { Writer } from './rules.ts';

const e = alias(bookEntries, 'e');
const m = alias(monthCloses, 'm');

const isDelivered = sql`EXISTS (SELECT 1 FROM book_delivered d WHERE d.entry_id = e.id)`;
const isPending = sql`EXISTS (SELECT 1 FROM book_pending w WHERE w.entry_id = e.id)`;

/** SQL over `book_entries e`: rows of a clinic's month. */
const ofMonth = (clinicId: string, month: string) => {
  const [from, to] = monthSpan(month);
  return sql`e.clinic_id = ${clinicId} AND e.at >= ${from} AND e.at < ${to}`;
};
/** SQL over `book_entries e`: what a month comes to. What waits counts as invoiced: closing hands it over. */
const SUMS = {
  entries: sql<number>`count(*)`,
  totalCop: sql<number>`coalesce(sum(e.total_cop), 0)`,
  paidCop: sql<number>`coalesce(sum(e.cash_cop + e.card_cop + e.transfer_cop + e.wallet_cop + e.other_cop + e.unnoted_cop), 0)`,
  invoicedCop: sql<number>`coalesce(sum(iif(${isDelivered} OR ${isPending}, e.total_cop, 0)), 0)`,
};

/** SQL: rows that wait for their invoice from a month or before it. */
const waiting = (clinicId: string, month: string) => sql`(SELECT w.entry_id FROM book_pending w
  CROSS JOIN book_entries q ON q.id = w.entry_id WHERE w.clinic_id = ${clinicId} AND q.at < ${monthSpan(month)[1]})`;

/** SQL, from and where: cash of a month that nobody counted, a row `e` for each charge or deposit of it. */
const uncounted = (clinicId: string, month: string) => sql`book_entries e WHERE e.clinic_id = ${clinicId}
  AND e.cash_day >= ${`${month}-01`} AND e.cash_day < ${`${subtractMonths(month, -1)}-01`} AND e.actor_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM cash_closes x WHERE x.clinic_id = e.clinic_id AND x.day = e.cash_day AND x.user_id = e.actor_id)`;
const howManyOpen = (clinicId: string, month: string) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${uncounted(clinicId, month)} GROUP BY e.cash_day, e.actor_id))`;

const selectClose = (db: Db, clinicId: string, month: string) =>
  db
    .select({
      ...namedPresent({
        id: m.id,
        entries: m.entries,
        totalCop: m.totalCop,
        paidCop: m.paidCop,
        invoicedCop: m.invoicedCop,
        openCash: m.openCash,
        at: m.at,
      }),
      by: actorName(sql`m.id`, sql`m.actor_id`).as('by'),
    })
    .from(sql`month_closes m`)
    .where(sql`m.clinic_id = ${clinicId} AND m.month = ${month}`);

/** What a month comes to, what is still open of it, and its close. */
export const readMonthEnd = async (db: Db, clinicId: string, month: string): Promise<MonthEnd> => {
  const { sums, pending, openCash, close } = await batch(db, {
    sums: one(
      db
        .select({
          entries: SUMS.entries.as('entries'),
          totalCop: SUMS.totalCop.as('totalCop'),
          paidCop: SUMS.paidCop.as('paidCop'),
          invoicedCop: SUMS.invoicedCop.as('invoicedCop'),
        })
        .from(sql`book_entries e`)
        .where(ofMonth(clinicId, month)),
    ),
    pending: one(
      db
        .select({ many: sql<number>`(SELECT count(*) FROM ${waiting(clinicId, month)})`.as('many') })
        .from(sql`(SELECT 1) one`),
    ),
    openCash: db
      .select({
        ...namedPresent({ day: e.cashDay, userId: e.actorId }),
        cop: sql<number>`sum(e.cash_cop)`.as('cop'),
        name: actorName(sql`e.id`, sql`e.actor_id`).as('name'),
      })
      .from(sql`${uncounted(clinicId, month)} GROUP BY e.cash_day, e.actor_id`),
    close: one(selectClose(db, clinicId, month)),
  });
  return {
    sums: sums ?? { entries: 0, totalCop: 0, paidCop: 0, invoicedCop: 0 },
    pending: pending?.many ?? 0,
    openCash,
    close: close ?? null,
  };
};

/**
 * Closes a month that is over, in one batch: what waits for its invoice is handed over, and the close says what the month came to. Nothing
 * happens unless as much cash is uncounted as the titular saw. `stands`: the id of the month's close; undefined: it is open still.
 */
export const closeMonth = async (db: Db, writer: Writer, made: Creation, { month, openCash }: CloseMonthInput) => {
  const { clinicId, actorId, now } = writer;
  const deliveryId = crypto.randomUUID();
  const may = sql`(${howManyOpen(clinicId, month)} = ${openCash} AND NOT EXISTS (SELECT 1 FROM month_closes m WHERE m.clinic_id = ${clinicId} AND m.month = ${month}))`;
  const { close } = await batch(repeatable(db), {
    bookDeliveries: insertFrom(
      db,
      bookDeliveries,
      { id: deliveryId, clinicId, at: now, actorId, entries: sql`one.many` },
      sql`FROM (SELECT count(*) AS many FROM ${waiting(clinicId, month)}) one WHERE one.many > 0 AND ${may}`,
    ),
    bookDelivered: insertFrom(
      db,
      bookDelivered,
      { entryId: sql`one.entry_id`, deliveryId },
      sql`FROM ${waiting(clinicId, month)} one WHERE EXISTS (SELECT 1 FROM book_deliveries y WHERE y.id = ${deliveryId})`,
    ),
    monthCloses: insertFrom(
      db,
      monthCloses,
      {
        id: made.id,
        clinicId,
        month,
        entries: sql`one.entries`,
        totalCop: sql`one.total`,
        paidCop: sql`one.paid`,
        invoicedCop: sql`one.invoiced`,
        openCash,
        at: now,
        actorId,
      },
      sql`FROM (SELECT ${SUMS.entries} AS entries, ${SUMS.totalCop} AS total, ${SUMS.paidCop} AS paid, ${SUMS.invoicedCop} AS invoiced
        FROM book_entries e WHERE ${ofMonth(clinicId, month)}) one WHERE ${may}`,
    ),
    close: one(selectClose(db, clinicId, month)),
  });
  return { stands: close?.id };
};

/** The documents of a month that were handed over, by number, by pages. */
export const monthDocuments = async (db: Db, clinicId: string, month: string, after: number) => {
  const rows = await selectDocuments(
    db,
    sql`book_entries e`,
    sql`${ofMonth(clinicId, month)} AND e.number > ${after} AND ${isDelivered}`,
  )
    .orderBy(sql`e.at, e.number`)
    .limit(MAX_DELIVERY + 1);
  const page = rows.slice(0, MAX_DELIVERY);
  return { documents: page.map(toDocument), next: rows.length > MAX_DELIVERY ? (page.at(-1)?.number ?? null) : null };
};
