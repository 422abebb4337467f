import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts.ts';
import { MAX_OPEN_LINKS, RECENT_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { batch, one } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { named } from '../db/columns.ts';
import { insertFrom } from '../db/insert.ts';
import { clinics } from '../db/schema/clinics.ts';
import { petGrants } from '../db/schema/patients.ts';
import { calendarFeeds, carneShares, pets } from '../db/schema/pets.ts';
import { emailChanges } from '../db/schema/post.ts';
import { auditLog } from '../db/schema/settings.ts';
import { endMails } from './mail-links.ts';

const c = alias(clinics, 'c');
const s = alias(carneShares, 's');
const p = alias(pets, 'p');

/** Which of what somebody else may have made go on after a password was changed. */
export type Kept = { keepFeed: boolean; keepShares: boolean; keepGrants: boolean };
/** Nothing of it goes on: nobody was asked. */
export const NONE_KEPT: Kept = { keepFeed: false, keepShares: false, keepGrants: false };

/** SQL over pet_grants `g`: a clinic was let into a pet's file lately, and still is. */
const isLate = (
  userId: string,
  now: number,
): SQL => sql`g.revoked_at IS NULL AND g.granted_at > ${now - RECENT_DAYS * DAY_MS}
  AND g.pet_id IN (SELECT p.id FROM pets p WHERE p.owner_id = ${userId})`;

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
 * Statements: a person's calendar feed, the open links to their animals' carnés and what clinics were let read in the last days end; a
 * change of e-mail that waits is cancelled. Whoever made one with a stolen session would read on, or take the account, after the
 * password is another.
 */
export const endOpenLinks = (db: Db, ending: Ending, { keepFeed, keepShares, keepGrants }: Kept) => {
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
    db
      .update(petGrants)
      .set({ revokedAt: now })
      .where(
        sql`(${petGrants.petId}, ${petGrants.clinicId}) IN (SELECT g.pet_id, g.clinic_id FROM pet_grants g WHERE ${isLate(userId, now)})
          AND ${keepGrants ? 0 : 1} AND ${on}`,
      ),
    traceAny(db, ending, 'grant.revoked'),
    endMails(db, userId, ['change_email'], now, on),
    db
      .delete(emailChanges)
      .where(sql`${emailChanges.userId} = ${userId} AND ${emailChanges.confirmedAt} IS NULL AND ${on}`),
    traceAny(db, ending, 'email.change_cancelled'),
  ] as const;
};

/** What opens something of a person's without their session, in one trip: the calendar feed, links to carnés by their end, clinics let in lately. */
export const findOpenLinks = async (db: Db, userId: string, now: number) => {
  const { feed, shares, grants } = await batch(db, {
    grants: db
      .select(named({ petName: p.name, clinicName: c.name }))
      .from(sql`pet_grants g JOIN pets p ON p.id = g.pet_id JOIN clinics c ON c.id = g.clinic_id`)
      .where(isLate(userId, now))
      .limit(MAX_OPEN_LINKS),
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
  return { feed: feed ?? null, shares: inOrder, grants };
};
