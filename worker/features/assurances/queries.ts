import { type SQL, sql } from 'drizzle-orm';
import { wallTime } from '../../../src/shared/time.ts';
import type { AssuredWay } from '../../../src/shared/visit-link.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { appointments, visitAssurances } from '../../db/schema/visits.ts';

/** SQL over a row `a` of appointments: by which way it was confirmed that somebody comes at the hour that stands. NULL: it was not. */
export const assuredWay = sql<AssuredWay | null>`(SELECT s.way FROM visit_assurances s
  WHERE s.appointment_id = a.id AND s.starts_at = a.starts_at)`;

/**
 * Notes that somebody comes to a confirmed visit, at the hour that stands; the first way stays. `where` (SQL over `a`) says whose it
 * is. Answers whether it is noted now; null: there is no such visit.
 */
export const assureVisit = async (
  db: Db,
  { id, way, now, where }: { id: string; way: AssuredWay; now: number; where: SQL },
): Promise<boolean | null> => {
  const { noted } = await batch(db, {
    visitAssurances: insertFrom(
      db,
      visitAssurances,
      { appointmentId: sql`a.id`, startsAt: sql`a.starts_at`, way, at: now },
      sql`FROM appointments a WHERE a.id = ${id} AND ${where} AND a.status = 'confirmed'
          AND a.starts_at > ${wallTime(now)} AND ${assuredWay} IS NULL`,
    ).onConflictDoUpdate({
      target: visitAssurances.appointmentId,
      set: { startsAt: sql`excluded.starts_at`, way: sql`excluded.way`, at: sql`excluded.at` },
    }),
    // The agenda's stamp follows from it: who has it open sees the answer.
    appointments: db
      .update(appointments)
      .set({ updatedAt: now })
      .where(sql`${appointments.id} = ${id} AND changes() = 1`),
    noted: one(
      db
        .select({ way: assuredWay.as('way') })
        .from(sql`appointments a`)
        .where(sql`a.id = ${id} AND ${where}`),
    ),
  });
  return noted ? noted.way !== null : null;
};
