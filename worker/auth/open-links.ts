import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts.ts';
import { MAX_OPEN_LINKS } from '../../src/shared/limits.ts';
import { batch, one } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { named } from '../db/columns.ts';
import { insertFrom } from '../db/insert.ts';
import { calendarFeeds, carneShares, pets } from '../db/schema/pets.ts';
import { auditLog } from '../db/schema/settings.ts';

const s = alias(carneShares, 's');
const p = alias(pets, 'p');

/** Which addresses that let in whoever holds them go on after a password was changed. */
export type Kept = { keepFeed: boolean; keepShares: boolean };

/** Statement: one row in the log when the statement before it changed any. */
const traceAny = (db: Db, { userId, actorId, now }: Ending, action: Act) =>
  insertFrom(
    db,
    auditLog,
    { id: crypto.randomUUID(), at: now, actorId, action, targetId: userId },
    sql`WHERE changes() > 0`,
  );

/** Whose links, who ends them (null: nobody signed in), when, and the SQL under which it happens. */
type Ending = { userId: string; actorId: string | null; now: number; on: SQL };

/**
 * Statements: a person's calendar feed and the open links to their animals' carnés end. Whoever made one with a stolen session would
 * read on after the password is another.
 */
export const endOpenLinks = (db: Db, ending: Ending, { keepFeed, keepShares }: Kept) => {
  const { userId, now, on } = ending;
  return [
    db.delete(calendarFeeds).where(sql`${calendarFeeds.userId} = ${userId} AND ${keepFeed ? 0 : 1} AND ${on}`),
    traceAny(db, ending, 'calendar.revoked'),
    db
      .update(carneShares)
      .set({ revokedAt: now })
      .where(sql`
      ${carneShares.petId} IN (SELECT p.id FROM pets p WHERE p.owner_id = ${userId})
        AND ${carneShares.revokedAt} IS NULL AND ${carneShares.expiresAt} > ${now} AND ${keepShares ? 0 : 1} AND ${on}`),
    traceAny(db, ending, 'carne.unshared'),
  ] as const;
};

/** A person's addresses that open something without a session, in one trip: the calendar feed, and links to carnés by their end. */
export const findOpenLinks = async (db: Db, userId: string, now: number) => {
  const { feed, shares } = await batch(db, {
    feed: one(
      db
        .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
        .from(calendarFeeds)
        .where(sql`${calendarFeeds.userId} = ${userId}`),
    ),
    shares: db
      .select(named({ id: s.id, petName: p.name, label: s.label, expiresAt: s.expiresAt }))
      .from(sql`pets p JOIN carne_shares s ON s.pet_id = p.id`)
      .where(sql`p.owner_id = ${userId} AND s.revoked_at IS NULL AND s.expires_at > ${now}`)
      .limit(MAX_OPEN_LINKS),
  });
  const inOrder = shares.toSorted((a, b) => a.expiresAt - b.expiresAt || a.petName.localeCompare(b.petName, 'es'));
  return { feed: feed ?? null, shares: inOrder };
};
