import { type SQL, sql } from 'drizzle-orm';
import { sessionLivesSchema } from '../../src/shared/schemas/session-lives.ts';
import { SESSION_LIVES, type SessionLives } from '../../src/shared/session-lives.ts';

/** Column for a query that is made anyway: the lives that toor chose, as stored; null: none. */
export const sessionLivesColumn = sql`(SELECT value FROM settings WHERE key = 'session_lives')`.as(
  'session_lives',
) as SQL.Aliased<string | null>;

/** Lives of sessions from what is stored. Nothing, or what is out of bounds, stands for those of product.md. */
export const livesOf = (stored: string | null): SessionLives => {
  if (stored === null) return SESSION_LIVES;
  try {
    return sessionLivesSchema.parse(JSON.parse(stored));
  } catch {
    return SESSION_LIVES;
  }
};
