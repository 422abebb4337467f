import { expect } from '@playwright/test';
import { test, whenKept } from './kept-site.ts';
import { whenUp } from './support.ts';

test('the beat of the compressions works without network on a device that never opened its page', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.goto('/gatos');
  await whenKept(page);
  await site.cut();
  await page.goto('/primeros-auxilios/rcp');
  await whenUp(page);
  await page.getByRole('button', { name: /Empezar el ritmo/ }).click();
  const beat = page.getByRole('region', { name: 'Ritmo de las compresiones' });
  await expect(beat.getByRole('timer')).toContainText('de 30');
  // Its styles came along.
  await expect(beat).toHaveCSS('border-top-style', 'solid');
});
