import { type AppointmentType, TYPE_NAME } from './appointments.ts';
import { visitWords } from './day-words.ts';

/** What a reminder of a visit says, by whatever way it travels. `startsAt` is wall time. */
export const reminderText = ({
  petName,
  clinicName,
  type,
  startsAt,
}: {
  petName: string | null;
  clinicName: string;
  type: AppointmentType;
  startsAt: string;
}): string =>
  `${petName ? `${petName} tiene cita` : 'Tienes cita'} en ${clinicName} ${visitWords(startsAt)} (${TYPE_NAME[type].toLowerCase()}).`;

/** How long a visit of some half hours (1–4) takes. */
export const lengthText = (halfHours: number): string =>
  ['30 minutos', '1 hora', '1 hora y media', '2 horas'][halfHours - 1] ?? `${halfHours * 30} minutos`;
