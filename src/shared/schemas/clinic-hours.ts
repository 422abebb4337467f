import * as z from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'Elige horas en punto o y media.');
const span = z.tuple([time, time]);

/** Opening hours to write, Monday first; null: closed. */
export const weekHours = z
  .array(span.refine(([opens, closes]) => opens < closes, 'La hora de cierre va después de la de apertura.').nullable())
  .length(7);
/** Pauses to write, Monday first; null: none. */
export const weekPauses = z.array(span.nullable()).length(7);

type Week = { hours: z.output<typeof weekHours>; pauses?: z.output<typeof weekPauses> | undefined };
const wordsOf = ([from, to]: readonly [string, string], open: readonly [string, string] | null | undefined) => {
  if (from >= to) return 'La pausa termina después de empezar.';
  const isWithin = open && from > open[0] && to < open[1];
  return isWithin ? null : 'La pausa va dentro del horario: empieza después de abrir y termina antes de cerrar.';
};

/** Says of each pause what is wrong with it: one that begins or ends the day is other hours, not a pause. */
export const pausesFit = ({ hours, pauses = [] }: Week, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
  for (const [day, pause] of pauses.entries()) {
    const message = pause && wordsOf(pause, hours[day]);
    if (message) addIssue({ code: 'custom', path: ['pauses', day], message });
  }
};
