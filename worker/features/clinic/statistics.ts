import { sql } from 'drizzle-orm';
import { ACTIVE_PATIENT_MONTHS } from '../../../src/shared/limits.ts';
import type { Statistics } from '../../../src/shared/schemas/patient.ts';
import { addDays, monthSpan, subtractMonths, thisMonth, today } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { isLiving } from '../../db/living.ts';

/** A statement's FROM when each of its columns reads for itself: one row. */
export const ONE_ROW = sql`(SELECT 1) one`;

/** A clinic's four figures at `now` as columns; days and months are Bogotá's. */
export const figureColumns = (clinicId: string, now: number) => {
  const date = today(now);
  const month = thisMonth(now);
  const [from, to] = monthSpan(month);
  // Day 31 of a shorter month compares as its end: dates are compared as text.
  const since = `${subtractMonths(month, ACTIVE_PATIENT_MONTHS)}${date.slice(7)}`;
  return {
    totalPatients: sql<number>`(SELECT count(*) FROM clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id
      WHERE k.clinic_id = ${clinicId} AND k.last_seen_on >= ${since} AND ${isLiving})`.as('totalPatients'),
    appointmentsToday: sql<number>`(SELECT count(*) FROM appointments WHERE clinic_id = ${clinicId}
      AND starts_at >= ${date} AND starts_at < ${addDays(date, 1)} AND status <> 'cancelled')`.as('appointmentsToday'),
    monthlyIncome: sql<number>`(SELECT coalesce(sum(charge_cop), 0) FROM appointments WHERE clinic_id = ${clinicId}
      AND completed_at >= ${from} AND completed_at < ${to})`.as('monthlyIncome'),
    pendingMessages: sql<number>`(SELECT coalesce(sum(clinic_unread), 0) FROM threads WHERE clinic_id = ${clinicId}
      AND clinic_unread > 0)`.as('pendingMessages'),
  };
};

/** A clinic's four figures at `now`, in one statement. */
export const readStatistics = async (db: Db, clinicId: string, now: number): Promise<Statistics> => {
  const [row] = await db.select(figureColumns(clinicId, now)).from(ONE_ROW);
  if (!row) throw new Error('a statement of one row has one');
  return row;
};
