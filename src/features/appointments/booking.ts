import * as z from 'zod';
import { APPOINTMENT_TYPES, type AppointmentType } from '../../shared/appointments.ts';
import type { ErrorKey } from '../../shared/errors.ts';
import { type AppointmentInput, appointmentInput } from '../../shared/schemas/appointment.ts';
import { isSlot } from '../../shared/slots.ts';
import { addDays, isRealDate, today, wallTime } from '../../shared/time.ts';

/** The booking form as it stands: day and time apart, nothing chosen is empty. */
export type Booking = {
  petId: string;
  type: AppointmentType | '';
  clinicId: string;
  /** Number of the agenda that is asked for; empty: whoever is free. */
  agenda: string;
  day: string;
  time: string;
  notes: string;
};

/** Refusals of a time that was offered: another hour is chosen, everything else stays. */
const ABOUT_TIME: readonly ErrorKey[] = [
  'slot_taken',
  'clinic_closed',
  'clinic_holiday',
  'clinic_blocked',
  'short_notice',
  'too_far',
  'emergency_later',
];
export const isAboutTime = (key: ErrorKey): boolean => ABOUT_TIME.includes(key);

/** Refusals that end when the e-mail is confirmed. */
const TO_CONFIRM: readonly ErrorKey[] = ['pending_full_unverified', 'turns_full_unverified', 'unverified_full'];
export const asksToConfirm = (key: unknown): boolean => (TO_CONFIRM as readonly unknown[]).includes(key);

/** Refusals of one request more: what is open is answered, or the clinic is called. Nothing that was chosen changes. */
const ABOUT_COUNT: readonly ErrorKey[] = [
  'pet_day_full',
  'pending_full_here',
  'pending_full',
  'turns_full',
  'turns_full_unverified',
  'unverified_full',
  'unverified_full_no_mail',
  'new_full',
  'clinic_closed_to_you',
];
export const asksToCall = (key: unknown): boolean => (ABOUT_COUNT as readonly unknown[]).includes(key);

type Said = { type: string; notes?: string | null | undefined };
/** The visit that stands at that hour already is not what was asked for: another type, or a note that it does not hold. */
export const isOther = (asked: Said, made: Said): boolean =>
  asked.type !== made.type || (Boolean(asked.notes) && asked.notes !== made.notes);

const chosen = (message: string) => z.string(message).min(1, message);

const day = chosen('Elige la fecha.')
  .refine(isRealDate, 'Elige una fecha que exista.')
  .refine((one) => one >= today(Date.now()), 'La fecha no puede ser anterior a hoy.');
const time = z.string('Elige la hora.').refine(isSlot, 'Elige la hora.');

/** Spec §5: pet, type, date and time required, the date not earlier than today, notes optional. */
export const bookingForm = z
  .object({
    petId: chosen('Elige la mascota.'),
    type: z.enum(APPOINTMENT_TYPES, 'Elige el tipo de cita.'),
    clinicId: chosen('Elige la clínica.'),
    day,
    time,
    notes: appointmentInput.shape.notes,
  })
  .transform((booking): AppointmentInput => {
    const { day: on, time: at, ...rest } = booking;
    return { ...rest, date: `${on}T${at}` };
  });

/** Another day and time for a visit that stands. */
export const moveForm = z.object({ day, time });

/** Whether an address asks for the form before the visits that there are: a login on the way keeps its query and loses its place. */
export const asksToBook = (hash: string, search: string): boolean =>
  hash === '#agendar' || ['mascota', 'tipo', 'clinica'].some((name) => new URLSearchParams(search).has(name));

/** Days that stand as chips beside 'otra'. */
const DAYS = 7;
/** From this time on the first chip is tomorrow: the day's last slots are too near. */
const LATE = '16:00';

/** The next days as chips, `YYYY-MM-DD`. `now` is Bogotá wall time. */
export const nextDays = (now: string): string[] => {
  const first = now.slice(11) < LATE ? 0 : 1;
  return Array.from({ length: DAYS }, (_, index) => addDays(now.slice(0, 10), first + index));
};

/**
 * An empty form for these pets and clinics: the only pet stands (spec §9), so does the clinic of last time or the only one;
 * `asked` is what the address names: a clinic of the directory comes before that of last time.
 */
export const blankBooking = (
  petIds: readonly string[],
  clinicIds: readonly string[],
  lastClinic: string | null,
  asked: { petId: string | null; type: string | null; clinicId?: string | null } = { petId: null, type: null },
): Booking => ({
  petId: asked.petId && petIds.includes(asked.petId) ? asked.petId : petIds.length === 1 ? (petIds[0] as string) : '',
  type: APPOINTMENT_TYPES.find((type) => type === asked.type) ?? '',
  clinicId:
    [asked.clinicId, lastClinic].find((id) => id && clinicIds.includes(id)) ??
    (clinicIds.length === 1 ? (clinicIds[0] as string) : ''),
  agenda: '',
  day: nextDays(wallTime(Date.now()))[0] as string,
  time: '',
  notes: '',
});
