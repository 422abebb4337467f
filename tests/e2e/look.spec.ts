import { expect } from '@playwright/test';
import { isPhone, test } from './support.ts';

// What somebody who looked at the pages found, measured where it was seen.

test('the home page has the search on its first screen, and other faces at its doors than on the pages behind', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByLabel('Buscar en toda la guía')).toBeInViewport({ ratio: 1 });
  const door = page.locator('.door img').first();
  await expect(door).toHaveAttribute('src', /beagle/);
  await page.goto('/perros');
  await expect(page.locator('main img').first()).not.toHaveAttribute('src', /beagle/);
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  test('the patio of the night of fireworks is not drawn by day', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.season img')).not.toHaveCSS('filter', 'none');
  });
});

test('results fill a wide page in two columns, and a phone in one', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/buscar?q=rabia');
  const results = page.locator('.found');
  await expect(results.nth(1)).toBeVisible();
  await expect(async () => {
    const [first, second] = await Promise.all([results.nth(0).boundingBox(), results.nth(1).boundingBox()]);
    if (!first || !second) throw new Error('no box');
    if (isPhone(page)) expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1);
    else {
      expect(second.x).toBeGreaterThan(first.x + first.width);
      expect(second.y).toBeLessThan(first.y + first.height);
    }
  }).toPass();
});
