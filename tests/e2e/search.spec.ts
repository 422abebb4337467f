import { expect, type Page } from '@playwright/test';
import { checkA11y, fitsWidth, isPhone, menu, test, whenUp } from './support.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question in words is answered with pages, and leads to one', async ({ page }) => {
    await page.goto('/buscar');
    await field(page).fill('cuántas veces come un cachorro');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/buscar\?q=cu%C3%A1ntas\+veces/);
    await expect(field(page)).toHaveValue('cuántas veces come un cachorro');
    await expect(count(page)).toHaveText(/\d+ resultados/);
    await expect(results(page).first()).toHaveText('Porciones recomendadas para el perro');
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/porciones-recomendadas#comidas-al-dia-segun-la-edad$/);
    await fitsWidth(page);
  });

  test('from the home page and from a page that does not exist', { tag: '@full' }, async ({ page, noise }) => {
    noise.allow(/404/);
    for (const path of ['/', '/no-existe']) {
      await page.goto(path);
      await page.getByRole('main').getByLabel('Buscar en toda la guía').fill('labrador');
      await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
      await expect(results(page).first()).toHaveText('Labrador');
    }
  });

  test('an emergency: the numbers, what must not wait, and the rest', { tag: '@full' }, async ({ page }) => {
    await page.goto('/buscar?q=mi+perro+comio+chocolate');
    await expect(page.getByRole('main').getByRole('link', { name: '123' })).toHaveAttribute('href', 'tel:123');
    await expect(page.getByText('no manda ambulancia veterinaria')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Primero, lo urgente' })).toBeVisible();
    await expect(results(page).first()).toHaveText('Chocolate y cacao');
    await fitsWidth(page);
  });
});

test('the page that the Worker filled wakes as it stood, and asks for nothing until somebody turns to the field', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isEngine = (path: string) => /search-engine|\/guides-[\w-]+\.json$/.test(path);
  const words = () => page.evaluate(() => document.querySelector('main')?.textContent);
  await page.goto('/buscar?q=gato+no+orina', { waitUntil: 'domcontentloaded' });
  const before = await words();
  await page.waitForLoadState('load');
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await whenUp(page);
  await expect.poll(words).toBe(before);
  expect(asked.filter(isEngine)).toEqual([]);
  await field(page).focus();
  await expect.poll(() => asked.filter(isEngine).length).toBe(2);
  await expect.poll(words).toBe(before);
});

test('results follow the typing, the address too; going back to another page and here again keeps them', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/buscar');
  await whenUp(page);
  await field(page).pressSequentially('labrdor', { delay: 20 });
  await expect(results(page).first()).toHaveText('Labrador');
  await expect(count(page)).toHaveText(/resultados?$/);
  await expect(page).toHaveURL(/\?q=labrdor$/);
  await expect(page).toHaveTitle(/^Buscar: labrdor · /);
  await expect(page.locator('.found mark').first()).toHaveCSS('text-decoration-line', 'underline');
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/perros\/razas\/labrador/);
  await page.goBack();
  await expect(field(page)).toHaveValue('labrdor');
  await expect(results(page).first()).toHaveText('Labrador');
});

test('Enter goes to the count, clearing brings the doors back, an example is a search', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/buscar?q=ajo');
  await whenUp(page);
  // The Worker's results stand until the engine answers; Enter before that would ask the Worker.
  await field(page).fill('chocolate perro');
  await expect(results(page).first()).toHaveText('Chocolate y cacao');
  await field(page).press('Enter');
  await expect(count(page)).toBeFocused();
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'Prueba con' })).toBeVisible();
  await expect(page).toHaveURL(/\/buscar$/);
  await page.getByRole('main').getByRole('link', { name: 'jaula para hámster' }).click();
  await expect(field(page)).toHaveValue('jaula para hámster');
  await expect(results(page).first()).toContainText('hámster');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
});

test('nothing found says so and offers what is near and four doors, whatever was typed', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/buscar');
  await whenUp(page);
  await field(page).fill('xilotrones');
  await expect(page.getByRole('heading', { name: 'No encontramos nada con esas palabras' })).toBeVisible();
  await expect(count(page)).toHaveText('Ningún resultado');
  const doors = page.locator('.found-none .search-ways a');
  await expect(doors).toHaveCount(4);
  await expect(doors.first()).toHaveText(/A quién llamar/);
  await field(page).fill('🐶🐶');
  await expect(page.getByRole('heading', { name: 'No encontramos nada con esas palabras' })).toBeVisible();
  await expect(doors.getByText('Qué se comió')).toBeVisible();
  await field(page).fill('xilotrones');
  await page.getByRole('main').getByRole('link', { name: 'xilitol' }).click();
  await expect(results(page).first()).toContainText('Xilitol');
});

test('what was typed before anything answers is not lost', { tag: '@full' }, async ({ page }) => {
  await page.route(/\/assets\/search-live-[\w-]+\.js/, async (route) => {
    await field(page).fill('gato persa');
    await route.continue();
  });
  await page.goto('/buscar');
  await whenUp(page);
  await expect(field(page)).toHaveValue('gato persa');
  await expect(results(page).first()).toHaveText('Persa');
});

test('when the engine cannot be had, the field says so and the button asks the Worker', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  noise.allow(/guides-|Failed to load|request failed/);
  await page.route(/\/guides-[\w-]+\.json$/, (route) => route.abort());
  await page.goto('/buscar');
  await whenUp(page);
  await field(page).fill('labrador');
  await expect(count(page)).toHaveText(/La búsqueda no cargó/);
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(results(page).first()).toHaveText('Labrador');
});

test('typed markup stays text', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/buscar?q=${encodeURIComponent('"><img src=x onerror=alert(1)> labrador')}`);
  await whenUp(page);
  await expect(field(page)).toHaveValue('"><img src=x onerror=alert(1)> labrador');
  await field(page).fill('<script>x=1</script> gato persa');
  await expect(results(page).first()).toHaveText('Persa');
  await expect(page.locator('main script, main img[src="x"]')).toHaveCount(0);
});

test('the door stands in the header or its menu, and the field waits behind it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/perros');
  await whenUp(page);
  if (isPhone(page)) {
    await page.locator('summary').first().click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Buscar en toda la guía' }).click();
  } else await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/buscar$/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('loro gris');
  await expect(results(page).first()).toHaveText('Loro gris africano');
});

for (const q of ['', 'mi perro comió chocolate', 'xilotrones']) {
  test(`/buscar?q=${q} fits its screen and has no accessibility violation, as it came and as it is drawn anew`, {
    tag: q ? '@full' : [],
  }, async ({ page }) => {
    await page.goto(`/buscar?${new URLSearchParams({ q })}`);
    await fitsWidth(page);
    await checkA11y(page);
    await whenUp(page);
    await field(page).fill(q ? `${q} hoy` : 'loro');
    await expect(count(page)).toHaveText(/resultado/);
    await fitsWidth(page);
    if (q) await checkA11y(page);
  });
}
