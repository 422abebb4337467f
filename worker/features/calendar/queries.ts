import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import { addDays, today } from '../../../src/shared/time.ts';
import { sha256 } from '../../auth/hash.ts';
import { idOfSession, selectStanding, sessionStands } from '../../auth/open-links.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { calendarFeeds, pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { Post } from '../../post/post.ts';
import { selectOwnerDue } from '../records/queries.ts';
import { toPetDue } from '../records/rules.ts';
import type { CalendarVisit } from './rules.ts';

const a = alias(appointments, 'a');
const p = alias(pets, 'p');
const c = alias(clinics, 'c');

/** A feed tells of what was, this far back. */
const PAST_DAYS = 60;
/** How often it is noted that an address was read, at most. */
export const HOUR_MS = 60 * 60 * 1000;

const columns = named({
  id: a.id,
  petId: a.petId,
  version: a.version,
  startsAt: a.startsAt,
  halfHours: a.halfHours,
  type: a.type,
  status: a.status,
  petName: p.name,
  clinicName: c.name,
  clinicCity: c.city,
  clinicAddress: c.address,
  clinicPhone: c.phone,
  updatedAt: a.updatedAt,
});
const joined = sql.raw('appointments a JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id');
/** Statement: visits `a` as entries. */
export const selectEntries = (db: Db, where: SQL) => db.select(columns).from(joined).where(where);

/** One visit of an owner, for a calendar; null: it is not theirs. */
export const findCalendarVisit = async (db: Db, ownerId: string, id: string): Promise<CalendarVisit | null> => {
  const [visit] = await selectEntries(db, sql`a.id = ${id} AND ${caredForBy(ownerId, 'a')}`);
  return visit ?? null;
};

/**
 * What the feed of a token tells: visits of its owner from two months back on; those cancelled only while they would be to
 * come, so that calendars take them out; and what is due of each pet. Null: the token opens nothing. `later` gets the hourly note that it was read.
 */
export const readFeed = async (db: Db, token: string, now: number, later: (work: Promise<unknown>) => void) => {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const tokenHash = await sha256(token);
  const owner = sql`(SELECT f.user_id FROM calendar_feeds f JOIN users u ON u.id = f.user_id
    WHERE f.token_hash = ${tokenHash} AND u.is_active = 1)`;
  const {
    feed,
    visits,
    due: { pets, acts },
  } = await batch(db, {
    feed: one(
      db
        .select({ userId: calendarFeeds.userId, lastReadAt: calendarFeeds.lastReadAt })
        .from(calendarFeeds)
        .where(sql`${calendarFeeds.userId} = ${owner}`),
    ),
    visits: selectEntries(
      db,
      sql`${caredForBy(owner, 'a')} AND a.starts_at >= ${addDays(today(now), -PAST_DAYS)}
        AND (a.status <> 'cancelled' OR a.starts_at >= ${today(now)})
        AND NOT (a.status = 'pending' AND coalesce(a.lapses_at <= ${now}, 0))`,
    )
      .orderBy(sql`a.starts_at, a.id`)
      .limit(MAX_PAGE),
    due: selectOwnerDue(db, owner),
  });
  if (!feed) return null;
  if (now - (feed.lastReadAt ?? 0) >= HOUR_MS) {
    later(db.update(calendarFeeds).set({ lastReadAt: now }).where(eq(calendarFeeds.tokenHash, tokenHash)).run());
  }
  return { visits, due: toPetDue(pets, acts, today(now)) };
};

/** The feed of an owner; null: none. */
export const findFeed = async (db: Db, userId: string) => {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
};

/** Gives an owner's feed an address; the one before stops serving. Throws `unauthorized` for a session that ended meanwhile. */
export const replaceFeed = async (
  db: Db,
  post: Post,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  token: string,
  now: number,
) => {
  const trace = crypto.randomUUID();
  const { standing } = await batch(db, {
    calendarFeeds: insertFrom(
      db,
      calendarFeeds,
      { userId, tokenHash: await sha256(token), createdAt: now, madeIn: idOfSession(tokenHash) },
      sql`FROM (SELECT 1) one WHERE ${sessionStands(tokenHash)}
      ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at,
        last_read_at = NULL, made_in = excluded.made_in`,
    ),
    trace: auditIfChanged(db, { id: trace, at: now, actorId: userId, action: 'calendar.created', targetId: userId }),
    notice: post.announce(db, { kind: 'feed_made', userId }, now, wasTraced(trace, 'calendar.created')),
    standing: selectStanding(db, tokenHash),
  });
  if (standing.length === 0) throw new AppError('unauthorized');
};

/** Ends an owner's feed; fine when there is none. */
export const removeFeed = (db: Db, userId: string, now: number) =>
  batch(db, {
    calendarFeeds: db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'calendar.revoked', targetId: userId }),
  });
