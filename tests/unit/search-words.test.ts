import { expect, test } from 'vitest';
import { fold, guideTermOf, termOf, termsOf, wordsOf } from '../../src/shared/search/words.ts';

const term = (word: string) => termOf(fold(word));

test.each([
  'vómito vomita vomitar vomitando vómitos',
  'convulsión convulsiones convulsiona convulsionando',
  'orina orinar orinó orinando',
  'intoxicado intoxicación intoxicó intoxicada',
  'vacuna vacunas vacunar vacunación',
  'respira respirar respiración respiratoria',
  'perro perra perros perritos perrita perrico',
  'gato gata gatico gatita',
  'periquito perico pericos',
  'lombriz lombrices',
  'nariz narices',
  'hámster hamster hámsters',
  'bañar baño bañarlo bañándola',
  'parto parir pariendo parió',
  'enfermo enferma enfermedad enfermedades',
  'comió comer comiendo comida',
])('the forms of one word are one term: %s', (forms) => {
  expect(new Set(forms.split(' ').map(term)).size).toBe(1);
});

test.each([
  ['vómito', 'bomito'],
  ['convulsión', 'combulcion'],
  ['hueso', 'gueso'],
  ['guacamaya', 'huacamaya'],
  ['cebolla', 'sevoya'],
  ['desparasitar', 'desparacitar'],
  ['rottweiler', 'rotweiler'],
  ['sarna', 'zarna'],
  ['vacuna', 'bacuna'],
  ['lombriz', 'lonbris'],
  ['chihuahua', 'chiguagua'],
])('%s is found by who writes %s, as it sounds', (right, heard) => {
  expect(term(heard)).toBe(term(right));
});

test.each([
  ['pata', 'gata'],
  ['gato', 'pato'],
  ['vómito', 'voto'],
  ['celo', 'pelo'],
  ['caza', 'pasa'],
  ['rabia', 'rabo'],
  ['límpido', 'limpio'],
  ['persa', 'perra'],
])('%s and %s stay two', (one, other) => {
  expect(term(one)).not.toBe(term(other));
});

test('words that say nothing alone are left out, whatever their case', () => {
  expect(termsOf('¿Qué le doy a MI perro si no puede…?')).toEqual([term('perro')]);
});

test('a nail typed without ñ is a nail; the article in our guides is none', () => {
  expect(term('unas')).toBe(term('uñas'));
  expect(guideTermOf('unas')).toBeNull();
  expect(guideTermOf('uñas')).toBe(term('uña'));
});

test('accents fall and ñ stays', () => {
  expect(fold('¡Pingüino, Ñandú y CAFÉ!')).toBe('¡pinguino, ñandu y cafe!');
  expect(wordsOf(fold('E-967: 2–6 meses'))).toEqual(['e', '967', '2', '6', 'meses']);
});

test('a finger that stayed on a key says nothing, and is no size of battery', () => {
  expect(termsOf(`aaaa ${'a'.repeat(25)} jjj`)).toEqual([]);
  expect(termOf('aa')).not.toBeNull();
});
