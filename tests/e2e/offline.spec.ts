import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONTENT_ROOT } from '../../scripts/content/guides.ts';
import { test, until, whenKept } from './kept-site.ts';
import { checkA11y, isPhone, whenUp } from './support.ts';

/** Each walk installs a worker and takes its server away; a busy machine stretches both. */
test.setTimeout(120_000);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether a picture has arrived and could be drawn. */
const isDrawn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** Whether the page looks as it should: its own style and the font have come. */
const isStyled = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 246, 236)');

test('the page of the very first visit opens again without network, with its picture, and wakes', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.goto('/perros/razas/labrador');
  await whenKept(page, '/perros/razas/labrador');
  await until(page, async () => (await (await caches.open('pyp-pictures')).keys()).length > 0);
  await site.cut();
  await page.reload();
  await expect(title(page)).toHaveText('Labrador');
  await isDrawn(page, '.plate img');
  await isStyled(page);
  await whenUp(page);
  await page.getByRole('tab', { name: 'Salud' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/displasia/i);

  // A turned phone asks for the drawing in another width than the one that is kept.
  await page.setViewportSize(isPhone(page) ? { width: 1440, height: 900 } : { width: 375, height: 812 });
  await page.reload();
  await isDrawn(page, '.plate img');
});

test('first aid never visited: every entry, its numbers and the ticks of the kit', async ({ page, site }) => {
  await page.goto('/gatos');
  await whenKept(page);
  await site.cut();
  await page.goto('/primeros-auxilios');
  await expect(title(page)).toHaveText('Primeros Auxilios');
  await isStyled(page);
  const entries = await page
    .locator('.aid-rows a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(entries).size).toBe(readdirSync(join(CONTENT_ROOT, 'primeros-auxilios')).length);
  // `npm test` opens every fifth, `npm run test:full` all.
  for (const entry of [...new Set(entries)].filter((_, n) => process.env.FULL || n % 5 === 0)) {
    await page.goto(entry, { waitUntil: 'domcontentloaded' });
    await expect(title(page)).not.toHaveText('Sin conexión');
    await expect(page.locator('a[href="tel:123"]').first()).toBeAttached();
  }
  await page.goto('/primeros-auxilios/elementos-basicos');
  await whenUp(page);
  const item = page.getByRole('checkbox').first();
  await item.check();
  await page.reload();
  await whenUp(page);
  await expect(item).toBeChecked();

  // From page to page without network: the code of the next screen is not here, its page is.
  await page.goto('/primeros-auxilios');
  await whenUp(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: /^Quemaduras/ }).click();
  await expect(title(page)).toHaveText('Quemaduras');
  await whenUp(page);
  // It begins at its top, though it was loaded anew from far down another one.
  await expect(title(page)).toBeInViewport();
});

test('toxics never visited: the look-up finds a substance and its page opens', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await page.goto('/loros/razas');
  await whenKept(page);
  await site.cut();
  await page.goto('/toxicos?especie=loros');
  await whenUp(page);
  await page.getByLabel('Buscar sustancia').fill('chocolatte');
  await expect(page.getByRole('group', { name: '¿Quisiste decir…?' }).getByRole('option')).toContainText('Chocolate');
  await page.getByLabel('Buscar sustancia').fill('dolex');
  await page.getByLabel('Buscar sustancia').press('Enter');
  await expect(page).toHaveURL(/\/toxicos\/acetaminofen\?especie=loros$/);
  await expect(title(page)).toHaveText('Acetaminofén');
  await isStyled(page);
  await page.goto('/toxicos/chocolate');
  await whenUp(page);
  await page.getByLabel('Qué chocolate').selectOption({ label: 'Chocolate con leche' });
  await page.getByLabel('Cuánto comió').fill('100');
  await page.getByLabel('Peso del perro').fill('10');
  await expect(page.locator('#calculadora [aria-live]')).toContainText('mg de teobromina y cafeína por kilo');
});

test('what is not kept leads to the page that says what is, and back once the network is there', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.goto('/perros/salud/vacunacion');
  await whenKept(page, '/perros/salud/vacunacion');
  await site.cut();
  await page.goto('/gatos/razas/persa');
  await expect(title(page)).toHaveText('Sin conexión');
  await expect(page).toHaveURL(/\/gatos\/razas\/persa$/);
  await whenUp(page);
  await expect(page.getByText('La página que buscabas no está guardada en este dispositivo.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Vacunación del perro/ })).toContainText(
    'Salud de perros · guardada el',
  );
  await checkA11y(page);

  // Addresses that are a key, forms and what nobody knows: the same page, and nothing of them is kept.
  for (const path of ['/carne/una-llave', '/calendario/una-llave.ics', '/clave', '/login', '/nada']) {
    await page.goto(path);
    await expect(title(page), path).toHaveText('Sin conexión');
  }
  await page.goto('/primeros-auxilios/contactos');
  await expect(title(page)).toHaveText('Contactos');
  await page.goto('/gatos/razas/persa');
  await whenUp(page);
  await site.back();
  await page.getByRole('button', { name: 'Abrir la página' }).click();
  await expect(title(page)).toHaveText('Persa');
});

test('other spellings of a kept address lead to it without network, as they do with it', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const canonical = `/loros/razas/${encodeURIComponent('lorito-senegalés')}`;
  await page.goto('/loros/razas/lorito-senegales');
  await whenKept(page, canonical);
  expect(new URL(page.url()).pathname).toBe(canonical);
  await site.cut();
  for (const path of [
    '/loros/razas/lorito-senegales',
    `/loros/razas/${encodeURIComponent('lorito-senegalés'.normalize('NFD'))}`,
  ]) {
    await page.goto(path);
    await expect(title(page)).toHaveText(/senegal/i);
  }
});

test('a guide reached inside the app is kept as a page of its own', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/hamsters/razas');
  await whenKept(page, '/hamsters/razas');
  await page.locator('main a[href="/hamsters/razas/sirio"]').first().click();
  await expect(page).toHaveURL(/\/sirio$/);
  await whenKept(page, '/hamsters/razas/sirio');
  await site.cut();
  await page.goto('/hamsters/razas/sirio');
  await expect(title(page)).toContainText('sirio');
  await isStyled(page);
  await whenUp(page);
  await page.getByRole('tab', { name: 'Cuidados' }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('a comparison that was opened is kept with what it compares', { tag: '@full' }, async ({ page, site }) => {
  await page.goto('/perros/comparar');
  await whenKept(page);
  await page.goto('/perros/comparar?razas=labrador,pug');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await site.cut();
  await page.goto('/perros/comparar?razas=pug,labrador');
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await page.goto('/perros/comparar?razas=labrador,pug');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await isStyled(page);
});
