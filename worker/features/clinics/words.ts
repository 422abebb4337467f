import { dayWords, hourWords } from '../../../src/shared/day-words.ts';
import { DIRECTORY_TITLE, SEEN } from '../../../src/shared/directory.ts';
import { holidayName } from '../../../src/shared/holidays.ts';
import { addDays, weekday } from '../../../src/shared/time.ts';
import type { DirectoryQuery } from './directory.ts';
import { AHEAD_DAYS, type Opening, type State, spanOf } from './opening.ts';

// What the directory says of clinics.

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** 'las 2:00 p. m.', 'la 1:30 p. m.' */
const hour = (wall: string) => `la${/T(01|13):/.test(wall) ? '' : 's'} ${hourWords(wall.slice(11))}`;

/** 'hoy a las 2:00 p. m.', 'mañana a las 9:00 a. m.', 'el lunes 30 de noviembre a las 9:00 a. m.' */
const whenWords = (wall: string, now: string): string => {
  const [date, today] = [wall.slice(0, 10), now.slice(0, 10)];
  const day = date === today ? 'hoy' : date === addDays(today, 1) ? 'mañana' : `el ${dayWords(date)}`;
  return `${day} a ${hour(wall)}`;
};

/** How a clinic stands at a wall time, as a sentence without its stop. `dayAndNight`: it takes emergencies at any hour, so that only its visits have one. */
export const stateWords = ({ is, at }: State, now: string, dayAndNight = false): string => {
  if (is === 'ask') return 'A esta hora no da citas: llama antes de ir';
  if (at === null) return 'Cerrada estos días: llama para saber cuándo abre';
  if (is === 'open') return `Abierta ahora, hasta ${hour(at)}`;
  if (dayAndNight) return `Ahora solo atiende urgencias: llama antes de ir. Da citas otra vez ${whenWords(at, now)}`;
  return is === 'pause'
    ? `En pausa ahora. Vuelve a abrir ${whenWords(at, now)}`
    : `Cerrada ahora. Abre ${whenWords(at, now)}`;
};

const spanWords = ([from, until]: readonly [string, string]) => `${hourWords(from)} a ${hourWords(until)}`;

/** Days in a row that a clinic is open alike: `['Lunes a viernes', '9:00 a. m. a 5:30 p. m.']`. */
export const weekWords = ({ hours, pauses }: Pick<Opening, 'hours' | 'pauses'>): [days: string, hours: string][] => {
  const runs: { from: number; to: number; said: string }[] = [];
  for (const [day, span] of hours.entries()) {
    const pause = pauses[day];
    const halves =
      span && pause
        ? ([
            [span[0], pause[0]],
            [pause[1], span[1]],
          ] as const)
        : span
          ? [span]
          : [];
    const said = halves.map(spanWords).join(' y ') || 'cerrada';
    const last = runs.at(-1);
    if (last?.said === said) last.to = day;
    else runs.push({ from: day, to: day, said });
  }
  return runs.map(({ from, to, said }) => {
    if (to - from === 6) return ['Todos los días', said];
    const until = from === to ? '' : ` ${to - from === 1 ? 'y' : 'a'} ${DAYS[to]}`;
    return [capital(`${DAYS[from]}${until}`), said];
  });
};

/** What a clinic does on the holidays of the next days that fall on one of its open weekdays: 'Martes 8 de diciembre, festivo: cerrada'. */
export const holidayWords = (clinic: Opening, today: string): string[] =>
  Array.from({ length: AHEAD_DAYS }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    if (!holidayName(date) || !clinic.hours[weekday(date) - 1]) return [];
    return [`${capital(dayWords(date))}, festivo: ${spanOf(clinic, date) ? 'abre' : 'cerrada'}`];
  });

/** The page's title: of a city of the directory, or of all. */
export const directoryTitle = (city: string | null): string => (city ? `Veterinarias de ${city}` : DIRECTORY_TITLE);

/** Why nobody is listed, in words that repeat nothing that was typed: `city` is a name of the directory; null: of all. */
export const missedWords = (
  { species, dayAndNight }: Pick<DirectoryQuery, 'species' | 'dayAndNight'>,
  city: string | null,
): [title: string, text: string] => {
  const what = species ? ` que atienda ${SEEN[species]}` : '';
  const when = dayAndNight ? `${what ? ' y' : ' que'} tenga urgencias 24 horas` : '';
  const where = city ? ` de ${city}` : '';
  return [
    `Ninguna clínica${where}${what}${when} está en el directorio`,
    'Aquí solo están las que reciben citas por esta página. Que no haya una no quiere decir que no exista: búscala en el mapa.',
  ];
};

export const UNKNOWN_CITY: [title: string, text: string] = [
  'No hay clínicas de esa ciudad en el directorio',
  'Mira si está escrita de otra forma, o busca en el mapa la que te quede más cerca.',
];
