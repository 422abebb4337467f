import { expect } from '@playwright/test';
import { choose, takenPhoto } from './chosen-files.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y, isPhone } from './support.ts';

test('an owner puts a photo, frames it by keys, sees it everywhere and takes it away', async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user?vista=mascotas');
  // Each width has an animal of its own: both walk over one database.
  await page
    .getByRole('link', { name: isPhone(page) ? 'Nube' : 'Canela', exact: true })
    .last()
    .click();
  const head = page.getByRole('main').locator('.pet-head');
  await expect(head.locator('.portrait img')).not.toHaveClass(/own-photo/);

  await choose(page, /^Poner foto/, { name: 'foto.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('no puede leer esa foto');

  const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto() };
  expect(photo.buffer.includes('Exif')).toBe(true);
  await choose(page, /^Poner foto/, photo);
  const dialog = page.getByRole('dialog', { name: /^Foto de / });
  const frame = dialog.getByRole('application', { name: 'Encuadre de la foto' });
  const drawnNow = () => frame.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const first = await drawnNow();
  await frame.focus();
  for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(drawnNow).not.toBe(first);
  await checkA11y(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && !request.url().endsWith('/mini'));
  await dialog.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(page.getByText(/^Guardamos la foto de /)).toBeVisible();
  const shown = head.locator('.portrait img.own-photo');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([320, 320]);

  const address = new URL((await sent).url()).pathname;
  const authorized = { headers: { authorization: `Bearer ${token}` } };
  const kept = await (await page.request.get(address, authorized)).body();
  expect([kept.includes('Exif'), kept.includes('Telefono'), (await page.request.get(address)).status()]).toEqual([
    false,
    false,
    404,
  ]);
  expect((await (await page.request.get(`${address}/mini`, authorized)).body()).length).toBeLessThanOrEqual(12 * 1024);

  await page
    .getByRole('link', { name: /rgencia/ })
    .first()
    .click();
  await expect(page.locator('.card-photo')).toBeVisible();
  // Kept on the device: the server is not asked for it again.
  await page.route('**/archivos/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.card-photo')).toBeVisible();
  await page.unroute('**/archivos/**');

  await page.goBack();
  await page.getByRole('button', { name: /^Quitar foto/ }).click();
  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(page.getByText(/^Quitamos la foto de /)).toBeVisible();
  await expect(head.locator('.portrait img:not(.own-photo)')).toBeVisible();
  expect((await page.request.get(address, authorized)).status()).toBe(404);
});
