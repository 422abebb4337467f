import { type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey } from '../../../src/shared/errors.ts';
import { CARE_LINK_HOURS, MAX_CARE_LINKS } from '../../../src/shared/limits.ts';
import { sha256 } from '../../auth/hash.ts';
import { idOfSession, selectStanding, sessionStands } from '../../auth/open-links.ts';
import { HOUR_MS, newToken } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy, ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { isLiving } from '../../db/living.ts';
import { careLinks, householdMembers } from '../../db/schema/household.ts';
import { carneShares } from '../../db/schema/pets.ts';
import { isHouseFull, serves } from './rules.ts';

export type Caller = Pick<Context, 'db' | 'post'> & { userId: string; now: number };

/** SQL: why a person does not hand an animal over; NULL: they may. */
const cannotHandOver = (userId: string, petId: string): SQL => {
  const pet = (where: SQL) => sql`EXISTS (SELECT 1 FROM pets p WHERE p.id = ${petId} AND ${where})`;
  return sql`CASE WHEN NOT ${pet(caredForBy(userId))} THEN 'pet_not_found' WHEN NOT ${pet(ownedBy(userId))} THEN 'owner_only'
    WHEN NOT ${pet(isLiving)} THEN 'hand_over_living' END`;
};

/**
 * Makes a link that invites (`petId` null) or hands an animal over; one for the same animal that nobody used ends. `session` is the hash of
 * the one that asks. Throws what keeps it from being made, `unauthorized` for a session that ended meanwhile.
 */
export const makeLink = async (
  { db, post, userId, now }: Caller,
  session: string,
  { petId, label }: { petId: string | null; label: string | null },
) => {
  const token = newToken();
  const [id, trace] = [crypto.randomUUID(), crypto.randomUUID()];
  const expiresAt = now + CARE_LINK_HOURS * HOUR_MS;
  const problem = sql<ErrorKey | null>`coalesce(${petId === null ? sql`CASE WHEN ${isHouseFull(sql`${userId}`)} THEN 'household_full' END` : cannotHandOver(userId, petId)},
    CASE WHEN (SELECT count(*) FROM care_links l WHERE l.owner_id = ${userId} AND ${serves(now)}) >= ${MAX_CARE_LINKS}
      THEN 'care_links_full' END)`;
  const { found, facts, standing } = await batch(db, {
    older: db
      .update(careLinks)
      .set({ endedAt: now })
      .where(
        sql`owner_id = ${userId} AND pet_id = ${petId} AND used_at IS NULL AND ended_at IS NULL AND ${sessionStands(session)}`,
      ),
    // Judged before the link is one of those that count.
    facts: one(db.select({ problem: problem.as('problem') }).from(sql`(SELECT 1)`)),
    made: insertFrom(
      db,
      careLinks,
      {
        id,
        tokenHash: await sha256(token),
        ownerId: userId,
        petId,
        label,
        createdAt: now,
        expiresAt,
        madeIn: idOfSession(session),
      },
      sql`FROM (SELECT 1) one WHERE ${sessionStands(session)} AND ${problem} IS NULL`,
    ),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId: userId,
      action: petId === null ? 'household.invited' : 'pet.offered',
      targetId: userId,
    }),
    notice: post.announce(
      db,
      { kind: 'care_link_made', userId, ids: sql`json_object('petId', ${petId})` },
      now,
      sql`EXISTS (SELECT 1 FROM care_links l WHERE l.id = ${id})`,
    ),
    found: one(db.select({ id: careLinks.id }).from(careLinks).where(sql`id = ${id}`)),
    standing: selectStanding(db, session),
  });
  if (standing.length === 0) throw new AppError('unauthorized');
  if (!found && facts?.problem) throw new AppError(facts.problem);
  if (!found) throw new Error('a link was made and is not there');
  return { path: `/invitacion#${token}`, expiresAt };
};

/** Takes a link back. False: there is none of this owner that serves. */
export const endLink = async ({ db, userId, now }: Caller, id: string): Promise<boolean> => {
  const { ended } = await batch(db, {
    ended: db
      .update(careLinks)
      .set({ endedAt: now })
      .where(sql`id = ${id} AND owner_id = ${userId} AND used_at IS NULL AND ended_at IS NULL`)
      .returning({ id: careLinks.id }),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'care_link.ended', targetId: userId }),
  });
  return ended.length > 0;
};

/**
 * Ends a person's place in a household at once, by either of the two; links to carnés that they made of its animals end too. False: they
 * are not of it.
 */
export const endMembership = async (
  { db, userId, now }: Caller,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Promise<boolean> => {
  const trace = crypto.randomUUID();
  const action = userId === ownerId ? 'household.removed' : 'household.left';
  const { ended } = await batch(db, {
    ended: db
      .delete(householdMembers)
      .where(sql`owner_id = ${ownerId} AND member_id = ${memberId}`)
      .returning({ id: householdMembers.memberId }),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId: userId,
      action,
      targetId: userId === ownerId ? memberId : ownerId,
    }),
    shares: endSharesOf(db, { ownerId, memberId, now }, wasTraced(trace, action)),
  });
  return ended.length > 0;
};

/** The owner's yes: somebody who waits is of the household again. False: they are not of it, waiting or not. */
export const keepMember = async ({ db, userId, now }: Caller, memberId: string): Promise<boolean> => {
  const waits = sql`owner_id = ${userId} AND member_id = ${memberId}`;
  const { found } = await batch(db, {
    kept: db.update(householdMembers).set({ waitsSince: null }).where(sql`${waits} AND waits_since IS NOT NULL`),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'household.kept', targetId: memberId }),
    found: one(db.select({ id: householdMembers.memberId }).from(householdMembers).where(waits)),
  });
  return found !== undefined;
};

/** Statement: links to carnés of an owner's animals that somebody else made end, if `on` holds. */
const endSharesOf = (db: Db, { ownerId, memberId, now }: { ownerId: string; memberId: string; now: number }, on: SQL) =>
  db
    .update(carneShares)
    .set({ revokedAt: now })
    .where(sql`made_by = ${memberId} AND revoked_at IS NULL
      AND EXISTS (SELECT 1 FROM pets p WHERE p.id = ${carneShares.petId} AND ${ownedBy(ownerId)}) AND ${on}`);
