import type { SQLWrapper } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';

// Whose animal a row is. Of a row `of` of pets, appointments, threads or files: all have the column `owner_id`.

/** SQL over `of`: the person may read and act for the animal. */
export const caredForBy = (userId: string | SQLWrapper, of = 'p'): SQL => sql`${sql.raw(of)}.owner_id = ${userId}`;

/** SQL over `of`: it is the person's own: who alone puts the animal away, says that it died, deletes, leaves and hands over. */
export const ownedBy = (userId: string | SQLWrapper, of = 'p'): SQL => sql`${sql.raw(of)}.owner_id = ${userId}`;
