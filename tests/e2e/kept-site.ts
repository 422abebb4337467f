import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openServer, type Server } from '../../scripts/serve.ts';
import { seedIfEmpty } from '../../scripts/setup/demo.ts';
import { freePort } from '../../scripts/setup/port.ts';
import { test as base, whenUp } from './support.ts';

/** The built site on an address of its own, which can be taken off the network and put back, with another build too. */
export type KeptSite = {
  url: string;
  /** Ends the server: nothing listens at its address any more. */
  stop: () => Promise<void>;
  /** Serves again; `client` is the folder of another build. */
  start: (client?: string) => Promise<void>;
};

const openSite = async (): Promise<KeptSite> => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-kept-'));
  let server: Server | null = null;
  const start = async (client?: string) => {
    server = await openServer({ port, dataDir: data, ...(client && { client }) });
    await seedIfEmpty(server.d1);
  };
  const stop = async () => {
    await server?.close();
    server = null;
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, start, stop };
};

/** `test` for walks about what the device keeps: each has a site of its own, and the service worker is let in. */
export const test = base.extend<{ site: KeptSite; baseURL: string }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Waits until the worker has installed, has taken the page over and keeps `path` (and all that comes with a first visit). */
export const whenKept = async (page: Page, path?: string): Promise<void> => {
  await whenUp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(async (wanted) => {
    const names = await caches.keys();
    const more = names.find((name) => name.startsWith('pyp-more-'));
    const packs = more ? (await (await caches.open(more)).keys()).filter(({ url }) => url.endsWith('.pack')) : [];
    return packs.length > 0 && (!wanted || (await caches.match(wanted)) !== undefined);
  }, path);
};

/** Every address in the browser's drawers. */
export const keptUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const drawers = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const urls = await Promise.all(drawers.map(async (drawer) => (await drawer.keys()).map(({ url }) => url)));
    return urls.flat().map((url) => new URL(url).pathname + new URL(url).search);
  });
