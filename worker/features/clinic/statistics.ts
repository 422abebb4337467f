import { sql } from 'drizzle-orm';
import { ACTIVE_PATIENT_MONTHS } from '../../../src/shared/limits.ts';
import type { Statistics } from '../../../src/shared/schemas/patient.ts';
import { addDays, instantOf, subtractMonths, thisMonth, today } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';

const firstInstant = (month: string) => instantOf(`${month}-01T00:00`);

/** A clinic's four figures at `now`, in one statement; days and months are Bogotá's. */
export const readStatistics = async (db: Db, clinicId: string, now: number): Promise<Statistics> => {
  const date = today(now);
  const month = thisMonth(now);
  // Day 31 of a shorter month compares as its end: dates are compared as text.
  const since = `${subtractMonths(month, ACTIVE_PATIENT_MONTHS)}${date.slice(7)}`;
  const [row] = await db.all<Statistics>(sql`SELECT
    (SELECT count(*) FROM clinic_patients WHERE clinic_id = ${clinicId} AND last_seen_on >= ${since}) AS totalPatients,
    (SELECT count(*) FROM appointments WHERE clinic_id = ${clinicId} AND starts_at >= ${date}
      AND starts_at < ${addDays(date, 1)} AND status <> 'cancelled') AS appointmentsToday,
    (SELECT coalesce(sum(charge_cop), 0) FROM appointments WHERE clinic_id = ${clinicId}
      AND completed_at >= ${firstInstant(month)} AND completed_at < ${firstInstant(subtractMonths(month, -1))})
      AS monthlyIncome,
    (SELECT coalesce(sum(clinic_unread), 0) FROM threads WHERE clinic_id = ${clinicId} AND clinic_unread > 0)
      AS pendingMessages`);
  if (!row) throw new Error('a statement without FROM has one row');
  return row;
};
