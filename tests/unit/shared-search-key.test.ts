import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchKey } from '../../src/shared/search-key.ts';

test.each([
  [['Muñoz  ÁNGELA'], 'munoz angela'],
  [['Güiza', null, undefined, ' 310 '], 'guiza 310'],
  [['e\u0301'], 'e'],
  [['ﬁnca'], 'finca'],
  [[''], ''],
])('%j is searched as %j', (parts, key) => expect(searchKey(...parts)).toBe(key));

test('folding twice changes nothing, and both Unicode forms are one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = searchKey(text);
      return searchKey(key) === key && searchKey(text.normalize('NFD')) === searchKey(text.normalize('NFC'));
    }),
  );
});
