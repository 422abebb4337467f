import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { Kept, Shown, ToWorker } from '../shared/offline.ts';
import { matchPage } from '../shared/routes.ts';
import { answerCode, putOldBuildsAway } from './code.ts';
import { keepGuide, listGuides } from './guides.ts';
import { base, install, keepMore, keepOwner } from './install.ts';
import { answerPage } from './navigate.ts';
import { fromPack } from './packs.ts';
import { answerPicture, keepPictures } from './pictures.ts';
import { PRECACHE } from './precache.ts';
import { openPush, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The service worker: its own runtime, bundled into /sw.js by scripts/prerender/service-worker.ts. It answers navigations, code
 * and pictures. Every other request (calls, search, files) goes past it: nothing of them can be kept by mistake.
 */

self.addEventListener('install', (event) => event.waitUntil(install(event)));

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await base.activate(event);
    await putOldBuildsAway();
    // The page of the very first visit too.
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));

const below = (folder: string) => (path: string) => path.startsWith(folder) && !path.includes('..');
const isCode = below('/assets/');
const isPicture = below('/images/');

const isOwners = (path: string) => matchPage(path)?.page.access.includes('user') === true;

/** Keeps what was shown; what that was, only paths say. A page of an older build may tell it in its own words. */
const keepShown = async ({ pages, pictures = [], savesData }: Shown, event: ExtendableEvent) => {
  for (const path of pages) await keepGuide(path, event);
  // What may be needed in an emergency comes before the pictures of what was read.
  if (!savesData) await keepMore(event);
  await keepPictures(pictures.filter(isPicture), event);
  if (pages.some(isOwners)) await keepOwner(event);
};

const listKept = async (): Promise<Kept> => ({
  guides: await listGuides(),
  toxics: (await fromPack('/toxicos')) !== null,
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  const answer = (value: unknown) => event.ports[0]?.postMessage(value);
  if (message.type === 'shown') event.waitUntil(keepShown(message, event));
  if (message.type === 'guides') event.waitUntil(listKept().then(answer));
  if (message.type === 'build') answer(PRECACHE.build);
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
});

registerRoute(({ request }) => request.mode === 'navigate', answerPage);
registerRoute(({ url, sameOrigin }) => sameOrigin && isCode(url.pathname), answerCode);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), answerPicture);
registerRoute(({ url, sameOrigin }) => sameOrigin && base.getCacheKeyForURL(url.href) !== undefined, base.strategy);
