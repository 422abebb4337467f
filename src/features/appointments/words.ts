import { clockTime, longDate } from '../../lib/formats.ts';
import { type AppointmentType, TYPE_NAME } from '../../shared/appointments.ts';
import { SEEN } from '../../shared/directory.ts';
import type { ListedClinic } from '../../shared/schemas/appointment.ts';
import type { Species } from '../../shared/species.ts';

/** 'viernes 27 de noviembre, 10:30 a. m.' from `YYYY-MM-DDTHH:mm`. */
export const whenText = (date: string, today: string): string =>
  `${longDate(date.slice(0, 10), today)}, ${clockTime(date.slice(11))}`;

/** 'Vacunación de Canela' */
export const visitText = (type: AppointmentType, petName: string): string => `${TYPE_NAME[type]} de ${petName}`;

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** A clinic says which animals it sees, and this is none of them: what to do before going there; null: it did not say, or it is one. */
export const notSeenText = (
  { name, species }: Pick<ListedClinic, 'name' | 'species'>,
  asked: Species | undefined,
): string | null =>
  asked === undefined || species.length === 0 || species.includes(asked)
    ? null
    : `${name} dice que atiende ${listed.format(species.map((one) => SEEN[one]))}, no ${SEEN[asked]}. Llama antes de agendar, o elige otra.`;
