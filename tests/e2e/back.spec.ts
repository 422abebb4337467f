import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findWhole } from '../../scripts/setup/chromium.mjs';
import { test, whenUp } from './support.ts';

/** Somebody who filters a list of breeds, ticks what is in the kit, and is half-way through the quiz, each far down its page. */
const LEFT_AT = [
  {
    path: '/perros/razas',
    act: async (page: Page) => {
      const door = page.locator('.filters-door summary');
      if (await door.isVisible()) await door.click();
      await page.getByText('Mediano', { exact: true }).first().click();
      await expect(page).toHaveURL(/\?tamano=mediano$/);
      // The fold is no part of what one asked for: a page that is drawn anew has it closed.
      if (await door.isVisible()) await door.click();
    },
    seen: async (page: Page) => {
      await expect(page).toHaveURL(/\/perros\/razas\?tamano=mediano$/);
      await expect(page.locator('[value="tamano=mediano"]')).toBeChecked();
      await expect(page.locator('.breed-card', { hasText: 'Chihuahua' })).toBeHidden();
    },
  },
  {
    path: '/primeros-auxilios/elementos-basicos',
    act: (page: Page) => page.locator('.kit label').nth(2).click(),
    seen: (page: Page) => expect(page.locator('.kit input').nth(2)).toBeChecked(),
  },
  {
    path: '/encuentra',
    act: async (page: Page) => {
      await page.locator('main input[type=radio]').nth(1).check({ force: true });
    },
    seen: (page: Page) => expect(page.locator('main input[type=radio]').nth(1)).toBeChecked(),
  },
];

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Not page.goBack: it waits for a load that a page from the browser's own cache never has. */
const travel = (page: Page, by: -1 | 1) =>
  page.evaluate((step) => {
    setTimeout(() => history.go(step));
  }, by);

/** Acts on each page, goes on by a link of the page, and back and forth: what was there is there. `isWhole`: the page itself came back. */
const walk = async (page: Page, isWhole: boolean) => {
  // The emergency notice has been seen in this visit: its room at the top of a first page is not there on the way back.
  await page.addInitScript(() => sessionStorage.setItem('pyp:avisado', '1'));
  for (const { path, act, seen } of LEFT_AT)
    await test.step(path, async () => {
      await page.goto(path);
      await whenUp(page);
      // A worker that takes its pages over puts out those that the browser keeps: a first visit is left after that.
      if (isWhole)
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await act(page);
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await page.evaluate(() => Object.assign(window, { kept: true }));
      const [place, from] = [await scrolled(page), page.url()];
      expect(place).toBeGreaterThan(0);
      const onward = page.locator('footer a[href="/privacidad"]');
      await onward.evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL(/\/privacidad$/);
      await travel(page, -1);
      await expect(page).toHaveURL(from);
      await seen(page);
      await expect.poll(() => scrolled(page)).toBe(place);
      await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(isWhole);
      await travel(page, 1);
      await expect(page).toHaveURL(/\/privacidad$/);
      await travel(page, -1);
      await seen(page);
    });
};

test('back and forward keep place, filters, ticks and answers: the page itself is kept', { tag: '@full' }, async ({
  baseURL,
}) => {
  // The engine alone has no such cache, and Playwright turns it off unless told not to.
  const browser = await chromium.launch({
    executablePath: findWhole() ?? undefined,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 375, height: 812 },
    // As it is out there: the worker that keeps the pages takes nothing from this cache.
    serviceWorkers: 'allow',
    locale: 'es-CO',
  });
  const page = await context.newPage();
  await walk(page, true);
  // What kept a page from that cache, in the browser's own words.
  const reasons = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown }).notRestoredReasons,
  );
  expect(reasons ?? null).toBeNull();
  await browser.close();
});

test('back and forward keep place, filters, ticks and answers where a browser lets go of the page', {
  tag: '@full',
}, async ({ page }) => {
  await walk(page, false);
});
