import { expect } from '@playwright/test';
import { test } from './support.ts';

test('what is pressed, typed and chosen before the parts of a page of toxics answer counts', { tag: '@full' }, async ({
  page,
}) => {
  let release = () => {};
  const hold = async (path: string) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unrouteAll();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
  };
  await hold('/toxicos');
  await page.getByRole('button', { name: 'Loros', exact: true }).click();
  await page.getByLabel('Buscar sustancia').fill('dolex');
  release();
  await expect(page.getByRole('option', { name: /Acetaminofén/ })).toBeVisible();
  await expect(page).toHaveURL(/\?especie=loros$/);

  await hold('/toxicos/chocolate');
  await page.getByLabel('Qué chocolate').selectOption({ label: 'Chocolate con leche' });
  await page.getByLabel('Cuánto comió').fill('100');
  await page.getByLabel('Peso del perro').fill('10');
  release();
  await expect(page.locator('#calculadora').getByRole('heading', { level: 3 })).toHaveText('Llama ya');
});
