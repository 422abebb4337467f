import { firstName, longDate, phoneText, telLink } from '../../lib/formats.ts';
import { mailLink, whatsappLink } from '../../lib/message-links.ts';
import type { Reminder } from '../../shared/schemas/reminder.ts';

/** 'Rabia', 'Rabia y Desparasitación interna' */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

/** Beyond our screens a number has plain spaces: phones find it in a text and offer to call. */
const plainPhone = (digits: string): string => phoneText(digits).replace(/\s/g, ' ');

/** The message that the clinic sends by its own means: who writes, what is due and when, and how to answer. */
export const messageFor = (
  { petName, ownerName, items }: Reminder,
  clinic: { clinicName: string; clinicPhone: string },
  today: string,
): string => {
  const due = items.map(({ name, dueOn, isOverdue }) =>
    isOverdue ? `${name} (desde el ${longDate(dueOn, today)})` : `${name} (el ${longDate(dueOn, today)})`,
  );
  return `Hola, ${firstName(ownerName)}. Te escribimos de ${clinic.clinicName}. A ${petName} le toca ${listed(due)}. ¿Te agendamos una cita? Responde este mensaje o llámanos al ${plainPhone(clinic.clinicPhone)}.`;
};

/** Ways to reach somebody from this device, with the message ready; a landline takes no WhatsApp. */
export const waysTo = ({ ownerPhone, ownerEmail, petName }: Reminder, message: string) => ({
  whatsapp: whatsappLink(ownerPhone, message),
  phone: ownerPhone ? telLink(ownerPhone) : null,
  email: ownerEmail ? mailLink(ownerEmail, `Recordatorio para ${petName}`, message) : null,
});
