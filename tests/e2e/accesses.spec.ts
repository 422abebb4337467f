import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { anAccess } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

const HOUR_MS = 60 * 60 * 1000;

test('a person sees who tried, from where, and the way to sessions and password', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 401/);
  await page.setViewportSize({ width: 375, height: 812 });
  const user = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  const world = worldOf(own);
  for (let n = 1; n < 20; n += 1) await anAccess(world, user, { at: world.now - n * HOUR_MS, kind: 'logout' });
  await page.goto('/login');
  await fillLogin(page, user.email, 'no-es-la-mia');
  await expect(page.getByRole('alert')).toContainText('Error al iniciar sesión');
  await fillLogin(page, user.email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await page.goto('/cuenta#accesos');
  const part = page.getByRole('region', { name: 'Accesos' });
  const rows = part.getByRole('listitem');
  await expect(rows.nth(0)).toContainText(/Inicio de sesión.*hoy, .*red\s127\.0\.0\.x/);
  await expect(rows.nth(1)).toContainText('Intento fallido de iniciar sesión');
  await expect(rows).toHaveCount(15);
  await part.getByRole('button', { name: 'Ver accesos anteriores' }).click();
  await expect(rows).toHaveCount(21);
  await expect(rows.nth(20)).toContainText(/Cierre de sesión.*Chrome · Android · red\s190\.25\.3\.x/);
  await part.getByText('Qué es la red').click();
  await expect(part.getByText('no en qué casa')).toBeVisible();
  await checkA11y(page);
  await part.getByText('Solo intentos fallidos').click();
  await expect(rows).toHaveCount(1);
  await part.getByRole('link', { name: 'Ver mis sesiones' }).click();
  const sessions = page.getByRole('region', { name: 'Sesiones' });
  await expect(sessions).toBeInViewport();
  await expect(sessions.getByRole('listitem')).toContainText(/Esta sesión.*En uso ahora.*desde la red\s127\.0\.0\.x/);
});

test('toor follows an attack by network and account, and takes it along', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 400/);
  const world = worldOf(own);
  const toor = await somebody(own, { role: 'toor', name: 'Elena Toor' });
  const victim = await somebody(own, { name: '=1+1 Beltrán' });
  const attack = { kind: 'login_failed', network: '203.0.113.0/24', device: 'Firefox · Linux' };
  for (let n = 0; n < 3; n += 1) await anAccess(world, victim, { ...attack, at: world.now - n });
  await anAccess(world, null, { ...attack, at: world.now - HOUR_MS });
  await anAccess(world, victim, { at: world.now - 2 * HOUR_MS });
  await openAs(page, own, toor, `/dashboard/toor/users/${victim.id}`);
  const part = page.getByRole('region', { name: 'Accesos' });
  await expect(part.getByRole('listitem')).toHaveCount(4);
  await part.getByRole('link', { name: 'Ver todos sus accesos' }).click();
  await expect(page.getByRole('combobox', { name: 'De quién' })).toHaveValue('=1+1 Beltrán');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await rows
    .first()
    .getByRole('button', { name: /203\.0\.113\.x/ })
    .click();
  await expect(page).toHaveURL(/red=203\.0\.113\.x/);
  await expect(rows).toHaveCount(3);
  await expect(page.locator('.main-nav [aria-current]')).toHaveText('Configuración');
  await page.getByRole('combobox', { name: 'De quién' }).fill('');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText('Un correo sin cuenta');
  await page.getByLabel('Qué pasó').selectOption('Intento fallido de iniciar sesión');
  await checkA11y(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^accesos-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(
    `;Intento fallido de iniciar sesión;'=1+1 Beltrán;Usuario;${victim.email};Firefox · Linux;203.0.113.x;`,
  );
  for (const none of ['no es una red', '190.25.3.999']) {
    await page.getByLabel('Red').fill(none);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Escribe una dirección como 190.25.3.7')).toBeVisible();
    await expect(page.getByLabel('Red')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Red').fill('203.0.113.9');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(4);
  }
  // A person typed and not chosen filters nothing, and is said to.
  await page.getByRole('combobox', { name: 'De quién' }).fill('beltr');
  await expect(page.getByRole('option', { name: /Beltrán/ })).toBeVisible();
  await page.getByLabel('Desde', { exact: true }).focus();
  await expect(page.getByText('Elige una cuenta de la lista: «beltr» todavía no filtra nada.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'De quién' })).toHaveValue('beltr');
  await checkA11y(page);
  await page.getByRole('combobox', { name: 'De quién' }).fill('belt');
  await expect(page.getByRole('option', { name: /Beltrán/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'De quién' })).toHaveValue('=1+1 Beltrán');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/\/accesos$/);
  await expect(rows.first()).toBeVisible();
});
