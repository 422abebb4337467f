import * as z from 'zod';
import { APPOINTMENT_TYPES } from '../appointments.ts';
import { MAX_CURSOR, pageOf } from './page.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Elige un mes.');
const byType = z.partialRecord(z.enum(APPOINTMENT_TYPES), z.object({ cop: z.int(), visits: z.int() }));

/** Charges of visits by the month in which they were completed (Bogotá), integer COP. Twelve months up to one, oldest first. */
export const incomeInput = z.object({ until: month });
export const incomeOutput = z.array(
  z.object({
    /** YYYY-MM */
    month: z.string(),
    cop: z.int(),
    visits: z.int(),
    byType,
  }),
);
export type Income = z.output<typeof incomeOutput>;

/** The charges of one month, newest first. */
export const chargesInput = z.object({
  month,
  limit: z.int().min(1).max(500).default(50),
  cursor: z.string().max(MAX_CURSOR).optional(),
});
export type ChargesInput = z.output<typeof chargesInput>;
export const chargeOutput = z.object({
  id: z.string(),
  /** When it was completed, Bogotá wall time, YYYY-MM-DDTHH:mm. */
  completedAt: z.string(),
  patientName: z.string(),
  ownerName: z.string(),
  type: z.enum(APPOINTMENT_TYPES),
  /** 0 while the charge is voided. */
  cop: z.int(),
  /** The charge that stands: its number, and who made it; null while it is voided. */
  entry: z.object({ id: z.string(), number: z.int(), by: z.string().nullable() }).nullable(),
  /** What was charged and taken back, and why; null: the charge stands. */
  voided: z.object({ cop: z.int(), reason: z.string() }).nullable(),
});
export type Charge = z.output<typeof chargeOutput>;
export const chargesOutput = pageOf(chargeOutput);
