import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { ALL_HOURS_DAYS, DIRECTORY_PAGE, MAX_PAGE } from '../../../src/shared/limits.ts';
import type { Species } from '../../../src/shared/species.ts';
import { addDays, DAY_MS, today, wallTime } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { isBlocked, takesBookings } from '../availability/rules.ts';
import { AHEAD_DAYS } from './opening.ts';

/** The grid of hours, ms: openings, pauses and blocks begin and end on it. */
export const HALF_HOUR_MS = 30 * 60 * 1000;

const c = alias(clinics, 'c');

/** SQL over a row `c` of clinics: it stands in the public directory: it agreed to, and takes bookings (product.md, Public guides). */
const stands = sql`c.is_bookable = 1 AND c.is_listed = 1 AND ${takesBookings}`;

/** Statement: the cities of the directory as their clinics write them, each with how many stand there. */
export const selectCities = (db: Db) =>
  db
    .select({ ...named({ city: c.city }), clinics: sql<number>`count(*)`.as('clinics') })
    .from(sql`clinics c`)
    .where(stands)
    .groupBy(sql`c.city`)
    .orderBy(sql`c.city`)
    .limit(MAX_PAGE);

/** What is asked of the directory. `cities`: as clinics write them; null: all. `dayAndNight`: only clinics that lately said so. */
export type DirectoryQuery = { cities: readonly string[] | null; species: Species | null; dayAndNight: boolean };

/** When a clinic's '24 horas' must have been said at the earliest to be believed, ms UTC. */
export const believedFrom = (now: number): number => now - ALL_HOURS_DAYS * DAY_MS;

/** A JSON list of SQL's, as a value. */
const parsed = (json: unknown) => JSON.parse(String(json));

/** Statement: clinics of the directory, by city and name, one more than a page; with all that says whether one is open (`Opening`). */
export const selectListed = (db: Db, { cities, species, dayAndNight }: DirectoryQuery, now: number) => {
  const day = today(now);
  // The half hour that runs: what is taken out of an agenda begins and ends on one.
  const time = wallTime(now - (now % HALF_HOUR_MS)).slice(11);
  const last = addDays(day, AHEAD_DAYS);
  return db
    .select({
      ...named({
        id: c.id,
        name: c.name,
        city: c.city,
        address: c.address,
        phone: c.phone,
        hours: c.hours,
        pauses: c.pauses,
        species: c.species,
        takesEmergencies: c.takesEmergencies,
        allHoursAt: c.allHoursAt,
      }),
      openHolidays: sql<string[]>`(SELECT json_group_array(h.date) FROM clinic_open_holidays h
        WHERE h.clinic_id = c.id AND h.date BETWEEN ${day} AND ${last})`
        .mapWith(parsed)
        .as('openHolidays'),
      blocks: sql<[string, string][]>`(SELECT json_group_array(json_array(b.starts_at, b.ends_at)) FROM clinic_blocks b
        WHERE b.clinic_id = c.id AND b.ends_at > ${wallTime(now)} AND b.starts_at <= ${`${last}T24:00`})`
        .mapWith(parsed)
        .as('blocks'),
      isBlocked: sql<boolean>`${isBlocked(sql`${day}`, sql`${time}`)}`.mapWith(Boolean).as('isBlocked'),
    })
    .from(sql`clinics c`)
    .where(
      sql`${stands} AND ${cities ? sql`c.city IN (SELECT value FROM json_each(${JSON.stringify(cities)}))` : sql`1`}
        AND ${species ? sql`EXISTS (SELECT 1 FROM json_each(c.species) s WHERE s.value = ${species})` : sql`1`}
        AND ${dayAndNight ? sql`c.all_hours_at > ${believedFrom(now)}` : sql`1`}`,
    )
    .orderBy(sql`c.city, c.name, c.id`)
    .limit(DIRECTORY_PAGE + 1);
};

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];
