import { expect, type Page } from '@playwright/test';
import { checkA11y, fitsWidth, isPhone, test, whenUp } from './support.ts';

const names = (page: Page) => page.locator('.breed-card:visible h2').allTextContents();
const openFilters = async (page: Page) => {
  if (isPhone(page)) await page.locator('.filters-door summary').click();
};
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** The page fits its width and has no accessibility violation. */
const holds = async (page: Page) => {
  await fitsWidth(page);
  await checkA11y(page);
};

test.describe('breed lists', () => {
  test('chips narrow the list with the keyboard alone; the address and the back button keep up', {
    tag: '@desk',
  }, async ({ page }) => {
    await page.goto('/perros/razas');
    await whenUp(page);
    if (isPhone(page)) await page.locator('.filters-door summary').press('Enter');
    await box(page, 'Mini').press('Space');
    await expect(page.getByText(/^\d+ de 20 razas$/)).toBeVisible();
    await expect(page).toHaveURL(/\/perros\/razas\?tamano=mini$/);
    await box(page, 'Con niños').press('Space');
    await expect(page.getByText('1 de 20 razas')).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['Poodle']);
    await page.goBack();
    await expect(box(page, 'Con niños')).not.toBeChecked();
    await expect(page).toHaveURL(/\?tamano=mini$/);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    await holds(page);
  });

  test('a shared address shows the same list, in the same order', { tag: '@full' }, async ({ page }) => {
    await page.goto('/gatos/razas?hogar=apartamento&ruido=poco&orden=vida');
    await whenUp(page);
    await expect(page.getByText(/^\d+ de 20 razas$/)).toBeVisible();
    await openFilters(page);
    await expect(box(page, 'Apartamento')).toBeChecked();
    await expect(page.getByLabel('Orden de la lista')).toHaveValue('vida');
    const shown = await names(page);
    expect(shown).not.toContain('Siamés');
    expect(shown.length).toBeGreaterThan(3);
  });

  test('nothing found says so, and letting go shows all again', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/razas?tamano=mini&energia=baja');
    await whenUp(page);
    await expect(page.getByText('No se encontraron razas', { exact: true })).toBeVisible();
    await holds(page);
    await page.getByRole('button', { name: 'Quitar filtros' }).last().click();
    await expect(page.getByText('20 razas', { exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/perros\/razas$/);
  });

  test('a box ticked before the app is up is not lost', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/razas', { waitUntil: 'commit' });
    await page.locator('input[data-control=comparar][value=labrador]').check();
    await expect(page.getByRole('region', { name: 'Comparar razas' })).toContainText('Labrador');
    await expect(page).toHaveURL(/\?comparar=labrador$/);
  });
});

test.describe('comparison', () => {
  test('from the list to two breeds side by side, and back to the same picks', async ({ page }) => {
    await page.goto('/perros/razas');
    await whenUp(page);
    await box(page, 'Comparar Labrador').press('Space');
    await box(page, 'Comparar Pug').press('Space');
    await holds(page);
    await page.getByRole('link', { name: 'Comparar 2 razas' }).press('Enter');
    await expect(page).toHaveURL(/\/perros\/comparar\?razas=labrador,pug$/);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table.getByRole('row', { name: /^Energía Cambia/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Niños Igual/ })).toBeVisible();
    await holds(page);
    await page.getByText('Solo lo que cambia').click();
    await expect(table.getByRole('row', { name: /^Niños Igual/ })).toBeHidden();
    await expect(table.getByRole('row', { name: 'Se lleva con' })).toBeHidden();
    await expect(table.getByRole('row', { name: /^Energía Cambia/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Salud por vigilar/ })).toBeVisible();
    await page.goBack();
    await expect(box(page, 'Comparar Pug')).toBeChecked();
  });

  test('faces are seen whole on a desk, and a figure is no louder than a warning', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/perros/comparar?razas=labrador,pug');
    const portrait = page.getByRole('columnheader').first().locator('.thumb');
    await expect(portrait).toBeVisible();
    // As they are painted: what is wider cuts the muzzle off.
    const { width, height } = (await portrait.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeLessThan(1.4);
    await expect(page.getByRole('row', { name: /^Peso/ }).locator('b').first()).toHaveCSS('font-weight', '400');
    await expect(
      page
        .getByRole('row', { name: /^Aviso de bienestar/ })
        .locator('b')
        .last(),
    ).toHaveCSS('font-weight', '600');
  });

  test('unknown keys are left out, a third can be added, one taken away', { tag: '@full' }, async ({ page }) => {
    await page.goto('/loros/comparar?razas=ninfas,unicornio,agapornis,ninfas');
    const heads = page.getByRole('table').getByRole('columnheader');
    await expect(heads).toHaveCount(2);
    await box(page, 'Comparar Periquito australiano').press('Space');
    await page.getByRole('button', { name: 'Comparar las marcadas' }).press('Enter');
    await expect(heads).toHaveCount(3);
    await expect(page.getByText('Son tres, que es lo que cabe.')).toBeVisible();
    await page.getByRole('link', { name: 'Quitar Agapornis' }).press('Enter');
    await expect(page).toHaveURL(/razas=[^&]*ninfas/);
    await expect(heads).toHaveCount(2);
    await expect(box(page, 'Comparar Agapornis')).not.toBeChecked();
    await page.goBack();
    await expect(heads).toHaveCount(3);
  });
});

test.describe('the match', () => {
  test('answers give explained proposals, stand in the address and nowhere else', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Responder las preguntas' }).click();
    await expect(page).toHaveURL(/\/encuentra$/);
    // Before the app is up the form is sent as any form is: the same answers on a new page, without the focus moved.
    await whenUp(page);
    await page.getByRole('radio', { name: 'Menos de una hora' }).press('Space');
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await page.getByRole('radio', { name: 'Apartamento pequeño' }).press('Space');
    await page.getByRole('button', { name: 'Ver quién va conmigo' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Los que van contigo' })).toBeFocused();
    await expect(page).toHaveURL(/\/encuentra\?tiempo=poco&espacio=pequeno$/);
    const first = page.locator('.proposal').first();
    await expect(first).toContainText('Criollo');
    await expect(first).toContainText('Adopción A favor');
    await expect(first).toContainText('Tiempo A favor');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .not.toContain('pequeno');
    await holds(page);
  });

  test('a shared address shows its answers and its proposals', { tag: '@full' }, async ({ page }) => {
    await page.goto('/encuentra?ninos=si&anos=todos');
    await whenUp(page);
    await expect(page.getByRole('heading', { name: 'Los que van contigo' })).toBeVisible();
    await page.getByRole('link', { name: /niños pequeños en casa\? Niños: Sí/ }).click();
    await expect(page.getByRole('radio', { name: 'Sí', exact: true })).toBeChecked();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is chosen and stands', async ({ page }) => {
    await page.goto('/gatos/comparar');
    await expect(page.getByRole('main').getByRole('link', { name: 'Persa' })).toBeVisible();
    await page.getByText('Comparar Persa').click();
    await page.getByText('Comparar Siamés').click();
    await page.getByRole('button', { name: 'Comparar las marcadas' }).click();
    await expect(page).toHaveTitle('Persa y Siamés, lado a lado · Patas y Plumas');
    await expect(page.getByRole('row', { name: /^Peso/ })).toBeVisible();
    await fitsWidth(page);
  });

  test('the match is the table of all animals, with why some are never proposed', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/encuentra');
    await expect(page.getByText('El resultado se calcula en tu navegador')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver quién va conmigo' })).toBeHidden();
    await expect(page.getByRole('row', { name: /Guacamaya roja No se propone: es fauna silvestre/ })).toBeVisible();
  });
});

test('what a card is flagged with stands below its animal, never over it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/perros/razas');
  const covered = await page.locator('.breed-card-art:has(.breed-card-flag)').evaluateAll(
    (arts) =>
      arts.filter((art) => {
        const [thumb, flag] = ['.thumb', '.breed-card-flag'].map((part) =>
          art.querySelector(part)?.getBoundingClientRect(),
        );
        return !thumb || !flag || flag.top < thumb.bottom;
      }).length,
  );
  expect(covered).toBe(0);
  await expect(page.locator('.breed-card-flag').first()).toBeAttached();
});
