import { clockTime, longDate } from '../../lib/formats.ts';
import { type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';

/** 'viernes 27 de noviembre, 10:30 a. m.' from `YYYY-MM-DDTHH:mm`. */
export const whenText = (date: string, today: string): string =>
  `${longDate(date.slice(0, 10), today)}, ${clockTime(date.slice(11))}`;

/** 'Vacunación de Canela' */
export const visitText = (type: AppointmentType, petName: string): string => `${TYPE_NAME[type]} de ${petName}`;
