import { type SQL, sql } from 'drizzle-orm';
import type { ErrorKey } from '../../../src/shared/errors.ts';
import { MAX_CAPACITY, MAX_PENDING, MAX_PENDING_HERE, MAX_PENDING_UNVERIFIED } from '../../../src/shared/limits.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import type { Post } from '../../post/post.ts';
import { isClosedTo } from '../availability/rules.ts';
import { isUnproven, takenShare } from '../shares/rules.ts';

type Taker = { userId: string; now: number; post: Pick<Post, 'enabled'> };
/** SQL over care_links (`link`: its name in the statement) and appointments `v`: a visit to come of the animal that the link hands over. */
const comesAlong = (link: string, now: number): SQL =>
  sql`v.pet_id = ${sql.raw(link)}.pet_id AND v.owner_id = ${sql.raw(link)}.owner_id AND v.starts_at > ${wallTime(now)}`;

/**
 * SQL over care_links `l` of an animal: why its visits to come cannot be the account's that takes it: their clinic is closed to that account,
 * or what waits goes past its quotas, as if it asked itself (decision 0316). NULL: they can.
 */
export const keptFromVisits = ({ userId, now, post }: Taker): SQL<ErrorKey | null> => {
  const waiting = sql`q.starts_at > ${wallTime(now)} AND q.status = 'pending'`;
  // All that waits, once the animal is theirs.
  const among = (
    where: SQL,
  ) => sql`((SELECT count(*) FROM appointments q WHERE q.owner_id = ${userId} AND ${waiting} AND ${where})
    + (SELECT count(*) FROM appointments q WHERE q.pet_id = l.pet_id AND q.owner_id = l.owner_id AND ${waiting} AND ${where}))`;
  const coming = (where: SQL) => sql`EXISTS (SELECT 1 FROM appointments v JOIN clinics c ON c.id = v.clinic_id
    WHERE ${comesAlong('l', now)} AND ${where})`;
  const unproven = post.enabled
    ? sql`OR (v.type <> 'emergency' AND ${isUnproven(sql`${userId}`)} AND ${among(sql`q.type <> 'emergency'`)} > ${MAX_PENDING_UNVERIFIED})`
    : sql``;
  return sql`CASE
    WHEN ${coming(sql`v.status IN (${liveStatuses}) AND ${isClosedTo(userId)}`)} THEN 'care_clinic_closed'
    WHEN ${coming(sql`v.status = 'pending' AND (${among(sql`q.clinic_id = v.clinic_id`)} > ${MAX_PENDING_HERE}
      OR ${among(sql`1`)} > ${MAX_PENDING} ${unproven})`)} THEN 'care_visits_full' END`;
};

/**
 * SQL over care_links (`link`), appointments `v` and clinics `c`: a request that comes along goes past the share of the account that takes it. It is
 * asked flat, not inside another condition: an expression of D1 is a hundred deep at most.
 */
export const comesPastShare = (link: string, { userId, now, post }: Taker): SQL =>
  sql`${comesAlong(link, now)} AND c.id = v.clinic_id AND v.status = 'pending' AND v.seat < ${sql.raw(String(MAX_CAPACITY))}
    AND ${takenShare(sql`${userId}`, { petId: sql`v.pet_id`, type: sql`v.type`, at: sql`v.starts_at`, moved: sql`v.id` }, post.enabled)} IS NOT NULL`;
