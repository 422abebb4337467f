import { z } from 'zod';
import { APPOINTMENT_TYPES, STATUSES } from '../appointments.ts';
import { TEXT } from '../limits.ts';
import { isSlot, SLOTS } from '../slots.ts';
import { SPECIES } from '../species.ts';
import { isRealDate } from '../time.ts';
import { calendarDate } from './date.ts';
import { optionalText } from './text.ts';

/** An appointment instant, `YYYY-MM-DDTHH:mm` on the grid of 17 slots (seconds of old clients are dropped when zero). */
export const slotTime = z
  .string()
  .transform((text) => text.replace(/:00(\.000)?$/, (tail, _ms, at) => (at === 16 ? '' : tail)))
  .refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && isRealDate(text.slice(0, 10)), {
    error: 'Elige una fecha que exista.',
    abort: true,
  })
  .refine((text) => isSlot(text.slice(11)), `Elige una de las horas de la agenda, de ${SLOTS[0]} a ${SLOTS.at(-1)}.`);

/** Booking (spec §5, §7). Without `clinicId` the pet's last clinic, else the default one (product.md). */
export const appointmentInput = z.object({
  petId: z.string().min(1).max(64),
  date: slotTime,
  type: z.enum(APPOINTMENT_TYPES),
  notes: optionalText(TEXT.notes),
  clinicId: z.string().min(1).max(64).nullish(),
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

/** Answer to a booking: `repeated` when the owner had this very booking already and nothing new was written. */
export const bookingOutput = appointmentOutput.extend({ repeated: z.boolean() });

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

/** A row of the clinic's day: what a pending request shows too (product.md, What a clinic sees). `age` in years. */
export const todayRowOutput = clinicAppointmentOutput.extend({
  petId: z.string(),
  breed: z.string().nullable(),
  age: z.number(),
  ownerPhone: z.string().nullable(),
  notes: z.string().nullable(),
});
export type TodayRow = z.output<typeof todayRowOutput>;

/** The clinic's day: today's date in Bogotá and its visits in order, cancelled ones left out. */
export const todayOutput = z.object({ date: z.string(), rows: z.array(todayRowOutput) });

/** A clinic that takes bookings. */
export const clinicOutput = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
});
export type Clinic = z.output<typeof clinicOutput>;

/** Asks for a day's slots at a clinic; an emergency may need no notice there. */
export const daySlotsInput = z.object({
  clinicId: z.string().min(1).max(64),
  date: calendarDate,
  type: z.enum(APPOINTMENT_TYPES).optional(),
});

/** Which slots of a day can be booked, in the order of the grid. */
export const daySlotsOutput = z.object({
  date: z.string(),
  slots: z.array(z.object({ time: z.string(), free: z.boolean() })),
});
