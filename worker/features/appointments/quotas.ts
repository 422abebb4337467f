import { type SQL, sql } from 'drizzle-orm';
import {
  EMERGENCIES_SHARE,
  MAX_CAPACITY,
  MAX_PENDING,
  MAX_PENDING_HERE,
  MAX_PENDING_UNVERIFIED,
  MAX_TURNS,
  MAX_TURNS_UNVERIFIED,
  NEW_SHARE,
  UNVERIFIED_SHARE,
} from '../../../src/shared/limits.ts';
import { DAY_MS, wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import {
  type Asker,
  freeSeat,
  GRID,
  isBlocked,
  isOutsideHours,
  isSameHalf,
  seatBeyond,
} from '../availability/rules.ts';
import type { Quota } from './rules.ts';

/** What a visit would be: SQL over the statement that it stands in. `at` is wall time; `moved` the id of the one that it is already. */
type Wanted = { petId: SQL; type: Asker['type']; at: SQL; moved?: SQL };

/**
 * SQL: the pet has a live visit on that day already, whoever booked it. Emergencies are neither refused nor counted. `ownDay`
 * (SQL, a date) is that of the visit that moves: within it, it takes nothing that it does not have.
 */
export const isPetDayFull = ({ petId, type, at }: Wanted, ownDay?: SQL): SQL =>
  sql`(coalesce(${type ?? null}, '') <> 'emergency' AND ${ownDay ? sql`substr(${at}, 1, 10) <> ${ownDay}` : sql`1`}
    AND EXISTS (SELECT 1 FROM appointments o WHERE o.pet_id = ${petId} AND o.status IN (${liveStatuses})
      AND o.starts_at BETWEEN substr(${at}, 1, 10) || 'T00:00' AND substr(${at}, 1, 10) || 'T23:59'
      AND o.type <> 'emergency'))`;

/**
 * SQL: no clinic knows an account with this animal: none has confirmed a visit of it (one that did not come is none), nor did it take over
 * this very animal from a clinic's own client. A code vouches for one animal: what else the account brings is as new as before.
 */
const isNew = (
  ownerId: SQL,
  petId: SQL,
): SQL => sql`(NOT EXISTS (SELECT 1 FROM appointments v WHERE v.owner_id = ${ownerId} AND v.status IN ('confirmed', 'in_progress', 'completed'))
  AND NOT EXISTS (SELECT 1 FROM pets t CROSS JOIN pet_claims l ON l.pet_id = t.id
    WHERE t.id = ${petId} AND t.owner_id = ${ownerId} AND l.used_by = t.owner_id))`;

const isUnproven = (ownerId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${ownerId} AND u.email_verified_at IS NULL)`;

/** SQL: it is an emergency. A type that is known is no bound value: a statement of D1 takes a hundred. */
const isUrgent = ({ type }: Wanted): SQL =>
  typeof type === 'object' ? sql`(${type} = 'emergency')` : sql.raw(type === 'emergency' ? '1' : '0');

/**
 * SQL over a row `c` of clinics: requests of accounts that no clinic knows hold their share of that day's seats already, or of that
 * half of it, and this account is one; those with an unproven e-mail have a smaller one inside it. A part of each waits for
 * emergencies, which take none of the seats past the whole share and their part: false ones must not empty a day either, nor its
 * first hours, so of those with an unproven e-mail one holds a seat in each half. NULL: neither is full.
 */
const takenShare = (ownerId: string, wanted: Wanted, asksProof: boolean): SQL<Quota | null> => {
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
      `coalesce(sum(d.long * (${of})), 0) AS ${as}, coalesce(sum(d.long * (${of} AND d.urgent)), 0) AS ${as}_urgent`,
    );
  // Where no e-mail is sent, there is none to confirm. The wider share goes first: nobody confirms theirs in vain.
  const unverified: Quota = asksProof ? 'unverified_full' : 'unverified_full_no_mail';
  return sql`(SELECT CASE
      WHEN ${isFull(NEW_SHARE, 'known')} THEN 'new_full'
      WHEN ${isUnproven(sql`${ownerId}`)} AND (${isFull(UNVERIFIED_SHARE, 'proven')}
        OR (${isUrgent(wanted)} AND one.not_proven_half_urgent > 0)) THEN ${unverified} END
    FROM (SELECT ${sum('1', 'not_known_day')}, ${sum('d.near', 'not_known_half')}, ${sum('d.unproven', 'not_proven_day')},
        ${sum('d.unproven AND d.near', 'not_proven_half')},
        (SELECT json_array(c.capacity * count(*), c.capacity * coalesce(sum(${isNear(sql`g.value`)}), 0))
          FROM ${asked} CROSS JOIN json_each(${GRID}) g
          WHERE NOT ${isOutsideHours(day, sql`g.value`)} AND NOT ${isBlocked(day, sql`g.value`)}) AS seats
      FROM (SELECT h.half_hours AS long, h.type = 'emergency' AS urgent, ${isUnproven(sql`h.owner_id`)} AS unproven, ${isNear(sql`substr(h.starts_at, 12)`)} AS near
        FROM ${asked} CROSS JOIN appointments h
        WHERE h.clinic_id = c.id AND h.starts_at BETWEEN ${day} || 'T00:00' AND ${day} || 'T23:59' AND h.id IS NOT ${wanted.moved ?? sql`NULL`}
          AND h.status = 'pending' AND h.seat < ${sql.raw(String(MAX_CAPACITY))} AND ${isNew(sql`h.owner_id`, sql`h.pet_id`)}) d) one
    WHERE ${isNew(sql`${ownerId}`, wanted.petId)})`;
};

/** The share that is full for this account; NULL: none is. It refuses no emergency: such a one only holds no seat (`seatOf`). */
export const fullShare = (ownerId: string, wanted: Wanted, asksProof: boolean): SQL<Quota | null> =>
  wanted.type === 'emergency'
    ? sql`NULL`
    : sql`CASE WHEN NOT ${isUrgent(wanted)} THEN ${takenShare(ownerId, wanted, asksProof)} END`;

/**
 * SQL over a row `c` of clinics: the seat that an owner's visit takes; an emergency past the share of its account none, unless it is
 * `kept` (SQL: it has one on that day already).
 */
export const seatOf = (ownerId: string | null, wanted: Wanted, asksProof: boolean, kept = sql`0`): SQL =>
  ownerId === null || (typeof wanted.type === 'string' && wanted.type !== 'emergency')
    ? freeSeat(wanted.at, wanted.moved)
    : sql`CASE WHEN ${isUrgent(wanted)} AND NOT ${kept} AND ${takenShare(ownerId, wanted, asksProof)} IS NOT NULL
        THEN ${seatBeyond(wanted.at)} ELSE ${freeSeat(wanted.at, wanted.moved)} END`;

/**
 * SQL: the account moved or cancelled so much in a day that it neither asks nor moves: each time the clinic is told, and somebody
 * who asks and cancels again and again would bury what is real. To cancel is always possible. NULL: it goes on.
 */
export const fullTurns = (ownerId: string, wanted: Wanted, now: number, asksProof: boolean): SQL<Quota | null> => {
  // What somebody moved or cancelled within a day had its hour still before it: the index by hour finds them.
  const turns = (
    max: number,
  ) => sql`(SELECT count(*) FROM appointments q CROSS JOIN appointment_events e ON e.appointment_id = q.id
    WHERE q.owner_id = ${ownerId} AND q.starts_at > ${wallTime(now - DAY_MS)} AND e.at > ${now - DAY_MS}
      AND e.actor_id = q.owner_id AND (e.moved_to IS NOT NULL OR e.status = 'cancelled')) >= ${max}`;
  const unproven = asksProof
    ? sql`WHEN NOT ${isUrgent(wanted)} AND ${isUnproven(sql`${ownerId}`)} AND ${turns(MAX_TURNS_UNVERIFIED)} THEN 'turns_full_unverified'`
    : sql``;
  return sql`CASE ${unproven} WHEN ${turns(MAX_TURNS)} THEN 'turns_full' END`;
};

/**
 * SQL over a row `c` of clinics: what keeps an owner from asking it for a visit; NULL: nothing. It stands in the statement that
 * writes, so that a hundred requests at once leave no more than one after another would. A request whose hour has come counts no
 * more: its owner could not cancel it. `asksProof`: the deployment sends e-mail, so that who has not proven theirs has one request
 * at a time.
 */
export const quotaOf = (ownerId: string, wanted: Wanted, now: number, asksProof: boolean): SQL<Quota | null> => {
  const pending = sql`SELECT count(*) FROM appointments q
    WHERE q.owner_id = ${ownerId} AND q.starts_at > ${wallTime(now)} AND q.status = 'pending'`;
  const waitsAlone = sql`NOT ${isUrgent(wanted)} AND ${isUnproven(sql`${ownerId}`)}`;
  const unproven = asksProof
    ? sql`WHEN ${waitsAlone} AND (${pending} AND q.type <> 'emergency') >= ${MAX_PENDING_UNVERIFIED}
        THEN 'pending_full_unverified'`
    : sql``;
  return sql`CASE
    WHEN ${isPetDayFull(wanted)} THEN 'pet_day_full'
    ${unproven}
    WHEN (${pending} AND q.clinic_id = c.id) >= ${MAX_PENDING_HERE} THEN 'pending_full_here'
    WHEN (${pending}) >= ${MAX_PENDING} THEN 'pending_full'
    ELSE coalesce(${fullTurns(ownerId, wanted, now, asksProof)}, ${fullShare(ownerId, wanted, asksProof)})
  END`;
};
