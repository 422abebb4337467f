import { type SQL, sql } from 'drizzle-orm';
import { dayBeforeAt, hoursBeforeAt } from '../../../src/shared/reminder-hours.ts';
import { SLOTS } from '../../../src/shared/slots.ts';
import { addDays, instantOf, today, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { eachCarer } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { assuredWay } from '../assurances/queries.ts';

/** A minute that no cron ran is caught up for so long. */
const CATCH_UP_MS = 60 * 60_000;
/** A visit after a long weekend is remembered so many days ahead. */
const DAYS = 6;

/** Hours of visits, with the instant at which each is to be remembered, that fell due since the last hour. */
const dueNow = (now: number, at: (startsAt: string) => string | null): [startsAt: string, at: number][] =>
  Array.from({ length: DAYS }, (_, days) => addDays(today(now), days)).flatMap((date) =>
    SLOTS.flatMap((time): [string, number][] => {
      const wall = at(`${date}T${time}`);
      const due = wall === null ? Number.POSITIVE_INFINITY : instantOf(wall);
      return due <= now && due > now - CATCH_UP_MS ? [[`${date}T${time}`, due]] : [];
    }),
  );

/** SQL: owners, and their households, of confirmed visits of these hours (NULL: a clinic's own client's); who booked or changed theirs after the reminder's hour has just heard of it. */
const owners = (slots: [string, number][], where: SQL): SQL =>
  eachCarer(sql`FROM json_each(${JSON.stringify(slots)}) s CROSS JOIN appointments a ON a.starts_at = s.value ->> 0
  WHERE a.status = 'confirmed' AND a.arrived_at IS NULL AND a.updated_at <= s.value ->> 1 AND ${where}`);

/** The cron's part: announces the reminders of visits whose minute has come, each once. Most minutes ask the database nothing. */
export const remindVisits = async (db: Db, now: number, post: Post): Promise<void> => {
  const tomorrow = dueNow(now, dayBeforeAt);
  const soon = dueNow(now, hoursBeforeAt);
  if (tomorrow.length === 0 && soon.length === 0) return;
  await batch(db, {
    tomorrow: post.announce(
      db,
      { kind: 'visit_tomorrow', each: owners(tomorrow, sql`${assuredWay} IS NULL`) },
      now,
      sql`1`,
    ),
    soon: post.announce(db, { kind: 'visit_soon', each: owners(soon, sql`1`) }, now, sql`1`),
  });
};

const DIGEST = '06:30';

/** The cron's part at half past six: one mail to each person of a clinic that has visits today, requests or messages waiting. */
export const announceDigests = async (db: Db, now: number, post: Post): Promise<void> => {
  if (wallTime(now).slice(11) !== DIGEST) return;
  const date = today(now);
  await batch(db, {
    digests: post.announce(
      db,
      {
        kind: 'clinic_digest',
        each: sql`SELECT m.user_id, NULL AS visit_id FROM clinic_members m CROSS JOIN clinics c ON c.id = m.clinic_id
          WHERE c.closed_at IS NULL AND (
            EXISTS (SELECT 1 FROM appointments a WHERE a.clinic_id = c.id AND a.starts_at >= ${date}
              AND a.starts_at < ${addDays(date, 1)} AND a.status IN (${liveStatuses}))
            OR EXISTS (SELECT 1 FROM appointments a WHERE a.clinic_id = c.id AND a.status = 'pending' AND a.starts_at > ${date})
            OR EXISTS (SELECT 1 FROM threads t WHERE t.clinic_id = c.id AND t.clinic_unread > 0))`,
      },
      now,
      sql`1`,
    ),
  });
};
