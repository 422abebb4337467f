import * as z from 'zod';
import { MAX_IMPORTED, MAX_IMPORTED_ANIMALS, MAX_STAGED, TEXT } from '../limits.ts';
import { clientInput } from './client.ts';
import { documentOrBlank } from './client-card.ts';
import { calendarDate } from './date.ts';
import { fitsSpecies, petFields } from './pet.ts';
import { petEditInput } from './pet-file.ts';
import { lineOrBlank, textOrBlank } from './text.ts';

const id = z.string().min(1).max(64);

/** An animal of a row. A month of birth is asked of every row: nobody guesses an age. `weight` is kg, 0: nobody measured. */
export const importedAnimal = petFields
  .omit({ age: true })
  .extend({
    birthMonth: petEditInput.shape.birthMonth,
    sex: petEditInput.shape.sex,
    isNeutered: petEditInput.shape.isNeutered,
    colour: petEditInput.shape.colour,
    microchip: petEditInput.shape.microchip,
  })
  .superRefine(fitsSpecies);
/** A person of a spreadsheet. The authorisation (Ley 1581 de 2012) is how and the day on which it was given; of mails, how, if it was. */
export const importedPerson = clientInput.safeExtend({
  document: documentOrBlank,
  address: lineOrBlank(TEXT.address),
  note: textOrBlank(TEXT.notes),
  authorisedOn: calendarDate,
  mails: lineOrBlank(TEXT.reason),
});
export type ImportedPerson = z.output<typeof importedPerson>;
export type ImportedAnimal = z.output<typeof importedAnimal>;

export const beginImportInput = z.object({
  fileName: z.string().trim().min(1).max(200),
  people: z.int().min(1).max(MAX_IMPORTED),
  animals: z
    .int()
    .min(1)
    .max(MAX_IMPORTED * 2),
});
/** A part of the people, `at` the place of the first among them all: sent again it is there once. */
export const stageImportInput = z.object({
  id,
  at: z.int().min(0).max(MAX_IMPORTED),
  people: z
    .array(z.object({ person: importedPerson, animals: z.array(importedAnimal).min(1).max(MAX_IMPORTED_ANIMALS) }))
    .min(1)
    .max(MAX_STAGED),
});
export type StageImport = z.output<typeof stageImportInput>;

/** By what somebody may be written down already; places in the answer are those of the question. */
export const knownInput = z.object({
  people: z
    .array(
      z.object({
        phone: z.string().max(30).nullable(),
        email: z.string().max(TEXT.email).nullable(),
        document: z.string().max(40).nullable(),
      }),
    )
    .min(1)
    .max(300),
});
export const knownOutput = z.array(z.object({ at: z.int(), name: z.string() }));

export const importIdInput = z.object({ id });
/** The clinic's last imports, latest first; times are ms UTC. `takenBack`: animals that undoing took away, others somebody had touched. */
export const importsOutput = z.array(
  z.object({
    id: z.string(),
    fileName: z.string(),
    people: z.int(),
    animals: z.int(),
    appliedAt: z.int(),
    undoneAt: z.int().nullable(),
    takenBack: z.int().nullable(),
  }),
);
export type Imports = z.output<typeof importsOutput>;
