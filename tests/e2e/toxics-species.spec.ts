import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

test('whom it is asked for is told first: from the search, from the list of one species, in the address', async ({
  page,
}) => {
  /** The names of the groups from top to bottom, as they are seen. */
  const told = () =>
    page
      .locator('.go-group')
      .evaluateAll((groups) =>
        groups
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map(
            (group) =>
              [...group.querySelectorAll('dt')].toSorted(
                (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
              )[0]?.textContent,
          ),
      );
  await page.goto('/buscar?q=mi+loro+comio+chocolate');
  await page.getByRole('link', { name: 'Chocolate y cacao' }).first().click();
  await expect(page).toHaveURL(/\/toxicos\/chocolate\?especie=loros$/);
  expect((await told())[0]).toBe('Loros');
  await page.goto('/buscar?q=mi+hamster+lamio+limpido');
  await page.getByRole('link', { name: 'Límpido (hipoclorito)' }).first().click();
  expect((await told())[0]).toBe('Hámsters');
  await page.goto('/toxicos?especie=loros');
  await whenUp(page);
  await page.getByLabel('Buscar sustancia').fill('aguacate');
  await page.getByRole('option', { name: /^Aguacate/ }).click();
  expect((await told())[0]).toBe('Loros');
  await page.goto('/toxicos?especie=hamsters');
  await whenUp(page);
  await page.locator('.tox').getByRole('link', { name: 'Aguacate', exact: true }).click();
  await expect(page).toHaveURL(/\?especie=hamsters$/);
  expect((await told())[0]).toBe('Hámsters');
});
