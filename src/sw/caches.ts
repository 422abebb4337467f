import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PRECACHE } from './precache.ts';
import { unpressed } from './pressed.ts';

/**
 * The drawers of this worker. What a build brings along lies in drawers of its own, so that two builds never mix; the others
 * outlive builds: code by its hashed name, guides as whole pages that name their own code, pictures.
 */
export const CACHES = {
  base: `pyp-base-${PRECACHE.build}`,
  more: `pyp-more-${PRECACHE.build}`,
  owner: `pyp-owner-${PRECACHE.build}`,
  code: 'pyp-code',
  guides: 'pyp-guides',
  pictures: 'pyp-pictures',
} as const;

/** Most entries of the drawers that outlive builds; the one used longest ago leaves first. */
export const MOST = { code: 300, guides: 60, pictures: 400 } as const;
/** How long a guide is kept that nobody opens, s. */
export const GUIDE_AGE_S = 180 * 24 * 60 * 60;

/** Drawers of the current build's code. */
const BUILD = [CACHES.base, CACHES.more, CACHES.owner];

/** Whether a drawer is one of a build, and of another than this one. */
export const isOldBuild = (name: string): boolean =>
  /^pyp-(base|more|owner)-/.test(name) && !(BUILD as string[]).includes(name);

const firstOf = async (url: string, drawers: readonly string[]): Promise<Response | undefined> => {
  for (const cacheName of drawers) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return unpressed(found);
  }
  return undefined;
};

/** A file that the current build brought; undefined when it did not, or has not fetched it yet. */
export const buildCode = (url: string): Promise<Response | undefined> => firstOf(url, BUILD);
/** The same, or one of an earlier build that an open page or a kept guide still needs. */
export const keptCode = (url: string): Promise<Response | undefined> => firstOf(url, [...BUILD, CACHES.code]);

/** Plugin: only whole good answers of our own are kept, never a redirect, a part or an error. */
export const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};
