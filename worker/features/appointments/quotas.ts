import { type SQL, sql } from 'drizzle-orm';
import { MAX_PENDING, MAX_PENDING_HERE, MAX_PENDING_UNVERIFIED } from '../../../src/shared/limits.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import type { Asker, Quota } from './rules.ts';

/** What a visit would be: SQL over the statement that it stands in. `at` is wall time. */
type Wanted = { petId: SQL; type: Asker['type']; at: SQL };

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
 * SQL over a row `c` of clinics: what keeps an owner from asking it for a visit; NULL: nothing. It stands in the statement that
 * writes, so that a hundred requests at once leave no more than one after another would. A request whose hour has come counts no
 * more: its owner could not cancel it. `asksProof`: the deployment sends e-mail, so that who has not proven theirs has one request
 * at a time.
 */
export const quotaOf = (ownerId: string, wanted: Wanted, now: number, asksProof: boolean): SQL<Quota | null> => {
  const pending = sql`SELECT count(*) FROM appointments q
    WHERE q.owner_id = ${ownerId} AND q.starts_at > ${wallTime(now)} AND q.status = 'pending'`;
  const isUnproven = sql`coalesce(${wanted.type ?? null}, '') <> 'emergency'
    AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${ownerId} AND u.email_verified_at IS NULL)`;
  const unproven = asksProof
    ? sql`WHEN ${isUnproven} AND (${pending} AND q.type <> 'emergency') >= ${MAX_PENDING_UNVERIFIED}
        THEN 'pending_full_unverified'`
    : sql``;
  return sql`CASE
    WHEN ${isPetDayFull(wanted)} THEN 'pet_day_full'
    ${unproven}
    WHEN (${pending} AND q.clinic_id = c.id) >= ${MAX_PENDING_HERE} THEN 'pending_full_here'
    WHEN (${pending}) >= ${MAX_PENDING} THEN 'pending_full'
  END`;
};
