import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { calendarDate } from './date.ts';
import { requiredLine } from './text.ts';

const doses = z.int('Escribe las dosis con números.').min(0).max(100_000);

/** A batch as its form has it. */
export const batchForm = z.object({
  product: requiredLine(TEXT.name),
  manufacturer: requiredLine(TEXT.name),
  lot: requiredLine(40),
  /** Animals it is for. */
  species: z.array(z.enum(SPECIES)).min(1, 'Marca para qué animales es.').max(SPECIES.length),
  /** Last day on which it is given; a month on its label is its last day. */
  expiresOn: calendarDate,
  /** Doses received, less those that were lost. */
  quantity: doses,
  /** It is warned of from so many left. */
  lowAt: doses,
});
/** `version` null: a new one, else that which the form shows. `isClosed`: it is put aside. */
export const batchInput = batchForm.extend({
  /** Chosen where it is typed, so that sending it again writes it once. */
  batchId: z.uuid(),
  version: z.int().min(1).nullable(),
  isClosed: z.boolean().default(false),
});
export type BatchInput = z.output<typeof batchInput>;

export const batchOutput = batchForm.extend({
  id: z.string(),
  /** Null: it was received before anybody asked. */
  species: z.array(z.enum(SPECIES)).nullable(),
  /** Doses that are there. */
  left: z.int(),
  /** Put aside, ms UTC. */
  closedAt: z.int().nullable(),
  version: z.int(),
  authorName: z.string(),
  createdAt: z.int(),
});
export type VaccineBatch = z.output<typeof batchOutput>;
/** Those in use, the first to expire first; then those put aside lately. */
export const batchesOutput = z.array(batchOutput);

/** Whoever got something of a lot, by its number as it was typed or kept. */
export const recallInput = z.object({ lot: requiredLine(40) });
export const recallOutput = z.object({
  /** Latest first. Phone and e-mail are those of whoever keeps the animal now. */
  rows: z.array(
    z.object({
      rootId: z.string(),
      petId: z.string(),
      petName: z.string(),
      species: z.enum(SPECIES),
      ownerName: z.string(),
      ownerPhone: z.string().nullable(),
      ownerEmail: z.string().nullable(),
      date: z.string(),
      title: z.string(),
      product: z.string().nullable(),
      lot: z.string().nullable(),
      authorName: z.string(),
      diedAt: z.int().nullable(),
    }),
  ),
  isCut: z.boolean(),
});
export type Recall = z.output<typeof recallOutput>;
