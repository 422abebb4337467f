import * as z from 'zod';
import { APPOINTMENT_TYPES, STATUSES } from '../appointments.ts';
import { TEXT } from '../limits.ts';
import { RECORD_KINDS } from '../records.ts';
import { SPECIES } from '../species.ts';
import { carneOutput, dueOutput, planSource } from './carne.ts';
import { keptMedicineOutput } from './medicine.ts';
import { recordDraftOutput } from './record.ts';
import { requiredText } from './text.ts';

/**
 * A clinic's file of a patient. `file` null: the visit is not confirmed yet, and only what a pending request shows is here
 * (product.md, What a clinic sees).
 */
export const patientFileOutput = z.object({
  pet: z.object({
    id: z.string(),
    name: z.string(),
    species: z.enum(SPECIES),
    breed: z.string().nullable(),
    birthMonth: z.string(),
    /** Years. */
    age: z.number(),
    isArchived: z.boolean(),
    /** When its owner noted that it died, ms UTC. */
    diedAt: z.int().nullable(),
  }),
  /** `hasAccount`: messages reach them here. `isClient`: the clinic registered this person itself. */
  owner: z.object({ name: z.string(), phone: z.string().nullable(), hasAccount: z.boolean(), isClient: z.boolean() }),
  /** The clinic itself, for what is printed. */
  clinic: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    phone: z.string(),
    isClosed: z.boolean(),
  }),
  lastVisit: z.string().nullable(),
  /** This clinic's visits, latest first. */
  visits: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      time: z.string(),
      type: z.enum(APPOINTMENT_TYPES),
      status: z.enum(STATUSES),
      notes: z.string().nullable(),
    }),
  ),
  file: z
    .object({
      sex: z.enum(['macho', 'hembra']).nullable(),
      isNeutered: z.boolean().nullable(),
      colour: z.string().nullable(),
      microchip: z.string().nullable(),
      allergies: z.string().nullable(),
      allergiesNoneOn: z.string().nullable(),
      medicines: z.string().nullable(),
      /** What it is given at its hours in these days, as those who care for it keep it. */
      given: z.array(keptMedicineOutput),
      notes: z.string().nullable(),
      ownerEmail: z.string().nullable(),
      /** Their id, as this clinic noted it. */
      ownerDocument: z.string().nullable(),
      /** What a correction by the clinic starts from: the pet's version, and when its client changed (ms UTC). Null: not its own. */
      own: z.object({ version: z.int(), clientAt: z.int() }).nullable(),
      /** kg. */
      weight: z.number(),
      /** Oldest first; `at` is ms UTC, `weight` kg. */
      weights: z.array(z.object({ at: z.int(), weight: z.number() })),
      /** The reader has a licence on file: they sign what they write, the others leave drafts. */
      signs: z.boolean(),
      /** Of this clinic, unsigned; the oldest first. */
      drafts: z.array(recordDraftOutput),
      /** The owner lets this clinic read what others wrote. */
      hasGrant: z.boolean(),
      plan: planSource,
      due: z.array(dueOutput),
      acts: carneOutput.shape.acts,
      thread: z.object({ id: z.string(), unread: z.int() }).nullable(),
      /** Beginnings of records that the clinic keeps ready; `body` has the form's fields by name. */
      templates: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(RECORD_KINDS).nullable(),
          title: z.string(),
          body: z.record(z.string(), z.string()),
        }),
      ),
    })
    .nullable(),
});
/** What is known of an animal's allergies: a list, the day on which somebody said that there are none, or nothing. */
export const allergiesOutput = z.object({ allergies: z.string().nullable(), allergiesNoneOn: z.string().nullable() });
export type Allergies = z.output<typeof allergiesOutput>;

/** What the desk was told of a patient's allergies. Null: that there are none; a blank text is no answer. */
export const allergyAnswerInput = z.object({
  petId: z.string().min(1).max(64),
  allergies: requiredText(TEXT.health).nullable(),
});
export type AllergyAnswer = z.output<typeof allergyAnswerInput>;

/** `details` of `allergies_answered`. */
export const allergiesStand = z.object({ current: allergiesOutput });

export type PatientFile = z.output<typeof patientFileOutput>;
/** A patient whose history the clinic may read. */
export type OpenFile = PatientFile & { file: NonNullable<PatientFile['file']> };
