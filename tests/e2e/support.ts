import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') heard.push(`third party: ${request.url()}`);
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
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly, resultTypes: ['violations'], preload: false });
  const { violations: found } = await axe.analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** No axe violation on the page as it stands (dialogs and typed forms included), in either theme. Leaves it in the light one. */
export const checkA11y = async (page: Page) => {
  const wear = (theme: 'dark' | 'light') =>
    page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
  await wear('dark');
  expect(await violations(page, { type: 'rule', values: COLOUR_RULES }), 'dark').toEqual([]);
  await wear('light');
  expect(await violations(page, { type: 'tag', values: AXE_TAGS }), 'light').toEqual([]);
};

/** Waits until the app answers on this page. Its html is complete before; the first touch starts the app. */
export const whenUp = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.waitForLoadState('networkidle');
};

/** Whether the walk is at the width of a phone. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The main navigation that this width shows. */
export const menu = (page: Page) => page.getByRole('navigation', { name: isPhone(page) ? 'Menú' : 'Principal' });
