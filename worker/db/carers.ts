import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// Whose animal a row is: of a row `of` of pets, appointments, threads or files. All have the column `owner_id`.

/** SQL over `of`: it is the person's own: who alone puts the animal away, says that it died, deletes, invites and hands over. */
export const ownedBy = (userId: string | SQLWrapper, of = 'p'): SQL => sql`${sql.raw(of)}.owner_id = ${userId}`;

/** SQL over `of`: the person may read and act for the animal: its owner, or somebody of the owner's household (decision 0305) who waits for no yes (0340). */
export const caredForBy = (userId: string | SQLWrapper, of = 'p'): SQL => sql`${sql.raw(of)}.owner_id IN (
  SELECT ${userId} UNION ALL SELECT hm.owner_id FROM household_members hm WHERE hm.member_id = ${userId} AND hm.waits_since IS NULL)`;

/** SQL: the ids of all who care for the animals of an owner (SQL: a column). */
export const carersOf = (owner: SQL): SQL =>
  sql`(SELECT ${owner} UNION ALL SELECT hm.member_id FROM household_members hm WHERE hm.owner_id = ${owner} AND hm.waits_since IS NULL)`;

/** SQL over messages `m` of threads `t`: written since the animal is whose it is now: what a former owner said stays theirs. */
export const sinceOwner: SQL = sql.raw('m.at >= coalesce(t.owner_since, 0)');
