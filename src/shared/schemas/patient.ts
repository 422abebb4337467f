import * as z from 'zod';
import { SPECIES } from '../species.ts';

/** A clinic's patient. `owner` is a name; `lastVisit` YYYY-MM-DD, null: it has not had one. */
export const patientOutput = z.object({
  id: z.string(),
  name: z.string(),
  breed: z.string().nullable(),
  species: z.enum(SPECIES),
  owner: z.string(),
  lastVisit: z.string().nullable(),
});

/**
 * A clinic's four figures (spec §3): patients seen in `ACTIVE_PATIENT_MONTHS` or coming, visits of today that were not
 * cancelled, charges of this month in COP, messages of owners that it has not read.
 */
export const statisticsOutput = z.object({
  totalPatients: z.int(),
  appointmentsToday: z.int(),
  monthlyIncome: z.int(),
  pendingMessages: z.int(),
});
export type Statistics = z.output<typeof statisticsOutput>;
