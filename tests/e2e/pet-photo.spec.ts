import { expect, type Locator } from '@playwright/test';
import { choose, takenPhoto } from './chosen-files.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y, isPhone } from './support.ts';

test('an owner puts a photo, frames it by keys, sees it everywhere and takes it away', { tag: '@full' }, async ({
  page,
}) => {
  const { token } = await enter(page, 'familia', '/dashboard/user?vista=mascotas');
  // Each width has an animal of its own: both walk over one database.
  await page
    .getByRole('link', { name: isPhone(page) ? 'Nube' : 'Canela', exact: true })
    .last()
    .click();
  const head = page.getByRole('main').locator('.pet-head');
  await expect(head.locator('.portrait img')).not.toHaveClass(/own-photo/);

  await choose(page, /^Poner foto/, { name: 'foto.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('es de otra clase');

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

/** How wide and high the green corner of `takenPhoto` stands in the frame, px of its canvas. */
const greenOf = (frame: Locator) =>
  frame.evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const isGreen = (x: number, y: number) => {
      const [red = 0, green = 0] = copy?.getImageData(x, y, 1, 1).data ?? [];
      return green > red;
    };
    let [wide, high] = [0, 0];
    while (isGreen(wide, 0)) wide++;
    while (isGreen(0, high)) high++;
    return { wide, high };
  });

test('a photo is framed by fingers: two bring it nearer, one moves it as far as it goes itself', {
  tag: '@full',
}, async ({ page }) => {
  await enter(page, 'familia', '/dashboard/user?vista=mascotas');
  await page.getByRole('link', { name: 'Nube', exact: true }).last().click();
  const photo = { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto() };
  await choose(page, /^(Poner|Cambiar) foto/, photo);
  const frame = page.getByRole('application', { name: 'Encuadre de la foto' });
  // The whole width, from 150 of 2,000 px down: the corner of 600 is 192 of 480 wide.
  await expect.poll(() => greenOf(frame)).toEqual({ wide: 192, high: 144 });
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not drawn');
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ id, x: box.x + x * box.width, y: box.y + y * box.height })),
    });
  // Shares of the frame. Two fingers go from a fifth apart to two fifths: twice as near.
  await touch('touchStart', [0.4, 0.5], [0.6, 0.5]);
  for (let step = 1; step <= 10; step++) await touch('touchMove', [0.4 - step / 100, 0.5], [0.6 + step / 100, 0.5]);
  await touch('touchEnd');
  const near = (wide: number, high: number) => async () => {
    const green = await greenOf(frame);
    expect(Math.abs(green.wide - wide), `${green.wide} wide`).toBeLessThanOrEqual(6);
    expect(Math.abs(green.high - high), `${green.high} high`).toBeLessThanOrEqual(6);
  };
  await expect(near(144, 48)).toPass();
  // A quarter of the frame right and down, faster than frames are drawn.
  await touch('touchStart', [0.5, 0.5]);
  await Promise.all(
    Array.from({ length: 25 }, (_, step) => touch('touchMove', [0.5 + (step + 1) / 100, 0.5 + (step + 1) / 100])),
  );
  await touch('touchEnd');
  await expect(near(264, 168)).toPass();
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'Cancelar' }).click();
});
