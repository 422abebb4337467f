import type { Server } from '../../scripts/serve.ts';
import { openCopy, restorerOf } from './demo-world.ts';
import { test as base } from './support.ts';

/**
 * `test` for walks that change what everybody sees: each worker serves the built product to itself alone on `own.url`; `own.d1` is
 * its database. Every walk finds the demo world as it was seeded, whichever walks its worker took before.
 */
export const test = base.extend<{ baseURL: string; fresh: undefined }, { own: Server; restore: () => Promise<void> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await openCopy();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  restore: [async ({ own }, use) => use(await restorerOf(own.d1)), { scope: 'worker' }],
  baseURL: async ({ own }, use) => use(own.url),
  fresh: [
    async ({ restore }, use) => {
      await restore();
      await use(undefined);
    },
    { auto: true },
  ],
});
