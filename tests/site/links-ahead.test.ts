import { expect, test } from 'vitest';
import { LINKS_AHEAD } from '../../src/shared/headers.ts';
import { PAGES } from '../../src/shared/routes.ts';
import { pages, read } from './built.ts';

type Rules = { prefetch: { where: { href_matches: string[] }; eagerness: string }[] };
const rules: Rules = JSON.parse(read(LINKS_AHEAD.slice(1)));

const ORIGIN = 'https://patas.test';
/** Whether a browser may fetch the link before it is pressed. */
const isAhead = (href: string) =>
  rules.prefetch.some(({ where }) => where.href_matches.some((one) => new URLPattern(one, ORIGIN).test(href, ORIGIN)));

/** Parameters of the table as an address has them. */
const filled = (pattern: string) => pattern.replace(/:\w+/g, 'a1b2');

test('every guide is fetched ahead, also with what its address asks', () => {
  const guides = pages.filter(({ page }) => page?.served === 'static' && page.access === 'all');
  expect(guides.length).toBeGreaterThan(300);
  expect(guides.filter(({ path }) => !isAhead(encodeURI(path))).map(({ path }) => path)).toEqual([]);
  expect(isAhead('/perros/razas?tamano=mini')).toBe(true);
});

test('never fetched ahead: the home page, what the Worker answers, frames, forms and addresses that are a key', () => {
  const others = PAGES.filter(({ served, access }) => served !== 'static' || access !== 'all');
  expect(others.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['/', '/buscar', '/carne/:token', '/clave']),
  );
  const never = [
    ...others.map(({ pattern }) => filled(pattern)),
    '/?x=1',
    '/buscar?q=uva',
    '/clave?t=abc',
    '/trpc/auth.me',
    '/api/aviso',
  ];
  expect(never.filter(isAhead)).toEqual([]);
});

test('only fetched, not drawn: nothing of a page begins before it is seen', () => {
  expect(Object.keys(rules)).toEqual(['prefetch']);
});
