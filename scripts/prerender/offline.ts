import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { pageHeaders, pagePolicy, SPECIAL_FILES } from '../../src/shared/headers.ts';
import { OFFLINE_PATH, SEARCH_PATH } from '../../src/shared/offline.ts';
import { isUrgent } from '../../src/shared/urgent.ts';
import { type Pack, pack, packNameOf } from '../../src/sw/pages-pack.ts';
import type { Entry, Precache } from '../../src/sw/precache.ts';
import { codeOf, filesNamedIn, type Manifest } from './offline-code.ts';
import { bundleServiceWorker } from './service-worker.ts';

/** What every device runs without connection beside what its pages name: the frame of an account, and what first aid runs behind a touch. */
const BASE_CODE = [
  'main.tsx',
  // React's renderer, which main.tsx asks for by itself.
  '../node_modules/react-dom/client.js',
  'app/screens.ts',
  'screens/unreachable.tsx',
  'features/guides/first-aid/cpr-beat.tsx',
  'app/offline/versions.ts',
  'app/offline/update-notice.tsx',
];
/** What toxics run behind a touch; the rest is named in their pages. */
const MORE_CODE = ['features/guides/toxics/toxic-near.ts'];
const SEARCH_CODE = ['features/guides/search/search-engine.ts'];
/** Private screens that work without connection on a device where somebody has opened one, because what they show is kept there. */
const OWNER_CODE = [
  'app/api-root.tsx',
  'app/shell/user-menu.tsx',
  'screens/owner-dashboard.tsx',
  'screens/pet-emergency-card.tsx',
];

/** Lines of a head that only search engines and other sites read. */
const FOR_OTHERS =
  /\s*<(?:link rel="canonical"|meta (?:property=|name="description"|name="twitter:)|script type="application\/ld\+json")[^>]*>(?:[^<]*<\/script>)?/g;

const htmlFiles = (client: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();

const pathOf = (file: string) => encodeURI(`/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);

const BUILD = /data-build="[^"]*"/;

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
};

/** Writes the build's name into every page: a hash of all pages and of the names (so the bytes) of all code. */
const stampBuild = (client: string, files: readonly string[]): { build: string; html: Map<string, string> } => {
  const plain = files.map(
    (file) => [file, readFileSync(join(client, file), 'utf8').replace(BUILD, 'data-build=""')] as const,
  );
  const build = hashOf(
    ...plain.flat(),
    ...readdirSync(join(client, 'assets'))
      .filter((name) => !name.endsWith('.pack'))
      .sort(),
  );
  const html = new Map(plain.map(([file, text]) => [pathOf(file), text.replace(BUILD, `data-build="${build}"`)]));
  for (const [index, file] of files.entries()) writeFileSync(join(client, file), [...html.values()][index] ?? '');
  return { build, html };
};

/** One file below assets/ with many pages inside (src/sw/pages-pack.ts). Answers its name. */
const writePack = (
  client: string,
  name: string,
  pages: ReadonlyMap<string, string>,
  scriptHashes: readonly string[],
): string => {
  const plain = [...pages].map(([path, text]) => [path, text.replace(FOR_OTHERS, '')] as const);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...pageHeaders,
    'content-security-policy': pagePolicy(scriptHashes),
  };
  const packed = deflateSync(JSON.stringify({ headers, ...pack(Object.fromEntries(plain)) } satisfies Pack), {
    level: 9,
  });
  const file = `assets/${name}-${hashOf(packed)}.pack`;
  writeFileSync(join(client, file), packed);
  return file;
};

/**
 * The page of the search as it is kept: a frame that the Worker has not filled. It begins at once, not when it is painted and idle, and asks
 * for the engine with all else that it runs.
 */
const asFrame = (html: string, engine: readonly string[]): string =>
  html.replace(/ data-code="([^"]*)"/, (_, code: string) => {
    const all = new Set([...code.split(' '), ...engine]);
    return ` data-start="now" data-code="${[...all].join(' ')}"`;
  });

const isStyle = (file: string) => file.endsWith('.css');

const hashed = (file: string): Entry => ({ url: `/${file}`, revision: null });

/**
 * The last step of a build, once everything else stands in `client`: names the build in every page, packs the pages that are kept
 * on every device, lists what is precached and writes /sw.js. Answers the list.
 */
export const writeOffline = async (
  client: string,
  manifest: Manifest,
  scriptHashes: readonly string[],
): Promise<Precache> => {
  const { build, html } = stampBuild(client, htmlFiles(client));
  const pick = (wanted: (path: string) => boolean) => new Map([...html].filter(([path]) => wanted(path)));
  const isToxic = (path: string) => packNameOf(path) === 'toxics';
  const basePages = pick((path) => ['/', '/shell', OFFLINE_PATH].includes(path) || (isUrgent(path) && !isToxic(path)));
  const morePages = pick((path) => isUrgent(path) && isToxic(path));
  const engine = [...codeOf(manifest, SEARCH_CODE)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  const searchPage = new Map([[SEARCH_PATH, asFrame(html.get(SPECIAL_FILES.search) ?? '', engine)]]);

  const codeFor = (pages: ReadonlyMap<string, string>, sources: readonly string[], known: readonly string[] = []) =>
    [...new Set([...filesNamedIn(client, [...pages.values()].join('')), ...codeOf(manifest, sources)])]
      .filter((file) => !known.includes(file))
      .sort();
  const base = codeFor(basePages, BASE_CODE);
  const more = codeFor(morePages, MORE_CODE, base);
  const search = codeFor(searchPage, SEARCH_CODE, [...base, ...more]);
  const owner = codeFor(new Map(), OWNER_CODE, [...base, ...more, ...search]);
  const basePack = writePack(client, 'urgencias', basePages, scriptHashes);
  const morePack = writePack(client, 'toxicos', morePages, scriptHashes);
  const searchPack = writePack(client, 'busqueda', searchPage, scriptHashes);
  const icon = 'favicon.svg';
  const precache: Precache = {
    build,
    base: [...[...base, basePack].map(hashed), { url: `/${icon}`, revision: hashOf(readFileSync(join(client, icon))) }],
    // Toxics behind their styles and before their scripts, without which they are whole; the search behind all that it needs.
    more: [...more.filter(isStyle), morePack, ...more.filter((file) => !isStyle(file)), ...search, searchPack].map(
      hashed,
    ),
    owner: owner.map(hashed),
    packs: { urgent: `/${basePack}`, toxics: `/${morePack}`, search: `/${searchPack}` },
    urgent: [...basePages.keys()].filter(isUrgent),
  };
  bundleServiceWorker(client, precache);
  return precache;
};
