import { lte, sql } from 'drizzle-orm';
import { ACTOR_NAMES_DAYS, SECURITY_EVENTS_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { passwordLinks, sessions } from '../db/schema/accounts.ts';
import { factorTickets } from '../db/schema/factors.ts';
import { actorNames, securityEvents, settings, targetNames, throttle } from '../db/schema/settings.ts';

/**
 * Erases what is dead at `now`: sessions past their idle or absolute end, links past their day, counters past their window, accesses
 * and names of acts past
 * their term. Notes the instant, so that toor sees that it runs.
 */
export const purge = (db: Db, now: number) =>
  batch(db, {
    sessions: db.delete(sessions).where(lte(sessions.aliveUntil, now)),
    passwordLinks: db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now)),
    factorTickets: db.delete(factorTickets).where(lte(factorTickets.expiresAt, now)),
    throttle: db.delete(throttle).where(lte(throttle.resetsAt, now)),
    securityEvents: db.delete(securityEvents).where(lte(securityEvents.at, now - SECURITY_EVENTS_DAYS * DAY_MS)),
    actorNames: db.delete(actorNames).where(lte(actorNames.at, now - ACTOR_NAMES_DAYS * DAY_MS)),
    targetNames: db.delete(targetNames).where(lte(targetNames.at, now - ACTOR_NAMES_DAYS * DAY_MS)),
    settings: db
      .insert(settings)
      .values({ key: 'last_purge', value: String(now) })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
  });
