import { byText } from '../../lib/answer-by.ts';
import { clockTime, counted, longDate } from '../../lib/formats.ts';
import { actRefusal, STATUS_NAME, VISIT_ACTS, type VisitAct } from '../../shared/appointments.ts';
import { pesosText } from '../../shared/number-words.ts';
import type { VisitEvent } from '../../shared/schemas/appointment.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { instantOf } from '../../shared/time.ts';

/** What the button of an act says, and while it works. */
export const ACT_NAME: Record<VisitAct, string> = {
  confirm: 'Confirmar',
  arrive: 'Llegó',
  start: 'Pasar a consulta',
  complete: 'Terminar y cobrar',
  no_show: 'No asistió',
  cancel: 'Cancelar cita',
};

/** What an act did, told when it is done. */
export const doneText = (act: VisitAct, { patientName, chargeCop }: AgendaVisit): string =>
  ({
    confirm: `La cita de ${patientName} quedó confirmada.`,
    arrive: `${patientName} está en la sala de espera.`,
    start: `${patientName} pasó a consulta.`,
    complete: `Visita de ${patientName} terminada: ${pesosText(chargeCop ?? 0)}.`,
    no_show: `Quedó anotado que ${patientName} no asistió.`,
    cancel: `La cita de ${patientName} quedó cancelada.`,
  })[act];

/** '7 citas, 2 por confirmar, 1 no asistió': who did not come is counted, whoever was cancelled is not. */
export const daySummary = ({ visits }: Pick<AgendaDay, 'visits'>): string => {
  const of = (status: AgendaVisit['status']) => visits.filter((visit) => visit.status === status).length;
  const [pending, missed] = [of('pending'), of('no_show')];
  return [
    counted(visits.length, 'cita', 'citas'),
    pending > 0 && `${pending} por confirmar`,
    missed > 0 && counted(missed, 'no asistió', 'no asistieron'),
  ]
    .filter(Boolean)
    .join(', ');
};

const startOf = ({ date, time }: Pick<AgendaVisit, 'date' | 'time'>) => `${date}T${time}`;

/** Acts that the clinic can take on a visit now (`wall`: wall time, YYYY-MM-DDTHH:mm). */
export const actsOf = (visit: AgendaVisit, wall: string): VisitAct[] =>
  VISIT_ACTS.filter((act) => actRefusal({ ...visit, startsAt: startOf(visit) }, act, wall) === null);

/** The act that usually comes next; null: none does. Who is here already is called in. */
export const nextAct = (visit: AgendaVisit, wall: string): VisitAct | null =>
  actsOf(visit, wall).find((act) => act === 'confirm' || act === 'arrive' || act === 'start' || act === 'complete') ??
  null;

/** 'lunes 23 de noviembre, 10:30 a. m.' */
export const startText = (visit: Pick<AgendaVisit, 'date' | 'time'>): string =>
  `${longDate(visit.date)}, ${clockTime(visit.time)}`;

/** Until when a request is to be answered, as its clinic reads it; empty: it waits for nothing. */
export const deadlineText = ({ answerBy, date, time }: AgendaVisit, today: string): string =>
  answerBy === null
    ? ''
    : `Tienes hasta ${answerBy > `${date}T${time}` ? 'la hora de la cita' : byText(answerBy, today)} para responder; después se cancela sola.`;

/**
 * What an event did; `before` undefined: it is the first. Who comes in stays confirmed: the second of two such events is the
 * arrival.
 */
export const eventText = (
  { status, movedFrom, movedTo, reason }: VisitEvent,
  before: VisitEvent | undefined,
): string => {
  const isArrival = status === 'confirmed' && before?.status === 'confirmed';
  const what =
    movedTo && movedFrom === movedTo
      ? 'Pasada a otra agenda'
      : movedFrom && movedTo
        ? `Movida al ${startText({ date: movedTo.slice(0, 10), time: movedTo.slice(11) })}`
        : !before
          ? 'Agendada'
          : isArrival
            ? 'Llegó'
            : STATUS_NAME[status];
  return reason ? `${what}: ${reason}` : what;
};

/** What a card says once the hour of a visit has passed and nobody came in; null: it is in time, here, or over. */
export const lateText = ({ status, arrivedAt, ...visit }: AgendaVisit, wall: string): string | null =>
  (status !== 'confirmed' && status !== 'pending') || arrivedAt !== null || startOf(visit) >= wall
    ? null
    : status === 'pending'
      ? 'ya pasó, sin confirmar'
      : 'no ha llegado';

const MINUTE_MS = 60_000;
/** Whole minutes since the patient came in; null: it is not waiting. `wall` is this minute. */
export const waitingMinutes = ({ status, arrivedAt }: AgendaVisit, wall: string): number | null =>
  status === 'confirmed' && arrivedAt !== null
    ? Math.max(0, Math.floor((instantOf(wall) - arrivedAt) / MINUTE_MS))
    : null;

/** What another person changed of a visit meanwhile, a sentence each; empty: nothing that a screen shows. */
export const changesOf = (before: AgendaVisit, now: AgendaVisit): string[] => {
  const changes: string[] = [];
  if (before.status !== now.status)
    changes.push(`El estado era ${STATUS_NAME[before.status]}; ahora es ${STATUS_NAME[now.status]}.`);
  if (startOf(before) !== startOf(now)) changes.push(`Era el ${startText(before)}; ahora, el ${startText(now)}`);
  if (now.agenda && before.agenda?.number !== now.agenda.number) changes.push(`Ahora está en ${now.agenda.name}.`);
  if (before.arrivedAt === null && now.arrivedAt !== null) changes.push('El paciente ya llegó.');
  if (now.cancelReason && before.cancelReason !== now.cancelReason) changes.push(`Motivo: ${now.cancelReason}`);
  if (now.chargeCop === null && before.chargeCop !== null) changes.push('El cobro se anuló.');
  if (now.chargeCop !== null && before.chargeCop !== now.chargeCop)
    changes.push(`Se cobraron ${pesosText(now.chargeCop)}.`);
  return changes;
};
