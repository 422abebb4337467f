import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { CHOOSABLE, isChoosable } from '../../src/shared/notices.ts';
import { type Clock, DAY_MS } from '../../src/shared/time.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { list } from '../db/schema/columns.ts';
import { openStates, outbox, pushSubscriptions } from '../db/schema/post.ts';
import { dropUndone, gather, hasTurn } from './gathered.ts';
import { holdQuiet, holdUnlawful } from './held.ts';
import { factsOf, mailOf } from './mail.ts';
import { type Due, mailColumns } from './mail-columns.ts';
import { pushOf } from './mails/pushes.ts';
import { type Channel, waysOf } from './post.ts';
import { type Device, GONE, sendPush } from './push.ts';
import { type Outcome, sendMail } from './send.ts';
import { isStale } from './stale.ts';

const MINUTE_MS = 60 * 1000;
/** Rows that are taken, sent at once and noted together. A sender that dies in between leaves at most these in doubt. */
const CHUNK = 10;
/** Rows that one minute's cron sends at most: 1,000 due at one minute are out within four. */
export const PER_TICK = 300;
/** No further chunk is taken after this long: the next minute goes on. */
const TICK_MS = 45 * 1000;
/** A sender that took a row and noted no outcome by then counts as dead, ms. */
export const LEASE_MS = 2 * MINUTE_MS;
const SEND_TIMEOUT_MS = 10 * 1000;
/** Pauses after each failure; the last one goes on. */
const PAUSES_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

const open = sql`${outbox.state} IN (${openStates})`;
const atMostOnce = sql`${outbox.kind} IN (${list(CHOOSABLE)})`;

const pauseAfter = (attempts: number): number => PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS;

/**
 * Statements: what can no longer be sent is put aside. What is sent at most once and died between sending and noting may have gone
 * out: it is never sent again. A link that serves no more (another was asked for, the e-mail is another) is not worth sending. The rest is given up a day after it was to go out.
 */
const putAside = (db: Db, now: number) => {
  const due = and(open, lte(outbox.nextAt, now));
  return {
    undone: dropUndone(db, due),
    useless: db.delete(outbox).where(and(due, sql`(${outbox.usedAt} IS NOT NULL OR ${isStale(now)})`)),
    unknown: db
      .update(outbox)
      .set({ state: 'unknown' })
      .where(and(due, sql`${outbox.state} = 'sending' AND ${atMostOnce}`)),
    unlawful: holdUnlawful(db, due, now),
    quiet: holdQuiet(db, due, now),
    gathered: gather(db, now),
    givenUp: db
      .update(outbox)
      .set({ state: 'given_up' })
      .where(and(due, lte(outbox.notBefore, now - DAY_MS))),
  };
};

/** Statement: takes the oldest rows that are due, with all that their mails say. One statement: nobody else gets them too. */
const claim = (db: Db, channel: Channel, now: number, many: number) =>
  db
    .update(outbox)
    .set({ state: 'sending', claimedAt: now, nextAt: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(open, lte(outbox.nextAt, now), inArray(outbox.way, waysOf(channel)), hasTurn(now)))
          .orderBy(outbox.nextAt)
          .limit(many),
      ),
    )
    .returning(mailColumns);

/** Statement: what became of a row, unless somebody else has taken it meanwhile. */
const note = (db: Db, row: Due, outcome: Outcome, now: number) => {
  const mine = (states: SQL) =>
    and(eq(outbox.id, row.id), eq(outbox.claimedAt, row.claimedAt), sql`${outbox.state} IN ${states}`);
  if (outcome.sent) {
    const sent = { state: 'sent', sentAt: now, lastError: null } as const;
    return db.update(outbox).set(sent).where(mine(sql`('sending', 'unknown')`));
  }
  const failed =
    isChoosable(row.kind) && !outcome.refused
      ? ({ state: 'unknown', lastError: outcome.error } as const)
      : ({ state: 'waiting', nextAt: now + pauseAfter(row.attempts), lastError: outcome.error } as const);
  return db.update(outbox).set(failed).where(mine(sql`('sending')`));
};

/** Statements: what a device's push service said of it. One that it knows no more is taken away, with what was to go there. */
const noteDevice = (db: Db, row: Due, outcome: Outcome, now: number) => {
  if (row.target === null) return [];
  const { id }: Device = JSON.parse(row.target);
  const its = eq(pushSubscriptions.id, id);
  if (outcome.sent) return [db.update(pushSubscriptions).set({ lastOkAt: now, failures: 0 }).where(its)];
  return outcome.error === GONE
    ? [db.delete(pushSubscriptions).where(its), db.delete(outbox).where(eq(outbox.id, row.id))]
    : [
        db
          .update(pushSubscriptions)
          .set({ failures: sql`${pushSubscriptions.failures} + 1` })
          .where(its),
      ];
};

const NO_ADDRESS: Outcome = { sent: false, refused: true, error: 'no_address' };

/** A row whose address is gone (a change of e-mail that was taken back, a device) is handed to nobody. */
const send = async (channel: Channel, row: Due, now: number, timeoutMs: number): Promise<Outcome> => {
  const { mail, push } = channel;
  if (row.way === 'push')
    return push && row.target !== null && isChoosable(row.kind)
      ? sendPush(push, JSON.parse(row.target), pushOf(row.kind, await factsOf(channel, row), now), timeoutMs)
      : NO_ADDRESS;
  return mail && row.to !== null
    ? sendMail(mail, await mailOf(channel, { ...row, to: row.to }), timeoutMs)
    : NO_ADDRESS;
};

export type Delivery = { db: Db; channel: Channel | null; clock: Clock };

/** Sends what is due, oldest first, `most` rows at most; without a channel only what is too old is put aside. Answers how many it took. */
export const deliver = async (
  { db, channel, clock }: Delivery,
  most: number = CHUNK,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<number> => {
  const start = clock();
  await batch(db, putAside(db, start));
  let taken = 0;
  while (channel && taken < most && clock() - start < TICK_MS) {
    const now = clock();
    const rows = await claim(db, channel, now, Math.min(CHUNK, most - taken));
    const outcomes = await Promise.all(rows.map((row) => send(channel, row, now, timeoutMs)));
    const notes = rows.flatMap((row, index) => {
      const outcome = outcomes[index];
      return outcome ? [note(db, row, outcome, clock()), ...noteDevice(db, row, outcome, clock())] : [];
    });
    if (notes.length === 0) break;
    await batch(db, { notes });
    taken += rows.length;
  }
  return taken;
};
