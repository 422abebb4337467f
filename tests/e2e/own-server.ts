import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type Server } from '../../scripts/serve.ts';
import { seedIfEmpty } from '../../scripts/setup/demo.ts';
import { test as base } from './support.ts';

/**
 * `test` for walks that change what everybody sees: each worker serves the built product to itself alone, with the demo world,
 * on `own.url`; `own.d1` is its database.
 */
export const test = base.extend<{ baseURL: string }, { own: Server }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-own-'));
      const server = await openServer({ port: 0, dataDir: data, fill: seedIfEmpty });
      await use(server);
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
});
