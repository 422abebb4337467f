import { expect, test } from 'vitest';
import { type BuiltPage, pages, read, tagsOf } from './built.ts';

type Thing = Record<string, unknown> & { '@type': string };

const canonical = (html: string) =>
  tagsOf(html).find(({ name, attributes: { rel } }) => name === 'link' && rel === 'canonical')?.attributes.href ?? '';
/** Address of the deployment that was built. */
const SITE = new URL(canonical(pages.find(({ path }) => path === '/')?.html ?? '')).origin;

const thingsOf = ({ html }: BuiltPage): Thing[] =>
  [
    ...html.slice(0, html.indexOf('</head>')).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => JSON.parse(text));
const withThings = pages.map((page) => ({ ...page, things: thingsOf(page) }));
const ofType = (type: string) =>
  withThings.flatMap((page) => page.things.flatMap((thing) => (thing['@type'] === type ? [{ ...page, thing }] : [])));

/** What search engines ask of each type, and what a value must look like. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OURS = new RegExp(`^${SITE.replaceAll('.', '\\.')}/`);
const SOME = /\S/;
const REQUIRED: Record<string, Record<string, RegExp>> = {
  WebSite: { name: SOME, url: OURS, inLanguage: /^es-CO$/ },
  WebPage: { name: SOME, description: SOME, url: OURS, inLanguage: /^es-CO$/ },
  CollectionPage: { name: SOME, description: SOME, url: OURS, inLanguage: /^es-CO$/ },
  AboutPage: { name: SOME, description: SOME, url: OURS, dateModified: DAY },
  Article: {
    headline: /^.{2,110}$/,
    description: SOME,
    dateModified: DAY,
    mainEntityOfPage: OURS,
    inLanguage: /^es-CO$/,
  },
};

/** Forms of accounts: nothing to tell a search engine. */
const PLAIN = ['login', 'login-business', 'register'];
const told = withThings.filter(({ page }) => page?.served === 'static' && !PLAIN.includes(page.screen));

test('every page for everybody says what it is, in types that we know', () => {
  const known = [...Object.keys(REQUIRED), 'BreadcrumbList', 'ItemList', 'FAQPage'];
  for (const { path, things } of told) {
    expect(things.length, path).toBeGreaterThan(0);
    for (const thing of things) {
      expect(known, path).toContain(thing['@type']);
      expect(thing['@context'], path).toBe('https://schema.org');
    }
  }
});

test.each(Object.entries(REQUIRED))('each %s has what search engines ask of it', (type, fields) => {
  const found = ofType(type);
  expect(found.length).toBeGreaterThan(0);
  for (const { path, html, thing } of found) {
    for (const [field, form] of Object.entries(fields)) expect(thing[field], `${path} ${field}`).toMatch(form);
    const own = type === 'Article' ? thing.mainEntityOfPage : thing.url;
    expect(own, path).toBe(canonical(html));
  }
});

test('an article names its author, and its picture where it has one', () => {
  for (const { path, thing } of ofType('Article')) {
    expect(thing.author, path).toMatchObject({ '@type': 'Organization', name: expect.stringMatching(SOME) });
    expect((thing.author as Thing).url, path).toMatch(OURS);
    if ('image' in thing) expect(thing.image, path).toMatch(OURS);
  }
});

test('a breadcrumb goes from Inicio to the page, by the links that its head shows', () => {
  const shown = (html: string) => {
    const trail = /<nav class="folio"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    return tagsOf(trail).flatMap(({ name, attributes: { href } }) =>
      name === 'a' && href ? [SITE + encodeURI(href)] : [],
    );
  };
  for (const { path, html, things, page } of told) {
    if (page?.screen === 'home') continue;
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (trail?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1));
    expect(
      items.map(({ name }) => name.trim() === ''),
      path,
    ).not.toContain(true);
    expect(
      items.map(({ item }) => item),
      path,
    ).toEqual([...shown(html), canonical(html)]);
  }
});

test('a list names pages that exist, each once', () => {
  const paths = new Set(pages.map((page) => page.path));
  const lists = ofType('ItemList');
  expect(lists.length).toBeGreaterThan(0);
  for (const { path, thing } of lists) {
    const urls = (thing.itemListElement as { url: string }[]).map(({ url }) => decodeURI(new URL(url).pathname));
    expect(new Set(urls).size, path).toBe(urls.length);
    expect(thing.numberOfItems, path).toBe(urls.length);
    expect(
      urls.filter((url) => !paths.has(url)),
      path,
    ).toEqual([]);
  }
});

test('questions and answers stand on the page in the same words', () => {
  const words = (html: string) =>
    html
      .slice(html.indexOf('<main'))
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/\s+([.,;:)])/g, '$1')
      .replace(/\s+/g, ' ');
  const found = ofType('FAQPage');
  expect(found.length).toBeGreaterThan(0);
  for (const { path, html, thing } of found) {
    for (const { name, acceptedAnswer } of thing.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(words(html), path).toContain(name);
      expect(words(html), path).toContain(acceptedAnswer.text.split('. ')[0]);
    }
  }
});

test('the sitemap dates every guide with the revision that its page shows', () => {
  const rows = new Map(
    [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, url = '', day]) => [decodeURI(new URL(url).pathname), day],
    ),
  );
  const guides = pages.filter(({ page }) =>
    ['breed', 'topic', 'first-aid-entry', 'species'].includes(page?.screen ?? ''),
  );
  expect(guides.length).toBeGreaterThan(100);
  for (const { path, html } of guides) {
    const shown = /Última revisión del texto:[^<]*<time dateTime="([^"]+)"/.exec(html.replace(/<!-- -->/g, ''))?.[1];
    expect(shown, path).toMatch(DAY);
    expect(rows.get(path), path).toBe(shown);
  }
  const undated = told.filter(({ path }) => !DAY.test(rows.get(path) ?? '')).map(({ path }) => path);
  expect(undated).toEqual([]);
  for (const path of ['/login', '/register']) expect(rows.has(path) && rows.get(path) === undefined, path).toBe(true);
});

test('robots.txt lets everybody read the guides and nobody crawl calls and private pages', () => {
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const refused = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const { path } of told)
    expect(
      refused.filter((one) => path.startsWith(one)),
      path,
    ).toEqual([]);
  for (const path of ['/trpc/', '/api/', '/dashboard/', '/carne/', '/calendario/']) expect(refused).toContain(path);
});

test('the licences of the typeface, the icons and what runs in the browser are served', () => {
  const text = read('licencias.txt');
  for (const name of ['SIL OPEN FONT LICENSE', 'Lucide', 'react ', 'wouter ']) expect(text).toContain(name);
});
