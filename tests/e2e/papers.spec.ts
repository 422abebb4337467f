import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { today } from '../../src/shared/time.ts';
import { REFUSED } from '../support/corpus.ts';
import { pdf } from '../support/sample-files.ts';
import { choose, takenPhoto } from './chosen-files.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y } from './support.ts';

const paper = (name: string, body = '') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf({ body })) });
const photo = async () => ({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto() });
const ADD = /^Agregar foto o PDF/;
const entryOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Bytes that the server keeps of the latest file that was sent. */
const keptBytes = async (page: Page, token: string, address: string) =>
  (await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })).body();

const nubeOf = async (page: Page, token: string): Promise<string> => {
  const answer = await page.request.get('/users/pets', { headers: { authorization: `Bearer ${token}` } });
  const pets = (await answer.json()) as { id: string; name: string }[];
  return pets.find(({ name }) => name === 'Nube')?.id ?? '';
};

test('an owner hangs photos and PDFs on what they noted; what cannot be sent is said, a cut loses nothing', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 415|ERR_CONNECTION_RESET/);
  const { token } = await enter(page, 'familia', '/dashboard/user?vista=mascotas');
  const headers = { authorization: `Bearer ${token}` };
  const petId = await nubeOf(page, token);
  const title = 'Vomitó pasto';
  const note = { id: crypto.randomUUID(), petId, kind: 'nota', date: today(Date.now()), title, text: 'Dos veces.' };
  expect((await page.request.post('/trpc/records.create', { headers, data: note })).status()).toBe(200);
  await page.goto(`/dashboard/user/mascotas/${petId}/historia`);
  const entry = entryOf(page, title);
  const hung = entry.getByRole('list', { name: `Fotos y papeles de ${title}` }).getByRole('listitem');

  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('kind=record'));
  const program = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ nothing of a photo') };
  await choose(entry, ADD, [
    await photo(),
    paper('hemograma.pdf'),
    program,
    paper('programa.pdf', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  ]);
  await expect(hung).toHaveCount(2);
  await expect(entry.getByText('Este archivo es de otra clase')).toBeVisible();
  await expect(entry.getByText('El PDF trae programas')).toBeVisible();
  await checkA11y(page);
  // No second try makes a photo of a program.
  await expect(entry.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
  for (const name of ['foto.jpg', 'programa.pdf'])
    await entry.getByRole('button', { name: `Descartar ${name}` }).click();
  const kept = await keptBytes(page, token, new URL((await sent).url()).pathname);
  expect([kept.includes('Exif'), kept.includes('Telefono')]).toEqual([false, false]);

  await page.route('**/archivos/**', (route) => route.abort('connectionreset'));
  await choose(entry, ADD, paper('orina.pdf'));
  await expect(entry.getByText('No hubo respuesta del servidor')).toBeVisible();
  await page.unroute('**/archivos/**');
  await entry.getByRole('button', { name: 'Reintentar orina.pdf' }).click();
  await expect(hung).toHaveCount(3);

  await hung
    .nth(1)
    .getByRole('button', { name: /^Describir/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Describir/ });
  // Its own name stands there until its person says more.
  await expect(dialog.getByLabel('Qué es')).toHaveValue('hemograma');
  await dialog.getByLabel('Qué es').fill('');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Escribe qué es.')).toBeVisible();
  await dialog.getByLabel('Qué es').fill('Hemograma');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(hung.nth(1)).toContainText('Hemograma');
  const download = page.waitForEvent('download');
  await hung.nth(1).getByRole('button', { name: 'Descargar Hemograma' }).click();
  expect((await download).suggestedFilename()).toMatch(/^nube-historia-.*-hemograma\.pdf$/);

  await entry.getByRole('button', { name: 'Ver Foto' }).click();
  const seen = page.getByRole('dialog', { name: 'Foto' });
  await expect(seen.getByRole('img', { name: 'Foto' })).toBeVisible();
  await seen.getByRole('button', { name: 'Ver de cerca' }).click();
  await checkA11y(page);
  await page.keyboard.press('Escape');

  await hung.first().getByRole('button', { name: 'Quitar Foto' }).click();
  await page.getByRole('button', { name: 'Quitar el archivo' }).click();
  await expect(hung).toHaveCount(2);
});

test('a clinic hangs a result on its entry, pixel by pixel; its owner reads it; put aside it stays, marked', {
  tag: '@full',
}, async ({ page }) => {
  const title = 'Revisión de ojos';
  const { token } = await enter(page, 'clinica', '/dashboard/business/pacientes');
  await page.getByRole('link', { name: /Nube/ }).first().click();
  const entry = entryOf(page, `Nota: ${title}`);
  const hung = entry.getByRole('list', { name: `Fotos y papeles de ${title}` }).getByRole('listitem');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('kind=record'));
  await choose(entry, ADD, await photo());
  await expect(hung).toHaveCount(1);
  const kept = await keptBytes(page, token, new URL((await sent).url()).pathname);
  // The same JPEG, not one drawn anew.
  expect([kept.subarray(0, 2).toString('hex'), kept.includes('Exif')]).toEqual(['ffd8', false]);
  await hung.getByRole('button', { name: 'Retirar Foto' }).click();
  await page.getByRole('button', { name: 'Retirar el archivo' }).click();
  await expect(hung).toContainText('Retirado el');

  const owner = await enter(page, 'familia', '/unauthorized');
  await page.goto(`/dashboard/user/mascotas/${await nubeOf(page, owner.token)}/historia`);
  await expect(hung).toContainText('Retirado el');
  await expect(hung.getByRole('button', { name: /^(Quitar|Describir|Retirar)/ })).toHaveCount(0);
  await expect(entry.getByRole('button', { name: ADD })).toHaveCount(0);
});

test('the paper carné is photographed with its day, and stays out of what is printed', { tag: '@full' }, async ({
  page,
}) => {
  const { token } = await enter(page, 'familia', '/unauthorized');
  await page.goto(`/dashboard/user/mascotas/${await nubeOf(page, token)}/carne`);
  const part = page.getByRole('region', { name: 'Carné de papel' });
  await choose(part, ADD, await photo());
  await part.getByRole('button', { name: 'Describir Foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describir Foto' });
  await dialog.getByLabel('Qué es').fill('Primera página');
  await dialog.getByLabel('Fecha del papel').fill('2026-03-02');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(part.getByRole('listitem')).toContainText('Primera página');
  await expect(part.getByRole('listitem')).toContainText('del 2 mar 2026');
  await checkA11y(page);
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeHidden();
});

/** Of the corpus (tests/support/corpus.ts), under names that lie, and what is said of each. */
const HOSTILE: Record<string, RegExp> = {
  'a page': /es de otra clase/,
  'an SVG': /es de otra clase/,
  'a program': /es de otra clase/,
  'a PNG that unfolds to 4 gigapixels': /incompleto o dañado|demasiado grande/,
  'a JPEG whose parts run out of it': /incompleto o dañado/,
  'a PDF that ends early': /incompleto o dañado/,
  'a PDF that is an archive too': /trae algo más/,
  'a PDF with a page behind it': /trae algo más/,
  'a PDF with a program': /El PDF trae programas/,
  'a PDF with files inside': /El PDF trae programas/,
};

test('what is no photo and no paper is refused in words, whatever it is called, and nothing of it stays', {
  tag: '@full',
}, async ({ page, noise }) => {
  noise.allow(/status of 4(00|15)/);
  const { token } = await enter(page, 'familia', '/unauthorized');
  const petId = await nubeOf(page, token);
  await page.goto(`/dashboard/user/mascotas/${petId}/carne`);
  const part = page.getByRole('region', { name: 'Carné de papel' });
  const files = Object.keys(HOSTILE).map((what) => ({
    name: `${what}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(REFUSED[what]?.[0] ?? []),
  }));
  const hung = part.getByRole('list', { name: /^Fotos y papeles/ }).getByRole('listitem');
  await expect(part.getByRole('button', { name: ADD })).toBeVisible();
  const before = await hung.count();
  await choose(part, ADD, files);
  const going = part.getByRole('list', { name: /^En camino/ }).getByRole('listitem');
  for (const [what, said] of Object.entries(HOSTILE))
    await expect(going.filter({ has: page.getByText(`${what}.jpg`, { exact: true }) }), what).toContainText(said);
  // Each is refused for what it is: no other try helps.
  await expect(going.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
  await expect(hung).toHaveCount(before);
});

test('an owner takes all photos and papers along as one archive', { tag: '@full' }, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/unauthorized');
  const headers = { authorization: `Bearer ${token}` };
  const address = `/archivos/${crypto.randomUUID()}?kind=carne&of=${await nubeOf(page, token)}`;
  expect((await page.request.put(address, { headers, data: Buffer.from(pdf()) })).status()).toBe(201);
  await page.goto('/cuenta#datos');
  const part = page.getByRole('region', { name: 'Descargar mis fotos y papeles' });
  await expect(part).toBeVisible();
  await checkA11y(page);
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Descargar fotos y papeles' }).click();
  const kept = await download;
  expect(kept.suggestedFilename()).toMatch(/^fotos-y-papeles-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await kept.path());
  expect([bytes.subarray(0, 2).toString(), bytes.includes('nube-carne-'), bytes.includes('indice.html')]).toEqual([
    'PK',
    true,
    true,
  ]);
  await expect(page.getByText('Tus fotos y papeles están listos')).toBeVisible();
});
