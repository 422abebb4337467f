import { rmSync } from 'node:fs';
import { openServer, type Server } from '../../scripts/serve.ts';
import { copyWorld, restoreWorld } from './demo-world.ts';
import { test as base } from './support.ts';

/**
 * `test` for walks that change what everybody sees: each worker serves the built product to itself alone on `own.url`; `own.d1` is
 * its database. Every walk finds the demo world as it was seeded, whichever walks its worker took before.
 */
export const test = base.extend<{ baseURL: string; fresh: undefined }, { own: Server }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const data = copyWorld();
      const server = await openServer({ port: 0, dataDir: data });
      await use(server);
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  fresh: [
    async ({ own }, use) => {
      await restoreWorld(own.d1);
      await use(undefined);
    },
    { auto: true },
  ],
});
