import * as z from 'zod';
import { EXAM_FIELDS, type Exam, MUCOSA, PAIN } from '../exam.ts';

const measured = z
  .number('Escribe el número.')
  .nullish()
  .transform((value) => value ?? null);
const whole = z
  .int('Escribe un número entero.')
  .nullish()
  .transform((value) => value ?? null);

/** What a form measures, field by field; what a species can have is judged where the species is known (shared/exam.ts). */
export const examFields = {
  temperature: measured,
  heart: whole,
  breaths: whole,
  refill: measured,
  mucosa: z
    .union([z.literal(''), z.enum(MUCOSA)])
    .nullish()
    .transform((value) => value || null),
  condition: z
    .int()
    .min(1)
    .max(9)
    .nullish()
    .transform((value) => value ?? null),
  pain: z
    .int()
    .min(0)
    .max(PAIN.length - 1)
    .nullish()
    .transform((value) => value ?? null),
};

/** Nothing looked at. */
export const NO_EXAM: Exam = {
  temperature: null,
  heart: null,
  breaths: null,
  refill: null,
  mucosa: null,
  condition: null,
  pain: null,
};

/** The exam that stands in what was sent; null: nothing was looked at. */
export const examOf = (fields: Exam): Exam | null => {
  const exam = Object.fromEntries(EXAM_FIELDS.map((name) => [name, fields[name]])) as Exam;
  return EXAM_FIELDS.some((name) => exam[name] !== null) ? exam : null;
};

export const examOutput = z.object({
  temperature: z.number().nullable(),
  heart: z.int().nullable(),
  breaths: z.int().nullable(),
  refill: z.number().nullable(),
  mucosa: z.enum(MUCOSA).nullable(),
  condition: z.int().nullable(),
  pain: z.int().nullable(),
});
