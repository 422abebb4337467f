import { expect } from '@playwright/test';
import { checkA11y, test, whenUp } from './support.ts';

test('an empty match says what is missing and leads to the first question', async ({ page }) => {
  await page.goto('/encuentra');
  await whenUp(page);
  await page.getByRole('button', { name: 'Ver quién va conmigo' }).click();
  const missing = page.getByRole('alert');
  await expect(missing).toHaveText('Elige una respuesta');
  await expect(missing).toBeInViewport();
  const first = page.getByRole('main').getByRole('group').first();
  await expect(first.getByRole('radio').first()).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(page).not.toHaveURL(/\?/);
  await checkA11y(page);
  await first.getByRole('radio').first().press('Space');
  await expect(missing).toBeEmpty();
  await page.getByRole('button', { name: 'Ver quién va conmigo' }).click();
  await expect(page).toHaveURL(/\?\w+=/);
  // Once there is a result it follows each answer.
  const before = page.url();
  await first.getByRole('radio').last().check({ force: true });
  await expect(page).not.toHaveURL(before);
});

test('sent empty before the page is awake it says the same, and is not loaded anew', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/encuentra');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: 'Ver quién va conmigo' }).click();
  release();
  await expect(page.getByRole('alert')).toHaveText('Elige una respuesta');
  await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(true);
  await expect(page).not.toHaveURL(/\?/);
});

test('the table of every animal is folded below the questions', async ({ page }) => {
  await page.goto('/encuentra');
  const table = page.getByRole('region', { name: 'Lo que piden: Perros' });
  await expect(table).toBeHidden();
  await page.getByText('Lo que pide cada animal').click();
  await expect(table).toBeVisible();
});
