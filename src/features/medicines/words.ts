import { counted, ended, longDate, recentText } from '../../lib/formats.ts';
import type { Medicine } from '../../shared/schemas/medicine.ts';

/** 'Hasta el viernes 4 de diciembre.' and, before its first day, from when on; '' without either. */
export const spanText = ({ from, to }: Pick<Medicine, 'from' | 'to'>, today: string): string => {
  const parts = [from > today && `desde el ${longDate(from, today)}`, to && `hasta el ${longDate(to, today)}`];
  const text = parts.filter(Boolean).join(' ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

type Tick = { by: string | null; isMine: boolean; at: number };

/** 'La marcó Beto Cano, hoy, 8:02 a. m.' */
export const tickText = ({ by, isMine, at }: Tick, now: number): string => {
  const who = isMine ? 'La marcaste' : by === null ? 'La marcó alguien que ya no está' : `La marcó ${by}`;
  return ended(`${who}: ${recentText(at, now)}`);
};

/** '3 horas sin marcar de los días anteriores' */
export const missedText = (many: number): string =>
  `${counted(many, 'hora', 'horas')} sin marcar de los días anteriores`;
