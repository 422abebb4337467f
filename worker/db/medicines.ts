import { type SQL, sql } from 'drizzle-orm';
import { isLiving } from './living.ts';

/** SQL over a row `m` of pet_medicines: `at` (wall time) is one of its hours. The same rule as `duesOn` (src/shared/medicines.ts). */
export const isDueAt = (at: SQL): SQL => {
  const date = sql`substr(${at}, 1, 10)`;
  return sql`(m.ended_at IS NULL AND ${at} >= m.hours_since AND ${date} BETWEEN m.from_on AND coalesce(m.to_on, '9999')
    AND EXISTS (SELECT 1 FROM json_each(m.times) j WHERE j.value = substr(${at}, 12))
    AND iif(m.weekdays IS NULL, CAST(julianday(${date}) - julianday(m.from_on) AS INTEGER) % m.every_days = 0,
      instr(m.weekdays, replace(strftime('%w', ${date}), '0', '7')) > 0))`;
};

/** SQL over `m` and its animal `p`: it is due at `at`, the animal lives, and nobody said that it was given. */
export const isOpenAt = (at: SQL): SQL => sql`${isDueAt(at)} AND ${isLiving}
  AND NOT EXISTS (SELECT 1 FROM medicine_ticks t WHERE t.medicine_id = m.id AND t.due_at = ${at})`;

/** SQL over `m`: it is given in these days. `day` is YYYY-MM-DD. */
export const isActiveOn = (day: string): SQL =>
  sql`m.ended_at IS NULL AND m.from_on <= ${day} AND coalesce(m.to_on, '9999') >= ${day}`;

/** SQL: the names of what an animal (SQL: its id) is given in these days, as JSON. */
export const namesGiven = (petId: SQL, day: string): SQL<string> =>
  sql`(SELECT json_group_array(m.name) FROM pet_medicines m WHERE m.pet_id = ${petId} AND ${isActiveOn(day)})`;
