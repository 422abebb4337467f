import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SearchResults } from '../../src/features/guides/search/search-results.tsx';
import type { Answer, FoundPage } from '../../src/shared/search/pages.ts';
import sprite from '../../src/ui/icons.svg?url';
import { resultsHtml } from '../../worker/pages/search-results.ts';

const LINES = [
  { name: 'Toxicología <24 h>', tel: '018000916012', poison: true as const },
  { name: '123', tel: '123' },
];

const plain = (text: string) => [{ text, hit: false }];
const BREED: FoundPage = {
  path: '/loros/razas/lorito-senegalés#salud',
  kind: 'breed',
  folder: 'loros',
  asked: 'loros',
  picture: '/images/loros/lorito-senegal%C3%A9s/1-320.webp',
  title: [
    { text: 'Lorito ', hit: false },
    { text: 'senegalés', hit: true },
  ],
  also: null,
  section: plain('Problemas de salud'),
  excerpt: [{ text: 'Picaje', hit: true }, ...plain('. «Bornavirosis» & otros')],
  severity: null,
  urgent: false,
};
const TOXIC: FoundPage = {
  path: '/toxicos/chocolate',
  kind: 'toxic',
  folder: null,
  asked: null,
  picture: null,
  title: [{ text: 'Chocolate', hit: true }, ...plain(' y cacao')],
  also: plain("Brownie, d'Onofrio"),
  section: null,
  excerpt: plain('Todo lo que lleve cacao.'),
  severity: { folder: 'perros', degree: 3 },
  urgent: true,
};
const BREATHLESS: FoundPage = { ...TOXIC, kind: 'first-aid', path: '/primeros-auxilios/rcp', asked: 'perros' };
const answer = (found: FoundPage[], rest: Partial<Answer> = {}): Answer => ({
  query: 'x',
  urgent: false,
  found,
  poisoning: false,
  total: found.length,
  suggestions: [],
  ...rest,
});

/** Html as the browser writes it again, attributes in order, so that spellings of the same markup are one. */
const normal = (html: string) => {
  const place = document.createElement('template');
  place.innerHTML = html;
  for (const element of place.content.querySelectorAll('*')) {
    const sorted = [...element.attributes].sort((x, y) => (x.name < y.name ? -1 : 1));
    for (const { name } of sorted) element.removeAttribute(name);
    for (const { name, value } of sorted) element.setAttribute(name, value);
  }
  return place.innerHTML;
};

test.each<[string, Answer]>([
  ['one result', answer([BREED])],
  ['several', answer([BREED, { ...TOXIC, urgent: false, severity: { folder: null, degree: 4 } }])],
  ['an emergency', answer([TOXIC, BREED], { urgent: true })],
  ['an emergency alone', answer([TOXIC], { urgent: true })],
  ['an emergency without poison', answer([{ ...BREED, urgent: true }], { urgent: true })],
  [
    'first aid for one species',
    answer([{ ...TOXIC, kind: 'first-aid', path: '/primeros-auxilios/rcp', asked: 'loros' }]),
  ],
  ['who does not breathe', answer([BREATHLESS], { urgent: true })],
  ['nothing', answer([])],
  ['nothing, with what is near', answer([], { suggestions: ['xilitol', 'ají & <ajo>'] })],
  ['nothing of an emergency', answer([], { urgent: true })],
])('the Worker draws %s as the app does', async (_name, found) => {
  const { container } = await render(<SearchResults answer={found} lines={LINES} />);
  expect(normal(await resultsHtml(found, LINES, sprite))).toBe(normal(container.innerHTML));
});

test('what was met is marked, in the title too', async () => {
  const { container } = await render(<SearchResults answer={answer([BREED])} lines={LINES} />);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'senegalés',
    'Picaje',
  ]);
});

test('an emergency calls the clinic first, a line for poisons only where something was eaten', async () => {
  const called = async (poisoning: boolean) => {
    const { container } = await render(
      <SearchResults answer={answer([TOXIC], { urgent: true, poisoning })} lines={LINES} />,
    );
    // The first has two names, of which the style shows one: before a number is kept it calls nobody.
    return [...container.querySelectorAll('.found-calls a')].map(
      (link) => (link.querySelector('.call-kept') ?? link).textContent,
    );
  };
  expect(await called(true)).toEqual(['Mi clínica', 'Toxicología <24 h>', '123']);
  expect(await called(false)).toEqual(['Mi clínica', '123']);
});

test('only the result about who does not breathe leads straight to the pressing, of whom was named', async () => {
  const { container } = await render(
    <SearchResults
      answer={answer([BREATHLESS, { ...BREATHLESS, path: '/primeros-auxilios/rcp#senales', asked: null }, TOXIC])}
      lines={LINES}
    />,
  );
  expect([...container.querySelectorAll('.found-press a')].map((link) => link.getAttribute('href'))).toEqual([
    '/primeros-auxilios/rcp?especie=perros#paso-comprimir',
    '/primeros-auxilios/rcp#paso-comprimir',
  ]);
});
