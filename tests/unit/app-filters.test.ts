import { expect, test } from 'vitest';
import { readFilters, writeFilters } from '../../src/features/accounts/filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the filters of the accounts survive the address', () => {
  const filters = { q: 'rosa elvira', role: 'business', state: 'inactive' } as const;
  expect(writeFilters(filters).toString()).toBe('q=rosa+elvira&rol=business&estado=inactivo');
  expect(read(writeFilters(filters).toString())).toEqual(filters);
});

test('an address without filters narrows nothing, and neither does one that is made up', () => {
  const none = { q: '', role: null, state: null };
  expect(read('')).toEqual(none);
  expect(read('rol=root&estado=quizas&q=%20%20')).toEqual(none);
  expect(writeFilters(none).toString()).toBe('');
});

test('a search is cut to what the call takes', () => expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(80));
