// Longer than 200 lines: all that a device keeps is one list, judged in one place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST } from '../../scripts/setup/places.ts';
import { keptPath } from '../../src/shared/offline.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { isUrgent } from '../../src/shared/urgent.ts';
import { type Pack, packNameOf, unpack } from '../../src/sw/pages-pack.ts';
import type { Entry, Precache } from '../../src/sw/precache.ts';
import { isPressed } from '../../src/sw/pressed.ts';
import { brotli, CLIENT, closure, exists, manifest, pages, read, specials, tagsOf, values } from './built.ts';

/** docs/map.md, Budgets: what a first visit keeps, in bytes as they are stored; what travels is less. */
const MOST = 1_500_000;

/** Reading and pressing hundreds of files takes a while on a busy machine, ms. */
const LONG = 60_000;

const precache: Precache = JSON.parse(readFileSync(join(DIST, 'precache.json'), 'utf8'));
const fileOf = ({ url }: Entry) => url.slice(1);
const fileBytes = (file: string) => readFileSync(join(CLIENT, file));
/** What the worker presses is stored so. */
const bytesOf = (file: string) => (isPressed(file) ? deflateSync(fileBytes(file)) : fileBytes(file)).length;
/** Packs and the font are compressed already: they travel as they are stored. */
const wireOf = (file: string) => (/\.(pack|woff2)$/.test(file) ? bytesOf(file) : brotli(file));
const sum = (files: string[], measure: (file: string) => number) =>
  files.reduce((total, file) => total + measure(file), 0);

const packOf = (url: string): Pack => JSON.parse(inflateSync(readFileSync(join(CLIENT, url.slice(1)))).toString());
const packs = Object.values(precache.packs).map(packOf);
const packed = Object.assign({}, ...packs.map(({ pages: held }) => held)) as Pack['pages'];
const htmlOf = (path: string) => packs.map((pack) => unpack(pack, path)).find((html) => html !== null) ?? '';
const urgent = pages.map(({ path }) => encodeURI(path)).filter(isUrgent);

describe('what is kept before anybody asks for it', () => {
  const first = [...precache.base, ...precache.more].map(fileOf);
  const all = [...first, ...precache.owner.map(fileOf)];

  test('exists, each file once', () => {
    expect(all.filter((file) => !exists(file))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('toxics come behind their styles, before their scripts and before the search', () => {
    const more = precache.more.map(fileOf);
    const toxics = more.findIndex((file) => file.includes('/toxicos-'));
    expect(toxics).toBeGreaterThan(0);
    expect(more.slice(0, toxics).filter((file) => !file.endsWith('.css'))).toEqual([]);
    expect(more.at(-1)).toContain('/busqueda-');
  });

  test('is within its budget, also with the code of an owner’s screens', { timeout: LONG }, () => {
    for (const [name, files] of Object.entries({ 'first visit': first, 'with an owner’s screens': all }))
      console.log(`${name}: ${sum(files, bytesOf)} bytes stored, ${sum(files, wireOf)} transferred, of ${MOST}`);
    expect(sum(all, bytesOf)).toBeLessThanOrEqual(MOST);
  });

  test('is files of the build only: no page under its address, no call, no key', () => {
    expect(all.filter((file) => !/^assets\/[^/]+\.(js|css|svg|woff2|pack)$/.test(file)).sort()).toEqual([
      expect.stringMatching(/^assets\/guides-[\w-]+\.json$/),
      expect.stringMatching(/^assets\/terms-[\w-]+\.json$/),
      'favicon.svg',
    ]);
    const revisions = [...precache.base, ...precache.more, ...precache.owner].filter(
      ({ revision }) => revision !== null,
    );
    expect(revisions.map(({ url }) => url)).toEqual(['/favicon.svg']);
  });

  test('holds every page of first aid and toxics, the offline page, the home page, the search and the shell, and no other', () => {
    expect(urgent.filter((path) => path.startsWith('/primeros-auxilios')).length).toBe(25);
    expect(urgent.length).toBeGreaterThan(200);
    expect(Object.keys(packed).sort()).toEqual([...urgent, '/', '/buscar', '/shell', '/sin-conexion'].sort());
    const extra = Object.keys(packed).filter((path) => keptPath(path) === null);
    expect(extra.sort()).toEqual(['/buscar', '/shell', '/sin-conexion']);
  });

  // Opening one takes a slow phone tenths of a second: the search must not wait for two hundred toxics.
  test('each page stands in the one pack that is opened for it, and the search alone in its own', () => {
    for (const [name, url] of Object.entries(precache.packs))
      expect(Object.keys(packOf(url).pages).filter((path) => packNameOf(path) !== name)).toEqual([]);
    expect(Object.keys(packOf(precache.packs.search).pages)).toEqual(['/buscar']);
  });

  test('the kept page of the search begins at once, and asks for its engine with all that it runs', () => {
    const [page] = tagsOf(htmlOf('/buscar')).filter(({ name }) => name === 'html');
    const code = page?.attributes['data-code']?.split(' ') ?? [];
    expect(page?.attributes['data-start']).toBe('now');
    expect(code).toContain(`/${manifest['features/guides/search/search-engine.ts']?.file}`);
    expect(new Set(code).size).toBe(code.length);
    // Where the Worker answers nobody waits for the engine.
    const served = tagsOf(read('buscar-base.html')).find(({ name }) => name === 'html')?.attributes ?? {};
    expect(served['data-start']).toBeUndefined();
    expect(served['data-code']?.split(' ')).toEqual(code.slice(0, served['data-code']?.split(' ').length));
  });

  test('gives pages back as they are served, but for what only search engines read', { timeout: LONG }, () => {
    const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
    for (const { path, html } of [...pages, ...specials]) {
      const kept = htmlOf(path === '/shell' ? path : encodeURI(path));
      if (!kept) continue;
      expect(bodyOf(kept), path).toBe(bodyOf(html));
      expect(values(kept, 'link', 'href').filter((href) => /css/.test(href))).toEqual(
        values(html, 'link', 'href').filter((href) => /css/.test(href)),
      );
      expect(kept, path).toMatch(/<title>[^<]+<\/title>/);
      expect(kept, path).not.toMatch(/ld\+json|rel="canonical"|property="og:/);
    }
  });

  test('holds everything that its pages name', () => {
    const lists = { '/': precache.base, more: [...precache.base, ...precache.more] };
    const missing = Object.keys(packed).flatMap((path) => {
      const have = new Set((/^\/(toxicos|buscar)/.test(path) ? lists.more : lists['/']).map(({ url }) => url));
      const named = htmlOf(path).match(/\/assets\/[\w.-]+/g) ?? [];
      return [...new Set(named)].filter((file) => !have.has(file)).map((file) => `${path}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  // What documents run stands in their html, so it is among the names above.
  test('holds the code behind a touch, and the frame of an account with the table that leads on', () => {
    for (const source of [
      'main.tsx',
      ...(manifest['main.tsx']?.dynamicImports ?? ['main.tsx asks for its renderer']),
      'app/screens.ts',
      'screens/unreachable.tsx',
      'features/guides/first-aid/cpr-beat.tsx',
      'features/guides/toxics/toxic-near.ts',
      'features/guides/search/search-engine.ts',
    ])
      expect([source, [...closure([source])].filter((file) => !all.includes(file))]).toEqual([source, []]);
  });

  test('sends its pages with the headers of the server', () => {
    for (const { headers } of packs) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(read('_headers')).toContain(`content-security-policy: ${headers['content-security-policy']}`);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('the worker', () => {
  test('stands at its address, knows its build and its lists, and every page names the same build', () => {
    const worker = read('sw.js');
    expect(worker).toContain(precache.build);
    for (const { url } of [...precache.base, ...precache.more]) expect(worker).toContain(url);
    for (const { html, file } of [...pages, ...specials])
      expect(values(html, 'html', 'data-build'), file).toEqual([precache.build]);
  });

  test('is asked for anew each time', () => {
    expect(read('_headers')).toMatch(/^\/sw\.js\n {2}cache-control: no-cache$/m);
  });
});

describe('the app on the home screen', () => {
  const webManifest = JSON.parse(read('manifest.webmanifest'));
  /** Width and height that a png says of itself. */
  const sizeOf = (file: string) => {
    const png = readFileSync(join(CLIENT, file));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };

  test('can be installed: name, start, scope, display, colours', () => {
    expect(webManifest).toMatchObject({
      id: '/',
      name: 'Patas y Plumas',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'es-CO',
    });
    expect(webManifest.short_name.length).toBeLessThanOrEqual(15);
    expect(webManifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(webManifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(packed[webManifest.start_url]).toBeDefined();
  });

  test('has icons of the sizes it says, plain and maskable', () => {
    for (const { src, sizes } of webManifest.icons) expect(sizeOf(src.slice(1)), src).toBe(sizes);
    const purposes = (size: string) =>
      webManifest.icons
        .filter((icon: { sizes: string }) => icon.sizes === size)
        .map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes('192x192')).toEqual(['any', 'maskable']);
    expect(purposes('512x512')).toEqual(['any', 'maskable']);
  });

  test('has shortcuts to first aid and toxics, which open without network', () => {
    expect(webManifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/primeros-auxilios', '/toxicos']);
    for (const { url, icons } of webManifest.shortcuts) {
      expect(matchPage(url)?.page.served).toBe('static');
      expect(packed[url]).toBeDefined();
      for (const { src, sizes } of icons) expect(sizeOf(src.slice(1))).toBe(sizes);
    }
  });

  test('is named by every page, with the icon of iPhones and a colour for each theme', () => {
    expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
    for (const { html, file } of [...pages, ...specials]) {
      const links = Object.fromEntries(
        tagsOf(html).flatMap(({ name, attributes: { rel, href } }) => (name === 'link' && rel ? [[rel, href]] : [])),
      );
      expect(links, file).toMatchObject({
        manifest: '/manifest.webmanifest',
        'apple-touch-icon': '/icons/apple-touch-icon.png',
      });
      const colours = tagsOf(html)
        .filter(({ attributes }) => attributes.name === 'theme-color')
        .map(({ attributes }) => attributes.media);
      expect(colours, file).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    }
  });
});
