import type * as z from 'zod';
import { restAccountOutput } from '../../src/shared/schemas/account.ts';
import { appointmentOutput, restClinicAppointmentOutput } from '../../src/shared/schemas/appointment.ts';
import { userOutput } from '../../src/shared/schemas/auth.ts';
import { patientOutput } from '../../src/shared/schemas/patient.ts';
import { petOutput } from '../../src/shared/schemas/pet.ts';
import { ABOUT_ACCOUNTS } from './described-accounts.ts';
import { ABOUT_VISITS } from './described-visits.ts';
import type { Described } from './description.ts';

/** What the document says of each call, by method and path. */
export const DESCRIBED: Readonly<Record<string, Described>> = { ...ABOUT_ACCOUNTS, ...ABOUT_VISITS };

/** Schemas that stand once, by name. */
export const NAMED = new Map<z.ZodType, string>([
  [userOutput, 'User'],
  [petOutput, 'Pet'],
  [appointmentOutput, 'Appointment'],
  [restClinicAppointmentOutput, 'ClinicAppointment'],
  [patientOutput, 'Patient'],
  [restAccountOutput, 'Account'],
]);
