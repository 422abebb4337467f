import { expect } from '@playwright/test';
import { test, until, whenKept } from './kept-site.ts';
import { checkA11y, whenUp } from './support.ts';

/** Installs a worker and takes its server away; a busy machine stretches both. */
test.setTimeout(120_000);

/** What frightened people type, by the page that must stand first, whatever was opened before. */
const ASKED: Record<string, string> = {
  'mi perro se tragó dos Dolex': '/toxicos/acetaminofen?especie=perros',
  'el gato entra y sale del arenero y no orina': '/primeros-auxilios/gato-que-no-orina?especie=gatos',
  'perro convulsionando': '/primeros-auxilios/convulsiones?especie=perros',
  'ave con el pico abierto': '/primeros-auxilios/ave-con-dificultad?especie=loros',
  'hámster frío y tieso': '/primeros-auxilios/hamster-frio?especie=hamsters',
  'mi perro no respira': '/primeros-auxilios/rcp?especie=perros',
  'un perro de 4 kilos se comió una chocolatina': '/toxicos/chocolate?especie=perros',
};

test('the search answers without signal on a device that never opened it', async ({ page, site }) => {
  await page.goto('/gatos/razas/persa');
  await whenKept(page, '/gatos/razas/persa');
  await page.evaluate(() => localStorage.setItem('guia:mi-clinica', '3001234567'));
  await site.cut();
  await page.goto('/');
  const field = page.getByRole('main').getByRole('searchbox').first();
  for (const [words, first] of Object.entries(ASKED)) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/buscar\?q=/);
    await expect(page.locator('#resultados .found a').first(), words).toHaveAttribute('href', first);
    const bar = page.locator('.found-calls');
    await expect(bar.getByRole('link', { name: 'Mi clínica' })).toHaveAttribute('href', 'tel:+573001234567');
    await expect(bar.getByRole('link', { name: '123' })).toBeInViewport({ ratio: 1 });
    // What is searched is read once, and its index as it was kept: making it took as long as all the rest.
    const read = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /(guides|terms)-[\w-]+\.json$/.exec(name)?.[1] ?? []),
    );
    expect(read.sort()).toEqual(['guides', 'terms']);
  }
  await checkA11y(page);
  await page.locator('#resultados .found a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate y cacao');
});

test('without signal Back from an answer brings the search and its results, however soon it is pressed', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.goto('/gatos/razas/persa');
  await whenKept(page, '/gatos/razas/persa');
  await site.cut();
  // The first time that the answer stands, Back is pressed before anything of it wakes.
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/primeros-auxilios/') || sessionStorage.getItem('went-back')) return;
    sessionStorage.setItem('went-back', 'yes');
    addEventListener('DOMContentLoaded', () => history.back());
  });
  await page.goto('/buscar?q=perro+convulsionando');
  const first = page.locator('#resultados .found a').first();
  await expect(first).toHaveAttribute('href', '/primeros-auxilios/convulsiones?especie=perros');
  await first.click();
  await page.waitForFunction(() => sessionStorage.getItem('went-back') && location.pathname === '/buscar');
  await whenUp(page);
  await expect(first).toHaveAttribute('href', '/primeros-auxilios/convulsiones?especie=perros');
  // The page of the search itself, with its own styles, not the answer's with other words in it.
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('perro convulsionando');
  await expect(page.locator('#resultados')).toHaveCSS('display', 'grid');
  // And once the answer is awake.
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Convulsiones');
  await whenUp(page);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('perro convulsionando');
  await expect(first).toHaveAttribute('href', '/primeros-auxilios/convulsiones?especie=perros');
});

test('what is kept is stored pressed, and given back as it came', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/primeros-auxilios');
  await whenKept(page);
  await site.cut();
  const [stored, given] = await page.evaluate(async () => {
    const drawer = await caches.open((await caches.keys()).find((name) => name.startsWith('pyp-more-')) ?? '');
    const { url = '' } = (await drawer.keys()).find((one) => /\/guides-[^/]+\.json$/.test(one.url)) ?? {};
    const kept = await (await drawer.match(url))?.blob();
    return [kept?.size ?? 0, (await (await fetch(url)).text()).length];
  });
  expect(given).toBeGreaterThan(400_000);
  expect(stored).toBeGreaterThan(100_000);
  expect(stored).toBeLessThan(given * 0.4);
});

test('who saves data keeps no search: the page says what answers instead', { tag: '@full' }, async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/primeros-auxilios');
  await whenUp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(page, async () => (await caches.keys()).some((name) => name.startsWith('pyp-base-')));
  await page.evaluate(() => localStorage.setItem('guia:mi-clinica', '3001234567'));
  await site.cut();
  await page.goto('/buscar?q=mi+perro+se+trag%C3%B3+dos+dolex');
  await whenUp(page);
  await expect(page.getByText('Buscar en toda la guía necesita internet.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Primeros Auxilios/ })
      .last(),
  ).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Llamar' });
  await expect(bar.getByRole('link', { name: 'Mi clínica' })).toHaveAttribute('href', 'tel:+573001234567');
  await expect(bar.getByRole('link', { name: '123' })).toBeInViewport({ ratio: 1 });
  await checkA11y(page);
});
