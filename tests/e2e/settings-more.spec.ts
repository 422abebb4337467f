import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './own-server.ts';
import { emailOf, enter, openSession } from './sign-in.ts';
import { checkA11y, unfold, whenUp } from './support.ts';

const SETTINGS = '/dashboard/toor/settings';

test('toor publishes a notice; visitors read it, close it, and first aid stays calm', { tag: '@full' }, async ({
  page,
  browser,
  own,
}) => {
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  const part = page.getByRole('region', { name: 'Aviso en las páginas' });
  await part.getByRole('button', { name: 'Publicar el aviso' }).click();
  await expect(part.getByText('Este campo es obligatorio.')).toBeVisible();
  await expect(part.getByLabel('Texto del aviso')).toBeFocused();
  await part.getByLabel('Texto del aviso').fill('El sábado habrá mantenimiento.');
  await part.getByText('Importante').click();
  await part.getByRole('button', { name: 'Publicar el aviso' }).click();
  await expect(part.getByText('Se muestra', { exact: true })).toBeVisible();
  await expect(part.getByText('El sábado habrá mantenimiento.')).toBeVisible();

  const context = await browser.newContext({
    baseURL: own.url,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const visitor = await context.newPage();
  await visitor.goto('/perros');
  await whenUp(visitor);
  const notice = visitor.getByRole('complementary', { name: 'Aviso del servicio' });
  await expect(notice).toContainText('El sábado habrá mantenimiento.');
  await checkA11y(visitor);
  await visitor.goto('/primeros-auxilios');
  await whenUp(visitor);
  await expect(notice).toHaveCount(0);
  await visitor.goto('/gatos');
  await whenUp(visitor);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await visitor.reload();
  await whenUp(visitor);
  await expect(notice).toHaveCount(0);
  await context.close();

  await part.getByRole('button', { name: 'Retirar el aviso' }).click();
  await expect(part.getByText('Ahora no hay ningún aviso.')).toBeVisible();
});

test('toor shortens the sessions of owners, and those that are older end', { tag: '@full' }, async ({ page, own }) => {
  const { token } = await openSession(page, emailOf('nueva'));
  await own.d1
    .prepare(
      'UPDATE sessions SET last_used_at = last_used_at - 36000000 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    )
    .bind(emailOf('nueva'))
    .run();
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  const part = page.getByRole('region', { name: 'Duración de las sesiones' });
  const idle = part.getByRole('group', { name: 'Usuario' }).getByLabel('Sin uso');
  await expect(idle).toHaveValue('30');
  await idle.fill('300');
  await part.getByRole('button', { name: 'Guardar la duración' }).click();
  await expect(idle).toBeFocused();
  await expect(part.getByText('Escribe un número. De 2 horas a 90 días.')).toBeVisible();
  await checkA11y(page);
  await idle.fill('0,25');
  await part.getByRole('button', { name: 'Guardar la duración' }).click();
  await expect(page.getByText('La duración de las sesiones quedó guardada.')).toBeVisible();
  const asked = await page.request.get('/users/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(401);
  await page.reload();
  await unfold(page);
  await expect(idle).toHaveValue('0,25');
  await idle.fill('30');
  await part.getByRole('button', { name: 'Guardar la duración' }).click();
  await expect(page.getByText('La duración de las sesiones quedó guardada.')).toBeVisible();
});

test('toor reads who has not accepted the policy, the version and how to keep a copy', { tag: '@full' }, async ({
  page,
}) => {
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  const consent = page.getByRole('region', { name: 'Cuentas sin consentimiento' });
  await expect(consent.getByRole('link', { name: 'Hernán Vélez' })).toBeVisible();
  const build = (await page.locator('html').getAttribute('data-build')) ?? '?';
  await expect(page.getByRole('region', { name: 'Estado del servicio' })).toContainText(build);
  await expect(page.getByRole('region', { name: 'Copias de seguridad' })).toContainText(
    'wrangler d1 export DB --remote',
  );
});

test('toor narrows the audit log by person, act and day, and takes it along', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  const part = page.getByRole('region', { name: 'Auditoría' });
  await expect(part.getByRole('listitem').filter({ hasText: 'Datos de la cuenta cambiados' })).toBeVisible();
  await part.getByLabel('Quién lo hizo').fill('andres');
  await page.getByRole('option', { name: /Andrés Mejía/ }).click();
  await expect(page).toHaveURL(/actor=/);
  await expect(part.getByLabel('Quién lo hizo')).toHaveValue('Andrés Mejía');
  await part.getByRole('combobox', { name: 'Acto' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: 'Cuentas' })).toBeVisible();
  await part.getByRole('combobox', { name: 'Acto' }).fill('creada admin');
  await page.getByRole('option', { name: 'Cuenta creada desde la administración' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part.getByRole('listitem')).toContainText('Hernán Vélez');
  await checkA11y(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(
    /;Cuenta creada desde la administración;Andrés Mejía;Administrador;[^;]+@[^;]+;Hernán Vélez;Usuario;/,
  );
  await page.reload();
  await unfold(page);
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await part.getByLabel('Hasta').fill('2020-01-01');
  await expect(part.getByRole('heading', { name: 'Ningún acto coincide' })).toBeVisible();
  await part.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(part.getByRole('listitem').filter({ hasText: 'Datos de la cuenta cambiados' })).toBeVisible();
  // Who took the log along stands in it.
  const taken = part.getByRole('listitem').filter({ hasText: 'Auditoría descargada' });
  await expect(taken).toContainText('Filtros: quién lo hizo, un acto');
});
