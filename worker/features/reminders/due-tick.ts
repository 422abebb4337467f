import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { contactHours } from '../../../src/shared/contact-hours.ts';
import { type DueItem, visitTypeFor } from '../../../src/shared/due.ts';
import { CARE_DAYS } from '../../../src/shared/limits.ts';
import { addDays, today, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { isLiving } from '../../db/living.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { Post } from '../../post/post.ts';
import { selectDueOf } from '../records/queries.ts';
import { toPetDue } from '../records/rules.ts';

const a = alias(appointments, 'a');

/** Owners are gone through in the minutes of one hour, each in that of the first letters of their id. */
const HOUR = '09';
/** A day on which nobody may be written to, or no cron ran, is caught up for so long. */
const LATE_DAYS = 4;
/** Animals, acts and visits of one minute's owners. */
const MAX_READ = 10_000;

const lettersOf = (minute: number): string[] =>
  Array.from({ length: 256 }, (_, value) => value)
    .filter((value) => value % 60 === minute)
    .map((value) => value.toString(16).padStart(2, '0'));

/** The reminder of something due that falls on a day, by how many days before it (after it: negative); null: none. */
const stageOn = (date: string, dueOn: string): number | null =>
  CARE_DAYS.find((days) => {
    const at = addDays(dueOn, -days);
    return at <= date && date < addDays(at, LATE_DAYS);
  }) ?? null;

type Booked = { petId: string; type: string };

/** The reminders of a pet on a day, one for each distance: what has its visit already is left out. */
const remindersOf = (petId: string, due: readonly DueItem[], booked: readonly Booked[], date: string) => {
  const open = due.filter(
    ({ kind }) => !booked.some((visit) => visit.petId === petId && visit.type === visitTypeFor(kind)),
  );
  return CARE_DAYS.flatMap((days) => {
    const on = open.flatMap(({ dueOn }) => (dueOn !== null && stageOn(date, dueOn) === days ? [dueOn] : [])).sort()[0];
    return on ? [{ petId, days, on }] : [];
  });
};

/**
 * The cron's part: what is due in 30 and in 7 days and what fell due yesterday, of the owners whose minute it is. What was done is due
 * at another day; what is booked is not reminded of.
 */
export const remindDue = async (db: Db, now: number, post: Post): Promise<void> => {
  const wall = wallTime(now);
  const date = today(now);
  if (wall.slice(11, 13) !== HOUR || contactHours(date) === null || post.ways.length === 0) return;
  const letters = JSON.stringify(lettersOf(Number(wall.slice(14))));
  const theirs = sql`p.owner_id IN (SELECT u.id FROM users u WHERE u.is_active = 1 AND u.role = 'user' AND substr(u.id, 1, 2) IN (SELECT value FROM json_each(${letters})))`;
  const { pets, acts, booked } = await batch(db, {
    ...selectDueOf(db, sql`${theirs} AND ${isLiving}`, MAX_READ, MAX_READ),
    booked: db
      .select(named({ petId: a.petId, type: a.type }))
      .from(sql`appointments a JOIN pets p ON p.id = a.pet_id`)
      .where(sql`${theirs} AND a.starts_at >= ${date} AND a.status IN (${liveStatuses})`)
      .limit(MAX_READ),
  });
  const found = toPetDue(pets, acts, date).flatMap(({ petId, due }) => remindersOf(petId, due, booked, date));
  if (found.length === 0) return;
  await batch(db, { notices: post.announce(db, { kind: 'care_due', care: JSON.stringify(found) }, now, sql`1`) });
};
