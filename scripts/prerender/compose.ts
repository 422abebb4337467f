import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { ISLANDS } from '../../src/islands.ts';
import type { Rendered } from '../../src/prerender.tsx';
import { BRAND } from '../../src/shared/brand.ts';
import { EMERGENCY_NOTICE_DELAY_MS } from '../../src/shared/limits.ts';
import { ROLES } from '../../src/shared/roles.ts';
import { altOf, CARD_HEIGHT, CARD_WIDTH, CARDS_PATH, type Card, fileOf } from '../pictures/cards/card.ts';
import { chunkKey, codeOf, type Manifest } from './offline-code.ts';
import { siteUrl } from './site-url.ts';

/**
 * What every page of one build shares. `privateStyles` hold all of `styles` and the private screens' own (app/private.css), for pages
 * that call the API and for the shell. `scriptHashes` are the CSP hashes of the inline scripts.
 */
export type Template = {
  html: string;
  styles: string[];
  privateStyles: string[];
  /** Styles that only one screen needs, by its key. */
  screenStyles: (screen: string) => string[];
  font: string;
  /** The head script of pages of the app, of documents, and of documents whose address asks for something. */
  scripts: Record<HeadScript, string>;
  manifest: Manifest;
  scriptHashes: string[];
};

type HeadScript = 'app' | 'document' | 'asked';

/**
 * Last in the body: it waits for the style sheets, and the end of parsing waits for it. A browser that looks at the page's fields at
 * that moment (to offer to fill them) would otherwise lay the whole page out without its styles, a third of a second on a phone.
 */
const FOOT_SCRIPT = 'void 0';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The module that brings app/private.css along, as the manifest knows it. */
const API_ROOT = 'app/api-root.tsx';

/** Entry of documents, and the chunk with React and what hydrates an island (vite.config.ts, groups). */
const LOADER = 'loader/start.ts';
const REACT = 'react';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Styles of a chunk and of all that it imports, apart from what `known` holds. */
const stylesOf = (manifest: Manifest, key: string, known: string[], seen = new Set<string>()): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const inner = (chunk.imports ?? []).flatMap((one) => stylesOf(manifest, one, known, seen));
  return [...new Set([...inner, ...(chunk.css ?? [])])].filter((file) => !known.includes(file));
};

/** Reads index.html and the client build's manifest (which moves out of the served folder), and prepares the inline script. */
export const readTemplate = (root: string, dist: string): Template => {
  renameSync(join(dist, 'client/.vite/manifest.json'), join(dist, 'manifest.json'));
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const [entry, loader] = ['main.tsx', LOADER].map((source) => manifest[source]?.file);
  if (!entry || !loader) throw new Error('The client build lacks an entry chunk');
  const styles = stylesOf(manifest, 'main.tsx', []);
  const font = manifest['main.tsx']?.assets?.find((file) => file.endsWith('.woff2'));
  if (!font) throw new Error('The client build has no font');
  const privateStyles = manifest[API_ROOT]?.css;
  if (!privateStyles) throw new Error(`The client build has no styles of ${API_ROOT}`);
  const read = (name: string) => readFileSync(join(root, 'src/app', name), 'utf8');
  const headScript = (starts: string, asks: boolean) => {
    const source = read('head-script.js')
      .replace('__ASKED__;', () => (asks ? read('head-asked.js') : ''))
      .replace('__START__;', () => read('head-start.js'))
      .replace('__ENTRY__', `/${starts}`)
      .replace('__NOTICE_DELAY__', String(EMERGENCY_NOTICE_DELAY_MS))
      .replace('__ROLES__', ROLES.join('|'));
    return transformSync(source, { minify: true, target: 'es2022' }).code.trim();
  };
  const scripts = {
    app: headScript(entry, false),
    document: headScript(loader, false),
    asked: headScript(loader, true),
  };
  return {
    html: readFileSync(join(root, 'src/index.html'), 'utf8').replace(/^\s+/gm, ''),
    styles,
    privateStyles,
    font,
    screenStyles: (screen) => stylesOf(manifest, `screens/${screen}.tsx`, [...styles, ...privateStyles]),
    scripts,
    manifest,
    scriptHashes: [...Object.values(scripts), FOOT_SCRIPT].map(hashOf),
  };
};

/** Screens that draw what their address asks for (head-asked.js). */
const ASKED = ['breeds', 'quiz', 'toxics', 'toxic', 'first-aid', 'first-aid-entry'];

const headScriptOf = ({ islands, screen }: Rendered): HeadScript => {
  if (!islands) return 'app';
  return ASKED.includes(screen) ? 'asked' : 'document';
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const openGraph = (rendered: Rendered, url: string, card: Card) => [
  property('og:type', 'article'),
  property('og:site_name', BRAND),
  property('og:locale', 'es_CO'),
  property('og:title', rendered.head.title),
  property('og:description', rendered.head.description),
  property('og:url', url),
  property('og:image', siteUrl() + encodeURI(`${CARDS_PATH}/${fileOf(card)}`)),
  property('og:image:width', String(CARD_WIDTH)),
  property('og:image:height', String(CARD_HEIGHT)),
  property('og:image:alt', altOf(card)),
  meta('twitter:card', 'summary_large_image'),
];

/** JSON-LD as text; screens write our own addresses as paths (`/perros`), search engines want them absolute. */
const jsonLd = (data: object) =>
  JSON.stringify(data, (_key, value) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? siteUrl() + encodeURI(value) : value,
  ).replace(/</g, '\\u003c');

/** Whether the page's entry does not wait for the first paint: a shell shows nothing before, and /clave, /verificar and /invitacion have a token to take out of their address. */
const startsNow = ({ page, screen }: Rendered): boolean =>
  page === 'shell' || screen === 'set-password' || screen === 'verify-email' || screen === 'invitation';

/** The module that an island's name stands for. */
const sourceOf = (name: keyof typeof ISLANDS) => /import\('\.\/(.*?)'\)/.exec(String(ISLANDS[name]))?.[1] ?? '';

/**
 * Scripts that a document runs by itself: the loader, and where there are islands React and theirs. Throws for a part that the build
 * lacks: one that is not named here comes a round trip after the others.
 */
const scriptsOf = ({ manifest }: Template, islands: readonly (keyof typeof ISLANDS)[]) => {
  const sources = [LOADER, ...(islands.length > 0 ? [REACT, ...islands.map(sourceOf)] : [])];
  const lost = sources.find((source) => chunkKey(manifest, source) === null);
  if (lost) throw new Error(`The client build has no chunk of ${lost}`);
  return [...codeOf(manifest, sources)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
};

/** One whole html file. `path` null: a page of no address of its own (shell, 404). `card`: its picture where links are shared; null: it is not for search engines. */
export const composePage = (
  template: Template,
  rendered: Rendered,
  { path, card }: { path: string | null; card: Card | null },
): string => {
  const { head } = rendered;
  const title = path === '/' ? `${head.title} · ${BRAND}` : `${head.title} · ${BRAND}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    ...(card === null ? [meta('robots', 'noindex')] : []),
    ...(path === null ? [] : [`<link rel="canonical" href="${siteUrl()}${encodeURI(path)}">`]),
    ...(path === null || card === null ? [] : openGraph(rendered, siteUrl() + encodeURI(path), card)),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12181a">`,
    `<script>${template.scripts[headScriptOf(rendered)]}</script>`,
    ...[
      ...(rendered.private ? template.privateStyles : template.styles),
      ...template.screenStyles(rendered.screen),
    ].map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Asked for with the page, not once it is laid out, and behind the styles and the first picture: its words stand without it.
    `<link rel="preload" href="/${template.font}" as="font" crossorigin fetchpriority="low">`,
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonLd(data)}</script>`),
  ];
  // data-build: filled in once all pages stand (offline.ts).
  const attributes = [
    ' data-build=""',
    rendered.page === 'page' ? '' : ` data-page="${rendered.page}"`,
    startsNow(rendered) ? ' data-start="now"' : '',
    rendered.islands ? ` data-code="${scriptsOf(template, rendered.islands).join(' ')}"` : '',
  ].join('');
  return template.html
    .replace('<html lang="es-CO"', () => `<html lang="es-CO"${attributes}`)
    .replace('<!--head-->', () => tags.join('\n'))
    .replace('<!--app-->', () => (rendered.islands ? rendered.html : `<div id="app">${rendered.html}</div>`))
    .replace('<!--foot-->', `<script>${FOOT_SCRIPT}</script>`);
};
