import { type SQL, sql } from 'drizzle-orm';
import {
  MAX_PENDING,
  MAX_PENDING_HERE,
  MAX_PENDING_UNVERIFIED,
  MAX_TURNS,
  MAX_TURNS_UNVERIFIED,
} from '../../../src/shared/limits.ts';
import { DAY_MS, wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { freeSeat, seatBeyond } from '../availability/rules.ts';
import { fullShare, isUnproven, isUrgent, takenShare, type Wanted } from '../shares/rules.ts';
import type { Quota } from './rules.ts';

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
 * SQL over a row `c` of clinics: the seat that an owner's visit takes; an emergency past the share of its account none, unless it is
 * `kept` (SQL: it has one on that day already). `keeps` (SQL): the one that it would keep; `agenda`: the
 * one that was asked for.
 */
export const seatOf = (
  ownerId: SQL | null,
  wanted: Wanted,
  asksProof: boolean,
  { kept = sql`0`, keeps, agenda }: { kept?: SQL; keeps?: SQL; agenda?: number | undefined } = {},
): SQL => {
  const { at, type, moved } = wanted;
  const seated = { at, type, ...(moved && { moves: moved }), ...(keeps && { keeps }), agenda };
  return ownerId === null || (typeof wanted.type === 'string' && wanted.type !== 'emergency')
    ? freeSeat(seated)
    : sql`CASE WHEN ${isUrgent(wanted)} AND NOT ${kept} AND ${takenShare(ownerId, wanted, asksProof)} IS NOT NULL
        THEN ${seatBeyond(wanted.at)} ELSE ${freeSeat(seated)} END`;
};

/**
 * SQL: the person moved or cancelled so much in a day that they neither ask nor move: each time a clinic is told, and somebody
 * who asks and cancels again and again would bury what is real. It counts on who acts, whosever the animal is and whoever has it since
 * (decision 0316). To cancel is always possible. NULL: it goes on.
 */
export const fullTurns = (
  actorId: string | SQL,
  wanted: Wanted,
  now: number,
  asksProof: boolean,
): SQL<Quota | null> => {
  // An index for each kind; the moment and the number are written out: a statement of D1 takes a hundred bound values.
  const since = sql.raw(String(now - DAY_MS));
  const spent = (what: SQL) =>
    sql`(SELECT count(*) FROM appointment_events e WHERE e.actor_id = ${actorId} AND e.at > ${since} AND ${what})`;
  const turns = (max: number) =>
    sql`${spent(sql`e.status = 'cancelled'`)} + ${spent(sql`e.moved_to IS NOT NULL`)} >= ${sql.raw(String(max))}`;
  const unproven = asksProof
    ? sql`WHEN NOT ${isUrgent(wanted)} AND ${isUnproven(sql`${actorId}`)} AND ${turns(MAX_TURNS_UNVERIFIED)} THEN 'turns_full_unverified'`
    : sql``;
  return sql`CASE ${unproven} WHEN ${turns(MAX_TURNS)} THEN 'turns_full' END`;
};

/**
 * SQL over a row `c` of clinics: what keeps an owner from asking it for a visit; NULL: nothing. It stands in the statement that
 * writes, so that a hundred requests at once leave no more than one after another would. A request whose hour has come counts no
 * more: its owner could not cancel it. `asksProof`: the deployment sends e-mail, so that who has not proven theirs has one request
 * at a time. `actorId`: who asks, of the household.
 */
export const quotaOf = (
  { ownerId, actorId }: { ownerId: SQL; actorId: string | SQL },
  wanted: Wanted,
  now: number,
  asksProof: boolean,
): SQL<Quota | null> => {
  const pending = sql`SELECT count(*) FROM appointments q
    WHERE q.owner_id = ${ownerId} AND q.starts_at > ${wallTime(now)} AND q.status = 'pending'`;
  const waitsAlone = sql`NOT ${isUrgent(wanted)} AND ${isUnproven(ownerId)}`;
  const unproven = asksProof
    ? sql`WHEN ${waitsAlone} AND (${pending} AND q.type <> 'emergency') >= ${MAX_PENDING_UNVERIFIED}
        THEN 'pending_full_unverified'`
    : sql``;
  return sql`CASE
    WHEN ${isPetDayFull(wanted)} THEN 'pet_day_full'
    ${unproven}
    WHEN (${pending} AND q.clinic_id = c.id) >= ${MAX_PENDING_HERE} THEN 'pending_full_here'
    WHEN (${pending}) >= ${MAX_PENDING} THEN 'pending_full'
    ELSE coalesce(${fullTurns(actorId, wanted, now, asksProof)}, ${fullShare(ownerId, wanted, asksProof)})
  END`;
};
