// Longer than 200 lines: what a person does on the own account, walked once from end to end.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ROLES } from '../../src/shared/roles.ts';
import { aPet, aRequest, aSession, aShare } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y, fitsWidth, isPhone } from './support.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const role of ROLES)
  test(`${role} reaches the own account from the name, and finds all of it`, {
    tag: role === 'user' ? [] : '@full',
  }, async ({ page, own }) => {
    const user = await somebody(own, { role, name: 'Marcela Rojas' });
    await openAs(page, own, user, '/unauthorized');
    await page.getByRole('button', { name: /Marcela Rojas|MR/ }).click();
    await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
    await expect(page).toHaveURL(/\/cuenta$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
    for (const name of ['Perfil', 'Contraseña', 'Sesiones', 'Actos sobre mi cuenta', 'Mis datos', 'Eliminar mi cuenta'])
      await expect(section(page, name)).toBeVisible();
    await expect(section(page, 'Correo electrónico')).toContainText(user.email);
    await expect(section(page, 'Sesiones')).toContainText('Esta sesión');
    const current = section(page, 'Sesiones').getByText('Esta sesión');
    // On a phone what is long waits under its title, and its place in the index opens it.
    if (isPhone(page)) await expect(current).toBeHidden();
    await page.getByRole('link', { name: 'Sesiones', exact: true }).click();
    await expect(section(page, 'Sesiones')).toBeInViewport();
    await expect(current).toBeVisible();
    // The page is the same for all: one role stands for its accessibility.
    if (role === 'user') await checkA11y(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await fitsWidth(page);
  });

test('the profile is saved in words, and the name follows at once', { tag: '@full' }, async ({ page, own }) => {
  await openAs(page, own, await somebody(own, { name: 'Rosa Mena' }), '/cuenta');
  const profile = section(page, 'Perfil');
  await profile.getByLabel('Nombre completo').fill('Rosa Elvira Mena');
  await profile.getByLabel('Teléfono').fill('no es un teléfono');
  await profile.getByRole('button', { name: 'Guardar' }).click();
  await expect(profile.getByLabel('Teléfono')).toBeFocused();
  await profile.getByLabel('Teléfono').fill('310 555 0177');
  await profile.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible();
  await expect(page.getByRole('button', { name: /Rosa Elvira Mena|RE/ })).toBeVisible();
  await expect(page.locator('.account-name')).toHaveText('Rosa Elvira Mena');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name))
    .toBe('Rosa Elvira Mena');
});

test('a profile that could not be saved says so by the spec, and keeps what was typed', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/Failed to load resource|request failed/);
  await openAs(page, own, await somebody(own), '/cuenta');
  const profile = section(page, 'Perfil');
  await profile.getByLabel('Dirección').fill('Calle nueva 1');
  await page.route('**/trpc/profile.update**', (route) => route.abort());
  await profile.getByRole('button', { name: 'Guardar' }).click();
  await expect(profile.getByRole('alert')).toContainText('Error al actualizar el perfil. No hubo respuesta');
  await page.unroute('**/trpc/profile.update**');
  await page.route('**/trpc/profile.update**', (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: { message: 'x', code: -32603, data: { httpStatus: 500, key: 'server', requestId: 'abc-123' } },
      },
    }),
  );
  await profile.getByRole('button', { name: 'Guardar' }).click();
  await expect(profile.getByRole('alert')).toHaveText('Error al actualizar el perfil (código abc-123)');
  await expect(profile.getByLabel('Dirección')).toHaveValue('Calle nueva 1');
});

test('sessions: one is ended, then all others, and this one goes on', { tag: '@full' }, async ({ page, own }) => {
  const user = await somebody(own);
  const world = worldOf(own);
  const tokens = [
    await aSession(world, user, { device: 'Safari · iPhone', openedAt: world.now - 3_600_000 }),
    await aSession(world, user, { device: 'Firefox · Windows' }),
    await aSession(world, user),
  ];
  await aShare(world, await aPet(world, user, { name: 'Canela' }));
  await openAs(page, own, user, '/cuenta#sesiones');
  const sessions = section(page, 'Sesiones');
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión');
  await sessions.getByRole('button', { name: /la sesión de Safari · iPhone/ }).click();
  await expect(page.getByText('Sesión cerrada: Safari · iPhone.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Cerrar las demás (2 sesiones)' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' });
  await expect(dialog).toContainText('2 sesiones abiertas en otros equipos');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Carné de Canela, hasta el /]);
  await expect(dialog.getByRole('checkbox', { name: 'Terminarlo también' })).toBeChecked();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Cerrar las demás (2 sesiones)' }).click();
  await dialog.getByRole('button', { name: 'Cerrar 2 sesiones' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const token of tokens) {
    const answer = await page.request.get('/users/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }
  await page.getByRole('link', { name: 'Actos sobre mi cuenta', exact: true }).click();
  const acts = section(page, 'Actos sobre mi cuenta');
  await expect(acts.getByRole('listitem')).toHaveCount(3);
  for (const act of [/Las demás sesiones cerradas.*Tú/, /Enlace a un carné.*Tú/, /Una sesión cerrada.*Tú/])
    await expect(acts.getByRole('listitem').filter({ hasText: act })).toHaveCount(1);
});

test('the password is changed with the one in use; the others are out, this tab goes on', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 400/);
  const user = await somebody(own, { password: PASSWORD });
  const other = await aSession(worldOf(own), user);
  const before = await openAs(page, own, user, '/cuenta#contrasena');
  const password = section(page, 'Contraseña');
  const fill = async (current: string, next: string) => {
    await password.getByLabel('Contraseña actual').fill(current);
    await password.getByLabel('Contraseña nueva').fill(next);
    await password.getByRole('button', { name: 'Cambiar contraseña' }).click();
  };
  await fill('no es esta', 'paraguas-verde-77');
  await expect(password.getByText('Esta no es tu contraseña actual.')).toBeVisible();
  await expect(password.getByLabel('Contraseña actual')).toBeFocused();
  await expect(password.getByLabel('Contraseña nueva')).toHaveValue('paraguas-verde-77');
  await fill(PASSWORD, '12345678');
  await expect(password.getByText(/Tres palabras que no van juntas/)).toBeVisible();
  await fill(PASSWORD, 'paraguas-verde-77');
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible();
  await expect(password.getByLabel('Contraseña actual')).toHaveValue('');
  await page.getByRole('link', { name: 'Sesiones', exact: true }).click();
  await expect(section(page, 'Sesiones').getByRole('listitem')).toHaveCount(1);
  for (const token of [before, other])
    expect((await page.request.get('/users/profile', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(
      401,
    );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
});

test('one’s own account is erased with the password, and every tab is out', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 40[01]/);
  const user = await somebody(own, { password: PASSWORD });
  await aPet(worldOf(own), user, { name: 'Canela' });
  await openAs(page, own, user, '/cuenta#eliminar');
  const other = await page.context().newPage();
  await other.goto('/dashboard/user');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const part = section(page, 'Eliminar mi cuenta');
  await expect(part.getByRole('row', { name: /Mensajes a clínicas.*12 meses/ })).toBeVisible();
  await part.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
  await expect(dialog).toContainText('Se borra 1 mascota.');
  await expect(dialog).toContainText(user.email);
  await checkA11y(page);
  const go = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });
  await go.click();
  await expect(dialog.getByLabel('Tu contraseña')).toBeFocused();
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await go.click();
  await expect(dialog.getByText('Esta no es tu contraseña actual.')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
  await go.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Tu cuenta se eliminó')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^(token|user|pyp:)/.test(key))))
    .toEqual([]);
  await fillLogin(page, user.email, PASSWORD);
  await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
});

test('all own data comes as a readable file', { tag: '@full' }, async ({ page, own }) => {
  const user = await somebody(own, { name: 'Ana Gómez' });
  await openAs(page, own, user, '/cuenta#datos');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.json$/);
  const copy = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(copy.cuenta).toMatchObject({ nombre: 'Ana Gómez', correo: user.email });
  expect(Object.keys(copy)).toEqual(
    expect.arrayContaining(['mascotas', 'citas', 'historia clínica', 'conversaciones', 'sesiones']),
  );
  await expect(page.getByText('Tu copia está lista: mírala en tus descargas.')).toBeVisible();
  await expect(section(page, 'Actos sobre mi cuenta')).toContainText('Copia de los datos descargada');
});

test('a request about one’s data is filed with its last day, extended and answered', { tag: '@full' }, async ({
  page,
  own,
}) => {
  test.slow();
  const [user, admin] = [await somebody(own, { name: 'Nidia Lara' }), await somebody(own, { role: 'admin' })];
  await openAs(page, own, user, '/cuenta#datos');
  const asked = section(page, 'Solicitudes sobre mis datos');
  await expect(asked).toContainText('Todavía no has pedido nada');
  await asked.getByText('Reclamo', { exact: true }).click();
  await asked.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(asked.getByLabel('¿Qué dato y qué debe pasar con él?')).toBeFocused();
  await asked.getByLabel('¿Qué dato y qué debe pasar con él?').fill('Borren mi teléfono anterior.');
  await asked.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(/^Solicitud enviada\. Te responden a más tardar el/)).toBeVisible();
  await expect(asked.getByRole('listitem')).toContainText(['Borren mi teléfono anterior.']);
  await expect(asked.getByRole('listitem')).toContainText('Faltan 15 días hábiles');
  await checkA11y(page);

  await openAs(page, own, admin, '/dashboard/admin/solicitudes');
  const row = page.getByRole('listitem').filter({ hasText: 'Nidia Lara' });
  await expect(row).toContainText('Borren mi teléfono anterior.');
  await row.getByRole('button', { name: /^Ampliar 8 días hábiles/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ampliar el plazo hasta el/ });
  await dialog.getByRole('button', { name: 'Ampliar el plazo' }).click();
  await expect(dialog.getByLabel('Por qué toma más tiempo')).toBeFocused();
  await dialog.getByLabel('Por qué toma más tiempo').fill('Falta confirmar con la clínica.');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Ampliar el plazo' }).click();
  await expect(row).toContainText('Falta confirmar con la clínica.');
  await expect(row.getByRole('button', { name: /Ampliar/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Responder/ }).click();
  await expect(row.getByLabel('Respuesta')).toBeFocused();
  await row.getByLabel('Respuesta').fill('Listo: lo borramos hoy.');
  await row.getByRole('button', { name: 'Enviar respuesta' }).click();
  // What is about to be read stands there once more, whole.
  await expect(page.getByRole('alertdialog')).toContainText('Listo: lo borramos hoy.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Respuesta enviada a Nidia Lara.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByText('Respondidas', { exact: true }).click();
  await expect(row).toContainText('Listo: lo borramos hoy.');

  await openAs(page, own, user, '/cuenta#datos');
  await expect(asked.getByRole('listitem')).toContainText(['Listo: lo borramos hoy.']);
  await expect(asked.getByRole('listitem')).toContainText('Respondida');
  await page.getByRole('link', { name: 'Actos sobre mi cuenta', exact: true }).click();
  await expect(section(page, 'Actos sobre mi cuenta').getByRole('listitem')).toHaveText([
    /Solicitud sobre los datos respondida.*Un administrador/,
    /Plazo de una solicitud.*Un administrador · Motivo: Falta confirmar/,
    /Solicitud sobre los datos enviada.*Tú/,
  ]);
});

test('the inbox stands by last day, overdue first; toor answers in it what admin may not', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const world = worldOf(own);
  const late = await somebody(own, { name: 'Tarde Ruiz' });
  await aRequest(world, late, { dueOn: '2026-01-05', createdAt: Date.parse('2025-12-18T15:00:00Z') });
  await openAs(page, own, await somebody(own, { role: 'toor' }), '/dashboard/toor/solicitudes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitudes sobre datos');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Vencida');
  await expect(first.getByRole('button', { name: /Ampliar/ })).toHaveCount(0);
  if (isPhone(page)) await expect(first.getByRole('button', { name: /^Responder/ })).toBeVisible();
  await checkA11y(page);

  const admin = await somebody(own, { role: 'admin', name: 'Ada Ríos' });
  await aRequest(world, admin, { dueOn: '2026-01-06', createdAt: Date.parse('2025-12-19T15:00:00Z') });
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Ríos' });
  await openAs(page, own, admin, '/dashboard/admin/solicitudes');
  await expect(row).toContainText('La responde un superadministrador.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await openAs(page, own, await somebody(own, { role: 'toor' }), '/dashboard/toor/solicitudes');
  await row.getByRole('button', { name: /^Responder/ }).click();
  await row.getByLabel('Respuesta').fill('Aquí está todo.');
  await row.getByRole('button', { name: 'Enviar respuesta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Respuesta enviada a Ada Ríos.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
