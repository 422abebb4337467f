import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/seed.ts';
import { emailOf, enter, openSession } from './sign-in.ts';
import { checkA11y, isPhone, menu, test } from './support.ts';

/** Somebody of this walk's own, with a session. */
const somebody = async (page: Page) => {
  const name = `Rosa Elvira ${test.info().project.name} ${Date.now()}`;
  const email = `rosa-${test.info().project.name}-${Date.now()}@correo.co`;
  const data = { email, name, password: DEMO_PASSWORD, phone: '3105550188', address: 'Calle 5, Buga' };
  expect((await page.request.post('/auth/register', { data })).status()).toBe(201);
  const { token } = await openSession(page, email);
  return { name, email, token };
};

test('toor finds the accounts under both titles', async ({ page }) => {
  await enter(page, 'toor', '/dashboard/toor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Principal');
  await expect(page.getByRole('row').filter({ hasText: 'Familia Rojas Peña' })).toContainText(emailOf('familia'));
  if (isPhone(page)) await page.getByLabel('Menú').first().click();
  await menu(page).getByRole('link', { name: 'Gestión de Usuarios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de Usuarios');
  await checkA11y(page);
});

test('toor narrows the accounts, and the address remembers it', { tag: '@desk' }, async ({ page }) => {
  await enter(page, 'toor', '/dashboard/toor/users');
  await page.getByLabel('Buscar usuario').fill('NORA');
  await expect(page).toHaveURL(/q=NORA/);
  await expect(page.getByRole('row').filter({ hasText: 'Nora Bueno' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Clara Nieto' })).toHaveCount(0);
  await page.getByLabel('Buscar usuario').fill('');
  await page.getByRole('group', { name: 'Rol' }).getByText('Clínica').click();
  // Not /rol=business$/ alone: until the emptied search is sent, the address still holds the old one before it.
  await expect(page).toHaveURL(/users\?rol=business$/);
  // Other walks make accounts meanwhile: who is there counts, not how many.
  const owners = page.getByRole('row').filter({ hasText: 'Familia Rojas Peña' });
  const clinics = page.getByRole('row').filter({ hasText: 'Clara Nieto' });
  await expect(owners).toHaveCount(0);
  await expect(clinics).toHaveCount(1);
  await page.reload();
  await expect(clinics).toHaveCount(1);
  await expect(owners).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Clínica' })).toBeChecked();
  await page.getByRole('group', { name: 'Estado' }).getByText('Inactivos').click();
  await expect(page.getByRole('heading', { name: 'Ninguna cuenta coincide' })).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Clara Nieto' })).toBeVisible();
});

test('toor turns an account off and on, and its sessions end at once', async ({ page }) => {
  const { name, email, token } = await somebody(page);
  await enter(page, 'toor', `/dashboard/toor/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Activo');
  const control = row.getByRole('switch');

  await test.step('the question names the person and can be left', async () => {
    await control.focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('alertdialog', { name: `¿Desactivar la cuenta de ${name}?` });
    await expect(dialog).toContainText('1 sesión abierta');
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(control).toBeFocused();
  });
  await control.click();
  await page.getByRole('button', { name: 'Desactivar a Rosa' }).click();
  await expect(page.getByText(`La cuenta de ${name} quedó inactiva.`)).toBeVisible();
  await expect(row).toContainText('Inactivo');
  await expect(control).not.toBeChecked();
  const asked = await page.request.get('/users/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(401);

  await control.click();
  await page.getByRole('button', { name: 'Activar a Rosa' }).click();
  await expect(page.getByText(`La cuenta de ${name} quedó activa.`)).toBeVisible();
  await expect(control).toBeChecked();
  await openSession(page, email);
});

test('nobody is offered the own switch; admin sees admins and toors only', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'toor', '/dashboard/toor/users');
  await expect(page.getByRole('row').filter({ hasText: '(tú)' }).getByRole('switch')).toHaveCount(0);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: emailOf('admin') })
      .getByRole('switch'),
  ).toHaveCount(1);
  await enter(page, 'admin', '/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel Principal');
  for (const who of ['admin', 'toor'] as const) {
    const row = page.getByRole('row').filter({ hasText: emailOf(who) });
    await expect(row).toContainText('Activo');
    await expect(row.getByRole('switch')).toHaveCount(0);
  }
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: emailOf('clinica2') })
      .getByRole('switch'),
  ).toBeVisible();
  await checkA11y(page);
});

test('accounts that cannot be loaded are said so, and asked for again', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/Failed to load resource|request failed/);
  await page.route('**/trpc/accounts.list**', (route) => route.abort());
  await page.route('**/trpc/**accounts.list**', (route) => route.abort());
  await enter(page, 'toor', '/dashboard/toor');
  await expect(page.getByText('No se pudieron cargar los usuarios')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('row').filter({ hasText: '(tú)' })).toBeVisible();
});
