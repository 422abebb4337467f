import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import { addDays, today } from '../../../src/shared/time.ts';
import { sha256 } from '../../auth/hash.ts';
import { idOfSession, selectStanding, sessionStands } from '../../auth/open-links.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicFeeds } from '../../db/schema/waits.ts';
import type { Post } from '../../post/post.ts';
import { HOUR_MS, selectEntries } from './queries.ts';

const f = alias(clinicFeeds, 'f');
/** Addresses that one person has at a clinic. */
const MAX_FEEDS = 5;
/** Days that have passed which a clinic's calendar still shows. */
const PAST_DAYS = 14;

/** SQL over clinic_feeds `f`: its person still works there, and is let in. */
const serves = (now: number): SQL => sql`EXISTS (SELECT 1 FROM clinic_members m JOIN users u ON u.id = m.user_id
  WHERE m.user_id = f.user_id AND m.clinic_id = f.clinic_id AND u.is_active = 1 AND u.role = 'business'
    AND NOT EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = m.user_id AND e.clinic_id = m.clinic_id AND e.opens_at > ${now}))`;

/** The addresses that somebody made at their clinic. */
export const listClinicFeeds = (db: Db, userId: string, clinicId: string) =>
  db
    .select({
      ...named({ id: f.id, createdAt: f.createdAt, lastReadAt: f.lastReadAt }),
      agendaName: sql<
        string | null
      >`(SELECT g.name FROM clinic_agendas g WHERE g.clinic_id = f.clinic_id AND g.number = f.agenda)`.as('agendaName'),
    })
    .from(sql`clinic_feeds f`)
    .where(sql`f.user_id = ${userId} AND f.clinic_id = ${clinicId}`)
    .limit(MAX_FEEDS);

/** Makes an address of one agenda, or of the clinic (null). Throws `feeds_full`, `agenda_gone`, `unauthorized` for a session that ended. */
export const addClinicFeed = async (
  db: Db,
  post: Post,
  { userId, clinicId, tokenHash }: { userId: string; clinicId: string; tokenHash: string },
  { agenda, token, now }: { agenda: number | null; token: string; now: number },
) => {
  const [id, trace] = [crypto.randomUUID(), crypto.randomUUID()];
  const isThere = sql`(${agenda} IS NULL OR EXISTS (SELECT 1 FROM clinic_agendas g
    WHERE g.clinic_id = ${clinicId} AND g.number = ${agenda} AND g.is_active = 1))`;
  const { made, facts, standing } = await batch(db, {
    clinicFeeds: insertFrom(
      db,
      clinicFeeds,
      {
        id,
        userId: sql`m.user_id`,
        clinicId: sql`m.clinic_id`,
        agenda,
        tokenHash: await sha256(token),
        createdAt: now,
        madeIn: idOfSession(tokenHash),
      },
      sql`FROM clinic_members m WHERE m.user_id = ${userId} AND m.clinic_id = ${clinicId} AND ${isThere} AND ${sessionStands(tokenHash)}
        AND (SELECT count(*) FROM clinic_feeds o WHERE o.user_id = m.user_id) < ${MAX_FEEDS}`,
    ),
    trace: auditIfChanged(db, { id: trace, at: now, actorId: userId, action: 'calendar.created', targetId: userId }),
    notice: post.announce(db, { kind: 'feed_made', userId }, now, wasTraced(trace, 'calendar.created')),
    made: one(db.select({ id: clinicFeeds.id }).from(clinicFeeds).where(sql`id = ${id}`)),
    facts: one(db.select({ isThere: sql<number>`${isThere}`.as('isThere') }).from(sql`(SELECT 1) one`)),
    standing: selectStanding(db, tokenHash),
  });
  if (standing.length === 0) throw new AppError('unauthorized');
  if (!made) throw new AppError(facts?.isThere ? 'feeds_full' : 'agenda_gone');
};

/** Ends an address. Throws `feed_not_found` where it is not theirs. */
export const removeClinicFeed = async (db: Db, userId: string, id: string, now: number) => {
  const { gone } = await batch(db, {
    gone: db.delete(clinicFeeds).where(sql`id = ${id} AND user_id = ${userId}`).returning({ id: clinicFeeds.id }),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'calendar.revoked', targetId: userId }),
  });
  if (gone.length === 0) throw new AppError('feed_not_found');
};

/** The visits of a clinic's address, or of its agenda; null: the token opens nothing. */
export const readClinicFeed = async (db: Db, token: string, now: number, later: (work: Promise<unknown>) => void) => {
  const tokenHash = await sha256(token);
  const mine = sql`(SELECT f.id FROM clinic_feeds f WHERE f.token_hash = ${tokenHash} AND ${serves(now)})`;
  const { feed, visits } = await batch(db, {
    feed: one(
      db
        .select(named({ id: f.id, lastReadAt: f.lastReadAt }))
        .from(sql`clinic_feeds f`)
        .where(sql`f.id = ${mine}`),
    ),
    visits: selectEntries(
      db,
      sql`a.clinic_id = (SELECT f.clinic_id FROM clinic_feeds f WHERE f.id = ${mine}) AND a.starts_at >= ${addDays(today(now), -PAST_DAYS)}
        AND (SELECT f.agenda IS NULL OR (f.agenda = a.seat AND EXISTS (SELECT 1 FROM clinic_agendas g
          WHERE g.clinic_id = a.clinic_id AND g.number = a.seat AND a.starts_at >= g.since)) FROM clinic_feeds f WHERE f.id = ${mine})
        AND (a.status <> 'cancelled' OR a.starts_at >= ${today(now)})`,
    )
      .orderBy(sql`a.starts_at, a.id`)
      .limit(MAX_PAGE),
  });
  if (!feed) return null;
  if (now - (feed.lastReadAt ?? 0) >= HOUR_MS)
    later(db.update(clinicFeeds).set({ lastReadAt: now }).where(sql`token_hash = ${tokenHash}`).run());
  return visits;
};
