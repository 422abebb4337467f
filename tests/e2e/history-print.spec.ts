import { expect, type Page } from '@playwright/test';
import { today } from '../../src/shared/time.ts';
import { pdf } from '../support/sample-files.ts';
import { photograph } from './chosen-files.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';

/** Printing would wait for nobody here: the sheet stays, and says how many of its pictures stood when it was printed. */
const holdPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-sheet img')];
      document.documentElement.dataset.printed = `${pictures.filter((one) => one.complete && one.naturalWidth > 0).length}`;
    };
  });

/** A note of that title, with files hung on it in that order; answers how to hang one more. */
const noted = async (page: Page, side: 'records' | 'clinicRecords', token: string, petId: string, title: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const note = { id: crypto.randomUUID(), petId, kind: 'nota', date: today(Date.now()), title, text: 'Dos veces.' };
  const made = await page.request.post(`/trpc/${side}.create`, { headers, data: note });
  expect(made.status()).toBe(200);
  const { rootId } = (await made.json()).result.data as { rootId: string };
  return async (data: Buffer, caption = '') => {
    const address = `/archivos/${crypto.randomUUID()}?kind=record&of=${rootId}`;
    const words = { 'x-caption': encodeURIComponent(caption) };
    expect((await page.request.put(address, { headers: { ...headers, ...words }, data })).status()).toBe(201);
  };
};

const petOf = async (page: Page, token: string, name: string): Promise<string> => {
  const answer = await page.request.get('/users/pets', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { id: string; name: string }[]).find((pet) => pet.name === name)?.id ?? '';
};

/** Pictures that a page's PDF holds. */
const picturesOnPaper = async (page: Page): Promise<number> =>
  new Set(
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Subtype ?\/Image[^>]*\/Width 1[0-9]{3}\b/g),
  ).size;

test('a history is printed with the pictures of its entries, once they stand; what is no picture is named, and so is one that fails', {
  tag: '@full',
}, async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/);
  await holdPrint(page);
  const { token } = await enter(page, 'familia', '/unauthorized');
  const petId = await petOf(page, token, 'Nube');
  const hang = await noted(page, 'records', token, petId, 'Oreja roja');
  await hang(await photograph(1), 'La oreja <de> cerca');
  await hang(Buffer.from(pdf()), 'Hemograma');
  await page.goto(`/dashboard/user/mascotas/${petId}/historia`);
  const print = page.getByRole('button', { name: 'Imprimir' });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const entry = page.locator('.print-sheet article').filter({ hasText: 'Oreja roja' });
  await expect(entry.locator('figure')).toHaveCount(2);
  await expect(entry.locator('figure').first()).toContainText('La oreja <de> cerca · Foto de');
  await expect(entry.locator('figure').first()).toContainText('Lo agregaste tú el');
  await expect(entry.locator('figure').nth(1)).toContainText('Hemograma · PDF de');
  await expect(entry.locator('figure').nth(1)).toContainText('Está aparte: se descarga en la historia.');
  await expect(entry.locator('img')).toBeVisible();
  expect(await picturesOnPaper(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  await page.evaluate(() => delete document.documentElement.dataset.printed);
  await page.route(/\/archivos\/[^/]+$/, (route) => route.abort());
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
  await expect(page.locator('.print-sheet')).toContainText('La foto no se pudo cargar.');
});

test('a clinic prints its summary with the pictures that it may see, and with none that it put aside', {
  tag: '@full',
}, async ({ page }) => {
  await holdPrint(page);
  const owner = await enter(page, 'familia', '/unauthorized');
  const petId = await petOf(page, owner.token, 'Nube');
  await (await noted(page, 'records', owner.token, petId, 'Solo del dueño'))(await photograph(2), 'De la casa');
  const { token } = await enter(page, 'clinica', '/unauthorized');
  const hang = await noted(page, 'clinicRecords', token, petId, 'Radiografía de tórax');
  await hang(await photograph(3, { width: 1600, height: 1200 }), 'Lateral derecha');
  await hang(await photograph(4), 'Movida');
  await page.goto(`/dashboard/business/pacientes/${petId}`);
  await page.getByRole('button', { name: 'Retirar Movida' }).click();
  await page.getByRole('button', { name: 'Retirar el archivo' }).click();
  await expect(page.getByText('Retirado el')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir resumen' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  const sheet = page.locator('.print-sheet');
  await expect(sheet.locator('figure')).toHaveCount(1);
  await expect(sheet.locator('figure')).toContainText('Lateral derecha');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('figure img')).toBeVisible();
  expect(await picturesOnPaper(page)).toBe(1);
});
