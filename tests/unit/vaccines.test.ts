import { expect, test } from 'vitest';
import { otherVaccine } from '../../src/shared/vaccines.ts';

test.each([
  ['Triple felina', 'Antirrábica', 'Antirrábica'],
  ['Triple felina', 'Antirrábica (demo)', 'Antirrábica'],
  ['Rabia', 'Antirrábica', null],
  ['Rabia', 'Rabisin', null],
  ['Rabia', 'Nobivac Tricat', 'Triple felina'],
  ['Polivalente (moquillo, adenovirus y parvovirus)', 'Séxtuple canina', null],
  ['Polivalente (moquillo, adenovirus y parvovirus)', 'Rabia para perros y gatos', 'Antirrábica'],
  // One that is both is either.
  ['Rabia', 'Vanguard + rabia', null],
  ['Polivalente (moquillo, adenovirus y parvovirus)', 'Vanguard + rabia', null],
  // Nobody can tell by a brand that names nothing.
  ['Triple felina', 'Biofel', null],
  ['Newcastle', 'Antirrábica', null],
])('a vaccine %s out of a batch of %s: %s', (given, product, other) => {
  expect(otherVaccine(given, product)).toBe(other);
});
