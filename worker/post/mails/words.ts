import { dayWords, visitWords } from '../../../src/shared/day-words.ts';
import { wallTime } from '../../../src/shared/time.ts';
import type { Facts } from '../mail.ts';
import type { Piece } from './compose.ts';

/** 'el miércoles 25 de noviembre de 2026 a las 10:00 a. m. (hora de Colombia)' */
export const moment = (at: number): string => {
  const wall = wallTime(at);
  const day = dayWords(wall.slice(0, 10));
  return `${visitWords(wall).replace(day, `${day} de ${wall.slice(0, 4)}`)} (hora de Colombia)`;
};

export const greeting = ({ name }: Facts): string => (name ? `Hola, ${name.replace(/[\s\p{Cc}]+/gu, ' ')}:` : 'Hola:');

/** Ends a mail of a kind that may be switched off, with the link that does it. */
export const unwanted = ({ link, isClient, visit }: Facts, why: string) => {
  const unsubscribe = link('/baja/', 'unsubscribe');
  if (isClient)
    return {
      why: `Te escribimos por una cita${visit ? ` en ${visit.clinicName}` : ''}: la clínica anotó que lo autorizaste. Para no recibir más correos de ella: ${unsubscribe}`,
      unsubscribe,
    };
  return { why: `${why} Para no recibir más este aviso: ${unsubscribe}`, unsubscribe };
};

/** Ends what tells of an act on the account: nobody can switch it off. */
export const SECURITY_WHY =
  'Te escribimos porque hay una cuenta con este correo. Los avisos de seguridad no se pueden apagar. Nunca te pediremos la contraseña por correo.';

/** What to do if somebody else did it: end all sessions by a link, then an own password. */
export const notMe = ({ link }: Facts): Piece[] => [
  'Si no fuiste tú, cierra ya todas las sesiones con este botón. En la página siguiente te decimos cómo poner una contraseña nueva.',
  { button: 'No fui yo: cerrar las sesiones', href: link('/no-fui-yo/', 'not_me') },
];
