import { clockTime, shortDate } from '../../lib/formats.ts';
import { addDays, wallTime } from '../../shared/time.ts';

/** When somebody was last here, as short as a column: 'hoy, 8:15 a. m.', 'ayer', '3 nov 2026'. */
export const lastText = (at: number | null, now: number): string => {
  if (at === null) return 'Sin accesos';
  const [day = '', time = ''] = wallTime(at).split('T');
  const today = wallTime(now).slice(0, 10);
  if (day === today) return `Hoy, ${clockTime(time)}`;
  return day === addDays(today, -1) ? 'Ayer' : shortDate(day);
};
