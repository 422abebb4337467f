import { type SQL, sql } from 'drizzle-orm';
import { EMERGENCIES_SHARE, MAX_CAPACITY, NEW_SHARE, UNVERIFIED_SHARE } from '../../../src/shared/limits.ts';
import type { Share } from '../../../src/shared/schemas/appointment.ts';
import { caredForBy } from '../../db/carers.ts';
import { type Asker, GRID, isBlocked, isOutsideHours, isSameHalf } from '../availability/rules.ts';

/** What a visit would be: SQL over the statement that it stands in. `at` is wall time; `moved` the id of the one that it is already. */
export type Wanted = { petId: SQL; type: Asker['type']; at: SQL; moved?: SQL };

/**
 * SQL: no clinic knows an account with this animal: none has confirmed a visit of it (one that did not come is none, nor is one that
 * came along with an animal that it took from its former owner, until it is attended), nor did it take over
 * this very animal from a clinic's own client. A code vouches for one animal: what else the account brings is as new as before.
 */
const isNew = (
  ownerId: SQL,
  petId: SQL,
): SQL => sql`(NOT EXISTS (SELECT 1 FROM appointments v WHERE v.owner_id = ${ownerId} AND v.status IN ('confirmed', 'in_progress', 'completed')
    AND NOT EXISTS (SELECT 1 FROM care_links k WHERE k.pet_id = v.pet_id AND k.used_by = v.owner_id AND k.used_at > coalesce(v.completed_at, v.created_at)))
  AND NOT EXISTS (SELECT 1 FROM pets t CROSS JOIN pet_claims l ON l.pet_id = t.id
    WHERE t.id = ${petId} AND t.owner_id = ${ownerId} AND l.used_by = t.owner_id))`;

export const isUnproven = (ownerId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${ownerId} AND u.email_verified_at IS NULL)`;

/** SQL: it is an emergency. A type that is known is no bound value: a statement of D1 takes a hundred. */
export const isUrgent = ({ type }: Wanted): SQL =>
  typeof type === 'object' ? sql`(${type} = 'emergency')` : sql.raw(type === 'emergency' ? '1' : '0');

/**
 * SQL over a row `c` of clinics: requests of accounts that no clinic knows hold their share of that day's seats already, or of that
 * half of it, and this account is one; those with an unproven e-mail have a smaller one inside it. A part of each waits for
 * emergencies, which take none of the seats past the whole share and their part: false ones must not empty a day either, nor its
 * first hours, so of those with an unproven e-mail one holds a seat in each half. NULL: neither is full.
 */
export const takenShare = (ownerId: SQL, wanted: Wanted, asksProof: boolean): SQL<Share | null> => {
  // The time asked for, once: a statement of D1 takes a hundred bound values.
  const asked = sql`json_each(json_array(${wanted.at})) w`;
  const day = sql`substr(w.value, 1, 10)`;
  const isNear = (time: SQL) => isSameHalf(day, time, sql`substr(w.value, 12)`);
  // Written out: a bound number is no integer to D1, and its quotient none either. A half rounds up: both hold what the day does.
  const isPartFull = (share: number, who: 'known' | 'proven', part: 'day' | 'half') => {
    const seats = `(one.seats ->> ${part === 'half' ? 1 : 0})`;
    const most = sql.raw(`max(1, (${seats} * ${share} + ${part === 'half' ? 99 : 0}) / 100)`);
    const urgent = sql.raw(`max(1, ${seats} * ${EMERGENCIES_SHARE} / 100)`);
    const held = sql.raw(`one.not_${who}_${part}`);
    return sql`CASE WHEN ${isUrgent(wanted)} THEN ${held} >= ${most} AND ${held}_urgent >= ${urgent}
      ELSE ${held} >= max(1, ${most} - ${urgent}) END`;
  };
  const isFull = (share: number, who: 'known' | 'proven') =>
    sql`(${isPartFull(share, who, 'day')} OR ${isPartFull(share, who, 'half')})`;
  const sum = (of: string, as: string) =>
    sql.raw(
      `coalesce(sum(x.long * (${of})), 0) AS ${as}, coalesce(sum(x.long * (${of} AND x.urgent)), 0) AS ${as}_urgent`,
    );
  // Where no e-mail is sent, there is none to confirm. The wider share goes first: nobody confirms theirs in vain.
  const unverified: Share = asksProof ? 'unverified_full' : 'unverified_full_no_mail';
  return sql`CASE WHEN ${isNew(ownerId, wanted.petId)} THEN (SELECT CASE
      WHEN ${isFull(NEW_SHARE, 'known')} THEN 'new_full'
      WHEN ${isUnproven(ownerId)} AND (${isFull(UNVERIFIED_SHARE, 'proven')}
        OR (${isUrgent(wanted)} AND one.not_proven_half_urgent > 0)) THEN ${unverified} END
    FROM (SELECT ${sum('1', 'not_known_day')}, ${sum('x.near', 'not_known_half')}, ${sum('x.unproven', 'not_proven_day')},
        ${sum('x.unproven AND x.near', 'not_proven_half')},
        (SELECT json_array(c.capacity * count(*), c.capacity * coalesce(sum(${isNear(sql`g.value`)}), 0))
          FROM ${asked} CROSS JOIN json_each(${GRID}) g
          WHERE NOT ${isOutsideHours(day, sql`g.value`)} AND NOT ${isBlocked(day, sql`g.value`)}) AS seats
      FROM (SELECT h.half_hours AS long, h.type = 'emergency' AS urgent, ${isUnproven(sql`h.owner_id`)} AS unproven, ${isNear(sql`substr(h.starts_at, 12)`)} AS near
        FROM ${asked} CROSS JOIN appointments h
        WHERE h.clinic_id = c.id AND h.starts_at BETWEEN ${day} || 'T00:00' AND ${day} || 'T23:59' AND h.id IS NOT ${wanted.moved ?? sql`NULL`}
          AND h.status = 'pending' AND h.seat < ${sql.raw(String(MAX_CAPACITY))} AND ${isNew(sql`h.owner_id`, sql`h.pet_id`)}) x) one) END`;
};

/** The share that is full for this account; NULL: none is. It refuses no emergency: such a one only holds no seat (`seatOf`). */
export const fullShare = (ownerId: SQL, wanted: Wanted, asksProof: boolean): SQL<Share | null> =>
  wanted.type === 'emergency'
    ? sql`NULL`
    : sql`CASE WHEN NOT ${isUrgent(wanted)} THEN ${takenShare(ownerId, wanted, asksProof)} END`;

/** SQL over a row `c` of clinics: two wall times are of one half of one day. Within it a visit that moves takes no further seat of the share. */
export const isSamePart = (own: SQL, at: SQL): SQL => sql`(substr(${own}, 1, 10) = substr(${at}, 1, 10)
  AND ${isSameHalf(sql`substr(${own}, 1, 10)`, sql`substr(${own}, 12)`, sql`substr(${at}, 12)`)})`;

/** For what times are offered to an owner: the animal (null: none is chosen yet), or the own visit that moves. */
type For = { petId: string | null; visitId: string | null };

/** SQL: whose account it counts on: the owner's of the animal or of the visit, if the person cares for it; else, and before one is chosen, their own. */
export const accountOf = (userId: string, { petId, visitId }: For): SQL => {
  if (visitId !== null)
    return sql`coalesce((SELECT v.owner_id FROM appointments v WHERE v.id = ${visitId} AND ${caredForBy(userId, 'v')}), ${userId})`;
  return petId === null
    ? sql`${userId}`
    : sql`coalesce((SELECT k.owner_id FROM pets k WHERE k.id = ${petId} AND ${caredForBy(userId, 'k')}), ${userId})`;
};

/**
 * SQL over a row `c` of clinics and a time: the share that would refuse it to this person, so that what is offered is what can be had;
 * NULL: none. Before an animal is chosen it is one that nobody knows.
 */
export const shareAt = (userId: string, { type, asksProof }: { type: Asker['type']; asksProof: boolean }, of: For) => {
  const { petId, visitId } = of;
  const account = accountOf(userId, of);
  if (visitId === null)
    return (at: SQL): SQL<Share | null> => fullShare(account, { petId: sql`${petId}`, type, at }, asksProof);
  const its = (column: SQL) =>
    sql`(SELECT ${column} FROM appointments v WHERE v.id = ${visitId} AND ${caredForBy(userId, 'v')})`;
  return (at: SQL): SQL<Share | null> => sql`CASE WHEN NOT coalesce(${isSamePart(its(sql`v.starts_at`), at)}, 0)
    THEN ${fullShare(account, { petId: its(sql`v.pet_id`), type, at, moved: its(sql`v.id`) }, asksProof)} END`;
};

/** SQL over a row `c` of clinics and a time: a share refuses it to the visit that moves; never to a clinic's own client (null). */
export const isUnshared = (
  userId: string | null,
  { visitId, ...visit }: { type: Asker['type']; visitId: string; asksProof: boolean },
  at: SQL,
): SQL => (userId === null ? sql`0` : sql`(${shareAt(userId, visit, { petId: null, visitId })(at)} IS NOT NULL)`);
