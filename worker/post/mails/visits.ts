import { TYPE_NAME } from '../../../src/shared/appointments.ts';
import { dialled } from '../../../src/shared/day-words.ts';
import { instantOf } from '../../../src/shared/time.ts';
import type { Facts } from '../mail.ts';
import type { Mail, Piece } from './compose.ts';
import { greeting, moment, unwanted } from './words.ts';

/** 'La cita que pediste para Nube (Control) …'; who is not known by this address reads no names. */
const asked = ({ visit, petName }: Facts): string =>
  visit
    ? `La cita que pediste${petName ? ` para ${petName}` : ''} (${TYPE_NAME[visit.type].toLowerCase()}) en ${visit.clinicName}, ${moment(instantOf(visit.startsAt))},`
    : 'Una cita que pediste';

export const visitLapsed = (facts: Facts): Mail & { unsubscribe: string } => {
  const { visit, site } = facts;
  const urgent: Piece[] =
    visit?.type === 'emergency' ? ['Si todavía es una urgencia, no pidas otra: llama ya y sal para una clínica.'] : [];
  return {
    subject: visit ? `${visit.clinicName} no respondió tu solicitud` : 'Una clínica no respondió tu solicitud',
    pieces: [
      greeting(facts),
      ...urgent,
      `${asked(facts)} no tuvo respuesta a tiempo y se canceló. Esa hora ya no está reservada.`,
      visit
        ? `Llama a la clínica (${dialled(visit.clinicPhone)}) o pide otra hora.`
        : 'En tu cuenta está cuál era, con el teléfono de la clínica. Puedes llamarla o pedir otra hora.',
      { button: 'Ver mis citas', href: `${site}/dashboard/user?vista=citas` },
    ],
    ...unwanted(facts, 'Te escribimos porque pediste una cita.'),
  };
};

export const slotOffered = (facts: Facts): Mail & { unsubscribe: string } => {
  const { visit, petName, site } = facts;
  return {
    subject: 'Se liberó una hora',
    pieces: [
      greeting(facts),
      ...(visit
        ? [
            `En ${visit.clinicName} hay una hora${petName ? ` para ${petName}` : ''} (${TYPE_NAME[visit.type].toLowerCase()}), ${moment(instantOf(visit.startsAt))}.`,
            `Te la ofrecemos hasta ${moment(visit.until ?? 0)}; después, a quien sigue en la lista. No está apartada: si alguien la pide antes, sigues en la lista.`,
          ]
        : ['En tu cuenta está cuál es.']),
      { button: 'Ver la hora y pedirla', href: `${site}/dashboard/user?vista=citas` },
    ],
    ...unwanted(facts, 'Te escribimos porque estás en una lista de espera.'),
  };
};

export const visitsDeclined = (facts: Facts): Mail & { unsubscribe: string } => {
  const { visit, site } = facts;
  const many = visit !== null && visit.many > 1;
  return {
    subject: visit
      ? `${visit.clinicName} no puede recibir ${many ? `tus ${visit.many} citas` : 'tu cita'}`
      : 'Una clínica no puede recibir la cita que pediste',
    pieces: [
      greeting(facts),
      many
        ? `${visit.clinicName} rechazó ${visit.many} citas que pediste. En tu cuenta ves cuáles.`
        : `${asked(facts)} no se puede atender: la clínica la rechazó.`,
      ...(visit?.reason ? [`Motivo de la clínica: ${visit.reason}`] : []),
      visit
        ? `Si tu animal necesita atención, llama a la clínica (${dialled(visit.clinicPhone)}) o pide la cita en otra.`
        : 'En tu cuenta está cuál era, con el motivo. Si tu animal necesita atención, pide la cita en otra clínica.',
      { button: 'Ver mis citas', href: `${site}/dashboard/user?vista=citas` },
    ],
    ...unwanted(facts, 'Te escribimos porque pediste una cita.'),
  };
};
