import type { Facts } from '../mail.ts';
import type { Mail } from './compose.ts';
import { greeting, moment, notMe, SECURITY_WHY } from './words.ts';

/** A notice of something that changed in how one enters. */
const changed = (facts: Facts, subject: string, what: string, ...more: string[]): Mail => ({
  subject,
  pieces: [
    greeting(facts),
    `${what} ${moment(facts.createdAt)}.`,
    ...more,
    'Si fuiste tú, no hay nada que hacer.',
    ...notMe(facts),
  ],
  why: SECURITY_WHY,
});

export const passkeyAdded = (facts: Facts): Mail =>
  changed(
    facts,
    'Agregaste una llave de acceso',
    'A tu cuenta se le agregó una llave de acceso',
    'Con ella se entra sin escribir la contraseña. El botón de abajo también quita esa llave.',
  );

export const passkeyRemoved = (facts: Facts): Mail =>
  changed(facts, 'Quitaste una llave de acceso', 'A tu cuenta se le quitó una llave de acceso');

export const totpAdded = (facts: Facts): Mail =>
  changed(
    facts,
    'Tu cuenta ahora pide un código al entrar',
    'A tu cuenta se le puso una aplicación de códigos',
    'Quien entre con la contraseña debe escribir además un código. El botón de abajo también la quita.',
  );

export const totpRemoved = (facts: Facts): Mail =>
  changed(facts, 'Quitaste la aplicación de códigos', 'A tu cuenta se le quitó la aplicación de códigos');

export const recoveryCodesMade = (facts: Facts): Mail =>
  changed(
    facts,
    'Hiciste códigos de recuperación nuevos',
    'Tu cuenta tiene códigos de recuperación nuevos',
    'Los anteriores ya no sirven.',
  );

export const recoveryCodeUsed = (facts: Facts): Mail =>
  changed(
    facts,
    'Entraron con un código de recuperación',
    'Alguien entró a tu cuenta con la contraseña y un código de recuperación',
    'Cada código sirve una sola vez. En «Mi cuenta», «Cómo entras», ves cuántos te quedan y puedes hacer otros.',
  );

export const secondStepRemoved = (facts: Facts): Mail => ({
  subject: 'Quitaron el segundo paso de tu cuenta',
  pieces: [
    greeting(facts),
    `Quien responde por el servicio quitó ${moment(facts.createdAt)} las llaves de acceso, la aplicación de códigos y los códigos de recuperación de tu cuenta. Tus sesiones se cerraron: entra con tu contraseña y pon un segundo paso nuevo en «Mi cuenta», «Cómo entras».`,
    'Si no lo pediste, pregunta ya a la administración y cambia tu contraseña.',
    { button: 'Cerrar las sesiones', href: facts.link('/no-fui-yo/', 'not_me') },
  ],
  why: SECURITY_WHY,
});
