import { count } from '../shared/number-words.ts';
import { addDays, wallTime } from '../shared/time.ts';

/**
 * How screens write dates, times and measures (es-CO). Dates are `YYYY-MM-DD` and times `HH:mm`, both Bogotá wall time already
 * (shared/time.ts): nothing here converts a time zone but `momentText`.
 */
const NBSP = '\u00a0';
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** A formatter made when it is first used: making one costs milliseconds, and most pages need few. */
const once = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', ...options }));

const datePart = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(options);
  return (date: string) => format().format(noon(date)).replace('.', '');
};

/** 'viernes' */
export const weekdayName = datePart({ weekday: 'long' });
/** 'vie' */
export const shortWeekday = datePart({ weekday: 'short' });
/** 'noviembre' */
export const monthName = datePart({ month: 'long' });
/** 'nov' */
export const shortMonth = datePart({ month: 'short' });
/** 27 */
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));
/** '9 mar 2026' */
export const shortDate = (date: string): string => `${dayOfMonth(date)} ${shortMonth(date)} ${date.slice(0, 4)}`;

/** 'viernes 27 de noviembre'; with the year when it is not that of `today`. */
export const longDate = (date: string, today: string = date): string => {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${date.slice(0, 4)}`;
  return `${weekdayName(date)} ${dayOfMonth(date)} de ${monthName(date)}${year}`;
};

/** The same with its year, on what outlives it: 'viernes 27 de noviembre de 2026'. */
export const writtenDate = (date: string): string => longDate(date, '');

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', hour12: true });

/** '10:30 a. m.', never broken over two lines. */
export const clockTime = (time: string): string =>
  clock()
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace(/\s/g, NBSP);

/** The day of an instant (ms UTC) in Bogotá: '27 de noviembre de 2026'. */
export const dayText = (at: number): string => {
  const date = wallTime(at).slice(0, 10);
  return `${dayOfMonth(date)} de ${monthName(date)} de ${date.slice(0, 4)}`;
};

/** The month of an instant (ms UTC) in Bogotá: 'noviembre de 2026'. */
export const monthText = (at: number): string => dayText(at).replace(/^\d+ de /, '');

/** An instant (ms UTC) as 'viernes 27 de noviembre, 10:30 a. m.'; the year stands where it is not that of `now`. */
export const momentText = (at: number, now: number): string => {
  const wall = wallTime(at);
  return `${longDate(wall.slice(0, 10), wallTime(now))}, ${clockTime(wall.slice(11))}`;
};

/** The same, but 'hoy, 10:30 a. m.' and 'ayer, 10:30 a. m.' where it was then. */
export const recentText = (at: number, now: number): string => {
  const [wall, today] = [wallTime(at), wallTime(now).slice(0, 10)];
  const day = wall.slice(0, 10) === today ? 'hoy' : wall.slice(0, 10) === addDays(today, -1) ? 'ayer' : null;
  return day ? `${day}, ${clockTime(wall.slice(11))}` : momentText(at, now);
};

/** When a session was last used, which is noted once an hour: 'hace menos de una hora', 'ayer, 10:30 a. m.' */
export const lastUse = (at: number, now: number): string =>
  now - at < 60 * 60 * 1000 ? 'hace menos de una hora' : recentText(at, now);

/** A sentence's end, unless its last word ('7:00 a. m.') brings one. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** '1:30' for 13:30, where the morning and the afternoon stand apart. */
export const slotTime = (time: string): string => clockTime(time).split(NBSP)[0] as string;

const decimal = once(() => new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 }));

/** '3 citas', '1 cita' */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** '28,5 kg'; below one kilogram in grams: '35 g'; 0: nobody weighed it. */
export const weightText = (kg: number): string =>
  kg === 0 ? 'sin pesar' : kg > 0 && kg < 1 ? `${count(kg * 1000)}${NBSP}g` : `${decimal().format(kg)}${NBSP}kg`;

/** '300 123 4567' */
export const phoneText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, `$1${NBSP}$2${NBSP}$3`);

/** What a field for a phone says under its label. */
export const PHONE_HINT = 'Celular o fijo de 10 dígitos: la clínica te llama a este número.';

/** Address of a call to a Colombian number. */
export const telLink = (digits: string): string => `tel:+57${digits}`;

/** The seconds to wait, as people say them: '40 segundos', '2 minutos'. */
export const waitText = (seconds: number): string => {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos');
  return counted(Math.ceil(seconds / 60), 'minuto', 'minutos');
};

/** Words that begin the name of a house or a place, or go before a name: alone they name nobody. */
const NOT_A_NAME =
  /^(familia|cl[ií]nica|veterinaria|hospital|centro|consultorio|don|doña|dra?\.?|doctora?|los|las|el|la)$/i;

/** 'Marcela' of 'Marcela Rojas'; the whole of 'Familia Rojas' and the like. */
export const firstName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return NOT_A_NAME.test(first) ? [first, ...rest].join(' ') : first;
};
