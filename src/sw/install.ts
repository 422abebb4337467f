import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { batchesOf } from './batches.ts';
import { CACHES, isOldBuild, onlyWhole } from './caches.ts';
import { keepGuide } from './guides.ts';
import { CAN_UNPACK } from './packs.ts';
import { type Entry, PRECACHE } from './precache.ts';
import { pressed } from './pressed.ts';

/** What is always kept: the installation fails without it, and the browser tries again later. */
export const base = new PrecacheController({ cacheName: CACHES.base, plugins: [onlyWhole, pressed] });
base.addToCacheList(PRECACHE.base);

/** Files of a drawer, each fetched once. */
const drawer = (cacheName: string) =>
  new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [onlyWhole, pressed] });
const more = drawer(CACHES.more);
const owner = drawer(CACHES.owner);

/** Fetches what a drawer lacks, batch after batch, until something cannot be had. */
const fill = async (into: CacheFirst, entries: readonly Entry[], event: ExtendableEvent) => {
  const keep = async ({ url }: Entry): Promise<boolean> => {
    const [answer, done] = into.handleAll({ request: new Request(url), event });
    if (!(await answer.catch(() => null))) return false;
    await done;
    return true;
  };
  for (const batch of batchesOf(entries)) if (!(await Promise.all(batch.map(keep))).every(Boolean)) return;
};

/**
 * Workbox fetches what is always kept one file after the other: eighty waits, twelve seconds on a phone's network, in which whoever
 * loses the signal has no first aid. Fetched side by side before, it finds them in the browser's own cache: their names never change
 * what they hold. What cannot be had now, Workbox asks for again.
 */
const fetchAhead = (entries: readonly Entry[]) =>
  Promise.allSettled(
    entries.filter(({ revision }) => revision === null).map(async ({ url }) => (await fetch(url)).arrayBuffer()),
  );

/** Toxics and the search: fetched once a page has been shown to somebody who does not save data. Goes on where a shaky connection stopped it. */
export const keepMore = (event: ExtendableEvent): Promise<void> => fill(more, PRECACHE.more, event);

/** The code of an owner's own screens, on a device where they were opened: what they show without connection is kept there. */
export const keepOwner = (event: ExtendableEvent): Promise<void> => fill(owner, PRECACHE.owner, event);

/** The first worker takes over at once; a newer one brings what the one before had, and waits (sw.ts, 'take-over'). */
export const install = async (event: ExtendableEvent): Promise<void> => {
  const before = (await caches.keys()).filter(isOldBuild).join();
  await fetchAhead(PRECACHE.base);
  await base.install(event);
  if (!CAN_UNPACK) for (const path of PRECACHE.urgent) await keepGuide(path, event);
  if (before.includes('-more-')) await keepMore(event);
  if (before.includes('-owner-')) await keepOwner(event);
};
