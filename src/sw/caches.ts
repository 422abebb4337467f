import { PRECACHE } from './precache.ts';

/**
 * The drawers of this worker. What a build brings along lies in drawers of its own, so that two builds never mix; the others
 * outlive builds: code by its hashed name, guides as whole pages that name their own code, pictures.
 */
export const CACHES = {
  base: `pyp-base-${PRECACHE.build}`,
  more: `pyp-more-${PRECACHE.build}`,
  code: 'pyp-code',
  guides: 'pyp-guides',
  pictures: 'pyp-pictures',
} as const;

/** Most entries of the drawers that outlive builds; the one used longest ago leaves first. */
export const MOST = { code: 300, guides: 60, pictures: 400 } as const;
/** How long a guide is kept that nobody opens, s. */
export const GUIDE_AGE_S = 180 * 24 * 60 * 60;

/** What the current build brought, or one of an earlier build that an open page still needs; undefined when neither is there. */
export const keptCode = async (url: string): Promise<Response | undefined> => {
  for (const cacheName of [CACHES.base, CACHES.more, CACHES.code]) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
};

/** Plugin: only whole good answers of our own are kept, never a redirect, a part or an error. */
export const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
