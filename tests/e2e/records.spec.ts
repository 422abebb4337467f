import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { today } from '../../src/shared/time.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y, isPhone } from './support.ts';

/** A pet's id, by its name, of who is signed in. */
const petNamed = async (page: Page, token: string, name: string): Promise<string> => {
  const answer = await page.request.get('/users/pets', { headers: { authorization: `Bearer ${token}` } });
  const pets = (await answer.json()) as { id: string; name: string }[];
  return pets.find((pet) => pet.name === name)?.id ?? '';
};
const ownPage = async (page: Page, name: string, which: 'carne' | 'historia') => {
  const { token } = await enter(page, 'familia', '/unauthorized');
  const id = await petNamed(page, token, name);
  await page.goto(`/dashboard/user/mascotas/${id}/${which}`);
  return { token, id };
};
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
/** Sheets of paper that the page takes. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
/** Printing would wait for nobody here: the sheet stays, to be looked at. */
const holdPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
  });

test('an owner notes a vaccine, shares the carné with who has no account, and takes it back', async ({
  page,
  browser,
}) => {
  const { token, id } = await ownPage(page, 'Canela', 'carne');
  const given = await page.request.put(`/archivos/${crypto.randomUUID()}?kind=photo&of=${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b4532a' } })
      .jpeg()
      .toBuffer(),
  });
  expect(given.status()).toBe(201);
  await page.reload();
  const carne = page.getByRole('region', { name: 'Canela' });
  await expect(carne.getByRole('listitem').filter({ hasText: 'Rabia' })).toContainText('Venció el');
  await page.getByRole('button', { name: 'Anotar una' }).click();
  const form = page.getByRole('form', { name: 'Nuevo registro' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByLabel('Nombre de la vacuna')).toBeFocused();
  await form.getByRole('combobox', { name: 'Vacuna' }).selectOption({ label: 'Rabia' });
  await checkA11y(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Quedó en la historia de Canela.')).toBeVisible();
  await expect(carne.getByRole('listitem').filter({ hasText: 'Rabia' })).toContainText('Al día hasta');
  await expect(page.getByRole('row').nth(1)).toContainText('Registrado por el dueño');

  await carne.getByRole('button', { name: 'Compartir' }).click();
  await dialog(page).getByLabel('Para quién es').fill('Guardería de la 80');
  await dialog(page).getByLabel('Mostrar también la foto de Canela').check();
  await dialog(page).getByRole('button', { name: 'Crear enlace' }).click();
  await expect(dialog(page).getByRole('img', { name: /QR/ })).toBeVisible();
  const address = await dialog(page).getByLabel('Enlace').inputValue();
  await checkA11y(page);
  await dialog(page).getByRole('button', { name: 'Listo' }).click();

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Canela');
  await expect(theirs.getByText('Verificado por Veterinaria Los Sauces (demo)').first()).toBeVisible();
  const photo = theirs.getByRole('img', { name: 'Foto de Canela' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await sheets(theirs)).toBe(1);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Guardería de la 80' });
  await expect(row).toContainText('Abierto 1 vez');
  await row.getByRole('button', { name: 'Retirar' }).click();
  await dialog(page).getByRole('button', { name: 'Retirar el enlace' }).click();
  await expect(row).toContainText('Retirado el');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no abre un carné');
  await stranger.close();
});

test('permission is given to another clinic and taken back; the history filters, corrects, and goes along as a file', {
  tag: '@full',
}, async ({ page }) => {
  await holdPrint(page);
  await ownPage(page, 'Nube', 'carne');
  const clinic = page
    .getByRole('region', { name: 'Quién lee la historia' })
    .getByRole('listitem')
    .filter({ hasText: 'Veterinaria Los Sauces (demo)' });
  await clinic.getByRole('button', { name: /Dar permiso/ }).click();
  await dialog(page).getByRole('button', { name: 'Dar permiso' }).click();
  await expect(clinic).toContainText('Lee toda la historia');
  await clinic.getByRole('button', { name: /Retirar permiso/ }).click();
  await dialog(page).getByRole('button', { name: 'Retirar permiso' }).click();
  await expect(clinic).toContainText('Lee solo lo que ella misma escribió');

  await page.getByRole('link', { name: 'Historia clínica' }).click();
  await page.getByRole('button', { name: 'Anotar algo' }).click();
  const form = page.getByRole('form', { name: 'Nuevo registro' });
  await form.getByLabel('Peso').fill('pesada');
  await form.getByLabel('Título').fill('Estornuda al barrer');
  await form.getByRole('textbox', { name: 'Nota', exact: true }).fill('Tres veces, sin moco.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByLabel('Peso')).toBeFocused();
  await form.getByLabel('Peso').fill('4,2');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const entry = page.getByRole('article', { name: 'Nota: Estornuda al barrer' });
  await expect(entry).toContainText('4,2');
  await entry.getByRole('button', { name: /Corregir/ }).click();
  const correction = page.getByRole('form', { name: 'Corregir el registro' });
  await correction.getByLabel('Por qué lo corriges').fill('Fueron dos');
  await correction.getByLabel('Nota', { exact: true }).fill('Dos veces, sin moco.');
  await correction.getByRole('button', { name: 'Guardar la corrección' }).click();
  await expect(entry).toContainText('Dos veces');
  await entry.getByRole('button', { name: 'Ver la versión anterior' }).click();
  await expect(entry.getByRole('list', { name: 'Versiones anteriores' })).toContainText('Tres veces');
  if (isPhone(page)) await page.getByText('Filtrar', { exact: true }).click();
  await page.getByRole('button', { name: 'Consulta', exact: true }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Consulta: Ojos llorosos/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar (JSON)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`historia-nube-${today(Date.now())}.json`);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('.print-sheet')).toContainText('Dos veces, sin moco.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anotar algo' })).toBeHidden();
});

test('a vet writes a consulta from a template and prints a certificate; the owner reads it as verified', {
  tag: '@full',
}, async ({ page }) => {
  await holdPrint(page);
  const { id } = await ownPage(page, 'Canela', 'historia');
  await enter(page, 'clinica', `/dashboard/business/pacientes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canela');
  await expect(page.getByText('Pollo: se rasca las orejas y las patas.')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Nuevo registro' }).click();
  const form = page.getByRole('form', { name: 'Nuevo registro' });
  await form.getByLabel('Plantilla').selectOption({ label: 'Control anual' });
  await expect(form.getByLabel('Motivo')).toHaveValue('Control anual');
  await form.getByLabel('Diagnóstico').fill('Sana');
  await form.getByLabel('Peso').fill('28,2');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('article', { name: 'Consulta: Control anual', exact: true })).toContainText('28,2');
  // Beside the history on a desk, in a tab of its own on a phone.
  if (isPhone(page)) await page.getByRole('tab', { name: 'Datos' }).click();
  await expect(page.getByRole('region', { name: 'Peso' })).toContainText('28,2');
  await page.getByRole('tab', { name: 'Carné' }).click();
  await expect(page.getByRole('region', { name: 'Carné de Canela' })).toBeInViewport();
  await expect(page).toHaveURL(/ver=carne$/);
  await checkA11y(page);
  await page.getByRole('tab', { name: 'Historia' }).click();
  await page.getByRole('button', { name: 'Certificado de vacunación' }).click();
  const asked = page.getByRole('dialog', { name: 'Certificado de vacunación' });
  await asked.getByLabel('Documento de identidad del propietario').fill('52.111.222');
  await asked.getByRole('button', { name: 'Imprimir' }).click();
  const sheet = page.locator('.print-sheet');
  await expect(sheet.locator('tbody tr')).not.toHaveCount(0);
  await expect(sheet).toContainText('PC-3140');
  await expect(sheet).toContainText('52.111.222');
  await expect(sheet).not.toContainText('Jornada gratuita');
  // On a sheet of Letter it is a table with its head, dark on white.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet.getByRole('columnheader', { name: 'Lote', exact: true })).toBeVisible();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await enter(page, 'familia', `/dashboard/user/mascotas/${id}/historia`);
  await expect(page.getByRole('article', { name: 'Consulta: Control anual', exact: true })).toContainText(
    'Verificado por Veterinaria Los Sauces (demo)',
  );
});
