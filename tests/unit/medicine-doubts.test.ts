import { expect, test } from 'vitest';
import { medicineDoubts } from '../../src/shared/medicine-doubts.ts';
import { otherAnimals } from '../../src/shared/stock.ts';

test.each([
  ['Acetaminofén', 'gato', 'Acetaminofén'],
  ['PARACETAMOL gotas', 'gato', 'Acetaminofén'],
  ['Winadeine F', 'perro', 'Acetaminofén'],
  ['Amoxicilina', 'hamster', 'Amoxicilina y otros antibióticos en hámsters'],
  ['Amoxicilina', 'perro', undefined],
  ['Cefovecina', 'gato', undefined],
  // A word inside another is not that word.
  ['Dolexina', 'gato', undefined],
] as const)('%s for a %s: %s', (name, species, grave) => {
  expect(medicineDoubts([{ name }], { species, allergies: null })[0]?.grave?.name).toBe(grave);
});

test.each([
  ['Amoxicilina + ácido clavulánico', 'Amoxicilina: ronchas', true],
  ['Amoxicilinas', 'a la amoxicilina', true],
  ['Ácido fólico', 'Amoxicilina con ácido clavulánico', false],
  ['Cefalexina', 'Pollo, le pica la piel', false],
  // A family stands for its members, and a member for its family.
  ['Amoxicilina + ácido clavulánico', 'Penicilina: ronchas', true],
  ['Penicilina G benzatínica', 'Ampicilina', true],
  ['Cefalexina', 'alérgica a las penicilinas', true],
  ['Trimetoprim-sulfametoxazol', 'Sulfas', true],
  ['Sulfato ferroso', 'Sulfas', false],
  ['Carprofeno', 'AINES: vomita sangre', true],
  ['Doxiciclina', 'Tetraciclinas', true],
  ['Enrofloxacina', 'Quinolonas', true],
  ['Doxiciclina', 'Penicilina: ronchas', false],
  ['Cefalexina', null, false],
])('%s over the allergy %s is asked about: %s', (name, allergies, asked) => {
  expect(medicineDoubts([{ name }], { species: 'loro', allergies }).length > 0).toBe(asked);
});

test('what meets an allergy by its family says which, and what may only cross says so', () => {
  const of = (name: string) =>
    medicineDoubts([{ name }], { species: 'gato', allergies: 'Penicilina: ronchas' }).map(({ text }) => text);
  expect(of('Amoxicilina + ácido clavulánico')).toEqual([
    '«Amoxicilina + ácido clavulánico»: es del grupo de penicilinas, y hay una alergia anotada («Penicilina: ronchas»)',
  ]);
  expect(of('Cefovecina')).toEqual([
    '«Cefovecina»: es del grupo de cefalosporinas, que puede cruzarse con penicilinas: hay una alergia anotada («Penicilina: ronchas»)',
  ]);
});

test.each([
  ['gato', { product: 'Polivalente canina', title: 'Triple felina' }, 'product'],
  ['perro', { product: 'Felocell', title: 'Triple felina' }, 'title'],
  ['gato', { product: 'Rabia para perros y gatos', title: 'Rabia' }, undefined],
  ['loro', { product: 'Rabia para perros y gatos', title: 'Rabia' }, 'product'],
  ['perro', { product: 'Rabisin', title: 'Rabia' }, undefined],
] as const)('a vaccine for a %s with %o is doubted in %s', (species, words, path) => {
  expect(otherAnimals(species, { kind: 'vacuna', ...words })?.path).toBe(path);
});
