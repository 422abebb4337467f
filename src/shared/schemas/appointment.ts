// Longer than 200 lines: all that is asked and answered about an owner's visits, beside one another.
import * as z from 'zod';
import { MAX_AGENDAS } from '../agendas.ts';
import { APPOINTMENT_TYPES, STATUSES } from '../appointments.ts';
import type { ErrorKey } from '../errors.ts';
import { MAX_FREE_DAYS, MAX_PAGE, TEXT } from '../limits.ts';
import { isSlot, SLOTS } from '../slots.ts';
import { SPECIES } from '../species.ts';
import { isRealDate } from '../time.ts';
import { ASSURED_WAYS } from '../visit-link.ts';
import { calendarDate } from './date.ts';
import { optionalText, requiredText } from './text.ts';

/** An appointment instant, `YYYY-MM-DDTHH:mm` on the grid of 17 slots (seconds of old clients are dropped when zero). */
export const slotTime = z
  .string()
  .transform((text) => text.replace(/:00(\.000)?$/, (tail, _ms, at) => (at === 16 ? '' : tail)))
  .refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && isRealDate(text.slice(0, 10)), {
    error: 'Elige una fecha que exista.',
    abort: true,
  })
  .refine((text) => isSlot(text.slice(11)), `Elige una de las horas de la agenda, de ${SLOTS[0]} a ${SLOTS.at(-1)}.`);

export const visitId = z.string().min(1).max(64);

/** Number of an agenda that owners may ask for; none: whoever is free. */
const chosenAgenda = z
  .int()
  .min(0)
  .max(MAX_AGENDAS - 1)
  .nullish();

/** Booking (spec §5, §7). Without `clinicId` the pet's last clinic, else the default one (product.md). */
export const appointmentInput = z.object({
  petId: z.string().min(1).max(64),
  date: slotTime,
  type: z.enum(APPOINTMENT_TYPES),
  notes: optionalText(TEXT.notes),
  clinicId: z.string().min(1).max(64).nullish(),
  agenda: chosenAgenda,
});
export type AppointmentInput = z.output<typeof appointmentInput>;

/** An owner's appointment. `date` is Bogotá wall time, `YYYY-MM-DDTHH:mm`. */
export const appointmentOutput = z.object({
  id: z.string(),
  petId: z.string(),
  petName: z.string(),
  clinicId: z.string(),
  clinicName: z.string(),
  date: z.string(),
  type: z.enum(APPOINTMENT_TYPES),
  status: z.enum(STATUSES),
  notes: z.string().nullable(),
});
export type Appointment = z.output<typeof appointmentOutput>;

/** Why a slot cannot be had. `past` is told as an issue of the field `date`; the others are keys of the error catalogue. */
export const REFUSALS = [
  'past',
  'clinic_closed_to_bookings',
  'clinic_closed_to_you',
  'clinic_closed',
  'clinic_holiday',
  'clinic_blocked',
  'short_notice',
  'too_far',
  'emergency_later',
  'slot_taken',
] as const satisfies readonly ('past' | ErrorKey)[];
export type Refusal = (typeof REFUSALS)[number];

/** The share of accounts that no clinic knows, which holds what it may of that half of a day: keys of the error catalogue. */
export const SHARES = ['new_full', 'unverified_full', 'unverified_full_no_mail'] as const satisfies readonly ErrorKey[];
export type Share = (typeof SHARES)[number];
/** Why a slot is not offered to an owner. */
export type Unoffered = Refusal | Share;
export const isShare = (why: Unoffered): why is Share => (SHARES as readonly string[]).includes(why);

/** Why an owner cannot move or cancel a visit any more: keys of the error catalogue, whose sentence says it. */
const OWNER_HOLDS = ['visit_over', 'visit_started', 'late_move'] as const satisfies readonly ErrorKey[];

/** An owner's visit with all that its page needs. */
export const ownerVisitOutput = appointmentOutput.extend({
  version: z.int(),
  clinicCity: z.string(),
  clinicAddress: z.string(),
  clinicPhone: z.string(),
  /** `paused`: the clinic takes no bookings for now; `closed`: for good. Coming visits there show it. */
  clinicState: z.enum(['open', 'paused', 'closed']),
  /** Consecutive half hours that it takes. */
  halfHours: z.int(),
  /** Why it cannot be moved; null: it can, to a free time of the same clinic. */
  moveHold: z.enum(OWNER_HOLDS).nullable(),
  /** Why it cannot be cancelled; null: it can. */
  cancelHold: z.enum(OWNER_HOLDS).nullable(),
  /** It starts within the clinic's notice: it can be cancelled still, and calling the clinic is kind. */
  isShortNotice: z.boolean(),
  /** Until when the clinic has to answer a pending one (wall time): then it ends by itself. Null: it waits for nothing. */
  answerBy: z.string().nullable(),
  cancelledBy: z.enum(['owner', 'clinic', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  /** By which way its owner said that they come at this hour; null: not yet. */
  assured: z.enum(ASSURED_WAYS).nullable(),
});
export type OwnerVisit = z.output<typeof ownerVisitOutput>;

/** What happened to a visit, oldest first. `by` null: the service. `at` is ms UTC. */
export const visitEventOutput = z.object({
  at: z.int(),
  by: z.enum(['owner', 'clinic']).nullable(),
  status: z.enum(STATUSES),
  movedFrom: z.string().nullable(),
  movedTo: z.string().nullable(),
  reason: z.string().nullable(),
});
export type VisitEvent = z.output<typeof visitEventOutput>;
/** The same for a household: `who` of their side did it, where that was not the reader. */
const ownVisitEvent = visitEventOutput.extend({ who: z.string().nullable() });
export type OwnVisitEvent = z.output<typeof ownVisitEvent>;
export const ownerVisitWithEvents = ownerVisitOutput.extend({ events: z.array(ownVisitEvent) });

export const visitIdInput = z.object({ id: visitId });
/** `version` is that of the visit as the screen shows it: an older one answers `visit_changed`. */
const versioned = z.object({ id: visitId, version: z.int().min(1) });
export const moveInput = versioned.extend({ date: slotTime });
export const cancelInput = versioned.extend({ reason: requiredText(TEXT.reason) });

/** `details` of the errors of an owner's booking, move or cancellation, each part where it helps. */
export const visitDetails = z.object({
  /** The visit as it stands, with `visit_changed`, `visit_over`, `visit_started` and `late_move`. */
  current: ownerVisitOutput.optional(),
  /** Free times nearest to the one that could not be had, in order; wall times. */
  nearest: z.array(z.string()).optional(),
});

/** Answer to a booking: `repeated` when the owner had this very booking already and nothing new was written. */
export const bookingOutput = ownerVisitOutput.extend({ repeated: z.boolean() });

/** A row of the clinic's agenda: `time` HH:mm, `date` YYYY-MM-DD. */
export const clinicAppointmentOutput = z.object({
  id: z.string(),
  patientName: z.string(),
  ownerName: z.string(),
  type: z.enum(APPOINTMENT_TYPES),
  status: z.enum(STATUSES),
  time: z.string(),
  date: z.string(),
  species: z.enum(SPECIES),
});
export type ClinicAppointment = z.output<typeof clinicAppointmentOutput>;
/** The row as REST lists it (product.md, REST and tRPC). */
export const restClinicAppointmentOutput = clinicAppointmentOutput.omit({ species: true });

/** A row of the clinic's day: what a pending request shows too (product.md, What a clinic sees). `age` in years. */
export const todayRowOutput = clinicAppointmentOutput.extend({
  petId: z.string(),
  breed: z.string().nullable(),
  age: z.number(),
  ownerPhone: z.string().nullable(),
  notes: z.string().nullable(),
});

/** The clinic's day: today's date in Bogotá and its visits in order, cancelled ones left out. */
export const todayOutput = z.object({ date: z.string(), rows: z.array(todayRowOutput) });

/** Usual price of each type of visit, integer COP; a missing one is not published. */
export const pricesOutput = z.partialRecord(z.enum(APPOINTMENT_TYPES), z.int());
/** Opening hours, Monday first: `[opens, closes]` as HH:mm, null when closed. */
export const weekHoursOutput = z.array(z.tuple([z.string(), z.string()]).nullable());

/** A clinic that takes bookings. `minNoticeMin` is minutes, `horizonDays` days from today. */
export const clinicOutput = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  takesEmergencies: z.boolean(),
  prices: pricesOutput,
  hours: weekHoursOutput,
  minNoticeMin: z.int(),
  horizonDays: z.int(),
});

/** Clinics of a city (as the list spells it), or only those that take emergencies. */
export const clinicsInput = z
  .object({ city: z.string().trim().max(TEXT.name).optional(), emergencies: z.literal(true).optional() })
  .prefault({});
export type ClinicsInput = z.output<typeof clinicsInput>;
/** Clinics as an owner sees them. `isClosedToMe`: the clinic takes no requests of this account. */
export const clinicsOutput = z
  .array(
    clinicOutput.extend({
      isClosedToMe: z.boolean(),
      /** Those that it says it sees; none: it did not say. */
      species: z.array(z.enum(SPECIES)),
      /** Those that owners may ask for by name. */
      agendas: z.array(z.object({ number: z.int(), name: z.string() })),
    }),
  )
  .max(MAX_PAGE);
export type ListedClinic = z.output<typeof clinicsOutput>[number];

/** Asks for a day's slots at a clinic; an emergency may need no notice there. */
export const daySlotsInput = z.object({
  clinicId: z.string().min(1).max(64),
  date: calendarDate,
  type: z.enum(APPOINTMENT_TYPES).optional(),
  /** The animal that it is for: what a share refuses to somebody new hangs on it. */
  petId: z.string().min(1).max(64).optional(),
  /** The asker's own visit that is to move: its own half hours stand in no way. */
  moves: visitId.optional(),
  agenda: chosenAgenda,
});

export type DaySlotsInput = z.output<typeof daySlotsInput>;

/** Which slots of a day can be booked, in the order of the grid. `refusal` says why one cannot; `holiday` names the day's. */
export const daySlotsOutput = z.object({
  date: z.string(),
  holiday: z.string().nullable(),
  slots: z.array(
    z.object({ time: z.string(), free: z.boolean(), refusal: z.enum([...REFUSALS, ...SHARES]).nullable() }),
  ),
});

/** Asks how many slots are free on each of the next days. */
export const freeDaysInput = daySlotsInput.extend({ days: z.int().min(1).max(MAX_FREE_DAYS).default(MAX_FREE_DAYS) });
export const freeDaysOutput = z.array(z.object({ date: z.string(), free: z.int(), holiday: z.string().nullable() }));

/** Asks for the free times nearest to one (wall time). */
export const nearestInput = daySlotsInput.omit({ date: true }).extend({ date: slotTime });
export const nearestOutput = z.array(z.string());
