import { expect } from '@playwright/test';
import { test } from './support.ts';

test('no numeral of a step breaks, however narrow the screen', async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/primeros-auxilios/intoxicaciones');
    const numerals = page.locator('.numeral');
    await expect.poll(() => numerals.count(), 'two digits').toBeGreaterThanOrEqual(10);
    const broken = await numerals.evaluateAll((all) =>
      all
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const words = one.nextElementSibling?.getBoundingClientRect();
          const { height, right } = range.getBoundingClientRect();
          return height > 90 || right > (words?.left ?? 0);
        })
        .map((one) => one.textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
