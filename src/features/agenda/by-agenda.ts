import { type AppointmentType, isLive } from '../../shared/appointments.ts';
import type { Agenda, AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { slotEnd } from '../../shared/slots.ts';

/** The live visit of an agenda that takes some half hour. */
const holds = (visit: AgendaVisit, at: string): boolean =>
  isLive(visit.status) &&
  `${visit.date}T${visit.time}` <= at &&
  slotEnd(`${visit.date}T${visit.time}`, visit.halfHours) > at;

/** A day as one agenda has it: its visits, its blocks beside those of the whole clinic, and what of it is free. */
export const ofAgenda = (day: AgendaDay, { number }: Pick<Agenda, 'number'>): AgendaDay => {
  const isHers = (visit: AgendaVisit) => visit.agenda?.number === number;
  const visits = day.visits.filter(isHers);
  const own = day.blocks.filter(({ agenda }) => agenda === number);
  return {
    ...day,
    visits,
    cancelled: day.cancelled.filter(isHers),
    blocks: [
      ...day.blocks.filter(({ agenda }) => agenda === null),
      ...own.map((block) => ({ ...block, agenda: null })),
    ],
    slots: day.slots.map((slot) => {
      const at = `${day.date}T${slot.time}`;
      const sold = visits.filter((visit) => holds(visit, at)).length;
      const isOut = own.some(({ startsAt, endsAt }) => endsAt > at && startsAt < slotEnd(at));
      const isOpen = slot.refusal === null || slot.refusal === 'slot_taken';
      const refusal = isOpen && isOut ? 'clinic_blocked' : (slot.refusal ?? (sold > 0 ? 'slot_taken' : null));
      return { ...slot, capacity: 1, sold, refusal };
    }),
  };
};

/** What of a day is of none of these agendas: nothing is sold there. */
export const ofNone = (day: AgendaDay, agendas: readonly Agenda[]): AgendaDay => {
  const isNone = ({ agenda }: AgendaVisit) => agendas.every(({ number }) => number !== agenda?.number);
  const slots = day.slots.map((slot) => ({ ...slot, refusal: slot.refusal ?? ('slot_taken' as const) }));
  return { ...day, visits: day.visits.filter(isNone), cancelled: day.cancelled.filter(isNone), slots };
};

/** Whether visits of a type are booked into an agenda; true before a type is chosen. */
export const takesType = (
  { types }: { types: readonly AppointmentType[] | null },
  type: AppointmentType | '',
): boolean => type === '' || types === null || types.includes(type);
