import { lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions } from '../db/schema/accounts.ts';
import { settings, throttle } from '../db/schema/settings.ts';

/**
 * Erases what is dead at `now`: sessions past their idle or absolute end, links past their day, counters past their window. Notes the instant, so that
 * toor sees that it runs.
 */
export const purge = (db: Db, now: number) =>
  db.batch([
    db.delete(sessions).where(lte(sessions.aliveUntil, now)),
    db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now)),
    db.delete(throttle).where(lte(throttle.resetsAt, now)),
    db
      .insert(settings)
      .values({ key: 'last_purge', value: String(now) })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
  ]);
