import * as z from 'zod';
import { MAX_BANNER } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { calendarDate } from './date.ts';
import { requiredLine } from './text.ts';

/** Whether visitors may open an account. */
export const REGISTRATION = ['open', 'closed'] as const;
export type Registration = (typeof REGISTRATION)[number];

/** The clinic of a booking that names none. It may have stopped taking bookings since it was chosen. */
const defaultClinic = z.object({ id: z.string(), name: z.string(), city: z.string(), isBookable: z.boolean() });
export type DefaultClinic = z.output<typeof defaultClinic>;

/** How much a notice of the service weighs. */
export const BANNER_TONES = ['info', 'warn'] as const;
/** A notice that all pages show; `until` is the last day on which they do (Bogotá), null: until it is taken down. */
export const bannerInput = z.object({
  text: requiredLine(MAX_BANNER),
  tone: z.enum(BANNER_TONES),
  until: calendarDate.nullable(),
});
export type BannerInput = z.output<typeof bannerInput>;
/** The same as its form holds it: a day that is not filled in is blank. */
export const bannerFields = bannerInput.extend({ until: z.union([z.literal(''), calendarDate]) });
/** `id` tells a notice from the one before: who closed that one has not closed this one. */
export const bannerOutput = bannerInput.extend({ id: z.string() });
export type Banner = z.output<typeof bannerOutput>;
/** Null takes the notice down. */
export const setBannerInput = z.object({ banner: bannerInput.nullable() });

/** The choices of the deployment. `defaultClinic` null: none is chosen (or it no longer exists), and a booking must name its clinic. */
export const settingsOutput = z.object({
  registration: z.enum(REGISTRATION),
  defaultClinic: defaultClinic.nullable(),
  /** The notice as published, also after its last day; null: none. */
  banner: bannerOutput.nullable(),
  /** The day from which admin and toor are asked for a second step (Bogotá); null: they are not. */
  secondStepFrom: calendarDate.nullable(),
});
export type Settings = z.output<typeof settingsOutput>;

/** The choices, and the clinics that can be chosen: those that take bookings, by city and name. */
export const settingsWithClinics = settingsOutput.extend({
  clinics: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
});

/** `from` null: a second step is no longer demanded. */
export const secondStepDemandInput = z.object({ from: calendarDate.nullable() });
/** The same as its form holds it. */
export const secondStepFields = z.object({ from: calendarDate });
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
  records: z.int(),
  messages: z.int(),
  /** Rows of the audit log. */
  acts: z.int(),
  databaseBytes: z.int().nullable(),
  purgedAt: z.int().nullable(),
});
export type Service = z.output<typeof serviceOutput>;
