import { expect } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { addDays } from '../../src/shared/time.ts';
import { aClinic, aMember, anAppointment, aPet, aUser } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';
import { workday } from './workday.ts';

const HOUR_MS = 3_600_000;

/** A clinic with its titular, and an owner with two requests there. */
const scene = async (own: Server) => {
  const world = worldOf(own);
  const user = await somebody(own, { name: 'Rosa Mena', phone: '3105550107', address: 'Calle 8' });
  const name = `Clínica ${user.id.slice(0, 8)}`;
  const clinic = await aClinic(world, { name, city: 'Cali', phone: '6015550177', capacity: 4 });
  const consent = { consentVersion: POLICY_VERSION, consentAt: world.now };
  const vet = await aUser(world, { role: 'business', name: 'Clara Nieto', ...consent });
  await aMember(world, vet, clinic);
  const pet = await aPet(world, user, { name: 'Nala' });
  const day = workday(6);
  for (const [n, time] of ['10:00', '11:00'].entries())
    await anAppointment(world, {
      pet,
      clinic,
      startsAt: `${addDays(day, n)}T${time}`,
      lapsesAt: world.now + (n + 2) * HOUR_MS,
    });
  return { world, user, vet, clinic, pet, day, label: `${name}, Cali` };
};

test('a clinic declines what an account asks in one act, and takes no more of it until it says so', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 409/);
  const { user, vet, clinic, day, label } = await scene(own);
  const main = page.getByRole('main');
  await openAs(page, own, vet, '/dashboard/business');
  await expect(main.getByText('2 solicitudes esperan tu respuesta.')).toBeVisible();
  await main.getByRole('link', { name: 'Ver las solicitudes' }).click();
  const account = main.getByRole('region', { name: 'Rosa Mena' });
  await expect(account).toContainText('Correo confirmado');
  await expect(account).toContainText('2 esperan respuesta');
  await expect(account.getByText(/^Tienes hasta .* para responder; después se cancela sola\.$/)).toHaveCount(2);
  await checkA11y(page);

  await test.step('without a reason nothing is sent', async () => {
    await account.getByRole('button', { name: 'Rechazar todas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechazar 2 solicitudes' });
    await dialog.getByRole('button', { name: 'Rechazar todas' }).click();
    await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(/Escribe el motivo/);
    await dialog.getByLabel('Motivo').fill('No hay veterinario esos días.');
    await dialog.getByLabel('Y no recibir más solicitudes de esta cuenta').check();
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Rechazar todas' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await expect(main.getByText('Ninguna solicitud espera respuesta')).toBeVisible();
  const closed = main.getByRole('region', { name: 'Cuentas de las que no recibes solicitudes' });
  await expect(closed).toContainText('Rosa Mena');
  await expect(closed).toContainText('Lo decidió Clara Nieto');

  await test.step('its owner reads it first, with the reason and the phone', async () => {
    await openAs(page, own, user, '/dashboard/user');
    const first = main.getByRole('region', { name: 'Lo primero' });
    await expect(first).toContainText('Control de Nala: cancelada por la clínica');
    await expect(first).toContainText('Motivo: No hay veterinario esos días. Teléfono: 601');
  });
  await test.step('and is told where it chooses the clinic, which offers no hours', async () => {
    await page.goto('/appointments');
    await page.getByLabel('Clínica').selectOption({ label });
    const note = main.getByRole('alert').filter({ hasText: 'no recibe solicitudes tuyas' });
    await expect(note.getByRole('link', { name: /601\s555\s0177/ })).toHaveAttribute('href', 'tel:+576015550177');
    await main.getByText('otra', { exact: true }).click();
    await page.getByLabel('Otra fecha', { exact: true }).last().fill(day);
    await expect(main.getByText('Aquí no hay horas para ti. Elige otra clínica.')).toBeVisible();
    await checkA11y(page);
  });
  await openAs(page, own, vet, '/dashboard/business/solicitudes');
  await closed.getByRole('button', { name: /Volver a recibir/ }).click();
  await expect(closed).toHaveCount(0);
  expect(clinic.name).toContain('Clínica');
});

test('who asks reads until when the clinic answers; what nobody answered is over when its clinic looks', async ({
  page,
  own,
}) => {
  const { world, user, vet, pet, clinic, day } = await scene(own);
  const main = page.getByRole('main');
  await anAppointment(world, { pet, clinic, startsAt: `${addDays(day, 2)}T15:00`, lapsesAt: world.now - 60_000 });
  await openAs(page, own, vet, '/dashboard/business/solicitudes');
  await expect(main).toContainText('1 solicitud venció sin respuesta en los últimos 30 días.');
  await openAs(page, own, user, '/dashboard/user?vista=citas');
  await expect(main.getByText(/^La clínica tiene hasta .* para responder\.$/).first()).toBeVisible();
  await expect(main).toContainText('Motivo: La clínica no respondió a tiempo.');
  await page.goto('/dashboard/user');
  const first = main.getByRole('region', { name: 'Lo primero' });
  await expect(first).toContainText('Control de Nala: sin respuesta');
  await expect(first.getByRole('link', { name: /Agendar otra/ })).toBeVisible();
});
