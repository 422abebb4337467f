import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/setup/chromium.mjs';
import { test, whenUp } from './support.ts';

const open = (baseURL: string | undefined, motion: 'reduce' | 'no-preference') =>
  chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS }).then(async (browser) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      serviceWorkers: 'block',
      locale: 'es-CO',
      reducedMotion: motion,
    });
    return { browser, page: await context.newPage() };
  });

/** Whether the page that stands came with a transition from the one before: known once it is drawn, after its address. */
const came = async (page: Page) => {
  const told = await page.waitForFunction(() => {
    const { transition } = window as unknown as { transition?: boolean };
    return transition === undefined ? null : { transition };
  });
  return (await told.jsonValue())?.transition;
};

for (const motion of ['no-preference', 'reduce'] as const)
  test(`from page to page the new one ${motion === 'reduce' ? 'stands at once where motion is not wanted' : 'fades in, but in first aid nothing moves'}`, {
    tag: motion === 'reduce' ? '@full' : [],
  }, async ({ baseURL }) => {
    const { browser, page } = await open(baseURL, motion);
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: unknown };
        Object.assign(window, { transition: Boolean(viewTransition) });
      }),
    );
    await page.goto('/perros');
    expect(await came(page)).toBe(false);
    await page.locator('main a[href="/perros/razas"]').first().click();
    await expect(page).toHaveURL(/\/perros\/razas$/);
    expect(await came(page)).toBe(motion === 'no-preference');
    await page.goto('/primeros-auxilios');
    await page.locator('main a[href="/primeros-auxilios/convulsiones"]').first().click();
    await expect(page).toHaveURL(/convulsiones$/);
    expect(await came(page)).toBe(false);
    await browser.close();
  });

test('a guide is fetched while somebody comes near its link; nothing else is', { tag: '@full' }, async ({ page }) => {
  const how = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType);
  const approach = async (selector: string) => {
    await page.goto('/perros');
    await whenUp(page);
    const link = page.locator(selector).first();
    await link.hover();
    // What is fetched for a link that is only looked at is on its way after 200 ms.
    // biome-ignore lint/suspicious/noPlaywrightWaitForTimeout: what must not be fetched would be by now.
    await page.waitForTimeout(700);
    await link.click();
    await expect(page).not.toHaveURL(/\/perros$/);
    return how();
  };
  // On a busy machine the browser may come to it after the press.
  await expect.poll(() => approach('main a[href="/perros/razas"]')).toBe('navigational-prefetch');
  expect(await approach('footer a[href="/login"]')).toBe('');
  expect(await approach('footer a[href="/buscar"]')).toBe('');
  expect(await approach('a.brand[href="/"]')).toBe('');
});
