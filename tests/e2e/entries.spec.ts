import { expect } from '@playwright/test';
import { aClinic, aMember, anAppointment, anEntry, aPet, aUser } from '../support/builders.ts';
import { showAgain } from './authenticator.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

test('a login that came from the administration finds the records closed, until a titular agrees', {
  tag: '@full',
}, async ({ page, own }) => {
  const world = worldOf(own);
  const admin = await somebody(own, { role: 'admin', name: 'Ada Ruiz' });
  const clinic = await aClinic(world);
  const [titular, vet] = [
    await somebody(own, { name: 'Marta Gil', role: 'user' }),
    await somebody(own, { name: 'Óscar Peña', role: 'user' }),
  ];
  for (const one of [titular, vet]) one.role = 'business';
  await own.d1.prepare(`UPDATE users SET role = 'business' WHERE id IN (?, ?)`).bind(titular.id, vet.id).run();
  await aMember(world, titular, clinic);
  await aMember(world, vet, clinic, 'veterinario');
  await anAppointment(world, {
    pet: await aPet(world, await somebody(own)),
    clinic,
    startsAt: '2026-01-05T15:00',
    status: 'completed',
  });
  await anEntry(world, vet, clinic, { askedBy: admin.id });

  await openAs(page, own, vet, '/dashboard/business/pacientes');
  const closed = page.getByRole('region', { name: 'Falta que un titular te acepte' });
  await expect(closed).toContainText('se abren solos el');
  await checkA11y(page);
  await expect(closed).toContainText('toque «Es de la clínica» junto a tu nombre');
  await closed.getByRole('link', { name: 'configuración' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
  for (const place of ['', '/agenda', '/solicitudes', '/recordatorios', '/mensajes', '/ingresos', '/pacientes/nadie']) {
    await page.goto(`/dashboard/business${place}`);
    await expect(closed).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Agendar Cita' })).toHaveCount(0);
  }

  await openAs(page, own, titular, '/dashboard/business');
  const asks = page.getByRole('region', { name: /Cuentas que esperan un sí/ });
  await expect(asks).toContainText('Óscar Peña');
  await expect(asks).toContainText(
    `Ada Ruiz (administrador, ${admin.email}), de la administración del servicio, le dio un enlace`,
  );
  await checkA11y(page);
  const asked = page.getByRole('alertdialog');
  await asks.getByRole('button', { name: /^No es de la clínica.*Óscar Peña/ }).click();
  await expect(asked).toContainText('Sus sesiones se cierran');
  // Nothing happens by one tap.
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await asks.getByRole('button', { name: /^Es de la clínica.*Óscar Peña/ }).click();
  await checkA11y(page);
  await asked.getByRole('button', { name: 'Sí, es de la clínica' }).click();
  await expect(page.getByText('Óscar Peña ya ve la agenda y las historias de la clínica.')).toBeVisible();
  await expect(asks).toBeHidden();

  await openAs(page, own, vet, '/dashboard/business/pacientes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pacientes');
  await expect(closed).toBeHidden();
});

test('a titular keeps a login out, by mistake or not, and may take it off the team there', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  // The password is asked once more.
  noise.allow(/status of 403/);
  const world = worldOf(own);
  const titular = await somebody(own, { name: 'Marta Gil', role: 'business', password: PASSWORD });
  const { results } = await own.d1
    .prepare('SELECT clinic_id FROM clinic_members WHERE user_id = ?')
    .bind(titular.id)
    .all();
  const clinic = { id: String(results[0]?.clinic_id) };
  const vet = await aUser(world, { role: 'business', name: 'Óscar Peña' });
  await aMember(world, vet, clinic, 'veterinario');
  await anEntry(world, vet, clinic);
  await openAs(page, own, titular, '/dashboard/business');
  const asks = page.getByRole('region', { name: /Cuentas que esperan un sí/ });
  const asked = page.getByRole('alertdialog');
  await asks.getByRole('button', { name: 'No es de la clínica' }).click();
  await asked.getByRole('button', { name: 'Cerrarle la clínica' }).click();
  await expect(asks).toContainText('Un titular dijo que no es de la clínica');
  await asks.getByRole('button', { name: 'Retirar del equipo' }).click();
  await asked.getByRole('button', { name: 'Retirar del equipo' }).click();
  await showAgain(page, PASSWORD);
  await expect(page.getByText('Óscar Peña ya no está en tu clínica.')).toBeVisible();
  await expect(asks).toBeHidden();
  const left = await own.d1.prepare('SELECT 1 FROM clinic_members WHERE user_id = ?').bind(vet.id).all();
  expect(left.results).toEqual([]);
});

test('a titular who is alone waits; toor opens earlier with a reason', { tag: '@full' }, async ({ page, own }) => {
  const world = worldOf(own);
  const vet = await somebody(own, { name: 'Rosa Mena', role: 'business' });
  const { results } = await own.d1.prepare('SELECT clinic_id FROM clinic_members WHERE user_id = ?').bind(vet.id).all();
  await anEntry(world, vet, { id: String(results[0]?.clinic_id) });
  await openAs(page, own, await somebody(own, { role: 'toor' }), `/dashboard/toor/users/${vet.id}`);
  await page.getByRole('button', { name: 'Abrir antes para Rosa' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Abrir ahora' }).click();
  await expect(asked).toContainText('Escribe el motivo.');
  await asked.getByLabel('Motivo').fill('Mostró su cédula en persona');
  await checkA11y(page);
  await asked.getByRole('button', { name: 'Abrir ahora' }).click();
  await expect(page.getByText('Rosa Mena ya ve la agenda y las historias de su clínica.')).toBeVisible();
  await expect(page.getByText('La clínica todavía está cerrada para esta cuenta')).toBeHidden();
});

test('a new account comes with a temporary password, which is shown once and serves 72 hours', {
  tag: '@full',
}, async ({ page, own, browser }) => {
  const toor = await somebody(own, { role: 'toor', name: 'Toña Ruiz' });
  await openAs(page, own, toor, '/dashboard/toor/users');
  await page
    .getByRole('button', { name: /Crear usuario/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const field = form.getByLabel('Contraseña', { exact: true });
  const before = await field.inputValue();
  expect(before).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  await form.getByRole('button', { name: 'Generar otra' }).click();
  await expect(field).not.toHaveValue(before);
  const password = await field.inputValue();
  await form.getByLabel('Nombre').fill('Hugo Paz');
  await form.getByLabel('Correo electrónico').fill('hugo.paz@correo.test');
  await checkA11y(page);
  await form.getByRole('button', { name: 'Crear la cuenta' }).click();
  const box = page.getByRole('region', { name: 'Contraseña' });
  await expect(box.getByLabel('Contraseña temporal')).toHaveValue(password);
  await expect(box).toContainText('Sirve hasta el');
  await page.reload();
  await expect(box).toContainText('Sirve hasta el');
  await expect(box.getByLabel('Contraseña temporal')).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${own.url}/login`);
  await fillLogin(other, 'hugo.paz@correo.test', password);
  await expect(other.getByText('Antes de seguir')).toBeVisible();
  await own.d1.prepare(`UPDATE users SET password_expires_at = 1 WHERE email = 'hugo.paz@correo.test'`).run();
  await other.evaluate(() => localStorage.clear());
  await other.goto(`${own.url}/login`);
  await fillLogin(other, 'hugo.paz@correo.test', password);
  await expect(other.getByRole('alert')).toContainText('Esa contraseña era temporal y ya no sirve');
  await other.context().close();
  expect(PASSWORD).not.toBe(password);
});
