import { type SQL, sql } from 'drizzle-orm';
import { mayContact, nextContact } from '../../src/shared/contact-hours.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';

/**
 * When something that a clinic starts goes out: at once in the hours of Ley 2300, else when they begin again; it cannot wait where the
 * visit that it is about (SQL, its start in wall time) would be that very day or before.
 */
export const goesOut = (now: number, first: SQL): number | SQL => {
  const wall = wallTime(now);
  if (mayContact(wall)) return now;
  const next = nextContact(wall);
  return sql`iif(substr(${first}, 1, 10) <= ${next.slice(0, 10)}, ${now}, ${instantOf(next)})`;
};
