import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { WorkCalendar } from '../../../src/shared/answer-by.ts';
import { LAPSED_REASON } from '../../../src/shared/appointments.ts';
import { MAX_BLOCKS } from '../../../src/shared/limits.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics, type WeekHours } from '../../db/schema/clinics.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import { eachCarer } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { refreshPatients } from '../patients/queries.ts';

const c = alias(clinics, 'c');

/** Columns over a row `c` of clinics from which `calendarOf` reads when it works, from `now` on. */
export const calendarColumns = (now: number) => ({
  ...named({ hours: c.hours }),
  openHolidays: sql<string>`(SELECT json_group_array(h.date) FROM clinic_open_holidays h
    WHERE h.clinic_id = c.id AND h.date >= ${wallTime(now).slice(0, 10)})`.as('openHolidays'),
  blocks: sql<string>`(SELECT json_group_array(json_array(one.starts_at, one.ends_at)) FROM (
    SELECT starts_at, ends_at FROM clinic_blocks WHERE clinic_id = c.id AND ends_at > ${wallTime(now)}
    ORDER BY ends_at LIMIT ${MAX_BLOCKS}) one)`.as('blocks'),
});

/** When a clinic works, from its row; undefined: there is no such clinic. */
export const calendarOf = (
  row: { hours: WeekHours; openHolidays: string; blocks: string } | undefined,
): WorkCalendar | null =>
  row ? { hours: row.hours, openHolidays: JSON.parse(row.openHolidays), blocks: JSON.parse(row.blocks) } : null;

/** SQL over `appointments`: a request whose clinic has not answered in time. */
export const isOverdue = (now: number | SQL): SQL => sql`status = 'pending' AND lapses_at <= ${now}`;

/** Requests that end in one batch. */
const CHUNK = 200;

/**
 * Ends the requests whose term is over, the oldest first: each has its event, frees its seat and is told to its owner. Done twice
 * it does nothing more. Answers how many ended.
 */
export const lapse = async (db: Db, now: number, post: Post): Promise<number> => {
  const run = crypto.randomUUID();
  const due = sql`SELECT id FROM appointments WHERE ${isOverdue(now)} ORDER BY lapses_at LIMIT ${CHUNK}`;
  // Events of this run are one span of their ids.
  const ended = sql`e.id BETWEEN ${`${run}:`} AND ${`${run};`}`;
  const { count } = await batch(db, {
    appointmentEvents: insertFrom(
      db,
      appointmentEvents,
      { id: sql`${`${run}:`} || a.id`, appointmentId: sql`a.id`, at: now, status: 'cancelled', reason: LAPSED_REASON },
      sql`FROM appointments a WHERE a.id IN (${due})`,
    ),
    appointments: db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelledBy: 'system',
        cancelReason: LAPSED_REASON,
        lapsedAt: now,
        version: sql`${appointments.version} + 1`,
        updatedAt: now,
      })
      .where(sql`${appointments.id} IN (SELECT e.appointment_id FROM appointment_events e WHERE ${ended})`),
    patients: refreshPatients(
      db,
      sql`SELECT a.clinic_id, a.pet_id FROM appointment_events e CROSS JOIN appointments a ON a.id = e.appointment_id
        WHERE ${ended}`,
    ),
    count: one(
      db
        .select({ many: sql<number>`count(*)`.as('many') })
        .from(sql`appointment_events e`)
        .where(ended),
    ),
    notices: post.announce(
      db,
      {
        kind: 'visit_lapsed',
        each: eachCarer(sql`FROM appointment_events e
          CROSS JOIN appointments a ON a.id = e.appointment_id WHERE ${ended}`),
      },
      now,
      sql`1`,
    ),
  });
  return count?.many ?? 0;
};

/** Batches of one minute's cron; the next minute goes on. */
const PER_TICK = 10;

/** The cron's part: ends all that is due. */
export const lapseDue = async (db: Db, now: number, post: Post): Promise<void> => {
  for (let run = 0; run < PER_TICK && (await lapse(db, now, post)) === CHUNK; run += 1);
};
