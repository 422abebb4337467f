import { expect } from '@playwright/test';
import { test } from './support.ts';

test('no numeral of a step breaks, however narrow the screen', async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/primeros-auxilios/cortes-y-rasgunos');
    const numerals = page.locator('.numeral');
    await expect.poll(() => numerals.count(), 'two digits').toBeGreaterThanOrEqual(10);
    const broken = await numerals.evaluateAll((all) =>
      all
        .filter((one) => {
          const words = one.nextElementSibling?.getBoundingClientRect();
          const { width, right } = one.getBoundingClientRect();
          // Drawn by the style: the box is as wide as it needs, and one line high.
          return getComputedStyle(one, '::before').content === 'none' || width < 20 || right > (words?.left ?? 0) + 1;
        })
        .map((one) => one.parentElement?.textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
