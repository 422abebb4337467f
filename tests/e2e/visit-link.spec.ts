import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, today } from '../../src/shared/time.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { aClient, anAppointment, aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

/** A confirmed visit of a client without an account, three days from now, and the account of its clinic. */
const aVisit = async (own: Parameters<typeof worldOf>[0]) => {
  const world = worldOf(own);
  const vet = await somebody(own, { role: 'business' });
  const [member] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, vet.id));
  const clinic = { id: member?.clinicId ?? '' };
  const client = await aClient(world, clinic, { name: 'Rosa Elena Quiñones', phone: '3115550199' });
  const pet = await aPet(world, null, { clientId: client.id, name: 'Canela', species: 'gato' });
  const date = addDays(today(world.now), 3);
  await anAppointment(world, { pet, clinic, startsAt: `${date}T10:00`, status: 'confirmed' });
  return { vet, date };
};

test('somebody without an account opens the link of the clinic’s message, confirms, moves and cancels without script', {
  tag: '@desk',
}, async ({ page, own, browser }) => {
  const { vet, date } = await aVisit(own);
  await openAs(page, own, vet, '/dashboard/business/recordatorios');
  const list = page.getByRole('region', { name: 'Citas a las que no llega recordatorio' });
  const row = list.getByRole('listitem').filter({ hasText: 'Canela' });
  await expect(row).toContainText('No tiene cuenta: no le escribimos.');
  await checkA11y(page);
  await row.getByText('Ver el mensaje').click();
  const message = await row.locator('.visit-note').textContent();
  expect(message).toMatch(/^Hola, Rosa\. Canela tiene cita en /);
  const link = /https?:\/\/\S+$/.exec(message ?? '')?.[0] ?? '';

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: own.url });
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: '¿Vas a esta cita?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Sí, voy' }).click();
  await expect(phone.getByRole('heading', { name: 'Confirmaste que vas' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('lo confirmaste por WhatsApp')).toBeVisible();

  await page.goto(`/dashboard/business/agenda?vista=dia&fecha=${date}`);
  await expect(page.getByText('Confirmó por WhatsApp')).toBeVisible();
  await page.goto('/dashboard/business/recordatorios');
  await expect(page.getByRole('heading', { name: 'Por recordar', exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);

  await phone.getByRole('link', { name: 'Mover a otra hora' }).click();
  await phone.getByRole('radio').first().check();
  await phone.getByRole('button', { name: 'Mover la cita' }).click();
  await expect(phone.getByRole('heading', { name: 'Tu cita espera respuesta' })).toBeVisible();

  await phone.getByRole('link', { name: 'Cancelar la cita' }).click();
  await phone.getByRole('textbox').fill('Estamos de viaje');
  await phone.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(phone.getByRole('heading', { name: 'Esta cita está cancelada' })).toBeVisible();
  await other.close();

  await page.goto(link);
  await checkA11y(page);
});
