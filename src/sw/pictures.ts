import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { CACHES, MOST, onlyWhole } from './caches.ts';

/** Drawings of visited pages. Their names stay when they are redrawn, so each use asks whether there is a newer one. */
const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: MOST.pictures, purgeOnQuotaError: true })],
});

/** `/images/perros/pug/1` of each of its widths. */
const drawingOf = (url: string) => new URL(url).pathname.replace(/(-\d+)?\.webp$/, '');

/** The same drawing in another width: a turned phone asks for one that it has not kept. */
const otherWidth = async (url: string): Promise<Response | undefined> => {
  const cache = await caches.open(CACHES.pictures);
  const request = (await cache.keys()).find((one) => drawingOf(one.url) === drawingOf(url));
  return request && cache.match(request);
};

export const answerPicture = async ({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> => {
  try {
    return await pictures.handle({ request, event });
  } catch {
    return (await otherWidth(request.url)) ?? Response.error();
  }
};

/** Keeps drawings that a page has loaded before this worker answered for it. What cannot be had is left out. */
export const keepPictures = async (paths: string[], event: ExtendableEvent): Promise<void> => {
  for (const path of paths) {
    const url = new URL(path, location.origin).href;
    if (await caches.match(url, { cacheName: CACHES.pictures, ignoreVary: true })) continue;
    const [, kept] = pictures.handleAll({ request: new Request(url), event });
    await kept.catch(() => undefined);
  }
};
