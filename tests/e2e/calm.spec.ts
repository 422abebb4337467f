import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

/** Addresses that people share: what they ask for is drawn by the app, which wakes after the first paint. */
const SHARED = [
  '/perros/razas?tamano=mini',
  '/gatos/razas?hogar=apartamento&ruido=poco',
  '/perros/razas?hogar=ninos&energia=alta&orden=vida',
  '/loros/razas?comparar=ninfas,agapornis',
  '/perros/comparar?razas=labrador,pug',
  '/toxicos?especie=loros',
  '/toxicos?especie=gatos&tipo=planta',
  '/encuentra?tiempo=poco&espacio=pequeno',
  '/primeros-auxilios?especie=hamsters',
];
/** As Core Web Vitals count; a tenth of what they call good. */
const MOST_SHIFT = 0.01;

for (const path of SHARED) {
  test(`${path} does not jump when the app wakes, and keeps the focus`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const brand = page.getByRole('link', { name: 'Patas y Plumas' }).first();
    await brand.focus();
    await whenUp(page);
    await expect(brand).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_SHIFT);
  });
}

test('a shared list shows only its breeds from the first paint on', async ({ page, noise }) => {
  noise.allow(/\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/perros/razas?tamano=mini');
  const cards = page.locator('.breed-card:visible');
  expect(await cards.count()).toBeLessThan(20);
  await expect(cards.filter({ hasText: 'Labrador' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Chihuahua' })).toHaveCount(1);
  await page.goto('/perros/razas?campana=mini');
  await expect(cards).toHaveCount(20);
});

test('a page that is only read runs no app; what somebody does before it is up counts', async ({ page }) => {
  const isUp = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  /** Opens a page, does something while the app is kept back, and lets it come. */
  const early = async (path: string, act: () => Promise<void>) => {
    let asked = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unrouteAll();
    await page.route(/\/assets\/main-[\w-]+\.js/, async (route) => {
      if (route.request().resourceType() === 'script') {
        asked += 1;
        await held;
      }
      await route.continue();
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([asked, await isUp()], path).toEqual([0, false]);
    await act();
    expect(await isUp(), path).toBe(false);
    release();
    await whenUp(page);
  };

  await early('/perros/razas', async () => {
    await page.getByLabel('Buscar raza').focus();
    await page.keyboard.type('labra');
  });
  await expect(page.getByLabel('Buscar raza')).toHaveValue('labra');
  await expect(page.getByRole('listbox', { name: 'Razas' }).getByRole('option')).toHaveCount(1);

  await early('/primeros-auxilios', () => page.getByText('Latidos', { exact: true }).first().click());
  await expect(page.getByRole('radio', { name: 'Latidos' })).toBeChecked();
  await expect(page.locator('.count').getByRole('button').first()).toContainText('con cada latido');
});

test('what somebody does on an island before it answers counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/perros/razas/labrador', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Lámina siguiente' }).click();
  await page.getByRole('button', { name: 'Lámina siguiente' }).click();
  await expect(page.locator('.plate-foot')).toContainText('Lámina 1 de');
  release();
  await expect(page.locator('.plate-foot')).toContainText('Lámina 3 de');
});
