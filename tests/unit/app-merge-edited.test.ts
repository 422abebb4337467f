import { describe, expect, test } from 'vitest';
import type { EditedPet } from '../../src/features/pets/edited-pet.ts';
import { mergeEdited } from '../../src/features/pets/merge-edited.ts';

const base: EditedPet = {
  name: 'Nube',
  species: 'gato',
  breed: 'Persa',
  birthMonth: '05',
  birthYear: '2022',
  sex: '',
  neutered: '',
  colour: '',
  microchip: '',
  allergic: '',
  allergies: '',
  medicines: '',
  notes: '',
};

describe('two people who edit one animal at once', () => {
  test('what only the first changed is theirs in the form of the second, and is named', () => {
    const mine = { ...base, medicines: 'Apoquel' };
    const theirs = { ...base, colour: 'Gris', sex: 'hembra', birthMonth: '06' };
    expect(mergeEdited(base, mine, theirs)).toEqual({
      taken: ['birthMonth', 'sex', 'colour'],
      changes: [
        { name: 'Mes en que nació', theirs: 'junio', keepsMine: false },
        { name: 'Sexo', theirs: 'Hembra', keepsMine: false },
        { name: 'Color y señas', theirs: 'Gris', keepsMine: false },
      ],
    });
  });

  test('what both changed stays as the second typed it, and says what the first left', () => {
    const found = mergeEdited(base, { ...base, notes: 'Se asusta' }, { ...base, notes: 'Muerde', colour: 'Gris' });
    expect(found.taken).toEqual(['colour']);
    expect(found.changes).toContainEqual({ name: 'Notas', theirs: 'Muerde', keepsMine: true });
  });

  test('what both changed alike, and what was emptied, are told as they are', () => {
    const filled = { ...base, notes: 'Muerde', neutered: 'si' };
    expect(mergeEdited(base, { ...base, colour: 'Gris' }, { ...base, colour: 'Gris' }).changes).toEqual([]);
    expect(mergeEdited(filled, filled, { ...filled, notes: '' }).changes).toEqual([
      { name: 'Notas', theirs: 'sin anotar', keepsMine: false },
    ]);
  });
});
