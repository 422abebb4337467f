import { visitWords } from '../../../src/shared/day-words.ts';
import { RECENT_DAYS } from '../../../src/shared/limits.ts';
import { isLookedAfter } from '../../../src/shared/looked-after.ts';
import type { Facts } from '../mail.ts';
import type { Mail } from './compose.ts';
import { greeting, moment, notMe, SECURITY_WHY } from './words.ts';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

const ASKED_WHY =
  'Te escribimos porque alguien pidió este mensaje con tu correo. Nunca te pediremos la contraseña por correo.';

export const recovery = (facts: Facts): Mail => ({
  subject: 'Pon una contraseña nueva',
  pieces: [
    greeting(facts),
    `Alguien, quizá tú, dijo que olvidó la contraseña de esta cuenta ${moment(facts.createdAt)}.`,
    { button: 'Poner una contraseña nueva', href: facts.link('/clave#', 'recovery') },
    // Who runs the service goes by the link only (worker/auth/recovery.ts).
    ...(isLookedAfter(facts.role)
      ? ['¿Lo pediste en otro equipo? Escribe allí este código:', { code: facts.code }]
      : []),
    'Sirve una sola vez y durante una hora. No se lo pases a nadie: quien lo tiene entra a tu cuenta.',
    'Si no lo pediste tú, no hagas nada: tu contraseña sigue igual.',
  ],
  why: ASKED_WHY,
});

export const verifyEmail = (facts: Facts): Mail => ({
  subject: 'Confirma que este correo es tuyo',
  pieces: [
    greeting(facts),
    'Con un toque nos dices que este correo es tuyo. Así puedes recuperar la contraseña por tu cuenta y nadie más usa tu dirección.',
    { button: 'Confirmar mi correo', href: facts.link('/verificar#', 'verify_email') },
    'O escribe este código en tu cuenta:',
    { code: facts.code },
    'El enlace y el código sirven durante 24 horas. Si no abriste una cuenta, no hagas nada.',
  ],
  why: ASKED_WHY,
});

export const changeEmail = (facts: Facts): Mail => ({
  subject: 'Confirma tu correo nuevo',
  pieces: [
    greeting(facts),
    'Pediste que tu cuenta use este correo. Cambia cuando lo confirmes; hasta entonces sigue con el de antes.',
    { button: 'Usar este correo', href: facts.link('/verificar#', 'change_email') },
    'O escribe este código en tu cuenta:',
    { code: facts.code },
    'El enlace y el código sirven durante 24 horas. Si no lo pediste tú, no hagas nada.',
  ],
  why: ASKED_WHY,
});

export const emailChangeAsked = (facts: Facts): Mail => ({
  subject: 'Pidieron cambiar el correo de tu cuenta',
  pieces: [
    greeting(facts),
    `Alguien que está en tu cuenta, quizá tú, pidió ${moment(facts.createdAt)} que use otro correo. Cambia cuando se confirme desde ese otro correo.`,
    'Si fuiste tú, no hay nada que hacer. El botón de abajo también cancela el cambio.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

const MOVED_WHY =
  'Te escribimos porque una cuenta usaba este correo. Los avisos de seguridad no se pueden apagar. Nunca te pediremos la contraseña por correo.';

export const emailChanged = (facts: Facts): Mail => ({
  subject: 'El correo de tu cuenta cambió',
  pieces: [
    greeting(facts),
    `Tu cuenta dejó de usar este correo ${moment(facts.createdAt)}. Desde ahora se entra con otro.${facts.actorRole ? ' Lo cambió la administración.' : ''}`,
    facts.actorRole ? 'Si lo pediste, no hay nada que hacer.' : 'Si fuiste tú, no hay nada que hacer.',
    `Si no ${facts.actorRole ? 'lo pediste' : 'fuiste tú'}, recupera ya tu cuenta: con este botón pones una contraseña nueva, vuelve a ser tuya con este correo, se cierran todas las sesiones y se quita lo que se le agregó desde entonces para entrar. Sirve una sola vez y durante tres días.`,
    ...(facts.actorRole ? ['Mientras sirve, los avisos de seguridad de la cuenta llegan también a este correo.'] : []),
    {
      button: `${facts.actorRole ? 'No lo pedí' : 'No fui yo'}: recuperar mi cuenta`,
      href: facts.link('/clave#', 'email_changed'),
    },
  ],
  why: MOVED_WHY,
});

export const emailChangedByOther = (facts: Facts): Mail => ({
  subject: 'El correo de tu cuenta cambió',
  pieces: [
    greeting(facts),
    `Tu cuenta dejó de usar este correo ${moment(facts.createdAt)}. No lo hiciste tú desde tu cuenta: alguien lo cambió por ti, o la recuperó con un correo anterior.`,
    `Si lo pediste, no hay nada que hacer. Si no, ${facts.actorRole ? 'cierra la cuenta con este botón y ' : ''}escríbele ya a quien responde por el servicio: ${facts.site}/privacidad dice cómo.`,
    // Nobody had shown that this address is its person's: it closes, and gives nothing.
    ...(facts.actorRole ? [{ button: 'No lo pedí: cerrar la cuenta', href: facts.link('/no-fui-yo/', 'not_me') }] : []),
  ],
  why: MOVED_WHY,
});

/** Links of one's own that a new password ended: who gave them to somebody has to give others. */
const endedWith = ({ ended: { feed, shares, pets, grants } }: Facts): string[] => {
  const whose = pets.length > 0 ? ` de ${listed.format(pets)}` : '';
  const ended = [
    ...(feed ? ['el enlace de tu calendario privado'] : []),
    ...(shares > 0
      ? [`${shares === 1 ? 'un enlace compartido' : `${shares} enlaces compartidos`} al carné${whose}`]
      : []),
  ];
  return [
    ...(ended.length > 0 ? [`Con ella dejó de servir lo que abría algo sin contraseña: ${listed.format(ended)}.`] : []),
    ...(grants > 0
      ? [
          `También se retiró el permiso para leer la historia de tus mascotas que ${grants === 1 ? 'una clínica recibió' : `${grants} clínicas recibieron`} en los últimos ${RECENT_DAYS} días. Si se lo diste tú, dáselo otra vez desde el carné.`,
        ]
      : []),
  ];
};

/** Whom the account let in lately: somebody else in its session may have been letting themselves in. */
const letIn = ({ ended: { given }, role }: Facts): string[] =>
  given.length === 0
    ? []
    : [
        `En los últimos ${RECENT_DAYS} días se le dio entrada desde tu cuenta a ${listed.format(given)}. ${role === 'business' ? 'Si en la clínica aparece en «Cuentas que esperan un sí», no entra hasta que respondas; si no, y no fuiste tú, retírala ya en «Equipo», en la configuración de tu clínica' : 'Si no fuiste tú, quítala ya en la lista de cuentas: no se cierra con tu contraseña'}.`,
      ];

/** Who of the household sees the animals no more until its owner says who they are. */
const waiting = ({ ended: { waits } }: Facts): string[] =>
  waits.length === 0
    ? []
    : [
        `${listed.format(waits)} ${waits.length === 1 ? 'entró' : 'entraron'} a tu hogar en los últimos ${RECENT_DAYS} días y ${waits.length === 1 ? 'espera' : 'esperan'} tu sí: mientras tanto no ${waits.length === 1 ? 've' : 'ven'} a tus mascotas. Te preguntamos por ${waits.length === 1 ? 'esa persona' : 'esas personas'} en tu panel, cuando entres.`,
      ];

/** Which of the clinic's animals went to somebody by a code that the account made: it is theirs from then on. */
const handedOver = ({ ended: { handed } }: Facts): string[] =>
  handed.length === 0
    ? []
    : [
        `En los últimos ${RECENT_DAYS} días se entregó la ficha de ${listed.format(handed)} con un código hecho desde tu cuenta. Si no fuiste tú, escríbele ya a quien responde por el servicio: en «Privacidad» está cómo.`,
      ];

/** What was asked for lately: somebody else in its session may have, and a clinic that confirms reads the animal's file. */
const booked = ({ ended: { visits } }: Facts): string[] =>
  visits.length === 0
    ? []
    : [
        `En los últimos ${RECENT_DAYS} días se pidió desde tu cuenta: ${listed.format(visits.map(({ pet, clinic, startsAt }) => `${pet} en ${clinic}, ${visitWords(startsAt)}`))}. La clínica que confirma una cita lee la ficha de tu mascota. Si no la pediste tú, cancélala: deja de leerla.`,
      ];

export const passwordChanged = (facts: Facts): Mail => ({
  subject: 'Tu contraseña cambió',
  pieces: [
    greeting(facts),
    `La contraseña de tu cuenta cambió ${moment(facts.createdAt)} y se cerraron las sesiones que estaban abiertas.`,
    ...endedWith(facts),
    ...waiting(facts),
    ...letIn(facts),
    ...handedOver(facts),
    ...booked(facts),
    'Si fuiste tú, no hay nada que hacer.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const passwordSet = (facts: Facts): Mail => ({
  subject: 'Te pusieron una contraseña temporal',
  pieces: [
    greeting(facts),
    `La administración puso una contraseña temporal en tu cuenta ${moment(facts.createdAt)} y cerró tus sesiones. Al entrar con ella te pediremos una tuya.`,
    'Lo que ya había en tu cuenta no lo ve nadie que entre con ella: se abre cuando pones tu contraseña desde un correo como este, con «¿Olvidaste tu contraseña?».',
    ...endedWith(facts),
    'Si no la pediste, este botón la anula y cierra las sesiones. Después puedes poner una tuya.',
    { button: 'No la pedí: anularla', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});

export const linkIssued = (facts: Facts): Mail => ({
  subject: 'Alguien pidió un enlace para tu contraseña',
  pieces: [
    greeting(facts),
    `${facts.actorRole === 'business' ? 'La persona titular de tu clínica' : 'La administración'} hizo ${moment(facts.createdAt)} un enlace para poner una contraseña nueva en tu cuenta. Quien tiene el enlace puede usarlo durante 24 horas.`,
    'Si lo pediste, te lo entregan en persona, por teléfono o por mensaje: úsalo tú.',
    'Si no lo pediste, este botón anula el enlace y cierra todas las sesiones.',
    { button: 'No lo pedí: anular el enlace', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});
