import { z } from 'zod';
import { ROLES } from '../roles.ts';

/** Whether visitors may open an account. */
export const REGISTRATION = ['open', 'closed'] as const;
export type Registration = (typeof REGISTRATION)[number];

/** The clinic of a booking that names none. It may have stopped taking bookings since it was chosen. */
const defaultClinic = z.object({ id: z.string(), name: z.string(), city: z.string(), isBookable: z.boolean() });
export type DefaultClinic = z.output<typeof defaultClinic>;

/** The choices of the deployment. `defaultClinic` null: none is chosen (or it no longer exists), and a booking must name its clinic. */
export const settingsOutput = z.object({
  registration: z.enum(REGISTRATION),
  defaultClinic: defaultClinic.nullable(),
});
export type Settings = z.output<typeof settingsOutput>;

/** The choices, and the clinics that can be chosen: those that take bookings, by city and name. */
export const settingsWithClinics = settingsOutput.extend({
  clinics: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
});

export const registrationInput = z.object({ registration: z.enum(REGISTRATION) });
/** `clinicId` null: no clinic by default. */
export const defaultClinicInput = z.object({ clinicId: z.string().min(1).max(64).nullable() });

/**
 * How the service stands. Counts stop at `MAX_COUNTED + 1`, which stands for 'more than MAX_COUNTED'. `databaseBytes` null:
 * the database did not say. `purgedAt` is an instant in ms UTC; null: nothing has been purged yet.
 */
export const serviceOutput = z.object({
  users: z.record(z.enum(ROLES), z.int()),
  sessions: z.int(),
  pets: z.int(),
  appointments: z.int(),
  databaseBytes: z.int().nullable(),
  purgedAt: z.int().nullable(),
});
export type Service = z.output<typeof serviceOutput>;
