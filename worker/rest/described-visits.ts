import { appointmentOutput, restClinicAppointmentOutput } from '../../src/shared/schemas/appointment.ts';
import { patientOutput } from '../../src/shared/schemas/patient.ts';
import { petOutput } from '../../src/shared/schemas/pet.ts';
import type { Described } from './description.ts';
import { APPOINTMENT, CLINIC_APPOINTMENT, PATIENT, PET, STATISTICS } from './examples.ts';

/** What owners and clinics call: pets, visits, patients. */
export const ABOUT_VISITS: Readonly<Record<string, Described>> = {
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
    errors: ['pets_full_new', 'pets_full'],
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
      'One of 17 half-hour slots, 09:00 to 17:00. Without `clinicId`: the clinic that the pet was last at, else the default one. Requests that wait for an answer are limited, and so are visits of one pet on one day (emergencies apart).',
    roles: ['user'],
    answer: appointmentOutput,
    errors: [
      'pet_not_found',
      'clinic_not_found',
      'no_clinic',
      'slot_taken',
      'pet_busy',
      'pet_day_full',
      'pending_full_here',
      'pending_full',
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
    answer: restClinicAppointmentOutput,
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
};
