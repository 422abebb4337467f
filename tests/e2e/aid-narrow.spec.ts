import { expect } from '@playwright/test';
import { test } from './support.ts';

test('no numeral of a step breaks, however narrow the screen', { tag: '@full' }, async ({ page }) => {
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

for (const entry of ['rcp', 'atragantamiento', 'convulsiones'])
  test(`${entry} for all: a title of one species has its text under it`, {
    tag: entry === 'rcp' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(`/primeros-auxilios/${entry}`);
    const line = page.locator('.aid-instead-line').first();
    await expect(line).toBeVisible();
    const bare = await page
      .locator('.aid-steps h3')
      .evaluateAll((titles) =>
        titles
          .filter(
            (title) => title.checkVisibility() && !title.parentElement?.querySelector('h3 ~ p')?.checkVisibility(),
          )
          .map((title) => title.textContent),
      );
    expect(bare).toEqual([]);
    // Whose it is reads it as the title it is.
    await page.getByRole('radio', { name: 'Hámsters' }).check({ force: true });
    await expect(line).toBeHidden();
    await expect(page.locator('.aid-instead h3').first()).toBeVisible();
  });
