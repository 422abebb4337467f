import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, today } from '../../src/shared/time.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { aClient, anAppointment, aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

/** A confirmed visit of a client without an account, three days from now, and the account of its clinic. */
const aVisit = async (own: Parameters<typeof worldOf>[0], email: string | null = null) => {
  const world = worldOf(own);
  const vet = await somebody(own, { role: 'business' });
  const [member] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, vet.id));
  const clinic = { id: member?.clinicId ?? '' };
  const client = await aClient(world, clinic, { name: 'Rosa Elena Quiñones', phone: '3115550199', email });
  const pet = await aPet(world, null, { clientId: client.id, name: 'Canela', species: 'gato' });
  const date = addDays(today(world.now), 3);
  await anAppointment(world, { pet, clinic, startsAt: `${date}T10:00`, status: 'confirmed' });
  return { vet, date };
};

test('somebody without an account opens the link of the clinic’s message, confirms, moves and cancels without script', async ({
  page,
  own,
  browser,
}) => {
  const { vet, date } = await aVisit(own);
  await openAs(page, own, vet, '/dashboard/business/recordatorios');
  const list = page.getByRole('region', { name: 'Citas a las que no llega recordatorio' });
  const row = list.getByRole('listitem').filter({ hasText: 'Canela' });
  await expect(row).toContainText('No tiene cuenta ni dejó correo.');
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

test('the desk notes that somebody without an account authorised mails, and sees what went out to whom', {
  tag: '@full',
}, async ({ page, own }) => {
  const { vet } = await aVisit(own, 'rosa@correo.test');
  await openAs(page, own, vet, '/dashboard/business/recordatorios');
  const list = page.getByRole('region', { name: 'Citas a las que no llega recordatorio' });
  await expect(list.getByText('No tiene cuenta, y nadie anotó que autorice correos.')).toBeVisible();
  await list.getByRole('button', { name: 'Anotar que autoriza correos' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Rosa Elena Quiñones autorizó correos?' });
  await dialog.getByRole('button', { name: 'Anotar' }).press('Enter');
  await expect(dialog.getByText('Escribe cómo y cuándo lo autorizó.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Lo dijo en recepción el 22 de noviembre');
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Anotar' }).press('Enter');
  await expect(page.getByText('Desde ahora le recordamos sus citas a Rosa Elena Quiñones por correo.')).toBeVisible();
  await expect(list).toHaveCount(0);

  const client = await own.d1
    .prepare("SELECT id FROM clinic_clients WHERE email = 'rosa@correo.test'")
    .first<{ id: string }>();
  const visit = await own.d1
    .prepare('SELECT a.id FROM appointments a JOIN pets p ON p.id = a.pet_id WHERE p.client_id = ?')
    .bind(client?.id)
    .first<{ id: string }>();
  const now = Date.now();
  await own.d1
    .prepare(
      `INSERT INTO outbox (id, kind, client_id, way, ids, not_before, next_at, state, created_at)
       VALUES ('salida', 'visit_moved', ?, 'email', json_object('visit', ?), ?, ?, 'given_up', ?)`,
    )
    .bind(client?.id, visit?.id, now, now, now)
    .run();
  await page.reload();
  await page.getByText('Qué salió a quién').click();
  await page.getByRole('button', { name: 'Algo falló 1' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Canela' });
  await expect(row.getByText('Cita que la clínica movió')).toBeVisible();
  await expect(row.getByText('No salió por correo')).toBeVisible();
  // What went out has the width of its row, not that of a tag.
  await expect
    .poll(async () => (await row.locator('.reminder-items li > span').boundingBox())?.width ?? 0)
    .toBeGreaterThan(200);
  await checkA11y(page);
});

test('the desk sees a reminder that did not go out, and is told to call before it cancels', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const { vet, date } = await aVisit(own, 'marta@correo.test');
  await own.d1.prepare("UPDATE clinic_clients SET mails_since = 1 WHERE email = 'marta@correo.test'").run();
  await own.d1
    .prepare(
      `INSERT INTO outbox (id, kind, client_id, way, ids, not_before, next_at, state, created_at)
       SELECT a.id, 'visit_tomorrow', k.id, 'email', json_object('visit', a.id, 'at', a.starts_at), 1, 1, 'given_up', 1
       FROM clinic_clients k JOIN pets p ON p.client_id = k.id JOIN appointments a ON a.pet_id = p.id
       WHERE k.email = 'marta@correo.test'`,
    )
    .run();
  await openAs(page, own, vet, '/dashboard/business/recordatorios');
  const list = page.getByRole('region', { name: 'Citas a las que no llega recordatorio' });
  await expect(list.getByText('El aviso no ha podido salir.')).toBeVisible();
  await checkA11y(page);
  await page.goto(`/dashboard/business/agenda?vista=dia&fecha=${date}`);
  await page
    .getByRole('button', { name: /Canela/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar cita' }).click();
  await expect(
    dialog.getByText('Quizá no le llegue el aviso de este cambio: El aviso no ha podido salir.'),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: '311 555 0199' })).toHaveAttribute('href', 'tel:+573115550199');
  await checkA11y(page);
});
