import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { sha256 } from '../../auth/hash.ts';
import { auditIf, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { isLiving } from '../../db/living.ts';
import { moveAnimals } from '../../db/moved-animals.ts';
import { users } from '../../db/schema/accounts.ts';
import { careLinks, householdMembers } from '../../db/schema/household.ts';
import { pets } from '../../db/schema/pets.ts';
import { petQuota } from '../pets/queries.ts';
import { isHouseFull, MAX_HOMES, serves } from './rules.ts';
import { comesPastShare, keptFromVisits } from './visits-along.ts';
import type { Caller } from './writes.ts';

const l = alias(careLinks, 'l');
const o = alias(users, 'o');
const p = alias(pets, 'p');

type Taking = Caller & { agrees: boolean };

/** SQL over care_links `l`: the person is of the household of its owner, and waits for no yes. */
const isInHousehold = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM household_members h WHERE h.owner_id = l.owner_id AND h.member_id = ${userId} AND h.waits_since IS NULL)`;

/** SQL over care_links `l` and its owner `o`: why it does not serve this person; NULL: it does. */
const problemOf = ({ userId, now, agrees }: Taking): SQL<ErrorKey | null> => {
  const homes = sql`(SELECT count(*) FROM household_members h WHERE h.member_id = ${userId} AND h.owner_id <> l.owner_id)`;
  const isTheirs = sql`EXISTS (SELECT 1 FROM pets p WHERE p.id = l.pet_id AND p.owner_id = l.owner_id AND ${isLiving})`;
  const isKnown = sql`EXISTS (SELECT 1 FROM clinic_patients cp WHERE cp.pet_id = l.pet_id)`;
  return sql`CASE
    WHEN l.owner_id = ${userId} THEN 'care_link_own'
    WHEN NOT (${serves(now)}) OR o.is_active = 0 THEN 'care_link_dead'
    WHEN l.pet_id IS NULL THEN CASE WHEN ${isInHousehold(userId)} THEN 'household_already'
      WHEN ${isHouseFull(sql`l.owner_id`, userId)} OR ${homes} >= ${MAX_HOMES} THEN 'household_full' END
    WHEN NOT ${isTheirs} THEN 'care_link_dead'
    WHEN ${agrees ? 0 : 1} AND ${isKnown} THEN 'clinics_not_agreed'
    ELSE ${petQuota(userId, now)} END`;
};

/**
 * Takes what a link offers, in one batch: a place in a household, or an animal. The same person may send it again and gets the same answer.
 * Throws why it does not serve.
 */
export const acceptLink = async (taking: Taking, token: string) => {
  const { db, post, userId, now } = taking;
  const tokenHash = await sha256(token);
  const trace = crypto.randomUUID();
  const problem = problemOf(taking);
  const visits = keptFromVisits(taking);
  // Not by the same person in the same instant before: what they took then is theirs already.
  const isFirst = sql`CASE WHEN l.pet_id IS NULL THEN NOT ${isInHousehold(userId)}
    ELSE EXISTS (SELECT 1 FROM pets p WHERE p.id = l.pet_id AND p.owner_id = l.owner_id) END`;
  // What was taken back since is nobody's to take again (auth/animals-back.ts).
  const used = sql`l.token_hash = ${tokenHash} AND l.used_by = ${userId} AND l.ended_at IS NULL`;
  const usedNow = sql`${used} AND l.used_at = ${now} AND ${wasTraced(trace, 'care_link.used')}`;
  const { facts, taken } = await batch(db, {
    facts: one(
      db
        .select({ problem: problem.as('problem'), visits: visits.as('visits') })
        .from(sql`care_links l JOIN users o ON o.id = l.owner_id`)
        .where(sql`l.token_hash = ${tokenHash}`),
    ),
    used: db
      .update(careLinks)
      .set({ usedAt: now, usedBy: userId })
      .where(sql`id = (SELECT l.id FROM care_links l JOIN users o ON o.id = l.owner_id
        WHERE l.token_hash = ${tokenHash} AND ${problem} IS NULL AND ${visits} IS NULL)`),
    // Past a share it was not taken, after all: nothing has followed from it yet.
    past: db
      .update(careLinks)
      .set({ usedAt: null, usedBy: null })
      .from(sql`appointments v, clinics c`)
      .where(sql`care_links.token_hash = ${tokenHash} AND care_links.used_by = ${userId} AND care_links.used_at = ${now}
        AND ${comesPastShare('care_links', taking)}`),
    trace: auditIf(
      db,
      {
        id: trace,
        at: now,
        actorId: userId,
        action: 'care_link.used',
        targetId: sql`(SELECT l.owner_id FROM care_links l WHERE l.token_hash = ${tokenHash})`,
      },
      sql`EXISTS (SELECT 1 FROM care_links l WHERE ${used} AND l.used_at = ${now} AND ${isFirst})`,
    ),
    joined: insertFrom(
      db,
      householdMembers,
      { ownerId: sql`l.owner_id`, memberId: userId, joinedAt: now, madeIn: sql`l.made_in` },
      sql`FROM care_links l WHERE ${usedNow} AND l.pet_id IS NULL`,
    ).onConflictDoUpdate({
      // Who waited for a yes has one now.
      target: [householdMembers.ownerId, householdMembers.memberId],
      set: { waitsSince: null, joinedAt: now, madeIn: sql`excluded.made_in` },
    }),
    moved: moveAnimals(db, sql`(SELECT l.pet_id FROM care_links l WHERE ${usedNow})`, taking),
    notice: post.announce(
      db,
      {
        kind: 'care_link_used',
        userId: sql`(SELECT l.owner_id FROM care_links l WHERE ${used})`,
        ids: sql`(SELECT json_object('petId', l.pet_id, 'member', l.used_by) FROM care_links l WHERE ${used})`,
      },
      now,
      wasTraced(trace, 'care_link.used'),
    ),
    taken: one(
      db
        .select({ ...named({ petId: l.petId, ownerName: o.name }), ...namedOrNull({ petName: p.name }) })
        .from(sql`care_links l JOIN users o ON o.id = l.owner_id LEFT JOIN pets p ON p.id = l.pet_id`)
        .where(used),
    ),
  });
  const refusal = facts?.problem ?? facts?.visits;
  if (!taken) throw new AppError(refusal ?? (facts ? 'care_visits_full' : 'care_link_dead'));
  return taken;
};
