import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../../scripts/serve.ts';
import { SCREENS } from '../../src/app/screens.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { SEARCH_FILES, type SearchContents } from '../../src/shared/search/files.ts';
import { numbered } from '../../src/shared/search/index-of.ts';
import { FOLDERS } from '../../src/shared/species.ts';
import { brotli, closure, files, manifest, pages, read, tagsOf } from './built.ts';
import { validate } from './valid-html.ts';

const KB = 1024;
/** What a phone fetches once to search without asking anybody: two drawings' worth. */
const CORPUS = 128 * KB;
/** The page, its styles and its scripts: as any other page of ours. */
const HTML_AND_CSS = 20 * KB;
const JAVASCRIPT = 70 * KB;
/** With the rules of what must not wait, which the assistant reads too (docs/decisions/0086). */
const ENGINE = 12 * KB;

const BASE = 'buscar-base.html';
/** Where a result may lead: what is built, and the directory and the comparisons, which the Worker writes into their base. */
const standing = [
  ...pages,
  { path: '/clinicas', html: read('clinicas-base.html') },
  ...FOLDERS.map((folder) => ({ path: `/${folder}/comparar`, html: read(`${folder}/comparar-base.html`) })),
];
const corpusFile = files.find((file) => /^assets\/guides-[\w-]+\.json$/.test(file)) ?? '';
const chunk = (name: string) => Object.keys(manifest).find((key) => key.endsWith(name)) ?? `no chunk ${name}`;
const entry = 'main.tsx';
/** Pages that the Worker makes for each request stand in no file: a comparison. */
const isMade = (path: string) => matchPage(path)?.page.served === 'worker';
const weight = (some: Iterable<string>) => [...some].reduce((sum, file) => sum + brotli(file), 0);

describe('weight', () => {
  test('what the browser searches stays small', { timeout: 60_000 }, () => {
    const bytes = brotli(corpusFile);
    console.log(`search corpus: ${bytes} bytes of ${CORPUS}`);
    expect(bytes).toBeLessThanOrEqual(CORPUS);
  });

  test('the page and its styles stay within the budget of a guide', () => {
    const styles = tagsOf(read(BASE)).flatMap(({ name, attributes: { rel, href = '' } }) =>
      name === 'link' && rel === 'stylesheet' ? [href.slice(1)] : [],
    );
    const bytes = weight([BASE, ...styles]);
    console.log(`search html + css: ${bytes} bytes of ${HTML_AND_CSS}`);
    expect(bytes).toBeLessThanOrEqual(HTML_AND_CSS);
  });

  test('its scripts too; the engine comes when somebody turns to the field', () => {
    const named = / data-code="([^"]*)"/.exec(read(BASE))?.[1] ?? '';
    const page = new Set(named.split(' ').map((path) => path.slice(1)));
    const engine = closure(['features/guides/search/search-engine.ts']);
    const [bytes, more] = [weight(page), weight([...engine].filter((file) => !page.has(file)))];
    console.log(`search scripts: ${bytes} bytes of ${JAVASCRIPT}, engine: ${more} of ${ENGINE}`);
    expect(bytes).toBeLessThanOrEqual(JAVASCRIPT);
    expect(more).toBeLessThanOrEqual(ENGINE);
  });

  test('no other page brings the engine or the corpus along', () => {
    const engine = manifest['features/guides/search/search-engine.ts']?.file ?? '';
    expect(read(engine)).toContain('cuando-salir');
    const screens = Object.values(SCREENS).flatMap((load) => /screens\/[\w-]+\.tsx/.exec(String(load))?.[0] ?? []);
    for (const screen of screens) expect([screen, closure([entry, screen]).has(engine)]).toEqual([screen, false]);
    expect(chunk('search-engine.ts')).toBe('features/guides/search/search-engine.ts');
  });
});

describe('what can be found', () => {
  const contents = (file: keyof typeof SEARCH_FILES): SearchContents => JSON.parse(read(SEARCH_FILES[file].slice(1)));

  test('the browser and the Worker search the same', () => {
    expect(JSON.parse(read(corpusFile))).toEqual(contents('pages').corpus);
  });

  test('every page of the corpora stands, and every passage has its place on it', () => {
    const ids = new Map(
      standing.map(({ path, html }) => [path, new Set(tagsOf(html).flatMap(({ attributes }) => attributes.id ?? []))]),
    );
    const lost = (['pages', 'passages'] as const).flatMap((file) => {
      const all = numbered(contents(file).corpus);
      return [
        ...all.pages.flatMap(({ path }) => (ids.has(path) || isMade(path) ? [] : [`${path} is no built page`])),
        ...all.passages.flatMap(({ page, passage: { anchor } }) => {
          const path = all.pages[page]?.path ?? '';
          return anchor && !ids.get(path)?.has(anchor) ? [`${path}#${anchor}`] : [];
        }),
      ];
    });
    expect([...new Set(lost)]).toEqual([]);
  });

  test('every guide that is built can be found', () => {
    const found = new Set(contents('pages').corpus.pages.map(({ path }) => path));
    const guides = pages.filter(({ page }) =>
      ['species', 'breed', 'topic', 'first-aid-entry', 'toxic'].includes(page?.screen ?? ''),
    );
    expect(guides.length).toBeGreaterThan(300);
    expect(guides.filter(({ path }) => !found.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('pictures of results exist', () => {
    const { pages: found } = contents('pages').corpus;
    const missing = found.filter(
      ({ path, drawn }) => drawn && !files.includes(`images${path.replace('/razas/', '/')}/1-320.webp`),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

describe('the Worker’s page', () => {
  const data = mkdtempSync(join(tmpdir(), 'search-'));
  let server: Server;
  beforeAll(async () => {
    server = await openServer({ port: 0, dataDir: data, onLog: () => {} });
  });
  afterAll(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  });
  const get = async (q: string) => (await fetch(`${server.url}/buscar?${new URLSearchParams({ q })}`)).text();

  test.each(['', 'labrador', 'mi perro comió chocolate', 'xilotrones', 'agua', '"><script>alert(1)</script>'])(
    'for «%s» is valid html with one h1, and loads nothing from elsewhere',
    async (q) => {
      const html = await get(q);
      expect(await validate(html, `buscar?q=${q}`)).toEqual([]);
      const tags = tagsOf(html);
      expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
      const named = tags.flatMap(({ name, attributes: { src, href = '' } }) =>
        name === 'img' ? [src ?? ''] : name === 'use' ? [href.replace(/[?#].*/, '')] : [],
      );
      expect(named.filter((one) => !files.includes(decodeURI(one.slice(1))))).toEqual([]);
      expect(tags.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
    },
  );

  test('has the frame of the built pages around its main part', async () => {
    const around = (html: string) =>
      html
        .replace(/<main[\s\S]*<\/main>/, '')
        .replace(/<title>[^<]*<\/title>/, '')
        .replace(/<body>[\s\S]*?<\/body>/, '$&');
    expect(around(await get('labrador'))).toBe(around(read(BASE)));
  });

  test('asks not to be listed, and names its one address', async () => {
    const html = await get('labrador');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/buscar">/);
  });

  test('its results lead to pages that stand', async () => {
    const paths = new Set(standing.map(({ path }) => path));
    for (const q of ['mi perro comió chocolate', 'agua', 'loro']) {
      const links = [...(await get(q)).matchAll(/<h3><a href="([^"]+)"/g)].map(([, href = '']) => decodeURI(href));
      expect(links.length).toBeGreaterThan(2);
      const tops = links.map((href) => href.replace(/[?#].*/, ''));
      expect(tops.filter((path) => !paths.has(path) && !isMade(path))).toEqual([]);
    }
  });
});
