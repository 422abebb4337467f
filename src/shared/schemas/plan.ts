import * as z from 'zod';
import { SPECIES } from '../species.ts';
import { optionalText, requiredLine } from './text.ts';

/** Kinds of acts that a plan asks for: they are kinds of records too (shared/records.ts). */
export const PLAN_KINDS = ['vacuna', 'desparasitacion'] as const;

/** Longest plan, longest first series: a puppy is wormed eight times before six months. */
const MAX_ITEMS = 30;
const MAX_SERIES = 8;

/**
 * One act that comes due: from an age on, as a first series of doses, then again and again. A clinic edits its plan item by
 * item; `id` stays, for records and reminders refer to it.
 */
export const planItem = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'El identificador no es válido.')
    .describe('Key that records and reminders refer to; it never changes.'),
  kind: z.enum(PLAN_KINDS).describe('Kind of the record that fulfils it.'),
  name: requiredLine(60).describe('Name on the carné: "Rabia".'),
  startsAtDays: z.int('Escribe la edad en días.').min(0).max(3650).describe('Age at the first dose, days.'),
  seriesDays: z
    .array(z.int('Escribe los días entre dosis.').min(1).max(365))
    .max(MAX_SERIES)
    .describe('Days from each dose of the first series to the next one; empty: the series is one dose.'),
  everyMonths: z
    .int('Escribe cada cuántos meses se repite.')
    .min(1)
    .max(60)
    .nullable()
    .describe('Months from the end of the series, and from each booster, to the next; null: no booster.'),
  isMandatory: z.boolean().describe('The law asks for it (rabies).'),
  note: optionalText(200).describe('What the owner should know of it; null: nothing.'),
});
export type PlanItem = z.output<typeof planItem>;

export const plan = z
  .array(planItem)
  .min(1, 'El plan necesita al menos un acto.')
  .max(MAX_ITEMS, `El plan puede tener hasta ${MAX_ITEMS} actos.`)
  .refine(
    (items) => new Set(items.map(({ id }) => id)).size === items.length,
    'Hay dos actos con el mismo identificador.',
  );

/** A clinic's own plan of a species. `updatedAt` is ms UTC. */
export const planOutput = z.object({ species: z.enum(SPECIES), items: z.array(planItem), updatedAt: z.int() });
