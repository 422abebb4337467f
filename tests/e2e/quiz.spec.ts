import { expect } from '@playwright/test';
import { checkA11y, test, whenUp } from './support.ts';

test('an empty match says what is missing and leads to the first question', { tag: '@full' }, async ({ page }) => {
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
  await page.getByRole('navigation', { name: 'Tus respuestas' }).getByRole('link').first().click();
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

test('the table of every animal is folded below the questions', { tag: '@full' }, async ({ page }) => {
  await page.goto('/encuentra');
  const table = page.getByRole('region', { name: 'Lo que piden: Perros' });
  await expect(table).toBeHidden();
  await page.getByText('Lo que pide cada animal').click();
  await expect(table).toBeVisible();
});

test('one question a card: the links of the cards lead on before any script does, and a result leads back to its answers', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/encuentra');
  const cards = page.locator('.question:visible');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Pregunta 1 de 6');
  await page.getByRole('radio', { name: 'Menos de una hora' }).check({ force: true });
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Pregunta 2 de 6');
  await expect(cards).toBeInViewport({ ratio: 0.9 });
  await expect(cards.getByRole('radio')).toHaveCount(3);
  release();
  await whenUp(page);
  await expect(cards).toContainText('Pregunta 2 de 6');
  await checkA11y(page);
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByRole('radio', { name: 'Menos de una hora' })).toBeChecked();
  for (const step of [2, 3]) {
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(cards).toContainText(`Pregunta ${step} de 6`);
  }
  await page.getByRole('button', { name: 'Ver quién va conmigo' }).click();
  await expect(page).toHaveURL(/\/encuentra\?tiempo=poco$/);
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Los que van contigo' })).toBeFocused();
  await page.getByRole('link', { name: '¿Dónde va a vivir? Espacio: sin contestar' }).click();
  await expect(cards).toContainText('Pregunta 2 de 6');
  await page.getByRole('radio', { name: 'Apartamento pequeño' }).check({ force: true });
  await expect(page).toHaveURL(/tiempo=poco&espacio=pequeno/);
});
