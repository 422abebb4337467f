import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

test('whom it is asked for is told first: from the search, from the list of one species, in the address', async ({
  page,
}) => {
  /** The first name of the first group, as it is seen: asked again until the page that was pressed stands. */
  const first = async () => {
    const names = await page
      .locator('.go-group dt')
      .evaluateAll((all) =>
        all
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((name) => name.textContent),
      );
    return names[0];
  };
  await page.goto('/buscar?q=mi+loro+comio+chocolate');
  await page.getByRole('link', { name: 'Chocolate y cacao' }).first().click();
  await expect(page).toHaveURL(/\/toxicos\/chocolate\?especie=loros$/);
  await expect.poll(first).toBe('Loros');
  await page.goto('/buscar?q=mi+hamster+lamio+limpido');
  await page.getByRole('link', { name: 'Límpido (hipoclorito)' }).first().click();
  await expect(page).toHaveURL(/\?especie=hamsters$/);
  await expect.poll(first).toBe('Hámsters');
  await page.goto('/toxicos?especie=loros');
  await whenUp(page);
  await page.getByLabel('Buscar sustancia').fill('aguacate');
  await page.getByRole('option', { name: /^Aguacate/ }).click();
  await expect(page).toHaveURL(/\/toxicos\/aguacate\?especie=loros$/);
  await expect.poll(first).toBe('Loros');
  // Whoever names another animal while they type is answered for that one.
  await page.goto('/toxicos?especie=perros');
  await whenUp(page);
  await page.getByLabel('Buscar sustancia').fill('mi gato se comio un dolex');
  await page.getByRole('option', { name: /^Acetaminofén/ }).click();
  await expect(page).toHaveURL(/\/toxicos\/acetaminofen\?especie=gatos$/);
  await expect.poll(first).toBe('Gatos');
  await page.goto('/toxicos?especie=hamsters');
  await whenUp(page);
  await page.locator('.tox').getByRole('link', { name: 'Aguacate', exact: true }).click();
  await expect(page).toHaveURL(/\/aguacate\?especie=hamsters$/);
  await expect.poll(first).toBe('Hámsters');
});

test('a step that cools or feeds is a dog’s: a hamster’s owner reads another line in its place', {
  tag: '@full',
}, async ({ page }) => {
  const ice = page.getByText(/hielo picado/);
  const kept = page.getByText(/^Ave y hámster: en su caja/);
  await page.goto('/toxicos/cheflera?especie=hamsters');
  await expect(kept).toBeVisible();
  await expect(ice).toBeHidden();
  await expect(page.locator('.go-group').filter({ hasText: 'Hámsters' })).toContainText('Sal ya si la mordió');
  await page.goto('/toxicos/cheflera');
  await expect(ice).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: ice })).toContainText('Perro o gato:');
});
