import { expect } from '@playwright/test';
import { isPhone, menu, test } from './support.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a breed is readable whole: all four parts, pictures, notices', async ({ page }) => {
    await page.goto('/perros/razas/labrador');
    for (const name of ['General', 'Cuidados', 'Alimentación', 'Salud']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Ventajas', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });

  test('the list of breeds leads to every page, and shows no field that would do nothing', async ({ page }) => {
    await page.goto('/perros/razas');
    await expect(page.getByPlaceholder('Buscar raza...')).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Labrador/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/perros\/razas\/labrador$/);
  });

  test('the match says before its questions that the answer needs script', async ({ page }) => {
    await page.goto('/encuentra');
    const said = page.getByText('El resultado se calcula en tu navegador con JavaScript');
    await expect(said).toBeVisible();
    await expect
      .poll(async () => (await said.boundingBox())?.y)
      .toBeLessThan((await page.locator('main fieldset').first().boundingBox())?.y ?? 0);
  });

  test('the menu of a narrow screen opens', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios');
    if (isPhone(page)) await page.locator('summary').first().click();
    await expect(menu(page).getByRole('link', { name: 'Perros' })).toBeVisible();
  });
});
