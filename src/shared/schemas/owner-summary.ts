import * as z from 'zod';
import { APPOINTMENT_TYPES } from '../appointments.ts';
import { RECORD_KINDS } from '../records.ts';
import { SPECIES } from '../species.ts';
import { ownerVisitOutput } from './appointment.ts';
import { petOutput } from './pet.ts';

const pet = { petId: z.string(), petName: z.string(), species: z.enum(SPECIES) };

/** An act of the carné that is due or soon will be; `visitOn` is the coming visit (wall time) at which it can be done. */
export const dueActOutput = z.object({
  ...pet,
  key: z.string(),
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  state: z.enum(['soon', 'overdue']),
  /** YYYY-MM-DD */
  dueOn: z.string(),
  isMandatory: z.boolean(),
  /** True: no record of it yet, the plan asks for it. */
  isFirst: z.boolean(),
  visitOn: z.string().nullable(),
});
export type DueAct = z.output<typeof dueActOutput>;

/** A paper of a dog 'de manejo especial' that ended or ends soon. `until` is its last day, YYYY-MM-DD. */
export const duePaperOutput = z.object({
  ...pet,
  paper: z.enum(['permit', 'policy']),
  until: z.string(),
  state: z.enum(['soon', 'expired']),
});
export type DuePaper = z.output<typeof duePaperOutput>;

/** A conversation with messages that the owner has not read. */
export const unreadOutput = z.object({
  threadId: z.string(),
  clinicName: z.string(),
  petName: z.string(),
  lastText: z.string(),
  unread: z.int(),
});
export type Unread = z.output<typeof unreadOutput>;

/** A visit to come that its clinic cancelled, or did not answer in time, and in whose place none was asked for. */
export const lostVisitOutput = z.object({
  id: z.string(),
  petId: z.string(),
  petName: z.string(),
  clinicName: z.string(),
  clinicPhone: z.string(),
  /** Wall time. */
  date: z.string(),
  type: z.enum(APPOINTMENT_TYPES),
  /** True: the clinic did not answer in time; false: it cancelled and says why. */
  isLapsed: z.boolean(),
  reason: z.string().nullable(),
});
export type LostVisit = z.output<typeof lostVisitOutput>;

/** An hour of a medicine about now that nobody ticked. `at` is wall time. */
export const dueMedicineOutput = z.object({
  id: z.string(),
  name: z.string(),
  petId: z.string(),
  petName: z.string(),
  at: z.string(),
});
export type DueMedicine = z.output<typeof dueMedicineOutput>;

/** What the owner's dashboard begins with. `pets` are the first of them, in the order of registration. */
export const ownerSummaryOutput = z.object({
  petCount: z.int(),
  /** Those of them that live. */
  livingCount: z.int(),
  pets: z.array(petOutput),
  nextVisit: ownerVisitOutput.nullable(),
  acts: z.array(dueActOutput),
  papers: z.array(duePaperOutput),
  unread: z.array(unreadOutput),
  lost: z.array(lostVisitOutput),
  medicines: z.array(dueMedicineOutput),
  /** Who waits for this owner's yes to be of their household again, and the owners for whose yes this person waits. */
  household: z.object({
    waiting: z.array(z.object({ id: z.string(), name: z.string() })),
    awaited: z.array(z.string()),
  }),
});
export type OwnerSummary = z.output<typeof ownerSummaryOutput>;
