import { expect, type Page } from '@playwright/test';
import { test, whenUp } from './support.ts';

test('while the search is prepared a phone reads whom to call, first aid and the toxics', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // A slow phone: the words of the guides are still on their way.
  await page.route(/\/assets\/[^/]*\.json/, () => {});
  await page.goto('/buscar');
  await page.getByRole('main').getByRole('searchbox').fill('mi perro convulsiona');
  await expect(page.getByText('Preparando la búsqueda…')).toBeVisible();
  for (const name of [/^A quién llamar/, /^Primeros Auxilios/, /^Qué se comió/])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

for (const height of [812, 667]) {
  test(`on a phone ${height} px high what to do first is read without scrolling`, {
    tag: height === 667 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height });
    for (const q of ['mi perro convulsiona', 'mi perro se tragó dos dolex', 'el gato no orina']) {
      await page.goto(`/buscar?${new URLSearchParams({ q })}`);
      await expect(page.getByRole('heading', { name: 'Primero, lo urgente' })).toBeInViewport({ ratio: 1 });
      await expect(results(page).first(), q).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.found-text').first(), q).toBeInViewport({ ratio: height > 700 ? 1 : 0.3 });
      await expect(page.getByRole('main').getByRole('link', { name: 'Toxicología' })).toHaveCount(
        q.includes('dolex') ? 1 : 0,
      );
    }
    await whenUp(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'A quién llamar' })).toHaveAttribute(
      'href',
      '/primeros-auxilios/contactos#llama',
    );
    await page.evaluate(() => localStorage.setItem('guia:mi-clinica', '3001234567'));
    await page.reload();
    await whenUp(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Mi clínica' })).toHaveAttribute(
      'href',
      'tel:+573001234567',
    );
  });
}

test('who types that it does not breathe is two taps from the compressions and their beat', async ({ page }) => {
  for (const q of ['no respira', 'no respira mi perro', 'se ahogó y no respira', 'corazón parado']) {
    await page.goto('/');
    const field = page.getByRole('searchbox').first();
    await field.fill(q);
    await field.press('Enter');
    await page.getByRole('link', { name: 'Si no respira: comprime ya' }).first().click();
    await expect(page, q).toHaveURL(/\/primeros-auxilios\/rcp(\?especie=\w+)?#paso-comprimir$/);
    await expect(page.locator('#paso-comprimir h3').first(), q).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-beat-start=""]'), q).toBeInViewport({ ratio: 1 });
  }
});
