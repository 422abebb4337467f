import { shownQuery } from './typed.ts';

/** Pictures that phones offer, as the words that they stand for. */
const PICTURES: Record<string, string> = {
  '🆘': 'urgencia',
  '🐶': 'perro',
  '🐱': 'gato',
  '🐹': 'hámster',
  '🦜': 'loro',
  '🍫': 'chocolate',
  '🧅': 'cebolla',
  '🍇': 'uvas',
  '💊': 'medicamentos',
  '🐍': 'serpiente',
  '🐝': 'aguijón',
  '🤮': 'vomita',
  '🩸': 'sangre',
};
/** Pictures of animals alone ask for nothing. */
const ONLY_ANIMALS = /^[🐶🐱🐹🦜\s]+$/u;
/** A cry for help that says nothing more: 'ayudaaa', 'SOS por favor'. */
const CRY = /^(?:(?:ayud[ae]+(?:n?me+)?|auxilio+|s\.?o\.?s|por ?fa(?:vor)?|ya)[\s!¡.,]*)+$/i;

/** What was typed, in words. */
export const inWords = (typed: string | null | undefined): string => {
  const shown = shownQuery(typed);
  if (ONLY_ANIMALS.test(shown)) return shown;
  const text = shown.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${PICTURES[picture] ?? ''} `);
  return CRY.test(text.trim()) ? 'urgencia' : text;
};
