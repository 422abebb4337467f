import { type Browser, chromium, type Page } from '@playwright/test';
import { openDemoSite } from '../browser/demo-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../setup/chromium.mjs';
import { median, table } from './figures.ts';

/**
 * `npm run inp`: how long a touch or a key waits for the next paint, as the browser's own event timing has it, on a phone whose
 * processor is four times slower than this machine's. The worst interaction of each run, the median of the runs, in ms. Ends with 1 when
 * one is over the limit. Run it on an idle machine.
 */
const LIMIT = 100;
const RUNS = 5;
const SLOWER = 4;
/** The finest that the browser reports, ms. */
const FINEST = 16;

type Way = { name: string; path: string | null; act: (page: Page) => Promise<void> };

const type = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).first().tap();
  await page.keyboard.type(text, { delay: 120 });
};

/** The baseline: how long this machine takes for a button on a bare page. */
const BARE = '<!doctype html><button onclick="this.textContent += 1">Contar</button>';

const WAYS: Way[] = [
  { name: 'a bare button, to compare', path: null, act: (page) => page.locator('button').tap() },
  { name: 'list: search', path: '/perros/razas', act: (page) => type(page, 'Buscar raza', 'lab') },
  {
    name: 'list: a filter',
    path: '/perros/razas',
    act: async (page) => {
      await page.getByText('Filtros', { exact: true }).tap();
      await page.getByText('Mini', { exact: true }).first().tap();
    },
  },
  {
    name: 'breed: tabs',
    path: '/perros/razas/labrador',
    act: async (page) => {
      for (const name of ['Cuidados', 'Alimentación', 'Salud', 'General']) await page.getByRole('tab', { name }).tap();
    },
  },
  { name: 'search of everything', path: '/buscar', act: (page) => type(page, '¿Qué necesitas saber?', 'vomita') },
  { name: 'toxics: search', path: '/toxicos', act: (page) => type(page, 'Buscar sustancia', 'choc') },
  {
    name: 'toxics: a species',
    path: '/toxicos',
    act: (page) => page.locator('.tox-species .chip-btn').first().tap(),
  },
];

/** Longest wait of the interactions that a page's `act` makes, ms. */
const worst = async (browser: Browser, url: string, { path, act }: Way): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (path === null) await page.setContent(BARE);
  else await page.goto(url + path);
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForLoadState('networkidle');
  await page.evaluate((finest) => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) waits.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: finest } as PerformanceObserverInit);
  }, FINEST);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act(page);
  await page.waitForTimeout(1000);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await context.close();
  return Math.max(FINEST, ...waits);
};

const site = await openDemoSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const rows: { name: string; value: number }[] = [];
  for (const way of WAYS) {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) values.push(await worst(browser, site.url, way));
    rows.push({ name: way.name, value: median(values) });
  }
  console.log(
    table(
      ['worst of a visit, median of runs', 'ms'],
      rows.map(({ name, value }) => [name, `${Math.round(value)}`]),
    ),
  );
  const missed = rows.filter(({ value }) => value > LIMIT);
  console.log(
    missed.length === 0 ? `All within ${LIMIT} ms.` : `Over ${LIMIT} ms: ${missed.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
