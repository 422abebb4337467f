import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { pdf } from '../support/sample-files.ts';
import { choose, photograph } from './chosen-files.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { isPhone } from './support.ts';

const ADD = /^Agregar foto o PDF/;
const folder = mkdtempSync(join(tmpdir(), 'patas-y-plumas-dropped-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

/** Files dragged out of a folder of this computer onto an element, as the browser takes them from the system. */
const dragger = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return async (over: Locator, files: string[], type: 'dragOver' | 'drop') => {
    await over.scrollIntoViewIfNeeded();
    const box = await over.boundingBox();
    if (!box) throw new Error('nothing to drop on');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const step of type === 'drop'
      ? (['dragEnter', 'dragOver', 'drop'] as const)
      : (['dragEnter', 'dragOver'] as const))
      await session.send('Input.dispatchDragEvent', { type: step, ...at, data });
  };
};

/** Puts a picture into the computer's own clipboard, and pastes. */
const pastePicture = async (page: Page, bytes: Buffer) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  }, bytes.toString('base64'));
  await page.keyboard.press('Control+V');
};

const canelaOf = async (page: Page, token: string): Promise<string> => {
  const answer = await page.request.get('/users/pets', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { id: string; name: string }[]).find(({ name }) => name === 'Canela')?.id ?? '';
};

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('papers are dropped and pasted; what falls beside its place opens nothing', { tag: '@full' }, async ({
    page,
  }) => {
    const { token } = await enter(page, 'familia', '/unauthorized');
    await page.goto(`/dashboard/user/mascotas/${await canelaOf(page, token)}/carne`);
    const part = page.getByRole('region', { name: 'Carné de papel' });
    const place = part.getByRole('group', { name: /^Agregar fotos o papeles/ });
    const hung = part.getByRole('list', { name: /^Fotos y papeles/ }).getByRole('listitem');
    await expect(place).toContainText('o arrástralos o pégalos aquí');
    await expect(part.getByRole('button', { name: /^Tomar foto/ })).toBeHidden();
    const drag = await dragger(page);
    const files = [kept('pagina-1.jpg', await photograph(1)), kept('pagina-2.pdf', pdf())];
    await drag(place, files, 'dragOver');
    await expect(place).toHaveAttribute('data-over', 'true');
    await drag(place, files, 'drop');
    await expect(hung).toHaveCount(2);
    await expect(place).not.toHaveAttribute('data-over');

    await place.hover();
    await pastePicture(page, await photograph(2, { width: 600, height: 800 }));
    await expect(hung).toHaveCount(3);

    await page.evaluate(() =>
      window.addEventListener('dragover', (event) => {
        document.documentElement.dataset.held = `${event.defaultPrevented} ${event.dataTransfer?.dropEffect}`;
      }),
    );
    await drag(page.getByRole('heading', { level: 1 }), files, 'drop');
    // Else the browser would leave the page for the file.
    await expect(page.locator('html')).toHaveAttribute('data-held', 'true none');
    await expect(hung).toHaveCount(3);

    await page.goto('/dashboard/user/mensajes');
    await page.getByRole('link', { name: /Canela · Veterinaria Los Sauces/ }).click();
    const compose = page.locator('form.compose');
    const chosen = compose.getByRole('list', { name: 'Fotos y papeles para este mensaje' }).getByRole('listitem');
    await compose.getByLabel('Mensaje', { exact: true }).fill('Mira');
    await pastePicture(page, await photograph(3, { width: 600, height: 800 }));
    await expect(chosen).toHaveCount(1);
    await drag(compose, files, 'drop');
    await expect(chosen).toHaveCount(3);
    await expect(compose.getByLabel('Mensaje', { exact: true })).toHaveValue('Mira');
  });
});

test('a phone opens its camera; of several on their way one is stopped, and the others arrive', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/unauthorized');
  await page.goto(`/dashboard/user/mascotas/${await canelaOf(page, token)}/carne`);
  const part = page.getByRole('region', { name: 'Carné de papel' });
  if (isPhone(page)) {
    const choosing = page.waitForEvent('filechooser');
    await part.getByRole('button', { name: /^Tomar foto/ }).click();
    // The other button takes several.
    expect((await choosing).isMultiple()).toBe(false);
    const field = part.locator('input[capture]');
    await expect(field).toHaveAttribute('capture', 'environment');
    await expect(field).toHaveAttribute('accept', 'image/*');
    await expect(part.locator('.drop-hint')).toBeHidden();
  }
  const sent: string[] = [];
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(/\/archivos\/[^/]+\?/, async (route) => {
    sent.push(route.request().url());
    await held;
    await route.continue().catch(() => undefined);
  });
  const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await choose(part, ADD, [paper('uno.pdf'), paper('dos.pdf'), paper('tres.pdf')]);
  const going = part.getByRole('list', { name: /^En camino/ }).getByRole('listitem');
  await expect(going).toHaveCount(3);
  await expect(going.first().getByRole('progressbar', { name: 'Enviando uno.pdf' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  // The one that goes, and one that waits its turn.
  for (const name of ['uno.pdf', 'tres.pdf']) await part.getByRole('button', { name: `Cancelar ${name}` }).click();
  await expect(going).toHaveCount(1);
  free();
  const hung = part.getByRole('list', { name: /^Fotos y papeles/ }).getByRole('listitem');
  await expect(hung).toHaveCount(1);
  await expect(going).toHaveCount(0);
  expect(sent).toHaveLength(2);
});
