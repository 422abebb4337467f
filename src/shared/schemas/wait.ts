import * as z from 'zod';
import { MAX_AGENDAS } from '../agendas.ts';
import { addDays } from '../time.ts';
import { MAX_WAIT_DAYS, WAIT_PARTS, WAIT_TYPES } from '../waits.ts';
import { calendarDate } from './date.ts';

const id = z.string().min(1).max(64);

const wanted = z.object({
  petId: id,
  type: z.enum(WAIT_TYPES, 'Elige el tipo de cita.'),
  /** First and last day. */
  from: calendarDate,
  until: calendarDate,
  part: z.enum(WAIT_PARTS).default('any'),
});
const isSpan = ({ from, until }: { from: string; until: string }) =>
  until >= from && until < addDays(from, MAX_WAIT_DAYS);
const SPAN = { path: ['until'], error: `Elige un día desde el primero, hasta ${MAX_WAIT_DAYS} días.` };

/** To be told when an hour frees at a clinic; `agenda`: with whom, of those that owners may ask for. */
export const joinInput = wanted
  .extend({
    clinicId: id,
    agenda: z
      .int()
      .min(0)
      .max(MAX_AGENDAS - 1)
      .nullish(),
  })
  .refine(isSpan, SPAN);
export type JoinInput = z.output<typeof joinInput>;
/** The same, by the clinic for one of its patients. */
export const putInput = wanted.refine(isSpan, SPAN);
export const waitInput = z.object({ id });

/** Hours are wall time; `until` of an offer and `createdAt` are ms UTC. */
const wait = z.object({
  id: z.string(),
  petId: z.string(),
  petName: z.string(),
  type: z.enum(WAIT_TYPES),
  from: z.string(),
  until: z.string(),
  part: z.enum(WAIT_PARTS),
  /** Name of the agenda that it has to be; null: any. */
  agendaName: z.string().nullable(),
  createdAt: z.int(),
  /** The hour that is offered now; null: none. */
  offer: z.object({ startsAt: z.string(), until: z.int() }).nullable(),
});
export const ownWaitsOutput = z.array(
  wait.extend({ clinicId: z.string(), clinicName: z.string(), clinicPhone: z.string(), agenda: z.int().nullable() }),
);
export type OwnWait = z.output<typeof ownWaitsOutput>[number];
/** In line, first come first. `isCalled`: they have no account, and the clinic tells them. */
export const clinicWaitsOutput = z.array(
  wait.extend({ ownerName: z.string(), ownerPhone: z.string().nullable(), isCalled: z.boolean(), offers: z.int() }),
);
export type ClinicWait = z.output<typeof clinicWaitsOutput>[number];
