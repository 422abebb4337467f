import { expect, test } from 'vitest';
import { figure, longDate, monthOf, phoneDigits, span } from '../../src/features/guides/figures.ts';
import { anchorOf } from '../../src/shared/anchor.ts';

test('figures are written as in Colombia', () => {
  expect(figure(0.25)).toBe('0,25');
  expect(figure(1490)).toBe('1.490');
  expect(figure(1234567.5)).toBe('1.234.567,5');
});

test('a range keeps its unit on the same line, and equal ends are one figure', () => {
  expect(span({ min: 10, max: 12 }, 'años')).toBe('10–12\u00a0años');
  expect(span({ min: 1.5, max: 3 })).toBe('1,5–3');
  expect(span({ min: 28, max: 28 }, 'cm')).toBe('28\u00a0cm');
});

test('dates are read in words', () => {
  expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026');
  expect(longDate('2026-03-05')).toBe('5 de marzo de 2026');
  expect(monthOf('2026-11-20')).toBe('noviembre de 2026');
});

test('a telephone is grouped in threes', () => {
  expect(phoneDigits('3001234567')).toBe('300\u00a0123\u00a04567');
});

test('the address of a heading has no marks, signs or spaces', () => {
  expect(anchorOf('¿Cuánta y en qué recipiente?')).toBe('cuanta-y-en-que-recipiente');
  expect(anchorOf('Ráfagas de 5 a 15 minutos')).toBe('rafagas-de-5-a-15-minutos');
  expect(anchorOf('Uñas «largas»')).toBe('unas-largas');
});
