import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { CACHES, onlyWhole } from './caches.ts';
import { keepGuide } from './guides.ts';
import { CAN_UNPACK } from './packs.ts';
import { type Entry, PRECACHE } from './precache.ts';

/** What is always kept: the installation fails without it, and the browser tries again later. */
export const base = new PrecacheController({ cacheName: CACHES.base, plugins: [onlyWhole] });
base.addToCacheList(PRECACHE.base);

/** Files of a drawer, each fetched once. */
const drawer = (cacheName: string) =>
  new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [onlyWhole] });
const more = drawer(CACHES.more);
const owner = drawer(CACHES.owner);

/** Fetches what a drawer lacks, in order, until something cannot be had. */
const fill = async (into: CacheFirst, entries: readonly Entry[], event: ExtendableEvent) => {
  for (const { url } of entries) {
    const [answer, done] = into.handleAll({ request: new Request(url), event });
    if (!(await answer.catch(() => null))) return;
    await done;
  }
};

/** The person has asked the browser to save data (Chromium only; elsewhere nobody can know). */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what is worth keeping but not worth failing for: toxics, and the pages of first aid where packs cannot be opened. Goes
 * on where it stopped, so that a shaky connection or a person who no longer saves data gets there in the end.
 */
export const keepMore = async (event: ExtendableEvent): Promise<void> => {
  if (!CAN_UNPACK) for (const path of PRECACHE.urgent) await keepGuide(path, event);
  if (!savesData()) await fill(more, PRECACHE.more, event);
};

/** The code of an owner's own screens, on a device where they were opened: what they show without connection is kept there. */
export const keepOwner = (event: ExtendableEvent): Promise<void> => fill(owner, PRECACHE.owner, event);

const ownerWasHere = async () => (await caches.keys()).some((name) => name.startsWith('pyp-owner-'));

/** The first worker takes over at once; a newer one waits until the person says so (sw.ts, 'take-over'). */
export const install = async (event: ExtendableEvent): Promise<void> => {
  await base.install(event);
  await keepMore(event);
  if (await ownerWasHere()) await keepOwner(event);
};
