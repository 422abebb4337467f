import { clockTime, counted, longDate, phoneText } from '../../lib/formats.ts';
import { TYPE_NAME } from '../../shared/appointments.ts';
import { visitTypeFor } from '../../shared/due.ts';
import { paths } from '../../shared/paths.ts';
import type { DueAct, DuePaper, LostVisit, OwnerSummary, Unread } from '../../shared/schemas/owner-summary.ts';
import { DAY_MS } from '../../shared/time.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** One line of what comes first: how grave, what, since when, and the one thing to do. */
export type First = {
  key: string;
  degree: 'overdue' | 'soon' | 'calm';
  icon: IconName;
  title: string;
  text: string;
  act: { label: string; about: string; href: string };
};

const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 'hace 12 días', 'hace 1 año y 3 meses' is too fine: from two months on, whole months. */
const agoText = (n: number): string => {
  if (n < 1) return 'hoy';
  if (n < 60) return `hace ${counted(n, 'día', 'días')}`;
  return n < 730 ? `hace ${Math.floor(n / 30.44)} meses` : `hace ${Math.floor(n / 365.25)} años`;
};

const actLine = (act: DueAct, today: string): First => {
  const { petId, petName, name, kind, dueOn, visitOn } = act;
  const late = act.state === 'overdue';
  // Without the date, which the carné has: with it the line was one or two of a phone, as the day's name was long.
  const since = `Debía aplicarse ${agoText(days(dueOn, today))}`;
  const base = {
    key: `acto:${petId}:${act.key}`,
    icon: (kind === 'vacuna' ? 'syringe' : kind === 'desparasitacion' ? 'shield-plus' : 'stethoscope') as IconName,
  };
  // The visit was asked for a vaccine: nobody there knows of the deworming unless they are told.
  if (visitOn && kind === 'desparasitacion')
    return {
      ...base,
      degree: late ? 'overdue' : 'soon',
      title: late ? `${name} de ${petName}: vencida` : `${name} de ${petName}`,
      text: `${late ? since : `Toca el ${longDate(dueOn, today)}`}. Hay cita de vacunación el ${longDate(visitOn.slice(0, 10), today)}: pídela también ahí.`,
      act: { label: 'Ver la cita', about: `de ${petName}`, href: paths.ownerTab('citas') },
    };
  if (visitOn)
    return {
      ...base,
      degree: 'calm',
      title: `${name}: ${petName}`,
      text: `Tiene cita el ${longDate(visitOn.slice(0, 10), today)}`,
      act: { label: 'Ver la cita', about: `de ${petName}`, href: paths.ownerTab('citas') },
    };
  return {
    ...base,
    degree: late ? 'overdue' : 'soon',
    title: late ? `${name} de ${petName}: vencida` : `${name} de ${petName}`,
    text: late ? since : `Toca el ${longDate(dueOn, today)}`,
    act: { label: 'Agendar Cita', about: `para ${petName}`, href: paths.book(petId, visitTypeFor(kind)) },
  };
};

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' });

/** Acts of one pet that nobody wrote of: they may well be done, so they are one line, and no alarm. */
const unwrittenLine = (acts: readonly DueAct[]): First[] => {
  const [first] = acts;
  if (!first) return [];
  const { petId, petName } = first;
  return [
    {
      key: `carne:${petId}`,
      degree: 'soon',
      icon: 'notebook-text',
      title: `Carné de ${petName}: por completar`,
      // What a vaccine is against stands in the carné, where this line leads: here it would take two lines of a phone.
      text: `Sin registro de ${listed.format(acts.map(({ name }) => name.replace(/ \(.*\)$/, '')))}.`,
      act: { label: 'Ver el carné', about: `de ${petName}`, href: paths.pet(petId, 'carne') },
    },
  ];
};

const PAPER_NAME = { permit: 'Permiso', policy: 'Póliza' } as const;

const paperLine = ({ petId, petName, paper, until, state }: DuePaper, today: string): First => ({
  key: `papel:${petId}:${paper}`,
  degree: state === 'expired' ? 'overdue' : 'soon',
  icon: 'scale',
  title: `${PAPER_NAME[paper]} de ${petName}${state === 'expired' ? (paper === 'permit' ? ': vencido' : ': vencida') : ''}`,
  text:
    state === 'expired'
      ? `Venció el ${longDate(until, today)}, ${agoText(days(until, today))}`
      : `Vence el ${longDate(until, today)}`,
  act: { label: 'Ver papeles', about: `de ${petName}`, href: `${paths.pet(petId)}#papeles` },
});

const messageLine = ({ threadId, clinicName, petName, lastText, unread }: Unread): First => ({
  key: `mensaje:${threadId}`,
  degree: 'calm',
  icon: 'message-square-text',
  title: `${counted(unread, 'mensaje', 'mensajes')} de ${clinicName}`,
  text: `Sobre ${petName}: «${lastText}»`,
  act: { label: 'Leer', about: `los mensajes de ${clinicName} sobre ${petName}`, href: paths.thread(threadId) },
});

const lostLine = (visit: LostVisit, today: string): First => ({
  key: `cita:${visit.id}`,
  degree: 'overdue',
  icon: 'circle-alert',
  title: `${TYPE_NAME[visit.type]} de ${visit.petName}: ${visit.isLapsed ? 'sin respuesta' : 'cancelada por la clínica'}`,
  text: `${visit.clinicName}, ${longDate(visit.date.slice(0, 10), today)}, ${clockTime(visit.date.slice(11))}${visit.isLapsed ? '. No respondió a tiempo y la hora quedó libre' : visit.reason ? `. Motivo: ${visit.reason.replace(/\.$/, '')}` : ''}. Teléfono: ${phoneText(visit.clinicPhone)}.`,
  act: { label: 'Agendar otra', about: `para ${visit.petName}`, href: paths.book(visit.petId, visit.type) },
});

const RANK = { overdue: 0, soon: 1, calm: 2 } as const;

/** Everything that is due, the gravest first. `today` is YYYY-MM-DD. */
export const firstThings = ({ acts, papers, unread, lost }: OwnerSummary, today: string): First[] => {
  const isUnwritten = (act: DueAct) => act.isFirst && act.state === 'overdue' && act.visitOn === null;
  const unwritten = acts.filter(isUnwritten);
  const pets = [...new Set(unwritten.map(({ petId }) => petId))];
  return [
    ...lost.map((visit) => lostLine(visit, today)),
    ...acts.filter((act) => !isUnwritten(act)).map((act) => actLine(act, today)),
    ...papers.map((paper) => paperLine(paper, today)),
    ...pets.flatMap((id) => unwrittenLine(unwritten.filter(({ petId }) => petId === id))),
    ...unread.map(messageLine),
  ].toSorted((a, b) => RANK[a.degree] - RANK[b.degree]);
};
