import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';

const ENDED = /Tu sesión terminó/;
const end = (page: Page, token: string) =>
  page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });

/** An owner with two animals who has chosen everything of a visit but has not sent it; `day` is three days from now. */
const aTypedVisit = async (page: Page, own: Parameters<typeof somebody>[0]) => {
  const world = worldOf(own);
  const user = await somebody(own, { password: PASSWORD });
  const clinic = await aClinic(world, { name: `Clínica ${user.id.slice(0, 6)}`, city: 'Cali', capacity: 1 });
  const pets = [await aPet(world, user, { name: 'Canela' }), await aPet(world, user, { name: 'Nube' })];
  const token = await openAs(page, own, user, '/appointments');
  const day = addDays(today(Date.now()), 3);
  await page.getByRole('radio', { name: 'Nube' }).check({ force: true });
  await page.getByRole('radio', { name: 'Vacunación' }).check({ force: true });
  await page.getByLabel('Clínica').selectOption(clinic.id);
  await page.getByLabel('Notas').fill('Cojea desde el lunes');
  // Late in the day today is not offered: the day is named, not counted.
  await page.locator(`input[value="${day}"]`).check({ force: true });
  await expect(page.getByRole('radio', { name: /^10:30/ })).toBeEnabled();
  await page.getByRole('radio', { name: /^10:30/ }).check({ force: true });
  const summary = page.locator('.booking-summary');
  await expect(summary).toContainText('Nube');
  await expect(summary).toContainText('10:30');
  const chosen = (await summary.locator('> div').textContent()) ?? '';
  return { world, user, clinic, pets, token, day, summary, chosen };
};

const goBackIn = async (page: Page, email: string, door = '/login') => {
  await expect(page).toHaveURL(new RegExp(`${door}\\?from=`));
  await expect(page.getByRole('status').filter({ hasText: ENDED })).toContainText(
    'Entra de nuevo y sigues donde ibas.',
  );
  await fillLogin(page, email, PASSWORD);
};

test('a visit that was typed when the session ended is there whole: pet, day and hour as they were chosen', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 401/);
  const { user, token, day, summary, chosen } = await aTypedVisit(page, own);
  await end(page, token);
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await goBackIn(page, user.email);
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(summary.locator('> div')).toHaveText(chosen);
  await expect(page.getByRole('radio', { name: 'Nube' })).toBeChecked();
  await expect(page.locator(`input[value="${day}"]`)).toBeChecked();
  await expect(page.getByRole('radio', { name: /^10:30/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^10:30/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await expect(page.getByText(/^Cita agendada: /)).toBeVisible();
});

test('an hour that somebody else took meanwhile is said in words, and everything else stays', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 401/);
  const { world, user, clinic, token, day, summary } = await aTypedVisit(page, own);
  const other = await aPet(world, await somebody(own), { name: 'Toby' });
  await anAppointment(world, { pet: other, clinic, startsAt: `${day}T10:30`, type: 'checkup', status: 'confirmed' });
  await end(page, token);
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await goBackIn(page, user.email);
  const hours = page.getByRole('group', { name: /^Hora/ });
  await expect(hours).toContainText('La hora que habías elegido, 10:30 a. m., ya no está libre. Elige otra.');
  await expect(page.getByRole('radio', { name: /^10:30/ })).not.toBeChecked();
  await expect(summary).toHaveText(/Falta elegir la hora\./);
  await expect(page.getByLabel('Notas')).toHaveValue('Cojea desde el lunes');
});

test('the form that stood open opens again with what was typed: a page’s and a dialog’s, once', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 401/);
  const world = worldOf(own);
  const user = await somebody(own, { password: PASSWORD });
  const pet = await aPet(world, user, { name: 'Canela' });
  const clinic = await aClinic(world);
  const startsAt = `${addDays(today(Date.now()), 4)}T10:00`;
  const visit = await anAppointment(world, { pet, clinic, startsAt, type: 'checkup', status: 'confirmed' });
  expect(visit.id).toBeTruthy();

  await test.step('the file of an animal', async () => {
    const token = await openAs(page, own, user, `/dashboard/user/mascotas/${pet.id}`);
    await page.getByRole('button', { name: 'Editar', exact: false }).first().click();
    await page.getByLabel('Color').fill('Amarillo miel');
    await end(page, token);
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await goBackIn(page, user.email);
    await expect(page.getByLabel('Color')).toHaveValue('Amarillo miel');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible();
    await expect(page.getByLabel('Color')).toHaveCount(0);
  });

  await test.step('the dialog that cancels a visit', async () => {
    const token = await openAs(page, own, user, '/appointments');
    await page
      .getByRole('button', { name: /^Más opciones/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Cancelar' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Salimos de viaje');
    await end(page, token);
    await dialog.getByRole('button', { name: /^Cancelar la cita/ }).click();
    await goBackIn(page, user.email);
    await expect(dialog.getByRole('textbox')).toHaveValue('Salimos de viaje');
  });
});

test('a clinic’s session that ended leads to the clinics’ door, and back', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 401/);
  const user = await somebody(own, { role: 'business', password: PASSWORD });
  const token = await openAs(page, own, user, '/dashboard/business/pacientes?q=toby');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pacientes');
  await end(page, token);
  await page.reload();
  await goBackIn(page, user.email, '/login/business');
  await expect(page).toHaveURL(/\/dashboard\/business\/pacientes\?q=toby$/);
});
