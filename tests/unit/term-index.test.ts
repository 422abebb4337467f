import { expect, test } from 'vitest';
import { addTo, emptyIndex, find, type TermIndex, termsLike } from '../../src/shared/search/term-index.ts';

const anIndex = (): TermIndex => {
  const index = emptyIndex(['title', 'text']);
  addTo(index, ['Vómito', 'El perro vomita y vomita otra vez, constructor']);
  addTo(index, ['Tos', 'La tos del perro']);
  addTo(index, ['Chocolate', 'Vómito por chocolate']);
  return index;
};
const ids = (index: TermIndex, term: string, how = {}) =>
  [...find(index, term, { title: 4, text: 1 }, how).values()].sort((a, b) => b.score - a.score).map(({ id }) => id);

test('a term finds its documents, those that name it in a dearer field first', () => {
  const index = anIndex();
  expect(ids(index, 'bomit')).toEqual([0, 2]);
  expect([...find(index, 'bomit', { title: 4, text: 1 }).values()].map(({ fields }) => [...fields])).toEqual([
    ['title', 'text'],
    ['text'],
  ]);
  expect(ids(index, 'bomit', {})).toEqual(ids(JSON.parse(JSON.stringify(index)), 'bomit', {}));
});

test('a field without worth finds nothing, nor does what no document says', () => {
  expect([...find(anIndex(), 'bomit', { title: 1 }).keys()]).toEqual([0]);
  // Stored and read again it is a plain object, which knows more names than it was given.
  const read: TermIndex = JSON.parse(JSON.stringify(anIndex()));
  for (const term of ['toString', 'valueOf', '__proto__', 'nada']) expect([term, ids(read, term)]).toEqual([term, []]);
});

test('a beginning and a word with typos are worth less than the word', () => {
  const index = anIndex();
  const weights = (term: string, how: object) => new Map(termsLike(index, term, how));
  expect(weights('bom', {}).size).toBe(0);
  expect(weights('bom', { begun: true }).get('bomit')).toBeLessThan(1);
  expect(weights('bomti', { typos: 1 }).get('bomit')).toBeLessThan(1);
  expect(weights('bomit', { typos: 1 }).get('bomit')).toBe(1);
  // A short word is no misspelling of everything.
  expect([...weights('bomitando', { typos: 2 }).keys()]).toEqual([]);
});
