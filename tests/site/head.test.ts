import { expect, test } from 'vitest';
import { BRAND } from '../../src/shared/brand.ts';
import { pages, read, specials, tagsOf, values } from './built.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const metaOf = (html: string, key: string) =>
  tagsOf(html).find(
    ({ name, attributes: { name: label, property } }) => name === 'meta' && (label === key || property === key),
  )?.attributes.content ?? '';
const canonicalOf = (html: string) =>
  tagsOf(html).find(({ name, attributes: { rel } }) => name === 'link' && rel === 'canonical')?.attributes.href ?? '';

/** The directory's frame: the Worker hands it out as a page for search engines, and its own address has the header instead (src/shared/headers.ts). */
const DIRECTORY = 'clinicas-base.html';
const indexable = pages.filter(({ page }) => page?.served === 'static');
const hidden = [...pages, ...specials].filter(({ page, file }) => page?.served !== 'static' && file !== DIRECTORY);

const repeated = (all: string[]) => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];

test('every built page is a row of the route table', () => {
  expect(pages.filter(({ page }) => page === null).map(({ file }) => file)).toEqual([]);
});

test('titles are unique, end with the brand and fit a result list', () => {
  const titles = indexable.map(({ html }) => titleOf(html));
  expect(repeated(titles)).toEqual([]);
  expect(titles.filter((title) => !title.includes(BRAND))).toEqual([]);
  expect(titles.filter((title) => title.length < 15 || title.length > 90)).toEqual([]);
});

test('descriptions are unique sentences', () => {
  const descriptions = indexable.map(({ html }) => metaOf(html, 'description'));
  expect(repeated(descriptions)).toEqual([]);
  expect(descriptions.filter((text) => text.length < 50 || text.length > 320)).toEqual([]);
});

test('the canonical address is the page’s own path on one https host', () => {
  const hosts = new Set<string>();
  for (const { path, html } of indexable) {
    const url = new URL(canonicalOf(html));
    expect(decodeURI(url.pathname), path).toBe(path);
    expect(url.protocol, path).toBe('https:');
    hosts.add(url.host);
  }
  expect(hosts.size).toBe(1);
});

test('Open Graph says the same as the page', () => {
  for (const { path, html } of indexable) {
    expect(metaOf(html, 'og:url'), path).toBe(canonicalOf(html));
    expect(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'));
    expect(titleOf(html), path).toContain(metaOf(html, 'og:title'));
    expect(metaOf(html, 'og:locale'), path).toBe('es_CO');
  }
});

test('only pages for everybody let themselves be indexed', () => {
  expect(indexable.filter(({ html }) => metaOf(html, 'robots')).map(({ path }) => path)).toEqual([]);
  expect(read('_headers')).toMatch(/^\/clinicas-base\n {2}x-robots-tag: noindex$/m);
  expect(hidden.filter(({ html }) => metaOf(html, 'robots') !== 'noindex').map(({ file }) => file)).toEqual([]);
});

test('structured data parses and its addresses are whole', () => {
  let seen = 0;
  for (const { path, html } of pages) {
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      const data: Record<string, unknown> = JSON.parse(text);
      expect(data['@context'], path).toBe('https://schema.org');
      expect(text, path).not.toMatch(/"\/[a-z]/);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('a breed page carries structured data in the prerendered head', () => {
  const breeds = pages.filter(({ page }) => page?.screen === 'breed');
  expect(
    breeds.filter(({ html }) => !html.slice(0, html.indexOf('</head>')).includes('ld+json')).map(({ path }) => path),
  ).toEqual([]);
});

test('the language of every page is Spanish of Colombia, and it may be zoomed', () => {
  for (const { file, html } of [...pages, ...specials]) {
    expect(values(html, 'html', 'lang'), file).toEqual(['es-CO']);
    expect(metaOf(html, 'viewport'), file).not.toMatch(/maximum-scale|user-scalable/);
  }
});
