import { MAX_CAPACITY } from './limits.ts';

/** Colours that a clinic's agenda may have: each has its own token of the palette. */
export const AGENDA_COLOURS = ['pino', 'teja', 'uva', 'miel', 'hoja', 'piedra'] as const;
export type AgendaColour = (typeof AGENDA_COLOURS)[number];

/** Agendas that a clinic ever has, those put away too: each is one of its seats. */
export const MAX_AGENDAS = MAX_CAPACITY;
