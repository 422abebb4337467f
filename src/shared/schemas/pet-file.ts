import * as z from 'zod';
import { MAX_AGE_YEARS, MICROCHIP_DIGITS, TEXT } from '../limits.ts';
import { calendarDate } from './date.ts';
import { petFields, petOutput } from './pet.ts';
import { lineOrBlank, textOrBlank } from './text.ts';

export const SEXES = ['macho', 'hembra'] as const;

/** One weight of a pet's history. `at` is ms UTC, `kg` decimal; `clinicName` null: its owner noted it. */
export const petWeightOutput = z.object({
  at: z.int(),
  kg: z.number(),
  clinicName: z.string().nullable(),
  /** Who of the household noted it, where that was not its owner. */
  authorName: z.string().nullable().default(null),
});
export type PetWeight = z.output<typeof petWeightOutput>;

/** The clinic that saw a pet last, or will see it next. */
const petClinic = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
});

/** Everything that a pet's own pages show of it. Dates are YYYY-MM-DD; weights the latest first. */
export const petFileOutput = petOutput.extend({
  sex: z.enum(SEXES).nullable(),
  /** Null: nobody said. */
  isNeutered: z.boolean().nullable(),
  colour: z.string().nullable(),
  microchip: z.string().nullable(),
  /** Null with `allergiesNoneOn` null: nobody asked. */
  allergies: z.string().nullable(),
  /** Day on which somebody said that there are none; what a device kept before has no such field. */
  allergiesNoneOn: z.string().nullable().default(null),
  medicines: z.string().nullable(),
  permitUntil: z.string().nullable(),
  policyUntil: z.string().nullable(),
  censusOn: z.string().nullable(),
  archivedAt: z.int().nullable(),
  version: z.int(),
  weights: z.array(petWeightOutput),
  clinic: petClinic.nullable(),
  /** A clinic wrote in its history: its species is not edited any more. */
  hasVerified: z.boolean(),
  /** The last vaccine against rabies: day given, and day from which it is due again (null: nobody said). */
  rabies: z.object({ on: z.string(), nextDue: z.string().nullable() }).nullable(),
});
export type PetFile = z.output<typeof petFileOutput>;

/** What noting a death answers: visits that ended with it, and the pet. */
export const petDiedOutput = z.object({ ended: z.int(), pet: petFileOutput });

/** What whoever treats a pet in a hurry must know; kept on the owner's devices. */
export const petCardOutput = petFileOutput
  .pick({
    id: true,
    name: true,
    species: true,
    breed: true,
    birthMonth: true,
    weight: true,
    notes: true,
    sex: true,
    isNeutered: true,
    colour: true,
    microchip: true,
    allergies: true,
    allergiesNoneOn: true,
    medicines: true,
    clinic: true,
  })
  .extend({
    ownerName: z.string(),
    ownerPhone: z.string().nullable(),
    /** Names of what it is given at its hours in these days; what a device kept before has no such field. */
    given: z.array(z.string()).default([]),
  });
export type PetCard = z.output<typeof petCardOutput>;

/** A pet that is kept out of the way. */
export const archivedPetOutput = petOutput.extend({ archivedAt: z.int() });

export const petId = z.string().min(1).max(64);
export const petIdInput = z.object({ id: petId });

const dateOrBlank = z
  .string()
  .trim()
  .nullable()
  .transform((text) => text || null)
  .pipe(calendarDate.nullable());

/** Blanks between the digits are for people. */
const microchip = z
  .string()
  .trim()
  .max(30)
  .nullable()
  .transform((text) => text?.replace(/[\s.-]/g, '') || null)
  .refine(
    (digits) => digits === null || (/^\d+$/.test(digits) && digits.length === MICROCHIP_DIGITS),
    `El microchip tiene ${MICROCHIP_DIGITS} dígitos.`,
  );

/** A pet's data as its owner edits them. `birthMonth` is YYYY-MM; `version` that of the pet as the screen shows it. */
export const petEditInput = z.object({
  id: petId,
  version: z.int().min(1),
  name: petFields.shape.name,
  /** Missing: stays. Refused once a clinic wrote in its history. */
  species: petFields.shape.species.optional(),
  breed: lineOrBlank(TEXT.breed),
  birthMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Elige el mes y el año.'),
  sex: z.enum(SEXES).nullable(),
  isNeutered: z.boolean().nullable(),
  colour: lineOrBlank(TEXT.colour),
  microchip,
  allergies: textOrBlank(TEXT.health),
  /** It has none (then `allergies` is blank), nobody knows, or (missing) what was said stays. */
  noAllergies: z.boolean().optional(),
  medicines: textOrBlank(TEXT.health),
  notes: textOrBlank(TEXT.notes),
});
export type PetEdit = z.output<typeof petEditInput>;

/** Papers of a dog 'de manejo especial': last day of permit and policy, day of the census. Blank: not there. */
export const petPapersInput = z.object({
  id: petId,
  version: z.int().min(1),
  permitUntil: dateOrBlank,
  policyUntil: dateOrBlank,
  censusOn: dateOrBlank,
});
export type PetPapers = z.output<typeof petPapersInput>;

/** A weight of some day up to today, kg. What the species can weigh is judged where the species is known. */
export const petWeightInput = z.object({
  id: petId,
  date: calendarDate,
  kg: z.number('Escribe el peso con números.').gt(0, 'El peso tiene que ser mayor que cero.'),
});
export const petWeightRemoveInput = z.object({ id: petId, at: z.int() });

/** `details` of `pet_changed`: the pet as it stands. */
export const petDetails = z.object({ current: petFileOutput });

/** The earliest month that a birth can have, as of this month (YYYY-MM). */
export const earliestBirth = (month: string): string =>
  `${String(Number(month.slice(0, 4)) - MAX_AGE_YEARS).padStart(4, '0')}${month.slice(4)}`;
