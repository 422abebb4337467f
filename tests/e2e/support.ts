import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** As it is shipped: the same with its comments is more than twice as long, and every page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rules of WCAG 2.0 to 2.2, levels A and AA. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Playwright says so on every page where it keeps the service worker out (playwright.config.ts). */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

type Noise = { allow: (pattern: RegExp) => void };

/**
 * How many times slower a page's processor is made (SLOW=6), its network with it: what a walk does too early for a slow phone fails
 * here too, and a machine of its own is not needed.
 */
const SLOW = Number(process.env.SLOW ?? 1);

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const line = { offline: false, latency: 40 * SLOW, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
};

/** Collects everything a page says that a user should never cause: console noise, errors, refused content, failed requests. */
const listen = async (page: Page, heard: string[]) => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== KEPT_OUT)
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser itself gives up what a navigation no longer needs.
    if (why !== 'net::ERR_ABORTED') heard.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && !/^(127\.0\.0\.1|localhost)$/.test(hostname))
      heard.push(`third party: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => heard.push(`CSP violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
};

/**
 * `test` of every walk: fails when its page logs an error or a warning, throws, breaks the content policy, loses a request
 * or asks a third party. `noise.allow(/…/)` is for the one line a test causes on purpose (a 404 that it visits).
 */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await listen(page, heard);
      if (SLOW > 1) await slowDown(page);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** How often a violation is looked for again. Not expect.poll: on a busy machine one look at a long page takes all its time. */
const AGAIN = 3;

/** What a theme can break: it changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type RunOnly = { type: 'tag' | 'rule'; values: string[] };

const violations = async (page: Page, runOnly: RunOnly) => {
  // Once for a page and not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Of the defaults only what costs time and finds nothing here: there are no frames and no sound, and passes are not reported.
  const options = { runOnly, iframes: false, preload: false, resultTypes: ['violations' as const] };
  return page.evaluate(async (how) => {
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    const found = (await run(document, how)).violations;
    /** Whether a target is small in the middle of the screen too: half of it under a bar that stays is small only there. */
    const isSmall = async (selector: string) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await run(document, { ...how, runOnly: { type: 'rule', values: ['target-size'] } });
      return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
    };
    const from = scrollY;
    const told: string[] = [];
    for (const { id, help, nodes } of found) {
      const targets: string[] = [];
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id !== 'target-size' || (await isSmall(selector))) targets.push(selector);
      }
      if (targets.length > 0) told.push(`${id}: ${help}: ${targets.join(', ')}`);
    }
    scrollTo({ top: from, behavior: 'instant' });
    return told;
  }, options);
};

/** No axe violation on the page as it stands (dialogs and typed forms included), in either theme. Leaves it in the light one. */
export const checkA11y = async (page: Page) => {
  const look = async (theme: 'dark' | 'light', runOnly: RunOnly) => {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    let found = await violations(page, runOnly);
    // What was still on its way (a row that is drawn, a box that grows) is looked at again.
    for (let again = 0; again < AGAIN && found.length > 0; again += 1) {
      await pause(500);
      found = await violations(page, runOnly);
    }
    expect(found, theme).toEqual([]);
  };
  await look('dark', { type: 'rule', values: COLOUR_RULES });
  await look('light', { type: 'tag', values: AXE_TAGS });
};

/** Nothing of the page lies beyond its width. */
export const fitsWidth = (page: Page, what = 'pixels of sideways scrolling') =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBe(0);

/** Waits until what lives on this page answers: the app, or a document's islands. The html is complete before; the first touch starts both. */
export const whenUp = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    if (app) return Object.keys(app).some((key) => key.startsWith('__reactContainer'));
    const isIn = document.documentElement.classList.contains('has-session');
    return !document.querySelector(`[data-island]:not(${isIn ? '[data-on=notice]' : '[data-on]'})`);
  });
  await page.waitForLoadState('networkidle');
};

/**
 * Stops the page's clock, which the walk has installed, a minute from now: the engine refuses a moment that has passed, and a slow
 * machine lets more than a second pass between the question and the order.
 */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Whether the walk is at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** On a phone the settings are folded under their titles: opens them all. */
export const unfold = async (page: Page): Promise<void> => {
  if (!isPhone(page)) return;
  await page.locator('.folds > section').first().waitFor();
  await page.locator('.folds details:not([open]) > summary').evaluateAll((titles) => {
    for (const title of titles) (title as HTMLElement).click();
  });
};

/** The main navigation that this width shows. */
export const menu = (page: Page) => page.getByRole('navigation', { name: isPhone(page) ? 'Menú' : 'Principal' });
