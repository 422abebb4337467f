import { type SQL, sql } from 'drizzle-orm';

/** SQL over a row `p` of pets: it stands in its owner's lists and lives. What reminds, offers or books asks for both. */
export const isLiving: SQL = sql`p.archived_at IS NULL AND p.died_at IS NULL`;
