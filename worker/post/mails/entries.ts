import { partWords } from '../../../src/shared/acts.ts';
import { CONTRACT_DAYS, ENTRY_ALONE_HOURS, ENTRY_HOURS, RECENT_DAYS } from '../../../src/shared/limits.ts';
import type { MemberRole } from '../../../src/shared/member-roles.ts';
import type { Facts } from '../mail.ts';
import type { Mail } from './compose.ts';
import { greeting, moment, notMe, SECURITY_WHY } from './words.ts';

/** Whose login it is; without a proven address no name goes out. */
const who = ({ memberName }: Facts) => (memberName ? `la cuenta de ${memberName}` : 'una cuenta');

const clinicSettings = ({ site }: Facts) => `${site}/dashboard/business`;

export const entryAsked = (facts: Facts): Mail => ({
  subject: facts.byColleague
    ? 'Una cuenta de tu clínica espera que digas si es de la clínica'
    : 'Una cuenta de tu clínica entró por la administración',
  pieces: [
    greeting(facts),
    facts.byColleague
      ? `En los últimos ${RECENT_DAYS} días se le dio entrada, o se hizo titular, a ${who(facts)} desde una cuenta de tu clínica que ahora hubo que recuperar: pudo hacerlo otra persona en su sesión.`
      : `La administración del servicio le dio entrada ${moment(facts.createdAt)} a ${who(facts)}, que figura en tu clínica.`,
    `Mientras un titular no diga que es de la clínica, no ve la agenda, los pacientes, las historias, los mensajes ni los cobros. Mientras un titular entre a su cuenta, espera su respuesta. Se abren sin ella a las ${ENTRY_HOURS} horas de este aviso si ninguno entró en los últimos ${ENTRY_ALONE_HOURS / 24} días, o a los ${ENTRY_ALONE_HOURS / 24} días si en la clínica no queda un titular que pueda responder; si la administración desactivó a uno, no se abren sin respuesta.`,
    'Entra a tu panel y dinos: «Es de la clínica» o «No es de la clínica».',
    { button: 'Abrir mi panel', href: clinicSettings(facts) },
    '¿No puedes entrar, o ya no estás en la clínica? Este botón le cierra la clínica a esa cuenta sin que entres.',
    { button: 'No fui yo: cerrarle la clínica', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});

export const entryRefused = (facts: Facts): Mail => ({
  subject: 'Un titular no aceptó una cuenta en su clínica',
  pieces: [
    greeting(facts),
    facts.office.clinic
      ? `${moment(facts.createdAt)} quien era titular de ${facts.office.clinic} dijo que no estaba de acuerdo con que la administración sacara su cuenta. No había cuentas a las que cerrarles la clínica.`
      : `${moment(facts.createdAt)} un titular, o quien lo era hasta hace poco, dijo que ${who(facts)}, ${facts.byColleague ? 'a la que otra cuenta de la clínica le dio entrada' : 'que entró por la administración'}, no es de su clínica. Sus sesiones se cerraron y la clínica queda cerrada para ella.`,
    'Revisa en el registro de actos quién le dio la entrada.',
    { button: 'Abrir el panel', href: `${facts.site}/dashboard/toor` },
  ],
  why: SECURITY_WHY,
});

export const entryShortened = (facts: Facts): Mail => ({
  subject: 'Se adelantó el acceso de una cuenta a tu clínica',
  pieces: [
    greeting(facts),
    `Quien responde por el servicio abrió ${moment(facts.createdAt)} tu clínica a ${who(facts)} antes de que terminara la espera. El motivo queda escrito en el registro de actos.`,
    `Si no lo esperabas, escríbele ya: ${facts.site}/privacidad dice cómo.`,
  ],
  why: SECURITY_WHY,
});

export const emailDisputed = (facts: Facts): Mail => ({
  subject: 'Alguien no pidió el correo nuevo de su cuenta',
  pieces: [
    greeting(facts),
    `Desde el correo que tenía ${who(facts)} dijeron ${moment(facts.createdAt)} que no pidieron el cambio que hizo la administración. Sus sesiones se cerraron, y lo que hay en la cuenta no se abre con ninguna contraseña hasta que la rescates.`,
    'Ese correo nunca se había confirmado: puede ser de su dueño o de alguien más. Mira en el registro de actos quién hizo el cambio, habla con la persona y rescátala desde su página, con el correo que lee hoy.',
    { button: 'Abrir el panel', href: `${facts.site}/dashboard/toor` },
  ],
  why: SECURITY_WHY,
});

const theClinic = ({ office }: Facts, other: string) => office.clinic || other;

export const memberRemoved = (facts: Facts): Mail => ({
  subject: 'Tu cuenta salió de una clínica',
  pieces: [
    greeting(facts),
    `${facts.actorRole === 'business' ? 'Una persona titular' : 'La administración del servicio'} sacó tu cuenta de ${theClinic(facts, 'tu clínica')} ${moment(facts.createdAt)}. Tus sesiones se cerraron; tu cuenta sigue existiendo.`,
    ...(facts.office.left === 1
      ? [
          'Si no lo esperabas, este botón cierra la clínica a las cuentas que la administración puso en ella, y le avisa a quien responde por el servicio.',
          { button: 'No fui yo: cerrar la clínica', href: facts.link('/no-fui-yo/', 'not_me') },
        ]
      : ['Si no lo esperabas, pregunta en la clínica o a la administración.']),
  ],
  why: SECURITY_WHY,
});

export const memberLeft = (facts: Facts): Mail => ({
  subject: 'La administración sacó a alguien de tu clínica',
  pieces: [
    greeting(facts),
    `La administración del servicio sacó ${moment(facts.createdAt)} a ${who(facts)} de ${theClinic(facts, 'tu clínica')}.`,
    `Si no lo esperaban, escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`,
  ],
  why: SECURITY_WHY,
});

export const memberReturned = (facts: Facts): Mail => ({
  subject: 'La administración devolvió a alguien a tu clínica',
  pieces: [
    greeting(facts),
    `La administración del servicio devolvió ${moment(facts.createdAt)} a ${who(facts)} a ${theClinic(facts, 'la clínica de la que eres o fuiste parte')}, como titular, porque no quedaba nadie que respondiera por ella. Si estaba cerrada, quedó abierta otra vez; no recibe citas hasta que su titular lo diga.`,
    'El motivo queda escrito en el registro de actos.',
    ...(facts.office.left === 1 || facts.office.role === 'titular'
      ? [
          'Si no lo esperabas, este botón le cierra la clínica a esa cuenta y le avisa a quien responde por el servicio.',
          { button: 'No fui yo: cerrarle la clínica', href: facts.link('/no-fui-yo/', 'not_me') },
        ]
      : [`Si no lo esperabas, escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`]),
  ],
  why: SECURITY_WHY,
});

const PLACE: Readonly<Record<MemberRole, string>> = {
  titular: 'titular',
  veterinario: 'parte del equipo veterinario',
  recepcion: 'parte de la recepción',
};

export const memberRole = (facts: Facts): Mail => ({
  subject: 'Tu lugar en una clínica cambió',
  pieces: [
    greeting(facts),
    `Desde ${moment(facts.createdAt)} tu cuenta figura en ${theClinic(facts, 'una clínica')}${facts.office.role ? ` como ${PLACE[facts.office.role]}` : ''}.`,
    'Si no lo esperabas, pregunta a la administración.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

/** To an address that nobody has shown to be theirs: it says no name that somebody typed. */
export const memberAdded = (facts: Facts): Mail => ({
  subject: 'Una clínica abrió una cuenta con tu correo',
  pieces: [
    greeting(facts),
    `${moment(facts.createdAt)} una persona titular de una clínica abrió con este correo una cuenta de su equipo. Mientras el correo no se confirme, la cuenta es solo de esa clínica.`,
    `Si trabajas ahí, pon tu contraseña con el enlace que te entreguen, o pídelo a este correo en ${facts.site}/recuperar.`,
    'Si no trabajas en ninguna clínica que use este servicio, este botón borra la cuenta.',
    { button: 'No fui yo: borrar la cuenta', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});

export const clinicChanged = (facts: Facts): Mail => ({
  subject: 'Cambiaron la configuración de tu clínica',
  pieces: [
    greeting(facts),
    `${facts.memberName ?? 'Alguien del equipo'} cambió desde ${moment(facts.createdAt)} la configuración de ${theClinic(facts, 'tu clínica')}${facts.changed.length ? `: ${partWords(facts.changed)}` : ''}.`,
    'Mírala en Configuración. Si no fue esa persona, pídele que cierre sus sesiones y cambie su contraseña en «Mi cuenta», o retira su cuenta de la clínica.',
    { button: 'Abrir configuración', href: `${facts.site}/dashboard/business/configuracion` },
  ],
  why: SECURITY_WHY,
});

export const bookingsPaused = (facts: Facts): Mail => ({
  subject: 'Tu clínica dejó de recibir citas',
  pieces: [
    greeting(facts),
    `${facts.memberName ?? 'Alguien del equipo'} pausó ${moment(facts.createdAt)} las citas en ${theClinic(facts, 'tu clínica')}: los dueños no pueden agendar. Las que ya estaban siguen.`,
    'Si no debía ser, un botón en Configuración las vuelve a abrir.',
    { button: 'Abrir configuración', href: `${facts.site}/dashboard/business/configuracion` },
  ],
  why: SECURITY_WHY,
});

export const contractDue = (facts: Facts): Mail => ({
  subject: 'Falta que tu clínica acepte el contrato de datos',
  pieces: [
    greeting(facts),
    `El contrato con el que tratamos los datos de ${theClinic(facts, 'tu clínica')} cambió, o nadie lo ha aceptado. Un titular lo lee y lo acepta en Configuración.`,
    `Hay ${CONTRACT_DAYS} días desde el primer aviso; allá está la fecha. Mientras tanto todo sigue igual. Si pasa, los dueños no pueden pedir citas nuevas hasta que se acepte. Lo demás sigue, y nadie pierde el acceso.`,
    { button: 'Leer el contrato', href: `${facts.site}/dashboard/business/configuracion?parte=contrato` },
  ],
  why: SECURITY_WHY,
});

export const clinicCopied = (facts: Facts): Mail => ({
  subject: 'Descargaron una copia de toda tu clínica',
  pieces: [
    greeting(facts),
    `${facts.memberName ?? 'Una persona titular'} descargó ${moment(facts.createdAt)} una copia de todo lo que guarda ${theClinic(facts, 'tu clínica')}: clientes, pacientes, historias, cobros y documentos.`,
    `Si no debía ser, saca a esa persona en la configuración y escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`,
  ],
  why: SECURITY_WHY,
});

export const clinicClosed = (facts: Facts): Mail => ({
  subject: 'Tu clínica se cerró',
  pieces: [
    greeting(facts),
    `${facts.memberName ?? 'Una persona titular'} cerró ${moment(facts.createdAt)} ${theClinic(facts, 'tu clínica')}: ya no recibe citas y las que venían se cancelaron, con aviso a sus dueños. Los registros se conservan.`,
    `Si no debía ser, escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`,
  ],
  why: SECURITY_WHY,
});
