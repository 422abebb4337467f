import { lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sessions, throttle } from '../db/schema.ts';

/** Erases what is dead at `now`: sessions past their idle or absolute end, counters past their window. */
export const purge = (db: Db, now: number) =>
  db.batch([
    db.delete(sessions).where(lte(sessions.aliveUntil, now)),
    db.delete(throttle).where(lte(throttle.resetsAt, now)),
  ]);
