import { clockTime, counted } from '../../lib/formats.ts';
import { isLive } from '../../shared/appointments.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { slotEnd } from '../../shared/slots.ts';

export type Slot = AgendaDay['slots'][number];

/** Seats of a slot that nobody has yet. */
export const freeSeats = ({ capacity, sold }: Slot): number => Math.max(0, capacity - sold);

/** '2 cupos libres' where a slot takes more than one; 'Libre' where it takes one. */
export const freeText = (slot: Slot): string =>
  slot.capacity === 1 ? 'Libre' : counted(freeSeats(slot), 'cupo libre', 'cupos libres');

/** Why some agenda sells nothing in a half hour: 'fuera: Congreso'; blank: none is away. */
export const awayText = (day: AgendaDay, { time }: Slot): string => {
  const at = `${day.date}T${time}`;
  const away = day.blocks.filter(
    ({ agenda, startsAt, endsAt }) => agenda !== null && endsAt > at && startsAt < slotEnd(at),
  );
  return away.length > 0 ? `fuera: ${away.map(({ reason }) => reason ?? 'una agenda bloqueada').join(', ')}` : '';
};

/** Why nothing can be booked into a slot; null: it can, or the visits in it say enough. */
export const closedText = (day: AgendaDay, { time, refusal }: Slot): string | null => {
  const at = `${day.date}T${time}`;
  const end = slotEnd(at);
  switch (refusal) {
    case 'clinic_closed':
      return day.pause && time < day.pause[1] && end > `${day.date}T${day.pause[0]}` ? 'Pausa' : 'Cerrado';
    case 'clinic_holiday':
      return 'Festivo';
    case 'clinic_blocked': {
      const block = day.blocks.find(({ startsAt, endsAt, agenda }) => agenda === null && endsAt > at && startsAt < end);
      return block?.reason ?? 'Bloqueado';
    }
    case 'clinic_closed_to_bookings':
      return 'La clínica no recibe citas';
    default:
      return null;
  }
};

/** A day in a sentence: '5 citas', 'Cerrado', the holiday's name. */
export const dayText = (day: AgendaDay): string => {
  const visits = counted(day.visits.length, 'cita', 'citas');
  const closed = day.holiday && !day.isHolidayOpen ? day.holiday : day.hours === null ? 'Cerrado' : null;
  return closed ? (day.visits.length > 0 ? `${closed}, ${visits}` : closed) : visits;
};

/** Visits that began earlier in a day and still take one of its half hours. */
export const goingOn = (day: AgendaDay, time: string): AgendaVisit[] =>
  day.visits.filter(
    (visit) =>
      visit.time < time &&
      isLive(visit.status) &&
      slotEnd(`${visit.date}T${visit.time}`, visit.halfHours) > `${day.date}T${time}`,
  );

/** 'Agendar a las 9:00 a. m.' */
export const bookText = (time: string): string => `Agendar a las ${clockTime(time)}`;
