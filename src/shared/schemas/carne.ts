import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { RECORD_KINDS } from '../records.ts';
import { SPECIES } from '../species.ts';
import { petId as id } from './pet-file.ts';
import { recordOutput } from './record.ts';
import { optionalLine } from './text.ts';

const act = recordOutput.pick({
  rootId: true,
  kind: true,
  date: true,
  title: true,
  planKey: true,
  nextDue: true,
  product: true,
  lot: true,
  manufacturer: true,
  lotExpiresOn: true,
  licence: true,
  clinicId: true,
  clinicName: true,
  authorName: true,
});
export type CarneAct = z.output<typeof act>;
/** A line of the carné (shared/due.ts). */
export const dueOutput = z.object({
  key: z.string(),
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  note: z.string().nullable(),
  isMandatory: z.boolean(),
  everyMonths: z.int().nullable(),
  state: z.enum(['done', 'soon', 'overdue', 'later']),
  dueOn: z.string().nullable(),
  last: act.nullable(),
  doses: z.int(),
});
export type Due = z.output<typeof dueOutput>;
/** What is due of one pet. */
export const petDueOutput = z.object({
  petId: z.string(),
  petName: z.string(),
  species: z.enum(SPECIES),
  due: z.array(dueOutput),
});

/** Where a plan comes from: a clinic's own (its name), or the guides' default. */
export const planSource = z.object({
  clinicName: z.string().nullable(),
  note: z.string().nullable(),
  sources: z.array(z.string()),
  /** The plan's items, for the form. */
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['vacuna', 'desparasitacion']),
      name: z.string(),
      /** Days to the second dose of a first series; null: there is none. */
      secondDays: z.int().nullable(),
    }),
  ),
});

/** The animal as its carné shows it. */
export const carnePet = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  breed: z.string().nullable(),
  birthMonth: z.string(),
  sex: z.enum(['macho', 'hembra']).nullable(),
  colour: z.string().nullable(),
  microchip: z.string().nullable(),
  allergies: z.string().nullable(),
  allergiesNoneOn: z.string().nullable(),
  isArchived: z.boolean(),
});

/** A link to the carné. `path` is told only when it is made. */
export const shareOutput = z.object({
  id: z.string(),
  label: z.string().nullable(),
  createdAt: z.int(),
  expiresAt: z.int(),
  revokedAt: z.int().nullable(),
  openedCount: z.int(),
  lastOpenedAt: z.int().nullable(),
  /** The pet's own photo is seen there. */
  showsPhoto: z.boolean(),
});
export type Share = z.output<typeof shareOutput>;
export const SHARE_DAYS = [1, 7, 30, 90] as const;
export const shareInput = z.object({
  petId: id,
  label: optionalLine(TEXT.name),
  days: z.literal(SHARE_DAYS, 'Elige por cuánto tiempo.'),
  showsPhoto: z.boolean().default(false),
});
export const shareMade = shareOutput.extend({ path: z.string() });
export const shareIdInput = z.object({ id });

/** A clinic that knows the pet (or may read of it). `grantedAt` null: it reads only what it wrote. */
export const grantOutput = z.object({
  clinicId: z.string(),
  clinicName: z.string(),
  city: z.string(),
  /** It attends the pet: visits or records are there. */
  isKnown: z.boolean(),
  /** Its file is open: a visit was confirmed, or it wrote of the pet. */
  isOpen: z.boolean(),
  grantedAt: z.int().nullable(),
});
export type Grant = z.output<typeof grantOutput>;
export const grantInput = z.object({ petId: id, clinicId: id });

/** A carné with everything around it, for the owner. */
export const carneOutput = z.object({
  pet: carnePet,
  plan: planSource,
  due: z.array(dueOutput),
  /** Vaccines and dewormings, latest first. */
  acts: z.array(act),
  shares: z.array(shareOutput),
  grants: z.array(grantOutput),
});
export type Carne = z.output<typeof carneOutput>;

/** The whole history as a file: every version of every entry, oldest act first. */
export const historyOutput = z.object({ pet: carnePet, records: z.array(recordOutput), isCut: z.boolean() });
