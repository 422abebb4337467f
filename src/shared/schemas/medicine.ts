import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { MAX_EVERY_DAYS, MAX_TIMES } from '../medicines.ts';
import { isRealDate } from '../time.ts';
import { calendarDate } from './date.ts';
import { optionalText, requiredLine } from './text.ts';

const id = z.string().min(1).max(64);

/** A medicine as its form has it: `everyDays` or `weekdays` (1 is Monday), `to` blank while nobody knows the end. */
const fields = z.object({
  name: requiredLine(TEXT.name),
  instruction: optionalText(TEXT.reason),
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Elige una hora.'))
    .min(1, 'Elige al menos una hora.')
    .max(MAX_TIMES, `Son como máximo ${MAX_TIMES} horas al día.`)
    .refine((times) => times.every((one, at) => !one || times.indexOf(one) === at), 'Hay una hora repetida.')
    .transform((times) => times.toSorted()),
  everyDays: z
    .int('Escribe los días con números.')
    .min(1)
    .max(MAX_EVERY_DAYS)
    .nullish()
    .transform((days) => days ?? null),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .nullish()
    .transform((days) => (days?.length ? [...new Set(days)].toSorted() : null)),
  from: calendarDate,
  to: z
    .union([z.literal(''), calendarDate])
    .nullish()
    .transform((date) => date || null),
});
type Fields = z.output<typeof fields>;
const ruled = (typed: Fields, context: z.RefinementCtx) => {
  const { everyDays, weekdays, from, to } = typed;
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if ((everyDays === null) === (weekdays === null)) say('weekdays', 'Elige qué días.');
  if (to !== null && to < from) say('to', 'No puede terminar antes de empezar. Revisa las dos fechas.');
};
export const medicineForm = fields.superRefine(ruled);
/**
 * `version` null: a new one, else that which the form shows. `source`: the medicine of a fórmula, whose words stand instead of those
 * that are sent; position from 1 on.
 */
export const medicineInput = fields
  .extend({
    id: z.uuid(),
    petId: id,
    version: z.int().min(1).nullable(),
    source: z.object({ prescriptionId: id, position: z.int().min(1).max(100) }).nullable(),
  })
  .superRefine(ruled);
export type MedicineInput = z.output<typeof medicineInput>;

export const medicineId = z.object({ id });
/** One that was noted by mistake, and its animal: afterwards nothing else says whose it was. */
export const removedMedicine = medicineId.extend({ petId: id });
/** One of its hours, wall time. */
export const doseInput = medicineId.extend({
  at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
    .refine((at) => isRealDate(at.slice(0, 10)), 'Elige una fecha que exista.'),
});
export type Dose = z.output<typeof doseInput>;

/** Who said that it was given, and when (ms UTC). `by` null: an account that is gone. */
export const tickOutput = z.object({ by: z.string().nullable(), isMine: z.boolean(), at: z.int() });
/** `details` of `medicine_given`. */
export const givenDetails = z.object({ tick: tickOutput });

/** A medicine with its ticks of the last days. Names are null where that account is gone. */
export const medicineOutput = z.object({
  id: z.string(),
  name: z.string(),
  instruction: z.string().nullable(),
  /** The fórmula whose words they are; null: typed. */
  source: z.object({ clinicName: z.string(), date: z.string(), isVoided: z.boolean() }).nullable(),
  times: z.array(z.string()),
  everyDays: z.int().nullable(),
  weekdays: z.array(z.int()).nullable(),
  from: z.string(),
  to: z.string().nullable(),
  since: z.string(),
  addedBy: z.string().nullable(),
  endedAt: z.int().nullable(),
  endedBy: z.string().nullable(),
  version: z.int(),
  ticks: z.array(tickOutput.extend({ due: z.string() })),
});
export type Medicine = z.output<typeof medicineOutput>;
export const medicinesOutput = z.array(medicineOutput);

/** A medicine that those who care for an animal keep, as others read it. */
export const keptMedicineOutput = medicineOutput.pick({
  name: true,
  instruction: true,
  times: true,
  everyDays: true,
  weekdays: true,
  from: true,
  to: true,
});
export type KeptMedicine = z.output<typeof keptMedicineOutput>;
