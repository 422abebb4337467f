import { dayWords, dialled, hourWords, visitWords } from '../../../src/shared/day-words.ts';
import { today } from '../../../src/shared/time.ts';
import { reminderText } from '../../../src/shared/visit-words.ts';
import type { Facts, MailVisit } from '../mail.ts';
import type { Mail, Piece } from './compose.ts';
import { greeting, unwanted } from './words.ts';

type Told = Mail & { unsubscribe: string };

const said = (facts: Facts, visit: MailVisit): string => reminderText({ ...visit, petName: facts.petName });
const where = ({ clinicAddress, clinicCity, clinicPhone }: MailVisit): string =>
  `${clinicAddress}, ${clinicCity}. Teléfono: ${dialled(clinicPhone)}.`;

/** What the visit's own page does, without account; where it is gone the account says what there is. */
const page = ({ visit, visitLink, site }: Facts, button: string): Piece =>
  visit && visitLink
    ? { button, href: visitLink }
    : { button: 'Ver mis citas', href: `${site}/dashboard/user?vista=citas` };

const owner = (facts: Facts, subject: string, text: (visit: MailVisit) => string[], button: string): Told => ({
  subject,
  pieces: [
    greeting(facts),
    ...(facts.visit ? text(facts.visit) : ['En tu cuenta está lo que cambió.']),
    page(facts, button),
  ],
  ...unwanted(facts, 'Te escribimos por una cita de tu animal.'),
});

export const visitRequested = (facts: Facts): Told =>
  owner(
    facts,
    'Pediste una cita',
    (visit) => [`${said(facts, visit)} ${visit.clinicName} todavía tiene que confirmarla: te avisamos.`, where(visit)],
    'Ver, mover o cancelar la cita',
  );

export const visitConfirmed = (facts: Facts): Told =>
  owner(
    facts,
    'Tu cita está confirmada',
    (visit) => [said(facts, visit), where(visit)],
    'Confirmar que vas, mover o cancelar',
  );

export const visitMoved = (facts: Facts): Told =>
  owner(
    facts,
    'La clínica movió tu cita',
    (visit) => [
      `Cambió de hora. ${said(facts, visit)}`,
      where(visit),
      'Si esa hora no te sirve, elige otra o cancélala.',
    ],
    'Confirmar que vas, mover o cancelar',
  );

export const visitCancelled = (facts: Facts): Told =>
  owner(
    facts,
    'La clínica canceló tu cita',
    (visit) => [
      `${visit.clinicName} canceló la cita${facts.petName ? ` de ${facts.petName}` : ''} que era ${visitWords(visit.startsAt)}`,
      ...(visit.reason ? [`Motivo de la clínica: ${visit.reason}`] : []),
      `Si tu animal necesita atención, llama a la clínica (${dialled(visit.clinicPhone)}) o pide otra cita.`,
    ],
    'Ver la cita',
  );

const HOME_DID = {
  pending: ['Pidieron una cita en tu hogar', 'la pidió'],
  moved: ['Movieron una cita de tu hogar', 'la movió'],
  cancelled: ['Cancelaron una cita de tu hogar', 'la canceló'],
} as const;
/** What somebody of the household did: its title, and 'la movió'. */
export const homeDid = (visit: MailVisit | null) => HOME_DID[visit?.did ?? 'moved'];

/** To all who care for the animal but who did it: they may be on their way to an hour that is none any more. */
export const homeVisit = (facts: Facts): Told => {
  const [subject, verb] = homeDid(facts.visit);
  const isOff = facts.visit?.did === 'cancelled';
  return owner(
    facts,
    facts.visit ? subject : 'Cambió una cita de tu hogar',
    (visit) => [
      isOff
        ? `Ya no hay cita${facts.petName ? ` de ${facts.petName}` : ''}: era ${visitWords(visit.startsAt)}`
        : said(facts, visit),
      `Otra persona de tu hogar, o quien tiene el enlace de la cita, ${verb}. En su historial ves quién.`,
      ...(isOff ? [] : [where(visit)]),
    ],
    isOff ? 'Ver la cita' : 'Ver, mover o cancelar la cita',
  );
};

export const visitTomorrow = (facts: Facts): Told =>
  owner(
    facts,
    facts.visit ? `Tu cita del ${dayWords(facts.visit.startsAt.slice(0, 10))}` : 'Tu próxima cita',
    (visit) => [said(facts, visit), where(visit)],
    'Confirmar que vas, mover o cancelar',
  );

export const visitSoon = (facts: Facts): Told =>
  owner(facts, 'Tu cita es hoy', (visit) => [said(facts, visit), where(visit)], 'Ver la cita');

export const messageNew = (facts: Facts): Told => ({
  subject: 'Tienes un mensaje de una clínica',
  pieces: [
    greeting(facts),
    'Una clínica te escribió sobre uno de tus animales. El mensaje está en tu cuenta.',
    { button: 'Leer el mensaje', href: `${facts.site}/dashboard/user/mensajes` },
  ],
  ...unwanted(facts, 'Te escribimos porque una clínica de tus animales te dejó un mensaje.'),
});

const CLINIC_WHY = 'Te escribimos porque trabajas en esta clínica.';

/** What came in a burst is told once. */
const burst = 'Fueron muchas seguidas: te las contamos en un solo correo.';

const clinic = (facts: Facts, subject: string, text: string, button: string, path: string): Told => ({
  subject,
  pieces: [greeting(facts), text, { button, href: `${facts.site}${path}` }],
  ...unwanted(facts, CLINIC_WHY),
});

export const requestNew = (facts: Facts): Told =>
  clinic(
    facts,
    facts.many ? `Pidieron ${facts.many} citas` : 'Pidieron una cita',
    facts.many
      ? `Llegaron ${facts.many} solicitudes de cita. ${burst}`
      : facts.visit
        ? `Alguien pide una cita ${visitWords(facts.visit.startsAt)}`
        : 'Alguien pidió una cita.',
    'Ver las solicitudes',
    '/dashboard/business/solicitudes',
  );

export const visitWithdrawn = (facts: Facts): Told =>
  clinic(
    facts,
    facts.many ? `Cancelaron ${facts.many} citas` : 'Cancelaron una cita',
    facts.many
      ? `Quienes las pidieron cancelaron ${facts.many} citas. Esas horas están libres. ${burst}`
      : facts.visit
        ? `Quien pidió la cita que era ${visitWords(facts.visit.startsAt)} la canceló. Esa hora está libre.`
        : 'Alguien canceló una cita. Esa hora está libre.',
    'Ver la agenda',
    `/dashboard/business/agenda${facts.visit && !facts.many ? `?vista=dia&fecha=${facts.visit.startsAt.slice(0, 10)}` : ''}`,
  );

const counted = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export const clinicDigest = (facts: Facts): Told => {
  const { visits, requests, messages } = facts.digest;
  return {
    subject: `Tu clínica hoy: ${counted(visits, 'cita', 'citas')}`,
    pieces: [
      greeting(facts),
      `Hoy, ${dayWords(today(facts.createdAt))}: ${counted(visits, 'cita', 'citas')} en la agenda, ${counted(requests, 'solicitud', 'solicitudes')} por responder y ${counted(messages, 'mensaje', 'mensajes')} sin leer.`,
      { button: 'Abrir el panel', href: `${facts.site}/dashboard/business` },
    ],
    ...unwanted(facts, CLINIC_WHY),
  };
};

export const careDue = (facts: Facts): Told => {
  const { care, petName, site } = facts;
  const who = petName ?? 'tu animal';
  const isLate = care !== null && care.days < 0;
  return {
    subject: isLate ? `Se pasó una fecha del carné de ${who}` : `Se acerca una fecha del carné de ${who}`,
    pieces: [
      greeting(facts),
      care
        ? `${isLate ? 'Desde el' : 'El'} ${dayWords(care.on)} le toca a ${who} una vacuna o una desparasitación. En su carné ves cuál.`
        : 'En su carné ves qué le toca.',
      { button: 'Ver el carné', href: `${site}/dashboard/user${care ? `/mascotas/${care.petId}/carne` : ''}` },
      ...(care
        ? [{ button: 'Agendar la cita', href: `${site}/appointments?mascota=${care.petId}&tipo=vaccination` }]
        : []),
    ],
    ...unwanted(facts, 'Te escribimos porque llevas aquí el carné de tu animal.'),
  };
};

export const medicineDue = (facts: Facts): Told => ({
  subject: facts.doseAt ? `Toca una medicina (${hourWords(facts.doseAt.slice(11))})` : 'Toca una medicina',
  pieces: [
    greeting(facts),
    'A uno de los animales que cuidas le toca una medicina a esta hora. En tu cuenta ves cuál, y si alguien ya se la dio.',
    { button: 'Ver qué toca', href: `${facts.site}/dashboard/user` },
  ],
  ...unwanted(facts, 'Te escribimos porque pediste recordatorios de medicinas por correo.'),
});
