import { CARE_LINK_HOURS, RECENT_DAYS, TOOR_NEW_DAYS } from '../../../src/shared/limits.ts';
import { ROLE_NAME } from '../../../src/shared/roles.ts';
import type { Facts } from '../mail.ts';
import type { Mail } from './compose.ts';
import { greeting, moment, notMe, SECURITY_WHY, unwanted } from './words.ts';

export const newDevice = (facts: Facts): Mail => ({
  subject: 'Entraron a tu cuenta desde un dispositivo nuevo',
  pieces: [
    greeting(facts),
    `Alguien entró a tu cuenta ${moment(facts.createdAt)} desde ${facts.device ?? 'un programa que no dice cuál es'}. Desde ahí no habías entrado antes.`,
    'Si fuiste tú, no hay nada que hacer.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const roleChanged = (facts: Facts): Mail => ({
  subject: 'El rol de tu cuenta cambió',
  pieces: [
    greeting(facts),
    `La administración cambió el rol de tu cuenta ${moment(facts.createdAt)}: ahora es ${ROLE_NAME[facts.role]}. Tus sesiones se cerraron; entra otra vez.`,
    'Si no lo esperabas, pregunta a la administración. Si además crees que alguien conoce tu contraseña, cierra las sesiones.',
    { button: 'Cerrar las sesiones', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});

export const dataExported = (facts: Facts): Mail => ({
  subject: 'Descargaron una copia de tus datos',
  pieces: [
    greeting(facts),
    `Desde tu cuenta se descargó ${moment(facts.createdAt)} una copia de los datos que guardamos de ti, o de tus fotos y papeles.`,
    'Si fuiste tú, no hay nada que hacer. Guárdala donde nadie más la lea.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const deactivated = (facts: Facts): Mail => ({
  subject: 'Tu cuenta quedó desactivada',
  pieces: [
    greeting(facts),
    `La administración desactivó tu cuenta ${moment(facts.createdAt)}. Tus sesiones se cerraron y con ella no se puede entrar. Tus datos y los de tus animales siguen guardados.`,
    'Si es un error, escríbele a la administración de Patas y Plumas: puede activarla otra vez.',
  ],
  why: SECURITY_WHY,
});

export const accountErased = (facts: Facts): Mail => ({
  subject: 'Tu cuenta fue eliminada',
  pieces: [
    greeting(facts),
    `La administración eliminó ${moment(facts.createdAt)} la cuenta que tenía este correo. Tus datos y los de tus animales se borraron, salvo lo que las clínicas guardan de lo que atendieron. Tus citas que venían se cancelaron.`,
    `Si no lo pediste, escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`,
  ],
  why: 'Te escribimos porque había una cuenta con este correo. No te escribiremos más.',
});

export const feedMade = (facts: Facts): Mail => ({
  subject: 'Creaste un calendario privado',
  pieces: [
    greeting(facts),
    `Tu cuenta hizo ${moment(facts.createdAt)} una dirección de calendario. Quien la tenga ve ${facts.role === 'business' ? 'las citas de tu clínica' : 'tus citas y lo que toca a tus animales'}, sin contraseña.`,
    facts.role === 'business'
      ? 'En la agenda, «La agenda en tu calendario», puedes desactivarla.'
      : 'En «Mi cuenta», «Enlaces abiertos», puedes retirarla.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const grantMade = (facts: Facts): Mail => ({
  subject: 'Le diste permiso a una clínica',
  pieces: [
    greeting(facts),
    `Tu cuenta le permitió ${moment(facts.createdAt)} a ${facts.office.clinic || 'una clínica'} leer la historia completa ${facts.petName ? `de ${facts.petName}` : 'de uno de tus animales'}.`,
    'En el carné del animal puedes retirarlo.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

const ofLink = ({ petName }: Facts) =>
  petName
    ? `para entregarle a ${petName} a otra persona`
    : 'para que otra persona cuide contigo a tus animales, o reciba a uno';

export const careLinkMade = (facts: Facts): Mail => ({
  subject: facts.petName ? `Vas a entregar a ${facts.petName}` : 'Hiciste un enlace de tu hogar',
  pieces: [
    greeting(facts),
    `Tu cuenta hizo ${moment(facts.createdAt)} un enlace ${ofLink(facts)}. Sirve una vez, durante ${CARE_LINK_HOURS} horas.`,
    'En «Mi cuenta», «Hogar», puedes anularlo.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const careLinkUsed = (facts: Facts): Mail => ({
  subject: facts.petName ? `${facts.petName} tiene otra familia` : 'Usaron un enlace de tu hogar',
  pieces: [
    greeting(facts),
    `${facts.memberName ?? 'Alguien'} usó ${moment(facts.createdAt)} el enlace que hiciste ${ofLink(facts)}.`,
    facts.petName
      ? 'Su ficha, su historia y sus fotos pasaron a esa cuenta. Los enlaces a su carné y los permisos de las clínicas terminaron.'
      : 'En «Mi cuenta», «Hogar», ves quién está y puedes retirarlo.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const householdWaits = (facts: Facts): Mail => {
  const who = facts.memberName ?? 'quien te invitó';
  return {
    subject: 'Tu lugar en un hogar espera un sí',
    pieces: [
      greeting(facts),
      `En la cuenta de ${who} se cerraron sesiones o cambió la contraseña ${moment(facts.createdAt)}. Por seguridad, quienes entraron a su hogar en los últimos ${RECENT_DAYS} días esperan a que diga que sigues ahí: mientras tanto no ves a sus mascotas ni sus tarjetas para urgencias.`,
      'Cuéntale: le preguntamos en su panel, y con un sí vuelves a verlas. Nada de lo que escribiste se perdió.',
      `Si hay una urgencia, ${facts.site}/primeros-auxilios está abierto para todos.`,
    ],
    why: SECURITY_WHY,
  };
};

export const petReturned = (facts: Facts): Mail => ({
  subject: facts.petName
    ? `${facts.petName} volvió a la cuenta que la entregó`
    : 'Una mascota volvió a la cuenta que la entregó',
  pieces: [
    greeting(facts),
    `Se recuperó ${moment(facts.createdAt)} la cuenta desde la que se entregó ${facts.petName ? `a ${facts.petName}` : 'más de una mascota'} en los últimos ${RECENT_DAYS} días. La entrega pudo hacerla otra persona y se deshizo: la ficha, las fotos y lo que se escribió desde entonces están otra vez en esa cuenta. Las solicitudes de cita sin confirmar terminan.`,
    'Si la entrega era de verdad, quien la tiene ahora hace un enlace nuevo en «Mi cuenta», «Hogar».',
  ],
  why: SECURITY_WHY,
});

export const pushAdded = (facts: Facts): Mail => ({
  subject: 'Un dispositivo muestra tus avisos',
  pieces: [
    greeting(facts),
    `Desde ${moment(facts.createdAt)} los avisos de tu cuenta salen también en ${facts.device ?? 'un dispositivo que no dice cuál es'}, hasta que esa sesión se cierre.`,
    'En «Mi cuenta», «Avisos», puedes quitarlo.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const toorMade = (facts: Facts): Mail => ({
  subject: 'Hay un superadministrador nuevo',
  pieces: [
    greeting(facts),
    `${facts.memberName ? `La cuenta de ${facts.memberName}` : 'Una cuenta'} es de superadministrador desde ${moment(facts.createdAt)}. En el registro de actos ves quién lo hizo.`,
    `Durante ${TOOR_NEW_DAYS} días no puede tocar la cuenta de otro superadministrador. Si no lo esperabas, entra ya y cámbiale el rol.`,
    { button: 'Abrir el panel', href: `${facts.site}/dashboard/toor` },
  ],
  why: SECURITY_WHY,
});

export const shareMade = (facts: Facts): Mail => ({
  subject: facts.petName ? `Compartiste el carné de ${facts.petName}` : 'Compartiste un carné',
  pieces: [
    greeting(facts),
    `Tu cuenta hizo ${moment(facts.createdAt)} un enlace al carné${facts.petName ? ` de ${facts.petName}` : ' de uno de tus animales'}. Quien lo tenga lo ve sin contraseña hasta que venza.`,
    'En «Mi cuenta», «Enlaces abiertos», puedes retirarlo.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const requestAnswered = (facts: Facts): Mail & { unsubscribe: string } => ({
  subject: 'Respondimos tu solicitud sobre tus datos',
  pieces: [
    greeting(facts),
    `Respondimos ${moment(facts.createdAt)} una solicitud que hiciste sobre tus datos personales. La respuesta está en tu cuenta.`,
    { button: 'Leer la respuesta', href: `${facts.site}/cuenta` },
  ],
  ...unwanted(facts, 'Te escribimos porque hiciste una solicitud.'),
});
