import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

test('the clinic nobody kept leads to what can be done at once, and to poison lines only where it is a poison', {
  tag: '@full',
}, async ({ page }) => {
  const card = page.getByRole('region', { name: 'Llama', exact: true });
  const poison = page.locator('.call-card, .call-bar').locator('a[href="tel:018000916012"]');
  for (const entry of ['convulsiones', 'barriga-hinchada', 'hemorragia']) {
    await page.goto(`/primeros-auxilios/${entry}`);
    await whenUp(page);
    await page.getByRole('link', { name: 'Llama y sal ya' }).first().click();
    await expect(card.getByRole('link', { name: /Veterinarias 24 horas/ })).toBeInViewport({ ratio: 1 });
    await expect(card.getByLabel('Teléfono de tu clínica')).toBeInViewport({ ratio: 1 });
    await expect(poison).toHaveCount(0);
  }
  // On a tablet too, whose last block the browser had thought higher: the link went past its place.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const entry of ['convulsiones', 'barriga-hinchada']) {
    await page.goto(`/primeros-auxilios/${entry}`);
    await whenUp(page);
    await page.getByRole('link', { name: 'Llama y sal ya' }).first().click();
    await expect(card.getByRole('heading', { name: 'Llama' })).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await card.boundingBox())?.y, entry).toBeGreaterThan(60);
  }
  for (const path of ['/primeros-auxilios/intoxicaciones', '/primeros-auxilios/sapo-venenoso', '/toxicos/chocolate']) {
    await page.goto(path);
    await expect(poison.first()).toBeAttached();
  }
});
