import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules of WCAG 2.0 to 2.2, levels A and AA. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Playwright says so on every page where it keeps the service worker out (playwright.config.ts). */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

type Noise = { allow: (pattern: RegExp) => void };

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
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a theme can break: it changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const violations = async (page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }) => {
  // Of the defaults only what costs time and finds nothing here: there are no frames and no sound, and passes are not reported.
  const options = { runOnly, iframes: false, preload: false, resultTypes: ['violations' as const] };
  const found = await page.evaluate(
    async (how) => (await (window as unknown as { axe: typeof axe }).axe.run(document, how)).violations,
    options,
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** No axe violation on the page as it stands (dialogs and typed forms included), in either theme. Leaves it in the light one. */
export const checkA11y = async (page: Page) => {
  const wear = (theme: 'dark' | 'light') =>
    page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
  // Half a megabyte, once for a page and not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await wear('dark');
  expect(await violations(page, { type: 'rule', values: COLOUR_RULES }), 'dark').toEqual([]);
  await wear('light');
  expect(await violations(page, { type: 'tag', values: AXE_TAGS }), 'light').toEqual([]);
};

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
