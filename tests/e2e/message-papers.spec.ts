import { expect, type Page } from '@playwright/test';
import { pdf } from '../support/sample-files.ts';
import { choose, takenPhoto } from './chosen-files.ts';
import { enter } from './sign-in.ts';
import { checkA11y, test } from './support.ts';

const ADD = /^Agregar foto o PDF/;
const photo = async (name = 'IMG_0002.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await takenPhoto() });
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
const program = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ nothing of a photo') };
const said = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const open = (page: Page, name: RegExp) => page.getByRole('link', { name }).click();

test('photos and PDFs go with a message: shown before, refused in words, cut and sent again, read by the clinic', {
  tag: '@full',
}, async ({ page, noise }) => {
  noise.allow(/ERR_CONNECTION_RESET/);
  const text = `Mira cómo tiene la oreja ${test.info().project.name}`;
  await enter(page, 'familia', '/dashboard/user/mensajes');
  await open(page, /Canela · Veterinaria Los Sauces/);
  const compose = page.locator('form.compose');
  const chosen = compose.getByRole('list', { name: 'Fotos y papeles para este mensaje' }).getByRole('listitem');
  await choose(compose, ADD, [await photo(), program, paper('hemograma.pdf'), paper('de-mas.pdf')]);
  await expect(compose.getByText('foto.jpg: Solo se guardan fotos')).toBeVisible();
  await expect(chosen).toHaveCount(3);
  await expect(chosen.first().locator('img')).toBeVisible();
  await chosen.first().getByLabel('Qué es').fill('Oreja izquierda');
  await compose.getByRole('button', { name: 'Quitar de-mas.pdf' }).click();
  await expect(chosen).toHaveCount(2);
  await checkA11y(page);

  await page.route('**/archivos/**', (route) => route.abort('connectionreset'));
  await compose.getByLabel('Mensaje', { exact: true }).fill(text);
  await compose.getByRole('button', { name: 'Enviar' }).click();
  const mine = said(page, text).first();
  await expect(mine.getByText('No hubo respuesta del servidor')).toHaveCount(2);
  await expect(chosen).toHaveCount(0);
  await expect(compose.getByText('Solo se guardan fotos')).toHaveCount(0);
  // What is on its way goes on while its person looks at another screen.
  await page.getByRole('navigation', { name: 'Secciones de tu panel' }).getByRole('link', { name: 'Panel' }).click();
  await page.unroute('**/archivos/**');
  await page.goBack();
  await mine.getByRole('button', { name: 'Reintentar IMG_0002.jpg' }).click();
  const hung = mine.getByRole('list', { name: 'Fotos y papeles del mensaje' }).getByRole('listitem');
  await expect(hung).toHaveCount(1);
  await mine.getByRole('button', { name: 'Reintentar hemograma.pdf' }).click();
  await expect(hung).toHaveCount(2);
  await expect(hung.first().locator('img')).toBeVisible();
  // What it was said to be went with it, through the cut.
  await expect(hung.first()).toContainText('Oreja izquierda');
  // What was sent stays as it was sent.
  await expect(hung.getByRole('button', { name: /^(Quitar|Describir)/ })).toHaveCount(0);
  await checkA11y(page);

  await enter(page, 'clinica', '/dashboard/business/mensajes');
  await open(page, /Canela · Familia Rojas/);
  await expect(hung).toHaveCount(2);
  await hung.first().getByRole('button', { name: 'Ver Oreja izquierda' }).click();
  const seen = page.getByRole('dialog', { name: 'Oreja izquierda' });
  await expect(seen.getByRole('img', { name: 'Oreja izquierda' })).toBeVisible();
  // Who added it, and when.
  await expect(seen).toContainText(/Lo agregó el dueño el \d/);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await hung.nth(1).getByRole('button', { name: 'Descargar hemograma' }).click();
  expect((await download).suggestedFilename()).toMatch(/^canela-mensaje-.*-hemograma\.pdf$/);

  // A message may be nothing but its file.
  await choose(compose, ADD, paper('formula.pdf'));
  await expect(chosen).toHaveCount(1);
  await compose.getByRole('button', { name: 'Enviar' }).click();
  const last = page.getByRole('log').getByRole('listitem').filter({ hasText: 'formula' });
  await expect(last.getByRole('button', { name: 'Descargar formula' }).last()).toBeVisible();
});
