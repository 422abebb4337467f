import { expect, test } from 'vitest';
import { drawnFile } from '../../src/shared/compare.ts';
import { bindings, send, takeComplaints } from '../support/world.ts';

const compare = (query: string, sent: Parameters<typeof send>[2] = {}) => send('GET', `/perros/comparar${query}`, sent);
const heads = (html: string) =>
  [...html.matchAll(/<th role="columnheader"[^>]*><a href="[^"]*">([^<]*)/g)].map(([, name]) => name);
const ticked = (html: string) => [...html.matchAll(/value="([^"]*)" checked/g)].map(([, slug]) => slug);

test.each(['?razas=pug,labrador', '?razas=pug&razas=labrador', '?razas=pug,unicornio,labrador,pug'])(
  'the rows of «%s» stand in the html, in the order of the choice',
  async (query) => {
    const { status, text } = await compare(query);
    expect(status).toBe(200);
    expect(text).toContain('<title>Pug y Labrador, lado a lado · Patas y Plumas</title>');
    expect(heads(text)).toEqual(['Pug', 'Labrador']);
    expect(text).toContain('>Pug y Labrador</h1>');
    expect(text).not.toContain('name="pareja"');
    expect(text).toContain('<tr role="row" data-differs="true"><th role="rowheader" scope="row">Energía<i>Cambia</i>');
    expect(text).toContain('<tr role="row" data-differs="false"><th role="rowheader" scope="row">Niños<i>Igual</i>');
    expect(text).toContain('href="/perros/comparar?razas=labrador" aria-label="Quitar Pug"');
    expect(ticked(text).sort()).toEqual(['labrador', 'pug']);
    expect(text).toContain('Puedes agregar una tercera.');
  },
);

test('of three, what a narrow screen leaves out is the reader’s choice, and a row says whose answer alone parts', async () => {
  const { text } = await compare('?razas=pug,labrador,husky');
  const pairs = [...text.matchAll(/name="pareja" value="(\d)"( checked)?>([^<]*)<\/label>/g)];
  expect(pairs.map(([, out, checked, names]) => [out, Boolean(checked), names])).toEqual([
    ['2', true, 'Pug y Labrador'],
    ['1', false, 'Pug y Husky'],
    ['0', false, 'Labrador y Husky'],
  ]);
  expect(text).toMatch(/data-differs="true" data-odd="\d"/);
});

test('what one of them does not say is said so', async () => {
  expect((await compare('?razas=pug,husky')).text).toContain('<span class="text-soft">Sin dato</span>');
});

test('nothing, one, and more than fit are pages too', async () => {
  const none = await compare('');
  expect([heads(none.text), ticked(none.text)]).toEqual([[], []]);
  expect(none.text).toContain('Elige dos o tres');
  const one = await compare('?razas=pug');
  expect([heads(one.text), ticked(one.text)]).toEqual([[], ['pug']]);
  expect(one.text).toContain('Ya hay una.');
  const four = await compare('?razas=pug&razas=labrador&razas=husky&razas=boxer');
  expect(heads(four.text)).toHaveLength(3);
  expect(four.text).toContain('No cupo Boxer:');
});

test('it may be kept for an hour, by nobody’s index, and asks no database', async () => {
  const noDatabase = new Proxy({} as D1Database, {
    get: () => {
      throw new Error('the comparison asked the database');
    },
  });
  const { status, headers } = await compare('?razas=pug,labrador', { env: { DB: noDatabase } });
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    200,
    'public, max-age=3600',
    'noindex',
  ]);
  expect(headers.get('content-security-policy')).toContain('sha256-of-the-build');
});

test('what is typed into the address never stands in the page', async () => {
  const { status, text } = await compare(`?razas=${encodeURIComponent('"><script>alert(1)</script>,pug,%E0%A4%A')}`);
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert');
});

test('a build without its file is a fault of ours', async () => {
  const { ASSETS } = bindings;
  const without = {
    fetch: (request: Request) =>
      new URL(request.url).pathname === drawnFile('perros')
        ? new Response(null, { status: 404 })
        : ASSETS.fetch(request),
  } as unknown as Fetcher;
  expect((await compare('?razas=pug,labrador', { env: { ASSETS: without } })).status).toBe(500);
  expect(takeComplaints()).toHaveLength(1);
});
