import { MONTH_NAMES } from './month-names.ts';

const DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** 'miércoles 25 de noviembre': of what comes soon, whose year goes without saying. */
export const dayWords = (date: string): string =>
  `${DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${Number(date.slice(8))} de ${MONTH_NAMES[Number(date.slice(5, 7)) - 1]}`;

/** '10:00 a. m.', unbroken. */
export const hourWords = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`;
};

/** 'el miércoles 25 de noviembre a las 10:00 a. m.' of a wall time. */
export const visitWords = (wall: string): string => {
  const time = wall.slice(11);
  return `el ${dayWords(wall.slice(0, 10))} a la${Number(time.slice(0, 2)) % 12 === 1 ? '' : 's'} ${hourWords(time)}`;
};

/** '601 555 0100': digits as they are dialled. */
export const dialled = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
