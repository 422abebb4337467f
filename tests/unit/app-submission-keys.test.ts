import { expect, test } from 'vitest';
import { askedKey, forgetKey, keepKey } from '../../src/lib/submission-keys.ts';

const mani = { name: 'Maní', species: 'hamster' };

test('the same thing asked again before its answer is the same submission', () => {
  const asked = askedKey('rosa', 'pets.create', mani);
  expect(keepKey(asked)).toBe(keepKey(askedKey('rosa', 'pets.create', { ...mani })));
});

test('once it was answered, the same thing is another submission', () => {
  const asked = askedKey('rosa', 'pets.create', mani);
  const first = keepKey(asked);
  forgetKey(asked);
  expect(keepKey(asked)).not.toBe(first);
});

test('another person, another procedure and another text are others', () => {
  const keys = [
    askedKey('rosa', 'pets.create', mani),
    askedKey('beto', 'pets.create', mani),
    askedKey('rosa', 'appointments.create', mani),
    askedKey('rosa', 'pets.create', { ...mani, name: 'Nube' }),
  ].map(keepKey);
  expect(new Set(keys).size).toBe(4);
});

test('what never got an answer is forgotten in the end', () => {
  const first = keepKey(askedKey(null, 'first', 0));
  for (let n = 0; n < 60; n += 1) keepKey(askedKey(null, 'more', n));
  expect(keepKey(askedKey(null, 'first', 0))).not.toBe(first);
});
