// Longer than 120 lines: what the document says of each of the 18 calls, side by side.
import type { z } from 'zod';
import type { ErrorKey } from '../../src/shared/errors.ts';
import { restAccountOutput } from '../../src/shared/schemas/account.ts';
import { appointmentOutput, clinicAppointmentOutput } from '../../src/shared/schemas/appointment.ts';
import { loginOutput, userOutput } from '../../src/shared/schemas/auth.ts';
import { patientOutput } from '../../src/shared/schemas/patient.ts';
import { petOutput } from '../../src/shared/schemas/pet.ts';
import { ACCOUNT, APPOINTMENT, CLINIC_APPOINTMENT, PATIENT, PET, STATISTICS, USER } from './examples.ts';

/** What the document says of a call beyond its path; its input comes from the procedure. */
export type Described = {
  /** The procedure that answers it, by its name in the router. */
  procedure: string;
  summary: string;
  description?: string;
  tag: 'Sessions' | 'Own account' | 'Owner' | 'Clinic' | 'Administration';
  /** Who may call it; `any`: whoever is logged in; null: anybody. */
  roles: 'any' | readonly string[] | null;
  /** What REST answers where that is not the procedure's own answer; of a list, one row. */
  answer?: z.ZodType;
  /** Broken rules of its own; those of its kind (body, list, roles) are added. */
  errors?: readonly ErrorKey[];
  /** An example of the body, where it takes one. */
  body?: unknown;
  /** An example of the answer; of a list, of one row. */
  example?: unknown;
  /** A new thing is made: an idempotency key is taken. */
  creates?: boolean;
  /** Other statuses of success, and when. */
  also?: Readonly<Record<string, string>>;
};

/** Rules of a write on somebody's account. */
const ON_ACCOUNT = ['user_not_found'] as const satisfies readonly ErrorKey[];
const ACCOUNTS = ['admin', 'toor'] as const;

export const DESCRIBED: Readonly<Record<string, Described>> = {
  'POST /auth/login': {
    procedure: 'auth.login',
    tag: 'Sessions',
    summary: 'Opens a session',
    description:
      'Unknown e-mail, wrong password and inactive account have the same answer. Send the token as a bearer token; it is shown this once.',
    roles: null,
    answer: loginOutput.omit({ duties: true }),
    errors: ['login_failed', 'too_many'],
    body: { email: 'ana@correo.com', password: 'sombrilla-roja' },
    example: {
      message: 'Inicio de sesión exitoso',
      token: 'q3h0fV2yJ0b8kq0m5cXo0JvY5mW3d1uQ9t7e4rZ6aBc',
      user: USER,
    },
  },
  'POST /auth/register': {
    procedure: 'auth.register',
    tag: 'Sessions',
    summary: 'Makes an account of a pet owner',
    description:
      '`acceptedPolicy` is the version of the policy that the person accepted. Without it the account is asked when it next logs in.',
    roles: null,
    errors: ['registration_closed', 'email_taken', 'too_many'],
    body: {
      email: 'ana@correo.com',
      password: 'sombrilla-roja',
      name: 'Ana Gómez',
      phone: '310 555 1234',
      address: 'Calle 12 # 34-56, Bogotá',
    },
    example: { message: 'Registro exitoso', user: USER },
    creates: true,
  },
  'POST /auth/logout': {
    procedure: 'auth.logout',
    tag: 'Sessions',
    summary: 'Ends the session of the token',
    description: 'Also for a token that opens nothing.',
    roles: null,
  },
  'GET /users/profile': {
    procedure: 'profile.get',
    tag: 'Own account',
    summary: 'The own account',
    roles: 'any',
    example: USER,
  },
  'PUT /users/profile': {
    procedure: 'profile.update',
    tag: 'Own account',
    summary: 'Changes name, phone and address',
    description: 'Other fields are ignored.',
    roles: 'any',
    body: { name: 'Ana Gómez', phone: '310 555 1234', address: 'Calle 12 # 34-56, Bogotá' },
    example: USER,
  },
  'GET /users/pets': {
    procedure: 'pets.list',
    tag: 'Owner',
    summary: 'The own pets',
    description: 'Ages are years with at most one decimal, weights kilograms.',
    roles: ['user'],
    answer: petOutput,
    example: PET,
  },
  'POST /pets': {
    procedure: 'pets.create',
    tag: 'Owner',
    summary: 'Registers a pet',
    roles: ['user'],
    body: { name: 'Canela', species: 'perro', breed: 'labrador', age: 3, weight: 28.5, notes: null },
    example: PET,
    creates: true,
  },
  'GET /users/appointments': {
    procedure: 'appointments.list',
    tag: 'Owner',
    summary: 'The own appointments, coming first, then past',
    description: '`date` is wall time in Bogotá.',
    roles: ['user'],
    answer: appointmentOutput,
    example: APPOINTMENT,
  },
  'POST /appointments': {
    procedure: 'appointments.create',
    tag: 'Owner',
    summary: 'Asks for an appointment',
    description:
      'One of 17 half-hour slots, 09:00 to 17:00. Without `clinicId`: the clinic that the pet was last at, else the default one.',
    roles: ['user'],
    answer: appointmentOutput,
    errors: [
      'pet_not_found',
      'clinic_not_found',
      'no_clinic',
      'slot_taken',
      'pet_busy',
      'clinic_closed',
      'clinic_holiday',
      'clinic_blocked',
      'short_notice',
      'too_far',
      'clinic_closed_to_bookings',
    ],
    body: { petId: PET.id, date: '2026-11-27T10:30', type: 'checkup', notes: null },
    example: APPOINTMENT,
    creates: true,
    also: { 200: 'The same pet, clinic and time was booked before: that appointment.' },
  },
  'GET /stats/business-statistics': {
    procedure: 'clinic.statistics',
    tag: 'Clinic',
    summary: 'Four figures of the clinic',
    description: '`monthlyIncome` is in pesos.',
    roles: ['business'],
    errors: ['clinic_incomplete'],
    example: STATISTICS,
  },
  'GET /business/appointments': {
    procedure: 'clinic.appointments',
    tag: 'Clinic',
    summary: 'Appointments from today on, cancelled ones left out',
    roles: ['business'],
    answer: clinicAppointmentOutput,
    errors: ['clinic_incomplete'],
    example: CLINIC_APPOINTMENT,
  },
  'GET /business/patients': {
    procedure: 'clinic.patients',
    tag: 'Clinic',
    summary: 'Patients, the latest visit first',
    roles: ['business'],
    answer: patientOutput,
    errors: ['clinic_incomplete'],
    example: PATIENT,
  },
  'GET /admin/users': {
    procedure: 'accounts.list',
    tag: 'Administration',
    summary: 'All accounts, with the public ids of their open sessions',
    roles: ACCOUNTS,
    answer: restAccountOutput,
    example: ACCOUNT,
  },
  'POST /admin/users': {
    procedure: 'accounts.create',
    tag: 'Administration',
    summary: 'Makes an account with a temporary password',
    description: 'admin makes accounts of the roles user and business; toor of all.',
    roles: ACCOUNTS,
    errors: ['email_taken', 'clinic_not_found', 'clinic_is_closed', 'members_full'],
    body: { email: 'ana@correo.com', password: 'sombrilla-roja', name: 'Ana Gómez', role: 'user' },
    example: USER,
    creates: true,
  },
  'PUT /admin/users/{id}': {
    procedure: 'accounts.update',
    tag: 'Administration',
    summary: 'Changes any part of an account',
    description:
      'What is missing stays. A blank password keeps the current one; another is temporary and ends the sessions.',
    roles: ACCOUNTS,
    errors: [
      ...ON_ACCOUNT,
      'self_forbidden',
      'email_taken',
      'last_toor',
      'has_animals',
      'is_member',
      'temporary_password',
      'clinic_not_found',
      'clinic_is_closed',
      'members_full',
    ],
    body: { name: 'Ana Gómez', phone: '310 555 1234', password: '' },
    example: USER,
  },
  'PATCH /admin/users/{id}/toggle-status': {
    procedure: 'accounts.toggle',
    tag: 'Administration',
    summary: 'Turns an account on or off',
    description: 'Turned off, its sessions end.',
    roles: ACCOUNTS,
    errors: [...ON_ACCOUNT, 'self_forbidden', 'last_toor'],
    example: { ...USER, isActive: false },
  },
  'DELETE /admin/users/{id}': {
    procedure: 'accounts.remove',
    tag: 'Administration',
    summary: 'Erases an account for good',
    roles: ACCOUNTS,
    errors: [...ON_ACCOUNT, 'self_forbidden', 'last_toor', 'last_member'],
  },
  'POST /auth/revoke-sessions/{id}': {
    procedure: 'accounts.revokeSessions',
    tag: 'Administration',
    summary: 'Ends all sessions of an account',
    roles: ACCOUNTS,
    errors: ON_ACCOUNT,
    example: { revoked: 2 },
  },
};

/** Schemas that stand once, by name. */
export const NAMED = new Map<z.ZodType, string>([
  [userOutput, 'User'],
  [petOutput, 'Pet'],
  [appointmentOutput, 'Appointment'],
  [clinicAppointmentOutput, 'ClinicAppointment'],
  [patientOutput, 'Patient'],
  [restAccountOutput, 'Account'],
]);
