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

  test('the match asks nothing that leads nowhere: it says that the answer needs script, and shows the table', async ({
    page,
  }) => {
    await page.goto('/encuentra');
    await expect(page.getByText('El resultado se calcula en tu navegador con JavaScript')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('a page of an account says that it needs script, and where the telephones are', async ({ page }) => {
    await page.goto('/appointments?clinic=1');
    await expect(page.locator('noscript p', { hasText: 'Las cuentas necesitan JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver los teléfonos de las veterinarias' }).click();
    await expect(page).toHaveURL(/\/clinicas$/);
  });

  test('the menu of a narrow screen opens', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios');
    if (isPhone(page)) await page.locator('summary').first().click();
    await expect(menu(page).getByRole('link', { name: 'Perros' })).toBeVisible();
  });
});
