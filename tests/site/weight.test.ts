// Longer than 200 lines: every budget of the built site stands here, beside the others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/setup/places.ts';
import { SCREENS } from '../../src/app/screens.ts';
import {
  type BuiltPage,
  brotli,
  brotliAtMost,
  CLIENT,
  closure,
  exists,
  files,
  manifest,
  pages,
  read,
  tagsOf,
} from './built.ts';

const KB = 1024;
/** docs/map.md, Budgets. */
const HTML_AND_CSS = 20 * KB;
const DOCUMENT_SCRIPTS = 70 * KB;
const LOADER = 3.5 * KB;
const FONT = 30 * KB;
const WORKER = 450 * KB;
/** All pictures of a list's cards, on a phone. */
const CARDS = 250 * KB;

/** Screens that everybody reads without an account; those with a form for one may bring what a form needs. */
const FORMS = ['login', 'login-business', 'register', 'set-password', 'recover', 'verify-email', 'invitation'];
const open = pages.filter(({ page }) => page && !FORMS.includes(page.screen));
const guides = open.filter(({ page }) => ['breed', 'topic', 'first-aid-entry', 'toxic'].includes(page?.screen ?? ''));

const entry = 'main.tsx';
/** Key of the chunk that a lazy import names. */
const chunkOf = (load: unknown) => /screens\/[\w-]+\.tsx/.exec(String(load))?.[0] ?? `no chunk in ${load}`;

/** Scripts that a document names: the loader's, and those of its islands. Null: the page is no document. */
const documentScripts = ({ html }: BuiltPage) =>
  / data-code="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .map((path) => path.slice(1)) ?? null;

/** Script files that a page runs by itself: a document names them; the app's are its entry, its screen, and all they import. tests/e2e/weight.spec.ts asks the browser. */
const scriptsOf = (page: BuiltPage) =>
  documentScripts(page) ?? [...closure([entry, 'app/screens.ts', chunkOf(SCREENS[page.page?.screen ?? ''])])];

const stylesOf = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes: { rel, href = '' } }) =>
    name === 'link' && rel === 'stylesheet' ? [href.slice(1)] : [],
  );

/** The heaviest page of a list with its bytes, so that one line tells where to look. */
const heaviest = (filesOf: (page: BuiltPage) => string[], among = guides) => {
  const sum = (files: string[], weigh: (file: string) => number) =>
    files.reduce((bytes, file) => bytes + weigh(file), 0);
  const likely = among
    .map((page) => ({ path: page.path, files: filesOf(page) }))
    .map((page) => ({ ...page, atMost: sum(page.files, brotliAtMost) }))
    .sort((a, b) => b.atMost - a.atMost);
  let found = { path: '', bytes: 0 };
  for (const { path, files, atMost } of likely) {
    // Whoever comes now cannot be heavier.
    if (atMost <= found.bytes) break;
    const bytes = sum(files, brotli);
    if (bytes > found.bytes) found = { path, bytes };
  }
  return found;
};

test('there are guide pages to weigh', () => {
  expect(guides.length).toBeGreaterThan(10);
});

/** Pressing hundreds of pages at brotli's hardest takes a while, ms. */
const WEIGHING = 120_000;

test('html and css of the heaviest guide page stay within their budget', { timeout: WEIGHING }, () => {
  const found = heaviest(({ file, html }) => [file, ...stylesOf(html)]);
  console.log(`html + css: ${found.path} ${found.bytes} bytes of ${HTML_AND_CSS}`);
  expect(found.bytes, found.path).toBeLessThanOrEqual(HTML_AND_CSS);
});

test('the scripts of the heaviest document stay within their budget, its loader within its own', {
  timeout: WEIGHING,
}, () => {
  const documents = open.filter((page) => documentScripts(page));
  expect(documents.length).toBeGreaterThan(0);
  const found = heaviest(scriptsOf, documents);
  console.log(`document scripts: ${found.path} ${found.bytes} bytes of ${DOCUMENT_SCRIPTS}`);
  expect(found.bytes, found.path).toBeLessThanOrEqual(DOCUMENT_SCRIPTS);
  const loader = [...closure(['loader/start.ts'])];
  expect(holders(['react.element', 'react.transitional'], loader)).toEqual([]);
  const bytes = loader.reduce((sum, file) => sum + brotli(file), 0);
  console.log(`loader: ${bytes} bytes of ${LOADER}`);
  expect(bytes).toBeLessThanOrEqual(LOADER);
});

test('no script file is asked for before the first paint', () => {
  for (const { path, html } of pages) {
    const asked = tagsOf(html).filter(
      ({ name, attributes }) =>
        (name === 'script' && 'src' in attributes) ||
        (name === 'link' && (attributes.rel === 'modulepreload' || attributes.as === 'script')),
    );
    expect(asked, path).toEqual([]);
  }
});

test('one small script of our own stands in the head, and one that only waits at the foot', () => {
  for (const { path, html } of pages) {
    const [head, foot, ...more] = html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
    expect(head?.[1]?.length, path).toBeLessThan(3 * KB);
    expect(head?.index, path).toBeLessThan(html.indexOf('</head>'));
    expect(foot?.[1], path).toBe('void 0');
    expect(more, path).toEqual([]);
  }
});

/** Words that survive minifying and stand in no other library. */
const LIBRARIES = {
  zod: ['unrecognized_keys', 'invalid_union'],
  tRPC: ['TRPCClientError'],
  'React Query': ['isFetchedAfterMount', 'structuralSharing'],
  'a form library': ['shouldUnregister', 'reValidateMode'],
};
const holders = (words: string[], among: Iterable<string>) =>
  [...among].filter((file) => words.some((word) => read(file).includes(word)));

test.each(Object.entries(LIBRARIES))('%s is in no script of an open page', (_name, words) => {
  const scripts = new Set(open.flatMap(scriptsOf));
  expect(holders(words, scripts)).toEqual([]);
});

test.each(Object.entries(LIBRARIES))('the words that give away %s do stand in the build', (_name, words) => {
  const scripts = files.filter((file) => file.endsWith('.js') && file.startsWith('assets/'));
  for (const word of words) expect(holders([word], scripts), word).not.toEqual([]);
});

test('every open page is a document: it brings neither the app nor a router along', () => {
  expect(open.filter((page) => !documentScripts(page)).map(({ path }) => path)).toEqual(['/unauthorized']);
  const scripts = new Set(open.flatMap((page) => documentScripts(page) ?? []));
  const app = manifest[entry]?.file ?? '';
  expect([scripts.has(app), scripts.size > 5]).toEqual([false, true]);
});

test('one web font, small, and text is readable before it arrives', () => {
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts.filter((file) => !file.endsWith('.woff2'))).toEqual([]);
  expect(fonts).toHaveLength(1);
  expect(readFileSync(join(CLIENT, fonts[0] ?? '')).length).toBeLessThanOrEqual(FONT);
  const sheets = files.filter((file) => file.endsWith('.css')).map(read);
  const faces = sheets.flatMap((css) => css.match(/@font-face\s*\{[^}]*url[^}]*\}/g) ?? []);
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*(swap|optional|fallback)/);
});

test.each(pages.filter(({ page }) => page?.screen === 'breeds'))(
  'the pictures of $path are light on a phone',
  ({ html }) => {
    const cards = tagsOf(html).filter(({ name, attributes: { sizes = '' } }) => name === 'img' && sizes.endsWith('px'));
    expect(cards.length).toBeGreaterThan(3);
    const bytes = cards.map(({ attributes: { sizes = '', srcSet = '' } }) => {
      const dots = 3 * Number.parseInt(sizes.split(', ').at(-1) ?? '', 10);
      const [file = ''] =
        srcSet
          .split(', ')
          .find((one) => Number.parseInt(one.split(' ')[1] ?? '', 10) >= dots)
          ?.split(' ') ?? [];
      return readFileSync(join(CLIENT, decodeURI(file))).length;
    });
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(CARDS);
  },
);

test('what a page names of its own files exists', () => {
  for (const { path, html } of pages) {
    for (const file of stylesOf(html)) expect(exists(file), `${path}: ${file}`).toBe(true);
  }
});

test('the Worker stays within its budget', () => {
  const bytes = gzipSync(readFileSync(join(DIST, 'worker/index.js'))).length;
  console.log(`Worker: ${bytes} bytes of ${WORKER}`);
  expect(bytes).toBeLessThanOrEqual(WORKER);
});
