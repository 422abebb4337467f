import { expect, test } from 'vitest';
import { beyondGuide, type GuideVital } from '../../src/features/records/guide-vitals.ts';

const row = (folder: string, heart?: { min: number; max: number }): GuideVital => ({
  animal: folder,
  folder,
  heart,
  temperature: folder === 'gatos' ? { min: 38, max: 39.2 } : undefined,
  gums: '',
  source_note: '',
});
const ROWS = [row('perros', { min: 80, max: 160 }), row('perros', { min: 60, max: 110 }), row('gatos'), row('loros')];

test.each([
  ['gato', 'temperature', 39.8, 'Por encima de lo normal en reposo (38–39,2)'],
  ['gato', 'temperature', 37.9, 'Por debajo de lo normal en reposo (38–39,2)'],
  ['gato', 'temperature', 39.2, null],
  ['gato', 'temperature', null, null],
  ['gato', 'temperature', Number.NaN, null],
  ['perro', 'heart', 150, null],
  ['perro', 'heart', 59, 'Por debajo de lo normal en reposo (60–160)'],
  ['loro', 'heart', 900, null],
  ['gato', 'refill', 9, null],
] as const)('of a %s %s %s is marked: %s', (species, measure, value, said) => {
  expect(beyondGuide(ROWS, species, measure, value)).toBe(said);
});
