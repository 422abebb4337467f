import { describe, expect, test } from 'vitest';
import { type AgeUnit, typedPet } from '../../src/features/pets/typed-pet.ts';
import { breedNamed } from '../../src/shared/breed-named.ts';
import type { Species } from '../../src/shared/species.ts';

const typed = (species: Species | '', age: string, weight: string, ageUnit: AgeUnit = 'years') =>
  typedPet(species, ageUnit).safeParse({ name: ' Canela ', species, breed: '', age, ageUnit, weight, notes: '' });
const problems = (result: ReturnType<typeof typed>) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

describe('a pet as it is typed', () => {
  test('a dog goes out in years and kg, with comma or point', () => {
    expect(typed('perro', '2,5', '28.5').data).toEqual({
      name: 'Canela',
      species: 'perro',
      breed: null,
      age: 2.5,
      weight: 28.5,
      notes: null,
    });
  });

  test('a hamster typed in months and grams goes out in years and kg', () => {
    expect(typed('hamster', '9', '142', 'months').data).toMatchObject({ age: 0.75, weight: 0.142 });
  });

  test('a parrot typed in years and grams, with a point between thousands', () => {
    expect(typed('loro', '12', '1.100').data).toMatchObject({ age: 12, weight: 1.1 });
  });

  test.each([
    ['perro', '2,55', '28,5', { age: 'Usa un solo decimal, como 2,5.' }],
    ['gato', '2', '4,25', { weight: 'Usa un solo decimal, como 28,5.' }],
    ['perro', '-1', '-2', { age: 'La edad no puede ser negativa.', weight: 'El peso no puede ser negativo.' }],
    ['perro', 'tres', '', { age: 'Escribe la edad con números.', weight: 'Escribe el peso con números.' }],
    [
      'gato',
      '101',
      '151',
      { age: 'La edad máxima es 100 años.', weight: 'Un gato no pesa más de 25 kg. Revisa el número y la unidad.' },
    ],
    ['', '1', '1', { species: 'Elige la especie.' }],
  ] as const)('%s of %s and %s: every problem is named at once', (species, age, weight, expected) =>
    expect(problems(typed(species, age, weight))).toEqual(expected),
  );

  test('months and grams are whole', () => {
    expect(problems(typed('hamster', '2,5', '35,5', 'months'))).toEqual({
      age: 'Escribe meses completos, sin decimales.',
      weight: 'Escribe gramos completos, sin decimales.',
    });
  });
});

describe('the breed that words name', () => {
  const breeds = [
    { name: 'Labrador', otherNames: ['Labrador retriever'] },
    { name: 'Bulldog francés', otherNames: ['Frenchie'] },
    { name: 'Bulldog inglés', otherNames: [] },
    { name: 'Hámster sirio', otherNames: [] },
  ];
  test.each([
    ['labrador', 'Labrador'],
    ['LABRADOR RETRIEVER', 'Labrador'],
    ['labrador negro', 'Labrador'],
    ['sirio', 'Hámster sirio'],
    ['bulldog frances', 'Bulldog francés'],
    ['bulldog', undefined],
    ['gozque', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j names %s', (words, name) => expect(breedNamed(breeds, words)?.name).toBe(name));
});
