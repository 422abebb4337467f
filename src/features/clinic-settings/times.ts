import { SLOTS, slotEnd } from '../../shared/slots.ts';

export const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

const ANY_DAY = '2000-01-01T';

/** Times at which hours and blocks begin and end: the grid of visits and the end of its last half hour, 09:00 to 17:30. */
export const EDGES: readonly string[] = [
  ...SLOTS,
  ...SLOTS.slice(-1).map((last) => slotEnd(ANY_DAY + last).slice(ANY_DAY.length)),
];

/** What may be chosen. What is stored may lie outside the grid (06:00): it stays to choose. */
export const times = (value: string): readonly string[] => (EDGES.includes(value) ? EDGES : [...EDGES, value].sort());
