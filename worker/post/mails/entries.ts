import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../../src/shared/limits.ts';
import type { Facts } from '../mail.ts';
import type { Mail } from './compose.ts';
import { greeting, moment, SECURITY_WHY } from './words.ts';

/** Whose login it is; without a proven address no name goes out. */
const who = ({ memberName }: Facts) => (memberName ? `la cuenta de ${memberName}` : 'una cuenta');

const clinicSettings = ({ site }: Facts) => `${site}/dashboard/business`;

export const entryAsked = (facts: Facts): Mail => ({
  subject: 'Una cuenta de tu clínica entró por la administración',
  pieces: [
    greeting(facts),
    `La administración del servicio le dio entrada ${moment(facts.createdAt)} a ${who(facts)}, que figura en tu clínica.`,
    `Mientras un titular no diga que es de la clínica, no ve historias, pacientes, mensajes ni cobros. Si nadie responde, se abren a las ${ENTRY_HOURS} horas de este aviso, o a los ${ENTRY_ALONE_HOURS / 24} días si en la clínica no queda un titular que pueda responder. La agenda y la configuración sí le funcionan.`,
    'Entra a tu panel y dinos: «Es de la clínica» o «No es de la clínica».',
    { button: 'Abrir mi panel', href: clinicSettings(facts) },
  ],
  why: SECURITY_WHY,
});

export const entryRefused = (facts: Facts): Mail => ({
  subject: 'Un titular no aceptó una cuenta en su clínica',
  pieces: [
    greeting(facts),
    `${moment(facts.createdAt)} un titular dijo que ${who(facts)}, que entró por la administración, no es de su clínica. Sus sesiones se cerraron y la clínica queda cerrada para ella.`,
    'Revisa en el registro de actos quién le dio la entrada.',
    { button: 'Abrir el panel', href: `${facts.site}/dashboard/toor` },
  ],
  why: SECURITY_WHY,
});

export const entryShortened = (facts: Facts): Mail => ({
  subject: 'Se adelantó el acceso a las historias de tu clínica',
  pieces: [
    greeting(facts),
    `Quien responde por el servicio abrió ${moment(facts.createdAt)} las historias de tu clínica a ${who(facts)} antes de que terminara la espera. El motivo queda escrito en el registro de actos.`,
    `Si no lo esperabas, escríbele ya: ${facts.site}/privacidad dice cómo.`,
  ],
  why: SECURITY_WHY,
});
