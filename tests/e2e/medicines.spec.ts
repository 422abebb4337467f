import { expect } from '@playwright/test';
import { wallTime } from '../../src/shared/time.ts';
import { householdMembers } from '../../worker/db/schema/household.ts';
import { aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

test('a medicine is added, given by one of the household, and the other sees who gave it', { tag: '@phone' }, async ({
  page,
  context,
  own,
  noise,
}) => {
  // Whoever was second is told so.
  noise.allow(/status of 409/);
  const world = worldOf(own);
  const owner = await somebody(own, { name: 'Ana Ruiz' });
  const helper = await somebody(own, { name: 'Beto Cano' });
  await world.db.insert(householdMembers).values({ ownerId: owner.id, memberId: helper.id, joinedAt: 1, madeIn: null });
  const pet = await aPet(world, owner, { name: 'Nube' });
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const other = await (await browser.newContext({ baseURL: own.url })).newPage();

  await openAs(page, own, owner, `/dashboard/user/mascotas/${pet.id}`);
  const part = page.getByRole('region', { name: 'Medicinas' });
  await part.getByRole('button', { name: 'Agregar una medicina' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.').first()).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('textbox', { name: 'Medicina' }).fill('Gotas para los oídos');
  await dialog.getByLabel('Indicación').fill('Como dijo la doctora');
  await dialog.getByLabel('Hora 1').fill(wallTime(Date.now()).slice(11));
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(part.getByRole('heading', { name: 'Gotas para los oídos' })).toBeVisible();
  await checkA11y(page);

  await openAs(other, own, helper, '/dashboard/user');
  const due = other.getByRole('region', { name: 'Medicinas de ahora' });
  await expect(due.getByRole('listitem')).toContainText('Gotas para los oídos, Nube');
  await checkA11y(other);

  await part.getByRole('button', { name: /Ya se la di/ }).click();
  await expect(part.getByText(/^La marcaste: hoy/)).toBeVisible();
  // The other's screen does not know it yet.
  await due.getByRole('button', { name: /Ya se la di/ }).click();
  await expect(other.getByText(/La marcó Ana Ruiz: hoy.* No la des otra vez sin preguntarle/)).toBeVisible();
  await other.goto(`/dashboard/user/mascotas/${pet.id}`);
  await expect(other.getByRole('region', { name: 'Medicinas' }).getByText(/^La marcó Ana Ruiz: hoy/)).toBeVisible();
  await other.goto('/dashboard/user');
  await expect(other.getByRole('heading', { name: 'Lo primero' })).toBeVisible();
  await expect(other.getByText('Medicinas de ahora')).toHaveCount(0);
});
