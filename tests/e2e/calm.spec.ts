import { expect, type Page } from '@playwright/test';
import { test, whenUp } from './support.ts';

/** Addresses that people share: what they ask for is drawn by islands, which wake after the first paint. */
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
  test(`${path} does not jump when its islands wake, and keeps the focus`, { tag: '@full' }, async ({ page }) => {
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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_SHIFT);
  });
}

test('a shared list shows only its breeds from the first paint on', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/perros/razas?tamano=mini');
  const cards = page.locator('.breed-card:visible');
  await expect.poll(() => cards.count()).toBeLessThan(20);
  await expect(cards.filter({ hasText: 'Labrador' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Chihuahua' })).toHaveCount(1);
  await page.goto('/perros/razas?campana=mini');
  await expect(cards).toHaveCount(20);
});

/** Opens a page whose scripts are kept back, does something, and lets them come. */
const beforeAnybodyListens = async (page: Page, path: string, act: () => Promise<void>) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  release();
  await whenUp(page);
};

test('what somebody types, ticks and presses before anything answers counts', async ({ page }) => {
  await beforeAnybodyListens(page, '/perros/razas', async () => {
    await page.getByLabel('Buscar raza').focus();
    await page.keyboard.type('labra');
    await expect(page.getByText('Buscando…', { exact: true })).toBeVisible();
  });
  await expect(page.getByText('Buscando…', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Buscar raza')).toHaveValue('labra');
  await expect(page.getByRole('listbox', { name: 'Razas' }).getByRole('option')).toHaveCount(1);

  await beforeAnybodyListens(page, '/primeros-auxilios', async () => {
    await page.getByText('Latidos', { exact: true }).first().click();
    await page.getByLabel('¿De quién?').selectOption('Gato');
    await page.getByText('Gatos', { exact: true }).and(page.locator('.aid-for label')).click();
  });
  await expect(page.getByRole('radio', { name: 'Latidos' })).toBeChecked();
  await expect(page.locator('.count').getByRole('button').first()).toContainText('con cada latido');
  await expect(page).toHaveURL(/\?especie=gatos$/);

  await beforeAnybodyListens(page, '/primeros-auxilios/rcp', () =>
    page
      .getByRole('button', { name: /^Empezar el ritmo/ })
      .first()
      .click(),
  );
  await expect(page.getByRole('region', { name: 'Ritmo de las compresiones' })).toBeVisible();

  await beforeAnybodyListens(page, '/buscar', async () => {
    await page.getByLabel('¿Qué necesitas saber?').focus();
    await page.keyboard.type('uva');
  });
  await expect(page.getByLabel('¿Qué necesitas saber?')).toHaveValue('uva');
  await expect(page.locator('#resultados')).toContainText('Uva');
});

test('a search that nobody answers yet offers the search of everything', { tag: '@full' }, async ({ page }) => {
  await beforeAnybodyListens(page, '/toxicos', async () => {
    await page.getByLabel('Buscar sustancia').fill('chocolate');
    await page.getByRole('button', { name: 'Buscar en toda la guía' }).click();
    await page.waitForURL('/buscar?q=chocolate', { waitUntil: 'commit' });
  });
  await expect(page.locator('#resultados')).toContainText('Chocolate');
});

/** Screens without a living part: beside the shell's own, which sleep, nothing of React comes. */
test('a page that is only read loads no React', { tag: '@full' }, async ({ page }) => {
  for (const path of [
    '/',
    '/perros',
    '/perros/salud',
    '/perros/salud/signos-alerta',
    '/perros/comparar?razas=labrador,pug',
    '/privacidad',
    '/acerca',
  ]) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path);
    await whenUp(page);
    page.off('request', note);
    const scripts = asked.filter((file) => file.endsWith('.js'));
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(
      scripts.filter((file) => /\/(react|main)-/.test(file)),
      path,
    ).toEqual([]);
  }
});

test('arrows turn the plates and a finger scrolls them before anybody listens; what was chosen stays chosen', {
  tag: '@full',
}, async ({ page }) => {
  const plate = (n: number) => page.getByText(`Lámina ${n} de`);
  await beforeAnybodyListens(page, '/perros/razas/labrador', async () => {
    const next = page.getByTitle('Lámina siguiente').filter({ visible: true });
    await expect(next).toHaveCount(1);
    await next.click();
    await next.click();
    await expect(plate(3)).toBeVisible();
    await page.locator('.plate').evaluate((one) => one.scrollTo({ left: one.clientWidth, behavior: 'instant' }));
  });
  await expect(plate(4)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Lámina 4/ })).toBeChecked();
  await expect.poll(() => page.locator('.plate').evaluate((one) => one.scrollLeft)).toBe(0);
});

test('who chooses a species and goes on before anything answers stays where the hands are', { tag: '@full' }, async ({
  page,
}) => {
  const way = page.locator('#pasos').getByRole('heading', { name: /Comprime el pecho entre dos dedos/ });
  await beforeAnybodyListens(page, '/primeros-auxilios/rcp', async () => {
    await page.getByText('Hámsters', { exact: true }).and(page.locator('.aid-for label')).click();
    await page.getByRole('link', { name: 'Comprime con los dedos' }).first().click();
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/Hunde entre un tercio/)).toBeHidden();
  });
  await expect(page).toHaveURL('/primeros-auxilios/rcp?especie=hamsters#paso-comprimir-otros');
  await expect(way).toBeInViewport({ ratio: 1 });
});
