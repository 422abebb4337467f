/**
 * Months of the year in their order, as texts say them. Written by hand: build, Worker and browser then agree on every machine.
 */
export const MONTH_NAMES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
