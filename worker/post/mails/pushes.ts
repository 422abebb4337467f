import { dayWords, hourWords, visitWords } from '../../../src/shared/day-words.ts';
import type { Choosable } from '../../../src/shared/notices.ts';
import { DAY_MS, instantOf } from '../../../src/shared/time.ts';
import type { Facts, MailVisit } from '../mail.ts';
import type { Push } from '../push.ts';
import { homeDid } from './agenda.ts';

type Text = Omit<Push, 'ttl' | 'isUrgent'>;
type Known = Facts & { page: string };

const VISITS = '/dashboard/user?vista=citas';
/** 'viernes 27 de noviembre a las 10:30 a. m.' */
const when = (visit: MailVisit): string => visitWords(visit.startsAt).replace(/^el /, '');
const ofVisit =
  (title: string, body: (visit: MailVisit) => string) =>
  ({ visit, page }: Known): Text => ({ title, body: visit ? body(visit) : 'Mira qué cambió.', path: page });

/**
 * What each kind says on a locked screen, which others read too: no name of anybody, no animal, nothing of why it goes to a clinic.
 * What it leads to says the rest.
 */
const PUSHES: Record<Choosable, (facts: Known) => Text> = {
  request_answered: () => ({
    title: 'Respondimos tu solicitud',
    body: 'La respuesta está en tu cuenta.',
    path: '/cuenta#datos',
  }),
  visit_lapsed: () => ({
    title: 'Una clínica no respondió tu solicitud',
    body: 'Esa hora ya no está reservada. Puedes pedir otra.',
    path: VISITS,
  }),
  visits_declined: () => ({
    title: 'Una clínica no puede recibirte',
    body: 'Mira cuál cita era y pide otra.',
    path: VISITS,
  }),
  visit_requested: ofVisit(
    'Pediste una cita',
    (visit) => `Es ${visitWords(visit.startsAt)} Falta que la clínica la confirme.`,
  ),
  visit_confirmed: ofVisit('Tu cita está confirmada', (visit) => `Es ${visitWords(visit.startsAt)}`),
  visit_moved: ofVisit('La clínica movió tu cita', (visit) => `Ahora es ${visitWords(visit.startsAt)}`),
  visit_cancelled: ofVisit('La clínica canceló tu cita', (visit) => `Era ${visitWords(visit.startsAt)}`),
  home_visit: ({ visit, page }) => ({
    title: visit ? homeDid(visit)[0] : 'Cambió una cita de tu hogar',
    body: visit ? `${visit.did === 'cancelled' ? 'Era' : 'Es'} ${visitWords(visit.startsAt)}` : 'Mira qué cambió.',
    path: page,
  }),
  visit_tomorrow: ofVisit(
    'Recordatorio de tu cita',
    (visit) => `Es ${visitWords(visit.startsAt)} Confirma que vas, muévela o cancélala.`,
  ),
  visit_soon: ofVisit('Tu cita es hoy', (visit) => `Es ${visitWords(visit.startsAt)}`),
  slot_offered: ofVisit(
    'Se liberó una hora',
    (visit) => `Es ${visitWords(visit.startsAt)} Pídela antes que otra persona.`,
  ),
  message_new: () => ({
    title: 'Tienes un mensaje de una clínica',
    body: 'Está en tu cuenta.',
    path: '/dashboard/user/mensajes',
  }),
  care_due: ({ care }) => ({
    title: care && care.days < 0 ? 'Se pasó una fecha del carné' : 'Se acerca una fecha del carné',
    body: care ? `Es del ${dayWords(care.on)}. Mira qué toca.` : 'Mira qué toca.',
    path: care ? `/dashboard/user/mascotas/${care.petId}/carne` : '/dashboard/user',
  }),
  medicine_due: ({ doseAt }) => ({
    title: 'Toca algo de tus animales',
    body: `${doseAt ? `Es de las ${hourWords(doseAt.slice(11))} ` : ''}Mira qué es y márcalo.`,
    path: '/dashboard/user',
  }),
  request_new: ({ visit, many }) => ({
    title: many ? `Pidieron ${many} citas` : 'Pidieron una cita',
    body: visit && !many ? `Para ${when(visit)}` : 'Está entre las solicitudes.',
    path: '/dashboard/business/solicitudes',
  }),
  visit_withdrawn: ({ visit, many }) => ({
    title: many ? `Cancelaron ${many} citas` : 'Cancelaron una cita',
    body: many
      ? 'Esas horas están libres.'
      : visit
        ? `Era ${visitWords(visit.startsAt)} Esa hora está libre.`
        : 'Esa hora está libre.',
    path: `/dashboard/business/agenda${visit && !many ? `?vista=dia&fecha=${visit.startsAt.slice(0, 10)}` : ''}`,
  }),
  clinic_digest: ({ digest: { visits, requests, messages } }) => ({
    title: `Tu clínica hoy: ${visits === 1 ? '1 cita' : `${visits} citas`}`,
    body: `Solicitudes por responder: ${requests}. Mensajes sin leer: ${messages}.`,
    path: '/dashboard/business',
  }),
};

/** Not worth waking a telephone for. */
const CALM: readonly Choosable[] = ['request_answered', 'care_due', 'clinic_digest', 'visit_requested'];
/** Kinds that say nothing once the visit began. */
const UNTIL_VISIT: readonly Choosable[] = [
  'visit_requested',
  'visit_confirmed',
  'visit_moved',
  'home_visit',
  'visit_tomorrow',
  'visit_soon',
  'slot_offered',
];

/** What is of an hour says nothing so long after it, ms. */
const HOUR_PASSED_MS = DAY_MS / 12;

const MINUTE_S = 60;

/** The notice of a row. A visit's leads to its own page by its link, which serves until the visit; all else to screens of the account. */
export const pushOf = (kind: Choosable, facts: Facts, now: number): Push => {
  const page = facts.visitLink ? new URL(facts.visitLink).pathname : VISITS;
  const last = now + (kind === 'medicine_due' ? HOUR_PASSED_MS : DAY_MS);
  const until = facts.visit && UNTIL_VISIT.includes(kind) ? instantOf(facts.visit.startsAt) : last;
  const seconds = Math.floor((Math.min(until, now + DAY_MS) - now) / 1000);
  return {
    ...PUSHES[kind]({ ...facts, page }),
    ttl: Math.max(seconds, MINUTE_S),
    isUrgent: !CALM.includes(kind),
  };
};
