import { expect } from '@playwright/test';
import { aClinic, anAppointment, aPet } from '../support/builders.ts';
import { showAgain } from './authenticator.ts';
import { test } from './own-server.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

test('somebody is invited into the household, sees the animals as theirs, and one of them goes to them for good', {
  tag: '@phone',
}, async ({ page, context, own, noise }) => {
  // The password is asked once more.
  noise.allow(/status of 403/);
  const world = worldOf(own);
  const owner = await somebody(own, { name: 'Ana Ruiz', password: PASSWORD });
  const helper = await somebody(own, { name: 'Beto Cano', password: PASSWORD });
  const pet = await aPet(world, owner, { name: 'Nube' });
  const clinic = await aClinic(world, { name: 'La Ceiba' });
  await anAppointment(world, { pet, clinic, startsAt: '2026-01-20T10:00', status: 'completed' });
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const other = await (await browser.newContext({ baseURL: own.url })).newPage();
  const made = async (isFirst: boolean) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Crear enlace' }).click();
    if (isFirst) await showAgain(page, PASSWORD);
    await expect(dialog.getByText('Enlace listo')).toBeVisible();
    await checkA11y(page);
    const link = await dialog.getByLabel('Enlace').inputValue();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    return link;
  };

  await openAs(page, own, owner, '/cuenta');
  const house = page.getByRole('region', { name: 'Hogar', exact: true });
  await house.getByRole('button', { name: 'Invitar a alguien' }).click();
  await page.getByLabel('Para quién es').fill('Beto');
  const invitation = await made(true);
  await expect(house.getByRole('listitem')).toContainText('La invitación para Beto');

  await openAs(other, own, helper, new URL(invitation).pathname);
  await other.goto(invitation);
  await expect(other.getByText('Ana Ruiz te invita a su hogar')).toBeVisible();
  await checkA11y(other);
  await other.getByRole('button', { name: 'Entrar al hogar' }).click();
  await expect(other.getByText('Ya cuidas a las mascotas de Ana Ruiz')).toBeVisible();
  await other.getByRole('link', { name: 'Ver las mascotas' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: /Nube.* · de Ana Ruiz/ })).toBeVisible();
  await other.goto(`/dashboard/user/mascotas/${pet.id}`);
  await expect(other.getByText('Nube está en la cuenta de Ana Ruiz')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Murió' })).toHaveCount(0);

  await page.goto(`/dashboard/user/mascotas/${pet.id}`);
  await page.getByRole('button', { name: 'Entregar a Nube' }).click();
  await checkA11y(page);
  const handed = await made(false);
  await other.goto('/robots.txt');
  await other.goto(handed);
  await expect(other.getByText('Ana Ruiz te entrega a Nube')).toBeVisible();
  await other.getByRole('button', { name: 'Recibir a Nube' }).click();
  await expect(other.getByText('Falta tu autorización')).toBeVisible();
  await other.getByRole('checkbox', { name: /La Ceiba/ }).check();
  await other.getByRole('button', { name: 'Recibir a Nube' }).click();
  await expect(other.getByText('Nube ya está en tu cuenta')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No encontramos esa mascota')).toBeVisible();
});
