import { expect } from '@playwright/test';
import { checkA11y, isPhone, test, whenUp } from './support.ts';

test('a phone reads one species at a time, and the heading that stays says of which kind and for whom', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/toxicos');
  const row = page.locator('.tox tbody tr').filter({ has: page.getByRole('link', { name: 'Ajo', exact: true }) });
  const degrees = row.locator('td:visible');
  if (!isPhone(page)) {
    await expect(degrees).toHaveCount(4);
    return;
  }
  // As it is drawn, and as it is once it answers.
  await expect(degrees).toHaveText(['Grave']);
  await whenUp(page);
  await expect(page.getByRole('button', { name: 'Perros', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(degrees).toHaveText(['Grave']);
  await expect(row.getByText(/Sal ya/).filter({ visible: true })).toHaveCount(1);
  // Whose lines these are is said before the first of them, until somebody chooses.
  const whose = page.getByText('Ves lo de perros.');
  await expect(whose).toBeInViewport({ ratio: 1 });
  await checkA11y(page);

  await page.getByRole('button', { name: 'Humos y gases', exact: true }).click();
  const head = page.locator('#humo thead');
  const last = page.locator('#humo tbody tr').last();
  await expect(page.locator('#planta')).toBeHidden();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(head.getByText('Perros')).toBeInViewport();
  await expect(head).toContainText('Sustancia');
  // Its words stand in it, not over the first row.
  await expect(async () => {
    const [word, box] = await Promise.all([head.locator('th:visible').last().boundingBox(), head.boundingBox()]);
    if (!word || !box) throw new Error('no box');
    expect(word.y + word.height).toBeLessThanOrEqual(box.y + box.height + 1);
  }).toPass();
  // Beside the name stands its degree, at the right edge, on the first line of the row.
  await expect(async () => {
    const [name, degree, whole] = await Promise.all([
      last.getByRole('link').boundingBox(),
      last.locator('td:visible').boundingBox(),
      last.boundingBox(),
    ]);
    if (!name || !degree || !whole) throw new Error('no box');
    expect(degree.x).toBeGreaterThanOrEqual(name.x + name.width - 1);
    expect(degree.x + degree.width).toBeGreaterThan(whole.x + whole.width - 3);
    expect(degree.y).toBeLessThan(name.y + 24);
  }).toPass();

  await page.getByRole('button', { name: 'Hámsters', exact: true }).click();
  await expect(head.getByText('Hámsters')).toBeVisible();
  await expect(head.getByText('Perros')).toBeHidden();
  await expect(last.locator('td:visible')).toHaveCount(1);
  await expect(whose).toBeHidden();
});
