// Longer than 200 lines: all that is asked and answered about visits of a clinic, beside one another.
import * as z from 'zod';
import { AGENDA_COLOURS, MAX_AGENDAS } from '../agendas.ts';
import { APPOINTMENT_TYPES, VISIT_ACTS } from '../appointments.ts';
import { MAX_MOVED, TEXT } from '../limits.ts';
import { UNREACHED } from '../reach.ts';
import { ASSURED_WAYS, HAND_WAYS } from '../visit-link.ts';
import { REFUSALS, slotTime, todayRowOutput, visitEventOutput, visitId } from './appointment.ts';
import { bookEntryOutput, chargeBody } from './charge.ts';
import { calendarDate } from './date.ts';
import { optionalText, requiredText } from './text.ts';
import { toldOutput } from './told.ts';

/** The agenda of a visit; one put away keeps its name. */
const visitAgenda = z.object({ number: z.int(), name: z.string(), colour: z.enum(AGENDA_COLOURS) });
/** An agenda of a clinic that it still has: a person, a room. */
export type Agenda = z.output<typeof visitAgenda>;
export const agendaNumber = z
  .int()
  .min(0)
  .max(MAX_AGENDAS - 1);
/** Left out or null: whichever is free. */
const anyAgenda = agendaNumber.nullish().transform((number) => number ?? undefined);

/** A visit as its clinic's agenda shows it. Instants are ms UTC, null: not yet. */
export const agendaVisitOutput = todayRowOutput.extend({
  /** YYYY-MM */
  birthMonth: z.string(),
  version: z.int(),
  /** The person has no account: a client that the clinic registered. */
  isClient: z.boolean(),
  /** Consecutive half hours that it takes. */
  halfHours: z.int(),
  /** Null: its clinic has none, or its seat is none of them. */
  agenda: visitAgenda.nullable(),
  /** The clinic may read the pet's file (product.md, What a clinic sees). */
  isOpen: z.boolean(),
  arrivedAt: z.int().nullable(),
  startedAt: z.int().nullable(),
  completedAt: z.int().nullable(),
  chargeCop: z.int().nullable(),
  /** Until when a pending request waits for the clinic's answer (wall time): then it ends by itself. Null: for ever, or for nothing. */
  answerBy: z.string().nullable(),
  cancelledBy: z.enum(['owner', 'clinic', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  /** By which way it was confirmed that somebody comes at this hour; null: nobody said so. */
  assured: z.enum(ASSURED_WAYS).nullable(),
  /** What whoever receives the animal must mind, weight in kg; null: the file is closed to the reader. */
  mind: z
    .object({ weight: z.number(), allergies: z.string().nullable(), allergiesNoneOn: z.string().nullable() })
    .nullable(),
  updatedAt: z.int(),
});
export type AgendaVisit = z.output<typeof agendaVisitOutput>;

/** Part of the file that stands beside a visit. `weight` in kg. */
const patientFile = z.object({
  weight: z.number(),
  sex: z.enum(['macho', 'hembra']).nullable(),
  isNeutered: z.boolean().nullable(),
  colour: z.string().nullable(),
  microchip: z.string().nullable(),
  allergies: z.string().nullable(),
  allergiesNoneOn: z.string().nullable(),
  medicines: z.string().nullable(),
  /** Names of what it is given at its hours in these days. */
  given: z.array(z.string()),
  notes: z.string().nullable(),
  ownerEmail: z.string().nullable(),
});

/** Who of the clinic's team acted; nulls: somebody else did. */
const actor = { actorId: z.string().nullable(), actorName: z.string().nullable() };

/** A charge of a visit with its number and lines, and how it was voided; null: it stands. `at` ms UTC. */
const visitCharge = bookEntryOutput.pick({ id: true, number: true, items: true, paid: true }).extend({
  cop: z.int(),
  at: z.int(),
  ...actor,
  voided: z.object({ number: z.int(), at: z.int(), ...actor, reason: z.string() }).nullable(),
});

/** A visit with its history and, when the file is open to the clinic, what it says of the pet (null: it is not). */
export const clinicVisitOutput = agendaVisitOutput.extend({
  file: patientFile.nullable(),
  /** Its charges, those that were voided too; oldest first. */
  charges: z.array(visitCharge),
  /** What the animal's people have paid this clinic ahead (above 0) or owe it (below), COP. */
  balance: z.int(),
  events: z.array(visitEventOutput.extend(actor)),
  /** By which ways somebody was reminded of it by hand, latest first; `at` ms UTC. */
  contacts: z.array(z.object({ way: z.enum(HAND_WAYS), at: z.int(), actorName: z.string().nullable() })),
  /** What its owner was told of it by the service, latest first. */
  told: z.array(toldOutput),
  /** Why a reminder would reach its owner by no way; null: it would. */
  unreached: z.enum(UNREACHED).nullable(),
});
export type ClinicVisit = z.output<typeof clinicVisitOutput>;

/** Hours out of the agenda. Wall times; the block ends before `endsAt`. */
export const blockOutput = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Of one agenda, by its number; null: of all. */
  agenda: z.int().nullable(),
  reason: z.string().nullable(),
});
export type Block = z.output<typeof blockOutput>;

/** A day of the agenda. `hours` null: closed that weekday. */
export const agendaDayOutput = z.object({
  date: z.string(),
  /** Name of the holiday; `isHolidayOpen` says whether the clinic opens on it. */
  holiday: z.string().nullable(),
  isHolidayOpen: z.boolean(),
  hours: z.tuple([z.string(), z.string()]).nullable(),
  /** The pause within these hours, `[from, to]`. */
  pause: z.tuple([z.string(), z.string()]).nullable(),
  blocks: z.array(blockOutput),
  /** The 17 slots. `capacity`: seats that can be sold then, without agendas whose hours were taken out. `sold` may exceed it. `refusal` null: the clinic can book here what was asked for. */
  slots: z.array(
    z.object({ time: z.string(), capacity: z.int(), sold: z.int(), refusal: z.enum(REFUSALS).nullable() }),
  ),
  /** In order, cancelled ones apart. */
  visits: z.array(agendaVisitOutput),
  cancelled: z.array(agendaVisitOutput),
});
export type AgendaDay = z.output<typeof agendaDayOutput>;

export const dayInput = z.object({ date: calendarDate });
/** `moves`: the visit that is to move, whose own half hours stand in no way. */
export const clinicDayInput = dayInput.extend({
  type: z.enum(APPOINTMENT_TYPES).optional(),
  moves: visitId.optional(),
  agenda: anyAgenda,
});
/** The agendas that a clinic has, in their order; none: its seats have no names. */
const agendas = z.array(visitAgenda);
/** `stamp` stands for what was read: `clinic.stamp` of the same days answers another one as soon as anything changed. */
export const clinicDayOutput = agendaDayOutput.extend({ stamp: z.string(), agendas });
export const clinicWeekOutput = z.object({
  from: z.string(),
  days: z.array(agendaDayOutput),
  stamp: z.string(),
  agendas,
});
/** `days` from `date` on. */
export const stampInput = z.object({ date: calendarDate, days: z.int().min(1).max(7) });
export const stampOutput = z.object({ stamp: z.string() });

const versioned = { id: visitId, version: z.int().min(1) };
/** One step of a visit. Finishing needs what was charged (a line of 0 when nothing), cancelling a reason that the owner reads. */
export const setStatusInput = z.discriminatedUnion('act', [
  z.object({ ...versioned, act: z.enum(VISIT_ACTS).exclude(['complete', 'cancel']) }),
  z.object({ ...versioned, act: z.literal('complete'), charge: chargeBody }),
  z.object({ ...versioned, act: z.literal('cancel'), reason: requiredText(TEXT.reason) }),
]);
export type SetStatusInput = z.output<typeof setStatusInput>;

/** Takes back what was charged for a visit that is over; the reason stays beside it. Then it can be charged again. */
export const voidChargeInput = z.object({ ...versioned, reason: requiredText(TEXT.reason) });
export type VoidChargeInput = z.output<typeof voidChargeInput>;
export const chargeInput = z.object({ ...versioned, charge: chargeBody });
export type ChargeInput = z.output<typeof chargeInput>;
/** Voids what was charged and charges it right, in one act. */
export const correctChargeInput = chargeInput.extend({ reason: requiredText(TEXT.reason) });
export type CorrectChargeInput = z.output<typeof correctChargeInput>;

export const clinicMoveInput = z.object({
  ...versioned,
  date: slotTime,
  /** Left out: the one that it has, else whichever is free. */
  agenda: anyAgenda,
  reason: optionalText(TEXT.reason),
});
const HOURS_END = { path: ['until'], error: 'El final va después del comienzo.' };
const halfHour = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'Elige horas en punto o y media.');
/** Hours of a day that are to be free of visits, of one agenda or of all. `stays`: each visit looks for a time in its own agenda alone. */
export const toMoveInput = z
  .object({ date: calendarDate, from: halfHour, until: halfHour, agenda: anyAgenda, stays: z.boolean().default(false) })
  .refine(({ from, until }) => from < until, HOURS_END);
export type ToMoveInput = z.output<typeof toMoveInput>;
/** `proposed`: wall time and agenda (null: the clinic has none); null: nothing is free in the next days. `more`: there are others. */
export const toMoveOutput = z.object({
  visits: z.array(
    agendaVisitOutput.extend({ proposed: z.object({ date: z.string(), agenda: z.int().nullable() }).nullable() }),
  ),
  more: z.boolean(),
});
export type ToMove = z.output<typeof toMoveOutput>['visits'][number];
/** Several moves in one act, with the reason that their owners read. `closes`: hours that the same act takes out of an agenda, or of all. */
export const moveManyInput = z
  .object({
    moves: z.array(z.object({ ...versioned, date: slotTime, agenda: anyAgenda })).max(MAX_MOVED),
    reason: optionalText(TEXT.reason),
    closes: z
      .object({ date: calendarDate, from: halfHour, until: halfHour, agenda: anyAgenda })
      .refine(({ from, until }) => from < until, HOURS_END)
      .nullable()
      .default(null),
    /** Visits of the hours to be closed that the person has read; a further one is told first. Null: there were more than one act lists. */
    seen: z.array(z.string().min(1).max(64)).max(MAX_MOVED).nullable().default(null),
  })
  .refine(({ moves, closes }) => closes !== null || moves.length > 0, {
    path: ['moves'],
    error: 'Elige qué citas se mueven.',
  });
export type MoveManyInput = z.output<typeof moveManyInput>;
/** `moved`: those that stand where they were asked to; `kept`: those of the clinic that could not be moved, as they stand. */
export const moveManyOutput = z.object({ moved: z.array(agendaVisitOutput), kept: z.array(agendaVisitOutput) });

/** The clinic books for a patient of its own; such a visit is confirmed at once. */
export const clinicBookInput = z.object({
  petId: z.string().min(1).max(64),
  date: slotTime,
  type: z.enum(APPOINTMENT_TYPES),
  notes: optionalText(TEXT.notes),
  agenda: anyAgenda,
});
export type ClinicBookInput = z.output<typeof clinicBookInput>;
export const clinicBookOutput = agendaVisitOutput.extend({ repeated: z.boolean() });
export type ClinicBooked = z.output<typeof clinicBookOutput>;

/** `details` of errors about a visit: as it stands, and free times nearest to the one that could not be had. */
export const clinicVisitDetails = z.object({
  current: agendaVisitOutput.optional(),
  nearest: z.array(z.string()).optional(),
});

/** Addresses of a visit's page by the ways that a clinic's press opens; null: this deployment seals no links. */
export const visitLinksOutput = z.object({
  clinicName: z.string(),
  whatsapp: z.string().nullable(),
  sms: z.string().nullable(),
});
export const contactedInput = z.object({ id: visitId, way: z.enum(HAND_WAYS) });
