import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Server } from '../../scripts/serve.ts';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { test } from './own-server.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

/** Opens a page as a toor who showed no credential lately. */
const asStale = async (page: Page, own: Server, path: string) => {
  const toor = await somebody(own, { role: 'toor', name: 'Toña Ruiz', password: PASSWORD });
  await openAs(page, own, toor, path);
  await agedBy(own, toor.id);
  return toor;
};
const agedBy = async (own: Server, userId: string) => {
  const { db, now } = worldOf(own);
  await db
    .update(sessions)
    .set({ provenAt: now - STEP_UP_MS })
    .where(eq(sessions.userId, userId));
};

test('before an act that gives power the password is asked once more; nothing typed is lost', async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of (400|403)/);
  const owner = await somebody(own, { name: 'Rosa Mena' });
  await asStale(page, own, `/dashboard/toor/users/${owner.id}`);
  await page.getByRole('button', { name: 'Editar' }).first().click();
  const form = page.getByRole('dialog', { name: 'Editar a Rosa Mena' });
  await form.getByLabel('Correo').fill('rosa.nueva@correo.test');
  const save = form.getByRole('button', { name: 'Guardar' });
  await save.click();

  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const password = asked.getByLabel('Tu contraseña');
  await expect(password).toBeFocused();
  await checkA11y(page);
  // Declined by keyboard: the form stands as it was, and says why nothing changed.
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(form).toContainText('No se hizo ningún cambio: primero confirma con tu contraseña que eres tú.');
  await expect(form.getByLabel('Correo')).toHaveValue('rosa.nueva@correo.test');
  await expect(save).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('sombrilla-verde');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Esta no es tu contraseña actual.');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(form).toBeHidden();
  const { db } = worldOf(own);
  expect(await db.select({ email: users.email }).from(users).where(eq(users.id, owner.id))).toEqual([
    { email: 'rosa.nueva@correo.test' },
  ]);
});

test('turning a plain account off asks too, above the question that was open, and then it is off', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 403/);
  const owner = await somebody(own, { name: 'Rosa Mena' });
  await asStale(page, own, `/dashboard/toor/users/${owner.id}`);
  await page.getByRole('button', { name: 'Desactivar la cuenta' }).click();
  await page.getByRole('button', { name: 'Desactivar a Rosa' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await asked.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Activar la cuenta' })).toBeVisible();
  const { db } = worldOf(own);
  expect(await db.select({ isActive: users.isActive }).from(users).where(eq(users.id, owner.id))).toEqual([
    { isActive: false },
  ]);
});

test('a toor whom another made days ago reads why the older one stays as it is', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 403/);
  const [old, fresh] = [
    await somebody(own, { role: 'toor', name: 'Toña Ruiz' }),
    await somebody(own, { role: 'toor', name: 'Nuria Paz' }),
  ];
  const { db, now } = worldOf(own);
  const made = { actorId: old.id, action: 'account.role_changed', targetId: fresh.id, reason: 'admin → toor' } as const;
  await db.insert(auditLog).values({ id: crypto.randomUUID(), at: now, ...made });
  await openAs(page, own, fresh, `/dashboard/toor/users/${old.id}`);
  await page.getByRole('button', { name: 'Editar' }).first().click();
  const form = page.getByRole('dialog', { name: 'Editar a Toña Ruiz' });
  await form.getByLabel('Nombre').fill('Otra');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByRole('alert')).toContainText('hace menos de 7 días');
  await expect(form.getByLabel('Nombre')).toHaveValue('Otra');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toña Ruiz');
});
