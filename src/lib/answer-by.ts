import { clockTime, ended, longDate } from './formats.ts';

/** 'hoy a las 3:00 p. m.', 'el martes 24 de noviembre a la 1:00 p. m.': a wall time as the end of a term. */
export const byText = (wall: string, today: string): string => {
  const [date, time] = [wall.slice(0, 10), clockTime(wall.slice(11))];
  return `${date === today ? 'hoy' : `el ${longDate(date, today)}`} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
};

/** Until when a clinic has to answer a request (`date`: its own hour, wall time), as a sentence; null: it waits for nothing. */
export const answerText = (
  { answerBy, date }: { answerBy: string | null; date: string },
  today: string,
): string | null =>
  answerBy &&
  (answerBy > date
    ? 'La clínica tiene hasta la hora de la cita para responder.'
    : ended(`La clínica tiene hasta ${byText(answerBy, today)} para responder`));
