import { isOfTheApp, PAGES } from './routes.ts';
import type { Folder } from './species.ts';
import { TRUSTED_POLICY, WORKER_URL } from './worker-address.ts';

/**
 * The one source of security and caching headers: the build writes `_headers` from it (files), the Worker sets it on what
 * it answers itself (`_headers` never covers those).
 */

/**
 * CSP of pages. `scriptHashes` are those of the inline scripts, `sha256-…` without quotes. `app`: a page that the app draws, which
 * shows pictures that it fetched with the session.
 */
export const pagePolicy = (scriptHashes: readonly string[] = [], app = false): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    `img-src 'self' data:${app ? ' blob:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_POLICY}`,
  ].join('; ');

/** CSP of calls: their answers are data and load nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer, of assets and of the Worker. */
const BASE = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** Headers of a page or file that the Worker hands out, its CSP apart. */
export const pageHeaders: Readonly<Record<string, string>> = BASE;

/** Headers of a call's answer: nobody keeps it. */
export const callHeaders: Readonly<Record<string, string>> = {
  ...BASE,
  'content-security-policy': DATA_POLICY,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Headers of what people sent: it may not run, load or be framed anywhere, and no cache but the asker's memory keeps it. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...BASE,
  'content-security-policy': `${DATA_POLICY}; sandbox`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Files that are no page of their own: the app shell, the 404 pages, the search and the directory of clinics that the Worker fills, as the address that serves them. */
export const SPECIAL_FILES = {
  shell: '/shell',
  notFound: '/404',
  breed: '/404-raza',
  topic: '/404-tema',
  search: '/buscar-base',
  clinics: '/clinicas-base',
} as const;

/** The comparison of each species before anything is chosen, for the Worker to fill. */
export const COMPARE_FRAMES: Readonly<Record<Folder, string>> = {
  perros: '/perros/comparar-base',
  gatos: '/gatos/comparar-base',
  hamsters: '/hamsters/comparar-base',
  loros: '/loros/comparar-base',
};

/** Which links the browser may fetch before they are pressed (scripts/prerender/links-ahead.ts). A header names it: the policy lets no inline rules in. */
export const LINKS_AHEAD = '/enlaces.json';

const NOINDEX = { 'x-robots-tag': 'noindex' };
const noindexPaths = [
  ...PAGES.filter(({ served }) => served === 'static-noindex').map(({ pattern }) => pattern),
  ...Object.values(SPECIAL_FILES),
  ...Object.values(COMPARE_FRAMES),
];

/** Pages that the app draws: in one document somebody logs in and goes on to their animals. */
const appPaths = [
  SPECIAL_FILES.shell,
  ...PAGES.filter(isOfTheApp).flatMap(({ served, pattern }) => (served === 'shell' ? [] : [pattern])),
];

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => (value === '' ? `  ${name}` : `  ${name}: ${value}`))].join(
    '\n',
  );

/**
 * The build's `_headers`. Rules that match the same path append, so each header stands in one rule only; html and other
 * files without a rule of their own keep the platform's `max-age=0, must-revalidate` and ETag.
 */
export const headersFile = (scriptHashes: readonly string[]): string =>
  [
    rule('/*', {
      ...pageHeaders,
      'content-security-policy': pagePolicy(scriptHashes),
      'speculation-rules': `"${LINKS_AHEAD}"`,
    }),
    rule(LINKS_AHEAD, { 'content-type': 'application/speculationrules+json' }),
    // Names carry their content's hash. A miss never gets this: it is the Worker's answer.
    rule('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    // The browser looks for a newer worker here: nobody may hold an old one back.
    rule(WORKER_URL, { 'cache-control': 'no-cache' }),
    rule('/images/*', { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    ...noindexPaths.map((path) => rule(path, NOINDEX)),
    // `!` takes the one of every page away: headers of two rules would both hold.
    ...appPaths.map((path) =>
      rule(path, { '! content-security-policy': '', 'content-security-policy': pagePolicy(scriptHashes, true) }),
    ),
    '',
  ].join('\n\n');
