import { expect } from '@playwright/test';
import { aClinic, aMember, aPasswordLink, aUser } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y, whenUp } from './support.ts';

test('a link sets a password once; its token leaves the address at once', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of (400|404)/);
  const user = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  const token = await aPasswordLink(worldOf(own), user);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/clave#${token}`);
  await expect(page.getByText(user.email)).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await checkA11y(page);
  const field = page.getByLabel('Contraseña nueva');
  await field.fill('12345678');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/Tres palabras que no van juntas/)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('paraguas-verde-77');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible();
  await fillLogin(page, user.email, 'paraguas-verde-77');
  await expect(page).toHaveURL(/\/dashboard\/user$/);

  await page.goto(`/clave#${token}`);
  await expect(page.getByRole('alert')).toContainText(
    'Este enlace ya no sirve: venció, ya se usó o hay uno más nuevo.',
  );
  await page.goto('/unauthorized');
  await page.goto('/clave');
  await expect(page.getByRole('alert')).toContainText('A esta dirección le falta una parte');
});

test('who did not accept the policy is asked before anything else, and may leave', async ({ page, own }) => {
  const user = await somebody(own, { consentVersion: null, consentAt: null, password: PASSWORD });
  await page.goto('/login');
  await fillLogin(page, user.email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes de seguir: tus datos');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await openAs(page, own, user, '/cuenta#datos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes de seguir: tus datos');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
  await expect(page.getByText('Es la que rige.')).toBeVisible();
});

test('a clinic’s account without a clinic is told so once, and goes on when it joins one', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const vet = await somebody(own, { role: 'business' });
  await own.d1.prepare('DELETE FROM clinic_members WHERE user_id = ?').bind(vet.id).run();
  await openAs(page, own, vet, '/dashboard/business/agenda');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Tu cuenta no está en ninguna clínica');
  await checkA11y(page);
  await page.getByRole('main').getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(title).toHaveText('Mi cuenta');
  await page.goBack();
  await aMember(worldOf(own), vet, await aClinic(worldOf(own)));
  await page.getByRole('button', { name: 'Volver a revisar' }).click();
  await expect(title).toHaveText('Agenda');
});

test('a password that somebody else set is replaced first; who and when is said', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const admin = await aUser(worldOf(own), { role: 'admin', name: 'Andrés Mejía' });
  const user = await somebody(own, { password: PASSWORD, passwordSetBy: admin.id });
  await page.goto('/login');
  await fillLogin(page, user.email, PASSWORD);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pon una contraseña tuya');
  await expect(main).toContainText('la puso Andrés Mejía el');
  await checkA11y(page);
  await main.getByLabel('La contraseña que te dieron').fill(PASSWORD);
  await main.getByLabel('Contraseña nueva').fill('paraguas-verde-77');
  await main.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/);
});

test('a session that ends leads to the login and back, and what was typed is still there', async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 401/);
  const user = await somebody(own, { password: PASSWORD });
  const token = await openAs(page, own, user, '/cuenta');
  const address = page.getByLabel('Dirección');
  await address.fill('Carrera nueva 12');
  // What the page still asks for would be refused too, and lead away before the press.
  await page.waitForLoadState('networkidle');
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fcuenta$/);
  await fillLogin(page, user.email, PASSWORD);
  await expect(page).toHaveURL(/\/cuenta$/);
  await expect(address).toHaveValue('Carrera nueva 12');
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
});

test('other tabs follow a logout at once, and another person sees nothing of the first', { tag: '@full' }, async ({
  page,
  context,
  own,
}) => {
  const [rosa, beto] = [await somebody(own, { name: 'Rosa Mena' }), await somebody(own, { name: 'Beto Díaz' })];
  await openAs(page, own, rosa, '/cuenta');
  await page.getByLabel('Dirección').fill('Carrera de Rosa');
  const other = await context.newPage();
  await openAs(other, own, beto, '/cuenta');
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Beto Díaz');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Beto Díaz');
  await expect(page.getByLabel('Dirección')).not.toHaveValue('Carrera de Rosa');
  await whenUp(other);
  await other.getByRole('button', { name: /Beto Díaz|BD/ }).click();
  await other.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pyp:'))))
    .toEqual([]);
});
