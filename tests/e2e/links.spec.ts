import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/setup/chromium.mjs';
import { test, whenUp } from './support.ts';

/** One page of every kind of document, as people leave it. */
const DOCUMENTS = [
  '/',
  '/perros',
  '/perros/razas?tamano=mini&comparar=chihuahua',
  '/perros/razas/labrador#salud',
  '/perros/comparar?razas=labrador,pug',
  '/perros/salud',
  '/perros/salud/signos-alerta',
  '/encuentra?tiempo=poco&espacio=pequeno',
  '/toxicos?especie=gatos',
  '/toxicos/chocolate',
  '/primeros-auxilios',
  '/primeros-auxilios/rcp?especie=loros',
  '/buscar?q=uva',
  '/acerca',
];

const open = (baseURL: string | undefined, motion: 'reduce' | 'no-preference', args: string[] = []) =>
  chromium
    .launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS, ignoreDefaultArgs: args })
    .then(async (browser) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        serviceWorkers: 'block',
        locale: 'es-CO',
        reducedMotion: motion,
      });
      return { browser, page: await context.newPage() };
    });

test('the browser’s own cache takes every kind of page, and gives it back as it was left', async ({ baseURL }) => {
  test.setTimeout(120_000);
  // Playwright turns that cache off unless told not to.
  const { browser, page: first } = await open(baseURL, 'reduce', ['--disable-back-forward-cache']);
  const gone: string[] = [];
  for (const path of DOCUMENTS) {
    const page = await first.context().newPage();
    await page.goto(path);
    await whenUp(page);
    await page.evaluate(() => {
      (window as unknown as { kept: boolean }).kept = true;
      scrollTo(0, 200);
    });
    await page.goto('/gatos/cuidados');
    // Not page.goBack: it waits for a load that a page from that cache never has.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.url()).toBe(new URL(path, baseURL).href);
    if (!(await page.evaluate(() => 'kept' in window && scrollY === 200))) gone.push(path);
    await page.close();
  }
  expect(gone).toEqual([]);
  await browser.close();
});

/** Whether the page that stands came with a transition from the one before. */
const came = (page: Page) => page.evaluate(() => (window as unknown as { transition: boolean }).transition);

for (const motion of ['no-preference', 'reduce'] as const)
  test(`from page to page the new one ${motion === 'reduce' ? 'stands at once where motion is not wanted' : 'fades in, but in first aid nothing moves'}`, async ({
    baseURL,
  }) => {
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

test('a guide is fetched while somebody comes near its link; nothing else is', { tag: '@desk' }, async ({ page }) => {
  const how = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType);
  const approach = async (selector: string) => {
    await page.goto('/perros');
    await whenUp(page);
    const link = page.locator(selector).first();
    await link.hover();
    // What is fetched for a link that is only looked at is on its way after 200 ms.
    await page.waitForTimeout(700);
    await link.click();
    return how();
  };
  expect(await approach('main a[href="/perros/razas"]')).toBe('navigational-prefetch');
  expect(await approach('footer a[href="/login"]')).toBe('');
  expect(await approach('footer a[href="/buscar"]')).toBe('');
  expect(await approach('a.brand[href="/"]')).toBe('');
});
