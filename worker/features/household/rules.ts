import { type SQL, sql } from 'drizzle-orm';
import { MAX_HOUSEHOLD } from '../../../src/shared/limits.ts';

/** Households of others in which one account is. */
export const MAX_HOMES = 20;

/** SQL over care_links `l`: it still serves. */
export const serves = (now: number): SQL => sql`l.used_at IS NULL AND l.ended_at IS NULL AND l.expires_at > ${now}`;

/** SQL: the household of an owner (SQL) takes nobody else; `but`, an account's id, counts as if it were not of it. */
export const isHouseFull = (owner: SQL, but = ''): SQL =>
  sql`(SELECT count(*) FROM household_members h WHERE h.owner_id = ${owner} AND h.member_id <> ${but}) >= ${MAX_HOUSEHOLD}`;
