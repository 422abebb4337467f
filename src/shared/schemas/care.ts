import * as z from 'zod';
import { CONSENT_WAYS, PROBLEM_STATES } from '../care.ts';
import { controlledIn } from '../controlled.ts';
import { MAX_MEDICINES, TEXT } from '../limits.ts';
import { calendarDate } from './date.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './text.ts';

const petId = z.string().min(1).max(64);
const made = { id: z.uuid(), petId };

/** A problem as its form has it; `resolvedOn` blank while it lasts. */
const problem = z.object({
  title: requiredLine(TEXT.name),
  /** Day from which it has it. */
  since: calendarDate,
  resolvedOn: z
    .union([z.literal(''), calendarDate])
    .nullish()
    .transform((date) => date || null),
});
const ordered = ({ since, resolvedOn }: z.output<typeof problem>) => resolvedOn === null || resolvedOn >= since;
const ORDER = { path: ['resolvedOn'], message: 'No pudo resolverse antes de empezar. Revisa las dos fechas.' };
export const problemForm = problem.refine(ordered, ORDER);
/** `version` null: a new one, else that which the form shows. `isMistake`: it was noted by error. */
export const problemInput = problem
  .extend({ ...made, version: z.int().min(1).nullable(), isMistake: z.boolean().default(false) })
  .refine(ordered, ORDER);
export type ProblemInput = z.output<typeof problemInput>;

/** A medicine in the words of whoever signs. */
export const medicineForm = z.object({
  name: requiredLine(TEXT.name),
  concentration: optionalLine(TEXT.name),
  form: optionalLine(TEXT.name),
  dose: requiredLine(TEXT.reason),
  /** Null: the dose says it. */
  days: z
    .int('Escribe los días con números.')
    .min(1)
    .max(730)
    .nullish()
    .transform((days) => days ?? null),
});
export const prescriptionForm = z
  .object({
    items: z.array(medicineForm).min(1, 'Escribe al menos un medicamento.').max(MAX_MEDICINES),
    note: optionalText(TEXT.notes),
  })
  .superRefine(({ items }, context) => {
    for (const [index, { name }] of items.entries()) {
      const found = controlledIn(name);
      if (found)
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'name'],
          message: `${found} es de control especial y no va en esta fórmula: se formula en el recetario oficial.`,
        });
    }
  });
export const prescribeInput = prescriptionForm.safeExtend({
  ...made,
  /** The allergies that stood over the form: signed as it was read. */
  allergies: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  /** The second yes to what medicine-doubts.ts asks about. */
  isSure: z.boolean().default(false),
});
export type PrescribeInput = z.output<typeof prescribeInput>;
export const voidPrescriptionInput = z.object({ id: z.uuid(), reason: requiredText(TEXT.reason) });

export const consentForm = z.object({
  procedure: requiredLine(TEXT.reason),
  agreedBy: requiredLine(TEXT.name),
  document: optionalLine(30),
  agreedOn: calendarDate,
  way: z.enum(CONSENT_WAYS, 'Elige cómo lo dijo.'),
  note: optionalText(TEXT.notes),
});
export const consentInput = consentForm.extend(made);
export type ConsentInput = z.output<typeof consentInput>;
export const endConsentInput = z.object({ id: z.uuid(), reason: requiredText(TEXT.reason) });

/** Instants are ms UTC, days YYYY-MM-DD. `changedByName` null: nobody changed it since it was noted. */
export const problemOutput = z.object({
  id: z.string(),
  title: z.string(),
  since: z.string(),
  resolvedOn: z.string().nullable(),
  state: z.enum(PROBLEM_STATES),
  authorName: z.string(),
  changedByName: z.string().nullable(),
  version: z.int(),
  createdAt: z.int(),
});
export type Problem = z.output<typeof problemOutput>;

const clinicHead = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
});
export const prescriptionOutput = z.object({
  id: z.string(),
  clinic: clinicHead,
  date: z.string(),
  authorName: z.string(),
  /** The licence by which it was signed, and whether a titular had looked it up. */
  licence: z.string(),
  licenceChecked: z.boolean(),
  note: z.string().nullable(),
  /** What whoever signed confirmed when asked: a substance grave for the species, a noted allergy. */
  confirmed: z.string().nullable(),
  items: z.array(
    z.object({
      name: z.string(),
      concentration: z.string().nullable(),
      form: z.string().nullable(),
      dose: z.string(),
      days: z.int().nullable(),
    }),
  ),
  createdAt: z.int(),
  voidedAt: z.int().nullable(),
  voidedByName: z.string().nullable(),
  voidReason: z.string().nullable(),
});
export type Prescription = z.output<typeof prescriptionOutput>;
export const consentOutput = z.object({
  id: z.string(),
  clinicName: z.string(),
  procedure: z.string(),
  agreedBy: z.string(),
  document: z.string().nullable(),
  agreedOn: z.string(),
  way: z.enum(CONSENT_WAYS),
  note: z.string().nullable(),
  authorName: z.string(),
  createdAt: z.int(),
  endedOn: z.string().nullable(),
  endReason: z.string().nullable(),
  endedByName: z.string().nullable(),
});
export type ProcedureConsent = z.output<typeof consentOutput>;

/** What stands beside a history, each the latest first: a clinic sees its own, an owner those of every clinic. */
export const careOutput = z.object({
  problems: z.array(problemOutput),
  prescriptions: z.array(prescriptionOutput),
  consents: z.array(consentOutput),
});
export type Care = z.output<typeof careOutput>;
