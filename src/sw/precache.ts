import type { PackName } from './pages-pack.ts';

/** A file of the build that is kept before anybody asks for it. */
export type Entry = {
  url: string;
  /** Of files whose name does not carry their content's hash; null for those whose name does. */
  revision: string | null;
};

/** What the build tells the worker (scripts/prerender/offline.ts). */
export type Precache = {
  /** Changes with every file of the build. */
  build: string;
  /** First aid, its numbers, the offline page and the app's frame: always kept. */
  base: Entry[];
  /** Toxics, then the search of everything: kept unless the person saves data. */
  more: Entry[];
  /** Code of an owner's own screens: kept where one of them was opened. */
  owner: Entry[];
  /** Files among those with the pages inside (src/sw/packs.ts). */
  packs: Record<PackName, string>;
  /** Pages of first aid, for browsers that cannot open a pack. */
  urgent: string[];
};

declare const __PRECACHE__: Precache;
/** Filled in by the build. */
export const PRECACHE: Precache = __PRECACHE__;
