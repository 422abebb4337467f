import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { afterOpenHours } from '../../../src/shared/answer-by.ts';
import { addDays, DAY_MS, today, wallTime } from '../../../src/shared/time.ts';
import { OFFER_HOURS, OFFER_MINUTES } from '../../../src/shared/waits.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { slotOffers, slotWaits } from '../../db/schema/waits.ts';
import type { Post } from '../../post/post.ts';
import { datesFrom, GRID, isPetBusy, lengthOf, refusalOf } from '../availability/rules.ts';
import { isOfPart, isOpenOffer, joined, stands } from '../waits/rules.ts';
import { calendarColumns, calendarOf } from './lapse.ts';
import { quotaOf } from './quotas.ts';

const w = alias(slotWaits, 'w');

/** Waits that one minute looks at, and how often each is looked at though nothing told that an hour freed, ms. */
const CHUNK = 20;
const LOOK_MS = 10 * 60_000;
const BOGOTA_S = 5 * 3600;

const selectDue = (db: Db, now: number) =>
  db
    .select({
      ...named({ id: w.id, type: w.type, from: w.fromDate, until: w.untilDate, agenda: w.agenda, ownerId: w.ownerId }),
      ...calendarColumns(now),
    })
    .from(joined)
    .where(sql`w.look_at <= ${now}`)
    .orderBy(sql`w.look_at, w.created_at`)
    .limit(CHUNK);
type DueWait = Awaited<ReturnType<typeof selectDue>>[number];

/** SQL: some half hours from a wall time on touch what an offer `f` names. */
const touches = (at: SQL, length: SQL): SQL => {
  const end = (from: SQL, many: SQL) => sql`strftime('%Y-%m-%dT%H:%M', ${from}, '+' || (30 * ${many}) || ' minutes')`;
  return sql`(f.starts_at < ${end(at, length)} AND ${end(sql`f.starts_at`, sql`f.half_hours`)} > ${at})`;
};

/**
 * Statement: offers to one who waits the first hour that they could book in this instant, if there is one. Not one that stands offered to
 * somebody else of that clinic, nor one that they let pass and nobody took since. Days and
 * hours come in their order: CROSS JOIN keeps the loops as they are written, and the first that is free ends them.
 */
const offerTo = (db: Db, wait: DueWait, id: string, { now, asksProof }: { now: number; asksProof: boolean }) => {
  const [first = ''] = [wait.from, today(now)].sort().slice(1);
  const many = Math.max(0, (Date.parse(wait.until) - Date.parse(first)) / DAY_MS + 1);
  const dates = datesFrom(first, many);
  const [date, time, at] = [sql`d.value`, sql`s.value`, sql`(d.value || 'T' || s.value)`];
  const owner = sql`w.owner_id`;
  const asker = {
    by: 'owner',
    ownerId: wait.ownerId === null ? null : owner,
    actorId: null,
    type: wait.type,
    now,
    agenda: wait.agenda ?? undefined,
  } as const;
  const wanted = { petId: sql`w.pet_id`, type: wait.type, at };
  const length = lengthOf(wait.type);
  const calendar = calendarOf(wait);
  const latest = calendar ? afterOpenHours(now, OFFER_HOURS, `${addDays(wait.until, 1)}T00:00`, calendar) : now;
  return insertFrom(
    db,
    slotOffers,
    {
      id,
      waitId: sql`w.id`,
      startsAt: at,
      halfHours: length,
      offeredAt: now,
      until: sql`min(${latest}, (strftime('%s', ${at}) + ${BOGOTA_S} - 60 * c.min_notice_min) * 1000)`,
    },
    sql`FROM ${joined} CROSS JOIN json_each(${JSON.stringify(dates)}) d CROSS JOIN json_each(${GRID}) s
      WHERE w.id = ${wait.id} AND ${stands(now)} AND ${isOfPart(time)}
        AND ${at} >= strftime('%Y-%m-%dT%H:%M', ${wallTime(now)}, '+' || (c.min_notice_min + ${OFFER_MINUTES}) || ' minutes')
        AND NOT EXISTS (SELECT 1 FROM slot_offers f WHERE ${isOpenOffer(now)})
        AND NOT EXISTS (SELECT 1 FROM slot_offers f WHERE f.wait_id = w.id AND f.starts_at = ${at} AND f.is_freed = 0)
        AND NOT EXISTS (SELECT 1 FROM slot_waits o JOIN slot_offers f ON f.wait_id = o.id
          WHERE o.clinic_id = c.id AND f.until > ${now} AND ${touches(at, length)})
        AND ${refusalOf({ date, time, among: dates }, asker)} IS NULL AND NOT ${isPetBusy(wanted.petId, at, asker)}
        AND ${wait.ownerId === null ? sql`1` : sql`${quotaOf({ ownerId: owner, actorId: owner }, wanted, now, asksProof)} IS NULL`}
      LIMIT 1`,
  );
};

/**
 * The minute's part: who is due, first come first, is compared with what is free, is offered an hour and told; what stands no more goes.
 * Hours free without a word too (a block is taken away, an agenda comes, a day is near enough), so that everybody is looked at now and then.
 */
export const offerFreed = async (db: Db, now: number, post: Post): Promise<void> => {
  const due = await selectDue(db, now);
  if (due.length === 0) return;
  const offers = due.map((wait) => ({ wait, id: crypto.randomUUID() }));
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(due.map(({ id }) => id))}))`;
  await batch(db, {
    offers: offers.map(({ wait, id }) => offerTo(db, wait, id, { now, asksProof: post.enabled })),
    told: post.announce(db, { kind: 'slot_offered', offers: JSON.stringify(offers.map(({ id }) => id)) }, now, sql`1`),
    next: db
      .update(slotWaits)
      // One moment for all, so that the line keeps its order.
      .set({
        lookAt: sql`coalesce((SELECT max(f.until) FROM slot_offers f WHERE f.wait_id = slot_waits.id AND f.until > ${now}),
          ${now - (now % LOOK_MS) + LOOK_MS})`,
      })
      .where(sql`id IN ${ids}`),
    ended: db
      .delete(slotWaits)
      .where(sql`id IN ${ids} AND id NOT IN (SELECT w.id FROM ${joined} WHERE w.id IN ${ids} AND ${stands(now)})`),
  });
};
