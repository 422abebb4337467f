import { expect, test } from 'vitest';
import { ACCESS_FILTERS } from '../../src/features/accesses/access-filters.ts';
import { ACT_FILTERS, ACT_GROUPS, actsNamed } from '../../src/features/accounts/act-filters.ts';
import { ALL, type Filters, readFilters, writeFilters } from '../../src/features/accounts/filters.ts';
import { ACTS } from '../../src/shared/acts.ts';

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
  expect(ACT_FILTERS.write(filters)).toBe('actor=a-1&sobre=b-2&acto=account.deleted&desde=2026-11-01&hasta=2026-11-30');
  expect(ACT_FILTERS.read(new URLSearchParams(ACT_FILTERS.write(filters)))).toEqual(filters);
  expect(ACT_FILTERS.read(new URLSearchParams('acto=nada&desde=ayer&hasta=2026-13-45&actor=%20'))).toEqual({});
});

test('the filters of the accesses survive the address, and what is made up narrows nothing', () => {
  const filters = { user: 'a-1', kind: 'login_failed', network: '190.25.3.x', from: '2026-11-01' } as const;
  const query = ACCESS_FILTERS.write(filters);
  expect(query).toBe('cuenta=a-1&acceso=login_failed&red=190.25.3.x&desde=2026-11-01');
  expect(ACCESS_FILTERS.read(new URLSearchParams(query))).toEqual(filters);
  expect(ACCESS_FILTERS.read(new URLSearchParams('acceso=toString&desde=2026-02-30&red=%20'))).toEqual({});
});

test('each act is offered under one subject, and found by its words or its subject', () => {
  const offered = ACT_GROUPS.flatMap(({ offers }) => offers.map(({ value }) => value));
  expect(offered.toSorted()).toEqual(Object.keys(ACTS).toSorted());
  expect(actsNamed('LLAVE quit')).toEqual([
    { label: 'Segundo paso y sesiones', offers: [{ value: 'passkey.removed', text: 'Llave de acceso quitada' }] },
  ]);
  const named = actsNamed('configuración').flatMap(({ offers }) => offers.map(({ value }) => value));
  expect(named).toEqual(expect.arrayContaining(['banner.removed', 'clinic.changed']));
  expect(actsNamed('unicornio')).toEqual([]);
});
