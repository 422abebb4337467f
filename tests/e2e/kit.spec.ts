import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

test.describe('the kit', () => {
  test('keeps the ticks of the kit on the device', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/elementos-basicos');
    await whenUp(page);
    const first = page.getByRole('checkbox').first();
    await first.check();
    await page.reload();
    await whenUp(page);
    await expect(first).toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
  });

  for (const how of ['a touch', 'the keyboard']) {
    test(`keeps the tick that wakes the page, by ${how}`, { tag: how === 'a touch' ? [] : '@full' }, async ({
      page,
      hasTouch,
    }) => {
      await page.goto('/primeros-auxilios/elementos-basicos');
      const first = page.getByRole('checkbox').first();
      await expect
        .poll(
          () => page.evaluate(() => Object.keys(document.querySelector('#app') ?? {}).length),
          'nothing is awake yet',
        )
        .toBe(0);
      const label = page.locator('.kit label').first();
      // A desk has a mouse.
      if (how === 'a touch') await (hasTouch ? label.tap() : label.click());
      else {
        await first.focus();
        await page.keyboard.press('Space');
      }
      await expect(first).toBeChecked();
      await whenUp(page);
      // The device has it; what a browser restores of a form by itself is another matter.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('guia:kit:elementos-basicos')))
        .toBe(await first.getAttribute('value'));
      await page.goto('/primeros-auxilios/medicamentos');
      await page.goto('/primeros-auxilios/elementos-basicos');
      await whenUp(page);
      await expect(first).toBeChecked();
      await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
    });
  }
});
