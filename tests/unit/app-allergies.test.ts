import { expect, test } from 'vitest';
import { editedForm } from '../../src/features/pets/edited-pet.ts';
import { allergyFact, allergyText } from '../../src/lib/allergies.ts';
import { petCardOutput } from '../../src/shared/schemas/pet-file.ts';

test.each([
  [null, null, 'no se ha preguntado'],
  [null, '2026-11-09', 'ninguna, se preguntó el 9 nov 2026'],
  ['Pollo.', null, 'Pollo.'],
])('allergies %j, none since %j: %s', (allergies, allergiesNoneOn, text) =>
  expect(allergyText({ allergies, allergiesNoneOn })).toBe(text),
);

test('alone it begins a sentence', () =>
  expect(allergyFact({ allergies: null, allergiesNoneOn: null })).toBe('No se ha preguntado'));

test('a card that a device kept before there was the question is read, and nobody asked', () => {
  const { allergiesNoneOn: field } = petCardOutput.shape;
  expect(field.parse(undefined)).toBeNull();
});

test.each([
  ['', '', { allergies: null, noAllergies: false }],
  ['no', 'Pollo', { allergies: null, noAllergies: true }],
  ['si', 'Pollo', { allergies: 'Pollo', noAllergies: false }],
] as const)('an owner who answers %j with %j', (allergic, allergies, said) => {
  const form = {
    ...{ name: 'Lulú', species: 'perro', breed: '', birthMonth: '03', birthYear: '2022', sex: '', neutered: '' },
    ...{ colour: '', microchip: '', medicines: '', notes: '', allergic, allergies },
  };
  expect(editedForm('2026-11').parse(form)).toMatchObject(said);
  expect(editedForm('2026-11').safeParse({ ...form, allergic: 'si', allergies: ' ' }).error?.issues[0]?.path).toEqual([
    'allergies',
  ]);
});
