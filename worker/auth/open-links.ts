import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts.ts';
import { MAX_OPEN_LINKS, RECENT_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { batch, one } from '../db/batch.ts';
import { caredForBy, ownedBy } from '../db/carers.ts';
import type { Db } from '../db/client.ts';
import { named } from '../db/columns.ts';
import { insertFrom } from '../db/insert.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { clinics } from '../db/schema/clinics.ts';
import { careLinks, householdMembers } from '../db/schema/household.ts';
import { petClaims, petGrants } from '../db/schema/patients.ts';
import { calendarFeeds, carneShares, pets } from '../db/schema/pets.ts';
import { emailChanges } from '../db/schema/post.ts';
import { auditLog } from '../db/schema/settings.ts';
import { clinicFeeds } from '../db/schema/waits.ts';
import type { Post } from '../post/post.ts';
import { endMails } from './mail-links.ts';

const c = alias(clinics, 'c');
const s = alias(carneShares, 's');
const p = alias(pets, 'p');

/** Which of what somebody else may have made go on after a password was changed. */
export type Kept = { keepFeed: boolean; keepShares: boolean; keepGrants: boolean };
/** Nothing of it goes on: nobody was asked. */
export const NONE_KEPT: Kept = { keepFeed: false, keepShares: false, keepGrants: false };
export const ALL_KEPT: Kept = { keepFeed: true, keepShares: true, keepGrants: true };

/** SQL over pet_grants `g`: a clinic was let into a pet's file lately, and still is. */
const isLate = (
  userId: string,
  now: number,
): SQL => sql`g.revoked_at IS NULL AND g.granted_at > ${now - RECENT_DAYS * DAY_MS}
  AND g.pet_id IN (SELECT p.id FROM pets p WHERE ${caredForBy(userId)})
  AND (g.granted_by = ${userId} OR EXISTS (SELECT 1 FROM pets o WHERE o.id = g.pet_id AND ${ownedBy(userId, 'o')}))`;

/** Statement: one row in the log when the statement before it changed any. */
const traceAny = (db: Db, { userId, actorId, now }: Ending, action: Act) =>
  insertFrom(
    db,
    auditLog,
    { id: crypto.randomUUID(), at: now, actorId, action, targetId: userId },
    sql`WHERE changes() > 0`,
  );

/** Whose links, who ends them (null: nobody signed in), when, the SQL under which it happens, and by which those hear of it who have to wait. */
type Ending = { userId: string; actorId: string | null; now: number; on: SQL; post: Pick<Post, 'announce'> };

/** Which of them: SQL over the column that says in which session one was made. */
type Made = (madeIn: SQLWrapper) => SQL;
/** SQL: the public id of a session. */
export const idOfSession = (tokenHash: string): SQL =>
  sql`(SELECT s.public_id FROM sessions s WHERE s.token_hash = ${tokenHash})`;
/** SQL: a session still is. What opens without one is made in the statement that asks this: ending a session leaves nothing that was on its way. */
export const sessionStands = (tokenHash: string): SQL =>
  sql`EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ${tokenHash})`;
/** Statement: the session, if it still is. */
export const selectStanding = (db: Db, tokenHash: string) =>
  db.select({ id: sessions.publicId }).from(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Made in any session but this one, those included that ended already and those of which it is not known. */
export const madeElsewhere =
  (tokenHash: string): Made =>
  (madeIn) =>
    sql`${madeIn} IS NOT ${idOfSession(tokenHash)}`;
/** Made in one session. */
export const madeIn =
  (publicId: string): Made =>
  (column) =>
    sql`${column} = ${publicId}`;

/** Statements: a person's calendar feed, the open links to their animals' carnés and what clinics were let read in the last days end; who came into the household in them waits for a yes. */
export const endLinks = (
  db: Db,
  ending: Ending,
  { keepFeed, keepShares, keepGrants }: Kept,
  which: Made = () => sql`1`,
) => {
  const { userId, now, on, post } = ending;
  return [
    db
      .delete(calendarFeeds)
      .where(
        sql`${calendarFeeds.userId} = ${userId} AND ${keepFeed ? 0 : 1} AND ${which(calendarFeeds.madeIn)} AND ${on}`,
      ),
    traceAny(db, ending, 'calendar.revoked'),
    // Of a clinic's visits, which are not theirs to keep open.
    db.delete(clinicFeeds).where(sql`${clinicFeeds.userId} = ${userId} AND ${which(clinicFeeds.madeIn)} AND ${on}`),
    traceAny(db, ending, 'calendar.revoked'),
    db
      .update(carneShares)
      .set({ revokedAt: now })
      .where(sql`
      (${carneShares.petId} IN (SELECT p.id FROM pets p WHERE ${ownedBy(userId)}) OR ${carneShares.madeBy} = ${userId}) AND ${which(carneShares.madeIn)}
        AND ${carneShares.revokedAt} IS NULL AND ${carneShares.expiresAt} > ${now} AND ${keepShares ? 0 : 1} AND ${on}`),
    traceAny(db, ending, 'carne.unshared'),
    db
      .update(petGrants)
      .set({ revokedAt: now })
      .where(
        sql`(${petGrants.petId}, ${petGrants.clinicId}) IN (SELECT g.pet_id, g.clinic_id FROM pet_grants g WHERE ${isLate(userId, now)})
          AND ${which(petGrants.madeIn)} AND ${keepGrants ? 0 : 1} AND ${on}`,
      ),
    traceAny(db, ending, 'grant.revoked'),
    db
      .update(careLinks)
      .set({ endedAt: now })
      .where(sql`${careLinks.ownerId} = ${userId} AND ${which(careLinks.madeIn)} AND ${careLinks.usedAt} IS NULL
        AND ${careLinks.endedAt} IS NULL AND ${keepShares ? 0 : 1} AND ${on}`),
    traceAny(db, ending, 'care_link.ended'),
    // They may be a thief's or the family: they wait for the owner's yes, and hear that they do (decision 0340).
    db
      .update(householdMembers)
      .set({ waitsSince: now })
      .where(sql`${householdMembers.ownerId} = ${userId} AND ${which(householdMembers.madeIn)} AND ${householdMembers.waitsSince} IS NULL
        AND ${householdMembers.joinedAt} > ${now - RECENT_DAYS * DAY_MS} AND ${keepGrants ? 0 : 1} AND ${on}`),
    traceAny(db, ending, 'household.waits'),
    ...post.announce(
      db,
      {
        kind: 'household_waits',
        among: sql`(SELECT w.member_id FROM household_members w WHERE w.owner_id = ${userId} AND w.waits_since = ${now})`,
        ids: { member: userId },
      },
      now,
    ),
  ] as const;
};

/**
 * Statements: the same, a change of e-mail that waits is cancelled, and codes with which a clinic's animal is handed over end. Whoever made one with a stolen session would read on, or take the
 * account, after the password is another.
 */
export const endOpenLinks = (db: Db, ending: Ending, kept: Kept) => {
  const { userId, now, on } = ending;
  return [
    ...endLinks(db, ending, kept),
    endMails(db, userId, ['change_email'], now, on),
    db
      .delete(emailChanges)
      .where(sql`${emailChanges.userId} = ${userId} AND ${emailChanges.confirmedAt} IS NULL AND ${on}`),
    traceAny(db, ending, 'email.change_cancelled'),
    // A code that hands an animal of the clinic over: who keeps one from a stolen session takes a client away with it.
    db.delete(petClaims).where(sql`${petClaims.createdBy} = ${userId} AND ${petClaims.usedAt} IS NULL AND ${on}`),
  ] as const;
};

/** What opens something of a person's without their session, in one trip: the calendar feed, links to carnés by their end, clinics let in lately; which were made in the session that asks. */
export const findOpenLinks = async (
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: number,
) => {
  const isHere = (madeIn: string) =>
    sql<boolean>`${sql.raw(madeIn)} IS ${idOfSession(tokenHash)}`.mapWith(Boolean).as('isHere');
  const { feed, shares, grants, people } = await batch(db, {
    grants: db
      .select({ ...named({ petName: p.name, clinicName: c.name }), isHere: isHere('g.made_in') })
      .from(sql`pet_grants g JOIN pets p ON p.id = g.pet_id JOIN clinics c ON c.id = g.clinic_id`)
      .where(isLate(userId, now))
      .limit(MAX_OPEN_LINKS),
    people: db
      .select({ ...named({ name: users.name }), isHere: isHere('h.made_in') })
      .from(sql`household_members h JOIN users ON users.id = h.member_id`)
      .where(sql`h.owner_id = ${userId} AND h.joined_at > ${now - RECENT_DAYS * DAY_MS} AND h.waits_since IS NULL`)
      .limit(MAX_OPEN_LINKS),
    feed: one(
      db
        .select({
          createdAt: calendarFeeds.createdAt,
          lastReadAt: calendarFeeds.lastReadAt,
          isHere: isHere('calendar_feeds.made_in'),
        })
        .from(calendarFeeds)
        .where(sql`${calendarFeeds.userId} = ${userId}`),
    ),
    shares: db
      .select({
        ...named({ id: s.id, petName: p.name, label: s.label, expiresAt: s.expiresAt }),
        isHere: isHere('s.made_in'),
      })
      .from(sql`pets p JOIN carne_shares s ON s.pet_id = p.id`)
      .where(
        sql`${caredForBy(userId)} AND (${ownedBy(userId)} OR s.made_by = ${userId}) AND s.revoked_at IS NULL AND s.expires_at > ${now}`,
      )
      .limit(MAX_OPEN_LINKS),
  });
  const inOrder = shares.toSorted((a, b) => a.expiresAt - b.expiresAt || a.petName.localeCompare(b.petName, 'es'));
  return { feed: feed ?? null, shares: inOrder, grants, people };
};
