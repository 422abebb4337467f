import { expect, test } from 'vitest';
import { readActFilters, writeActFilters } from '../../src/features/accounts/act-filters.ts';
import { ALL, type Filters, readFilters, writeFilters } from '../../src/features/accounts/filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the filters of the accounts survive the address', () => {
  const filters: Filters = {
    q: 'rosa elvira',
    role: 'business',
    state: 'inactive',
    sort: 'newest',
    cursor: 'WzEsImEiXQ',
    page: 3,
  };
  expect(writeFilters(filters).toString()).toBe(
    'q=rosa+elvira&rol=business&estado=inactivo&orden=nuevas&pagina=3&desde=WzEsImEiXQ',
  );
  expect(read(writeFilters(filters).toString())).toEqual(filters);
});

test('an address without filters narrows nothing, and neither does one that is made up', () => {
  expect(read('')).toEqual(ALL);
  expect(read('rol=root&estado=quizas&q=%20%20&orden=toString&pagina=7')).toEqual(ALL);
  expect(read(`desde=${'a'.repeat(2000)}&pagina=-1`)).toEqual(ALL);
  expect(writeFilters(ALL).toString()).toBe('');
});

test('a search is cut to what the call takes', () => expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(80));

test('the filters of the audit log survive the address, and what is made up narrows nothing', () => {
  const filters = {
    actor: 'a-1',
    target: 'b-2',
    action: 'account.deleted',
    from: '2026-11-01',
    to: '2026-11-30',
  } as const;
  expect(writeActFilters(filters).toString()).toBe(
    'actor=a-1&sobre=b-2&acto=account.deleted&desde=2026-11-01&hasta=2026-11-30',
  );
  expect(readActFilters(writeActFilters(filters))).toEqual(filters);
  expect(readActFilters(new URLSearchParams('acto=nada&desde=ayer&hasta=2026-13-45&actor=%20'))).toEqual({});
});
