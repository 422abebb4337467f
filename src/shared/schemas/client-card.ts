import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { lineOrBlank, textOrBlank } from './text.ts';

const id = z.string().min(1).max(64);

/** Cédula, cédula de extranjería, passport or NIT: letters, digits and hyphens, without the dots that people write. Blank: null. */
export const documentOrBlank = z
  .string()
  .trim()
  .max(40)
  .nullable()
  .transform((text) => text?.replace(/[\s.]/g, '').toUpperCase() || null)
  .refine(
    (text) => text === null || /^[A-Z0-9-]{4,20}$/.test(text),
    'Escribe el documento con números y letras, como 1020304050.',
  );

/** Whoever brings an animal, as its clinic knows them. */
export const personOutput = z.object({
  /** The clinic's own client; null: they have an account, or it is gone. */
  clientId: z.string().nullable(),
  hasAccount: z.boolean(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  document: z.string().nullable(),
  address: z.string().nullable(),
  /** Only the clinic reads it. */
  note: z.string().nullable(),
  /** How and when (ms UTC) the client authorised that their data are kept; null: they have an account. */
  authorisation: z.string().nullable(),
  authorisedAt: z.int().nullable(),
  /** What a change starts from, ms UTC; 0: nothing was noted yet. */
  at: z.int(),
  /** COP: paid minus charged, over all their animals. */
  balance: z.int(),
  /** Those that are patients here. */
  animals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      species: z.enum(SPECIES),
      breed: z.string().nullable(),
      isArchived: z.boolean(),
      balance: z.int(),
    }),
  ),
  /** The last client that turned out to be this one, while that can be undone; `at` is ms UTC. */
  merged: z.object({ id: z.string(), name: z.string(), at: z.int() }).nullable(),
});
export type Person = z.output<typeof personOutput>;

/** What the clinic notes of a person beside their contact. The address of somebody with an account is theirs to write. */
export const saveCardInput = z.object({
  petId: id,
  at: z.int().min(0),
  document: documentOrBlank,
  address: lineOrBlank(TEXT.address),
  note: textOrBlank(TEXT.notes),
});
export type SaveCard = z.output<typeof saveCardInput>;

/** Two clients, each by one of their animals: whose file ends, and whose goes on. */
export const mergePreviewInput = z.object({ from: id, into: id });
/** A client with what would go along. */
const mergeSide = personOutput
  .pick({
    name: true,
    phone: true,
    email: true,
    document: true,
    address: true,
    note: true,
    balance: true,
    animals: true,
  })
  .extend({ clientId: z.string(), at: z.int(), visits: z.int(), records: z.int(), entries: z.int() });
export const mergePreviewOutput = z.object({ from: mergeSide, into: mergeSide });
export type MergePreview = z.output<typeof mergePreviewOutput>;

/** As the preview showed them: who changed since is refused. */
export const mergeInput = z.object({ from: id, fromAt: z.int(), into: id, intoAt: z.int() });
/** As the screen showed them. */
export const eraseClientInput = z.object({ clientId: id, at: z.int() });
export const mergeOutput = z.object({ id: z.string(), animals: z.int() });
