import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { buildCode, CACHES, isOldBuild, keptCode, MOST, onlyWhole } from './caches.ts';
import { pressed } from './pressed.ts';

const limits = { maxEntries: MOST.code };

/** Scripts and styles that no build list names: what visited pages and private screens loaded. Their names carry their content's hash. */
const used = new CacheFirst({
  cacheName: CACHES.code,
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, pressed, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })],
});

/** A file below /assets/: the one that is kept, whichever build it belongs to, else the server's. */
export const answerCode = async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> =>
  (await buildCode(request.url)) ?? used.handle({ request, event });

/** Keeps files below /assets/ that a page needs and nobody has kept yet. What cannot be had is left out. */
export const keepCode = async (paths: Iterable<string>, event: ExtendableEvent): Promise<void> => {
  for (const path of paths) {
    const url = new URL(path, location.origin).href;
    if (await keptCode(url)) continue;
    const [, kept] = used.handleAll({ request: new Request(url), event });
    await kept.catch(() => undefined);
  }
};

/**
 * Puts away what earlier builds brought: pages and packs go, their code stays among the code in use until others push it out,
 * because open pages and kept guides of that build still ask for it.
 */
export const putOldBuildsAway = async (): Promise<void> => {
  const code = await caches.open(CACHES.code);
  const uses = new CacheExpiration(CACHES.code, limits);
  for (const name of (await caches.keys()).filter(isOldBuild)) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      if (!/^\/assets\/.*\.(js|css|svg|woff2)$/.test(new URL(request.url).pathname)) continue;
      const response = (await keptCode(request.url)) ? undefined : await old.match(request);
      if (!response) continue;
      await code.put(request, response);
      await uses.updateTimestamp(request.url);
    }
    await caches.delete(name);
  }
  await uses.expireEntries();
};
