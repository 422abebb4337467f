import { type AppointmentStatus, type AppointmentType, TYPE_NAME } from './appointments.ts';

/** What calendars say of a visit and of what is due: read outside the app, on any device. */

/** 'Control de Nube · Veterinaria Los Sauces' */
export const visitTitle = (type: AppointmentType, petName: string, clinicName: string): string =>
  `${TYPE_NAME[type]} de ${petName} · ${clinicName}`;

export const visitText = (status: AppointmentStatus, clinicPhone: string): string =>
  `${status === 'pending' ? 'La clínica todavía no la confirma. ' : ''}Teléfono de la clínica: ${clinicPhone}.`;

/** 'Rabia de Nube' */
export const dueTitle = (name: string, petName: string): string => `${name} de ${petName}`;
export const DUE_TEXT = 'Toca según su carné. Al agendar la cita o anotar la dosis, este aviso se va solo.';

/** What the calendar is of, in its own header. */
export const CALENDAR_PRODUCT = 'Citas';
