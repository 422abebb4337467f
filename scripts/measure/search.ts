import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openServer } from '../serve.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../setup/chromium.mjs';
import { DIST } from '../setup/places.ts';
import { median, table } from './figures.ts';

/**
 * `npm run measure:search [-- --tries=5 --beside=/another/dist/client]`: from Enter in the home page's field to the first result that can be
 * read, without signal, on a phone (375 px, a quarter of the processor) that was here once before. Where the time goes: the page painted,
 * what is searched read, the answer drawn. The median of the tries in ms, and as times of the paint, which the machine's other work
 * stretches alike. `--beside` asks another build in turns with this one, so that before and after are told apart on a busy machine too.
 */
const { values: asked } = parseArgs({
  options: { tries: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const SLOWER = 4;

const QUESTIONS = [
  'mi perro se tragó dos Dolex',
  'el gato entra y sale del arenero y no orina',
  'perro convulsionando',
  'hámster frío y tieso',
];

type Times = { painted: number; read: number; answered: number };

/** Notes when the first result stands, before any script of the page runs. */
const watchResults = () => {
  const note = () => {
    const first = document.querySelector('#resultados .found a');
    if (!first || 'answered' in window) return;
    requestAnimationFrame(() => Object.assign(window, { answered: performance.timeOrigin + performance.now() }));
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
};

/** Installs the worker and waits until it keeps the search. */
const visit = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  for (let packs = 0; packs < 2; ) {
    await page.waitForTimeout(200);
    packs = await page.evaluate(async () => {
      const more = (await caches.keys()).find((name) => name.startsWith('pyp-more-'));
      const held = more ? await (await caches.open(more)).keys() : [];
      return held.filter(({ url: one }) => one.endsWith('.pack')).length;
    });
  }
};

const ask = async (page: Page, url: string, words: string): Promise<Times> => {
  await page.goto(`${url}/`);
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.fill(words);
  await page.waitForTimeout(1500);
  const begun = await page.evaluate(() => performance.timeOrigin + performance.now());
  await field.press('Enter');
  await page.waitForURL(/\/buscar\?q=/, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'answered' in window, null, { timeout: 60_000 });
  const at = await page.evaluate(() => {
    const corpus = performance.getEntriesByType('resource').find(({ name }) => /\/guides-[\w-]+\.json$/.test(name));
    return {
      painted: performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      read: performance.timeOrigin + ((corpus as PerformanceResourceTiming | undefined)?.responseEnd ?? 0),
      answered: (window as unknown as { answered: number }).answered,
    };
  });
  return { painted: at.painted - begun, read: at.read - begun, answered: at.answered - begun };
};

/** A phone that was here before and lost its signal. */
const openPhone = async (browser: Browser, client: string) => {
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-search-'));
  const server = await openServer({ port: 0, dataDir: data, client });
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(watchResults);
  await visit(page, server.url);
  await server.close();
  rmSync(data, { recursive: true, force: true });
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return (words: string) => ask(page, server.url, words);
};

const builds = { here: join(DIST, 'client'), ...(asked.beside ? { beside: asked.beside } : {}) };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const phones: [string, Awaited<ReturnType<typeof openPhone>>][] = [];
  for (const [name, client] of Object.entries(builds)) phones.push([name, await openPhone(browser, client)]);
  const rows: string[][] = [];
  for (const words of QUESTIONS) {
    const all = new Map<string, Times[]>(phones.map(([name]) => [name, []]));
    for (let turn = 0; turn < Number(asked.tries); turn += 1)
      for (const [name, phone] of phones) all.get(name)?.push(await phone(words));
    const middle = (name: string, of: keyof Times) => median((all.get(name) ?? []).map((one) => one[of]));
    for (const [name] of phones) {
      const [painted, read, answered] = (['painted', 'read', 'answered'] as const).map((of) => middle(name, of)) as [
        number,
        number,
        number,
      ];
      const ratio = (answered / middle('here', 'answered')).toFixed(2);
      const figures = [painted, read, answered].map((ms) => `${Math.round(ms)}`);
      rows.push([`${name}: ${words}`, ...figures, `${(answered / painted).toFixed(1)}`, ratio]);
    }
  }
  const heads = ['painted', 'read', 'answered', '× paint', '× here'];
  console.log(table([`median of ${asked.tries}, ms (load ${loadavg()[0]?.toFixed(1)})`, ...heads], rows));
} finally {
  await browser.close();
}
