import { copyResponse } from 'workbox-core/copyResponse.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { type KeptGuide, keptPath } from '../shared/offline.ts';
import { searchKey } from '../shared/search-key.ts';
import { isUrgent } from '../shared/urgent.ts';
import { CACHES, GUIDE_AGE_S, keptCode, MOST } from './caches.ts';
import { keepCode } from './code.ts';
import { PRECACHE } from './precache.ts';

/** How long a page waits for the network when a kept copy is there, s. */
export const PATIENCE_S = 4;

/** Header of a kept guide: when that was, ms UTC. */
const KEPT_AT = 'x-kept-at';

const codeOf = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g));

/** Whether everything that a kept page needs to look right is still here. Script may be missing: guides are complete without. */
const isWhole = async (response: Response): Promise<boolean> => {
  const styles = [...codeOf(await response.clone().text())].filter((path) => path.endsWith('.css'));
  const found = await Promise.all(styles.map((path) => keptCode(new URL(path, location.origin).href)));
  return found.every(Boolean);
};

/** Guides that somebody opened on this device: the server's page, or after a while without answer the kept one. */
export const guides = new NetworkFirst({
  cacheName: CACHES.guides,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A list's filters are in its query; its page is the same.
      cacheKeyWillBeUsed: async ({ request }) => keptPath(new URL(request.url).pathname) ?? request,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null,
    },
    {
      cacheWillUpdate: async ({ response }) => {
        if (response.status !== 200 || response.redirected) return null;
        const headers = new Headers(response.headers);
        headers.set(KEPT_AT, String(Date.now()));
        return copyResponse(response, (init) => ({ ...init, headers }));
      },
    },
    new ExpirationPlugin({ maxEntries: MOST.guides, maxAgeSeconds: GUIDE_AGE_S, purgeOnQuotaError: true }),
  ],
});

/** Keeps the guide at a path, with the code its page names, unless this build's page is kept already. */
export const keepGuide = async (path: string, event: ExtendableEvent): Promise<void> => {
  const url = keptPath(path);
  if (!url) return;
  const kept = await (await caches.match(url, { cacheName: CACHES.guides, ignoreVary: true }))?.text();
  if (kept?.includes(`data-build="${PRECACHE.build}"`)) return;
  const [answer, done] = guides.handleAll({ request: new Request(url), event });
  const response = await answer.catch(() => null);
  if (response?.status !== 200) return;
  const html = await response.text();
  await done;
  await keepCode(codeOf(html), event);
};

/** The kept guide whose address is spelled like this one but for accents, or null: the server would redirect to it (301). */
export const otherSpelling = async (path: string): Promise<string | null> => {
  const wanted = searchKey(decodeURI(path));
  const cache = await caches.open(CACHES.guides);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.find((one) => one !== path && searchKey(decodeURI(one)) === wanted) ?? null;
};

const titleOf = (html: string) => /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec(html)?.[1] ?? '';

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>' })[entity] ?? '"');

/** What a person can open without connection beside what every device keeps, the latest first. */
export const listGuides = async (): Promise<KeptGuide[]> => {
  const cache = await caches.open(CACHES.guides);
  const all = await Promise.all(
    (await cache.keys()).map(async (request): Promise<KeptGuide | null> => {
      const response = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      if (!response || isUrgent(pathname) || !(await isWhole(response))) return null;
      return { path, title: decoded(titleOf(await response.text())), at: Number(response.headers.get(KEPT_AT)) };
    }),
  );
  return all.filter((guide) => guide !== null).sort((a, b) => b.at - a.at);
};
