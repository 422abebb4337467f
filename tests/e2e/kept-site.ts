import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { freePort } from '../../scripts/setup/port.ts';
import { copyWorld, openCopy } from './demo-world.ts';
import { test as base, whenUp } from './support.ts';

/** The built site on an address of its own, which can be taken off the network and put back, with another build too. */
export type KeptSite = {
  /** Ends the server and takes the browser off the network. */
  cut: () => Promise<void>;
  /** Serves again; `client` is the folder of another build. */
  back: (client?: string) => Promise<void>;
};

type Fixtures = {
  address: { url: string; data: string; port: number };
  site: KeptSite;
  baseURL: string;
};

/** What the browser says of requests that found no network or lost it in the middle of an answer: the walks about it cause them on purpose. */
const NO_NETWORK =
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|FAILED|NETWORK_CHANGED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)|Failed to fetch dynamically/;

/** `test` for walks about what the device keeps: each has a site of its own, and the service worker is let in. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  address: async ({}, use) => {
    const port = await freePort();
    const data = copyWorld();
    await use({ port, url: `http://127.0.0.1:${port}`, data });
    rmSync(data, { recursive: true, force: true });
  },
  baseURL: async ({ address }, use) => use(address.url),
  site: [
    async ({ address: { port, data }, context, noise }, use) => {
      let server = null as Server | null;
      const back = async (client?: string) => {
        server = await openCopy({
          port,
          dataDir: data,
          ...(client && { client }),
        });
        await context.setOffline(false);
      };
      const cut = async () => {
        await server?.close();
        server = null;
        await context.setOffline(true);
      };
      await back();
      noise.allow(NO_NETWORK);
      await use({ cut, back });
      await server?.close();
    },
    { auto: true },
  ],
});

/** Waits until `isSo` says yes in the page (Playwright's own waitForFunction does not wait for promises). */
export const until = async <Arg>(page: Page, isSo: (arg: Arg) => Promise<boolean>, arg?: Arg): Promise<void> => {
  await expect
    .poll(() => page.evaluate(isSo as (arg: unknown) => Promise<boolean>, arg), { timeout: 30_000 })
    .toBe(true);
};

/** Waits until the worker has installed, answers for the page, and keeps toxics, the search and the page at `path`, styles included. */
export const whenKept = async (page: Page, path?: string): Promise<void> => {
  await whenUp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(
    page,
    async (wanted: string | undefined) => {
      const more = (await caches.keys()).find((name) => name.startsWith('pyp-more-'));
      const packs = more ? (await (await caches.open(more)).keys()).filter(({ url }) => url.endsWith('.pack')) : [];
      if (packs.length < 2 || !wanted) return packs.length === 2;
      const html = await (await caches.match(wanted))?.text();
      const code = html?.match(/\/assets\/[\w.-]+\.(css|js)/g) ?? [];
      return code.length > 1 && (await Promise.all(code.map((file) => caches.match(file)))).every(Boolean);
    },
    path,
  );
};

/** What lies in the browser's drawers: addresses, and every text among it. */
export const drawers = (page: Page): Promise<{ urls: string[]; texts: string[] }> =>
  page.evaluate(async () => {
    const urls: string[] = [];
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const drawer = await caches.open(name);
      for (const request of await drawer.keys()) {
        const { pathname, search } = new URL(request.url);
        urls.push(pathname + search);
        if (!/\.(webp|woff2|pack)$/.test(pathname)) texts.push((await (await drawer.match(request))?.text()) ?? '');
      }
    }
    return { urls, texts };
  });
