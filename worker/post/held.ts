import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mayContact, nextContact } from '../../src/shared/contact-hours.ts';
import { CLINIC_ACTS, CLINIC_REMINDERS, LOUD, QUIET } from '../../src/shared/quiet.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';
import type { Db } from '../db/client.ts';
import { list } from '../db/schema/columns.ts';
import { outbox, quietHours } from '../db/schema/post.ts';

/** What is due (`due`, over outbox) and may not go out now: asked when it would, so that retries and choices made since count. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const isWaiting = eq(outbox.state, 'waiting');
const minutesOf = (time: SQL) => sql`(substr(${time}, 1, 2) * 60 + substr(${time}, 4, 2))`;

/** SQL: the earliest hour for which its reader may set out (announce.ts). */
const first = sql`coalesce(${outbox.ids} ->> 'first', ${outbox.ids} ->> 'at')`;

/**
 * Statement: pushes whose person has quiet hours now wait for their end, unless the visit that they are about would begin within the
 * hour after it.
 */
export const holdQuiet = (db: Db, due: SQL | undefined, now: number) => {
  const time = wallTime(now).slice(11);
  const of = (column: 'startsAt' | 'endsAt') =>
    sql`coalesce((SELECT q.${sql.raw(quietHours[column].name)} FROM quiet_hours q WHERE q.user_id = outbox.user_id), ${QUIET[column]})`;
  const [starts, ends] = [of('startsAt'), of('endsAt')];
  const isQuiet = sql`iif(${starts} <= ${ends}, ${time} >= ${starts} AND ${time} < ${ends}, ${time} >= ${starts} OR ${time} < ${ends})`;
  const until = sql`${now - (now % MINUTE_MS)} + (${minutesOf(ends)} - ${minutesOf(sql`${time}`)} + 1440) % 1440 * ${MINUTE_MS}`;
  const isLoud = sql`${outbox.kind} IN (${list(LOUD)}) AND coalesce(${first}
    < strftime('%Y-%m-%dT%H:%M', (${until} + ${HOUR_MS}) / 1000, 'unixepoch', '-5 hours'), 0)`;
  return db
    .update(outbox)
    .set({ nextAt: until })
    .where(and(due, isWaiting, eq(outbox.way, 'push'), sql`${isQuiet} AND NOT (${isLoud})`));
};

/**
 * Statements: what a clinic starts and did not go out in the hours of Ley 2300 waits for the next of them, and has a day from then on: a
 * reminder that failed on a Saturday afternoon is not given up unseen on Sunday. What is told of a visit of that next day or before cannot
 * wait, and the answer to a request is nothing that a clinic starts. None while those hours are.
 */
export const holdUnlawful = (db: Db, due: SQL | undefined, now: number) => {
  const wall = wallTime(now);
  if (mayContact(wall)) return [];
  const next = nextContact(wall);
  const canWait = sql`(${outbox.kind} IN (${list(CLINIC_REMINDERS)}) OR (${outbox.kind} IN (${list(CLINIC_ACTS)})
    AND coalesce(${outbox.ids} ->> 'answers', 0) = 0 AND coalesce(substr(${first}, 1, 10) > ${next.slice(0, 10)}, 1)))`;
  return [
    db
      .update(outbox)
      .set({ nextAt: instantOf(next), notBefore: instantOf(next) })
      .where(and(due, isWaiting, canWait)),
  ];
};
