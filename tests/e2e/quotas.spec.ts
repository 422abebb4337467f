import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { addDays } from '../../src/shared/time.ts';
import { aClinic, aMember, anAppointment, aPet, aUser } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';
import { nextDay, workday } from './workday.ts';

const PHONE = { digits: '6015550177', text: /601\s555\s0177/ };

/** An owner with a phone, and a clinic of this walk alone. */
const scene = async (own: Server) => {
  const world = worldOf(own);
  const user = await somebody(own, { password: PASSWORD, name: 'Rosa Mena', phone: '3105550107', address: 'Calle 8' });
  const name = `Clínica ${user.id.slice(0, 8)}`;
  const clinic = await aClinic(world, { name, city: 'Cali', phone: PHONE.digits, capacity: 4 });
  await aMember(world, await aUser(world, { role: 'business' }), clinic);
  return { world, user, clinic, label: `${name}, Cali` };
};

const fill = async (page: Page, pet: string, type: string, clinic: string, day: string, time: string) => {
  const main = page.getByRole('region', { name: 'Cita nueva' });
  await main.getByText(pet, { exact: true }).first().click();
  await main.getByText(type, { exact: true }).first().click();
  await page.getByLabel('Clínica').selectOption({ label: clinic });
  await main.getByText('otra', { exact: true }).click();
  await page.getByLabel('Otra fecha', { exact: true }).last().fill(day);
  await expect(page.getByRole('radio', { name: time, exact: true })).toBeEnabled();
  await page.getByRole('radio', { name: time, exact: true }).dispatchEvent('click');
};

test('the fourth request is refused in words beside the button, with the phone, and nothing typed is lost', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 409/);
  const { world, user, clinic, label } = await scene(own);
  const day = workday(3);
  for (let n = 0; n < 2; n += 1)
    await anAppointment(world, {
      pet: await aPet(world, user, { name: `Huella ${n}` }),
      clinic,
      startsAt: `${addDays(day, n)}T10:00`,
    });
  await aPet(world, user, { name: 'Nala' });
  await aPet(world, user, { name: 'Coco' });
  await openAs(page, own, user, '/appointments');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Agendar Cita' });
  const sum = page.locator('.booking-summary');

  await fill(page, 'Nala', 'Control', label, day, '11:00 a. m.');
  await send.click();
  await expect(page.getByText(/^Cita agendada: Control de Nala/)).toBeVisible();
  // What was done stands where the person looks; the form is empty and asks for nothing yet.
  await expect(sum).toContainText(/Cita agendada\s*Control de Nala, .* La clínica la confirma\./);
  await expect(sum).not.toContainText('Falta elegir');

  await test.step('one pet, one visit a day', async () => {
    await fill(page, 'Nala', 'Peluquería', label, day, '11:30 a. m.');
    await expect(sum).toContainText('Peluquería de Nala');
    await send.click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(
      'Esa mascota ya tiene una cita ese día. Para otra el mismo día, llama a la clínica:',
    );
    await expect(alert.getByRole('link', { name: PHONE.text })).toHaveAttribute('href', `tel:+57${PHONE.digits}`);
    await expect(alert).toBeInViewport();
    await main.getByText('Coco', { exact: true }).first().click();
    await expect(alert).toHaveCount(0);
  });

  await test.step('the same hour again, with another type and a note, is no success: nothing was written', async () => {
    await fill(page, 'Nala', 'Vacunación', label, day, '11:00 a. m.');
    await page.getByLabel('Notas').fill('Cojea');
    await send.click();
    await expect(main.getByRole('alert')).toContainText('A esa hora ya tienes Control de Nala: no se agendó otra');
    await expect(page.getByLabel('Notas')).toHaveValue('Cojea');
  });

  await test.step('an urgent visit over the limit says to call now, before anything else', async () => {
    await fill(page, 'Coco', 'Urgencia', label, nextDay(), '12:00 p. m.');
    await send.click();
    await expect(main.getByRole('alert')).toContainText(
      /^Para una urgencia no esperes: llama ya y sal para la clínica/,
    );
  });

  await test.step('an urgent visit for later is told to call, to choose another type, or an hour of now', async () => {
    await main.getByText('otra', { exact: true }).click();
    await page.getByLabel('Otra fecha', { exact: true }).last().fill(day);
    await expect(main.getByText(/^Una urgencia se pide para hoy o para el siguiente día/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^11:00 a\. m\./ })).toBeDisabled();
    await checkA11y(page);
  });

  await fill(page, 'Coco', 'Peluquería', label, day, '11:30 a. m.');
  await page.getByLabel('Notas').fill('Cojea');
  await send.click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Ya tienes 3 solicitudes sin confirmar en esta clínica. Espera su respuesta,');
  await expect(alert.getByRole('link', { name: PHONE.text })).toBeVisible();
  await expect(page.getByLabel('Notas')).toHaveValue('Cojea');
  await expect(page.getByRole('radio', { name: 'Coco' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '11:30 a. m.', exact: true })).toBeChecked();
  await checkA11y(page);
});

test('a visit moved onto a day that its pet has filled says so, with the phone', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 409/);
  const { world, user, clinic } = await scene(own);
  const pet = await aPet(world, user, { name: 'Nala' });
  const day = workday(9);
  await anAppointment(world, { pet, clinic, startsAt: `${workday(3)}T10:00` });
  await anAppointment(world, { pet, clinic, startsAt: `${day}T10:00` });
  await openAs(page, own, user, '/appointments');
  await page
    .getByRole('button', { name: /^Más opciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Mover' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mover la cita' });
  await dialog.getByText('otra', { exact: true }).click();
  await dialog.getByLabel('Otra fecha', { exact: true }).last().fill(day);
  await dialog.getByText('11:00').click();
  await dialog.getByRole('button', { name: 'Mover la cita' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Esa mascota ya tiene una cita ese día.');
  await expect(dialog.getByRole('alert').getByRole('link', { name: PHONE.text })).toBeInViewport();
  await checkA11y(page);
});

test('a new account’s twenty-first pet is refused in words, and stays as it was typed', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 409/);
  const { world, user } = await scene(own);
  for (let n = 1; n <= 20; n += 1) await aPet(world, user, { name: `Huella ${n}` });
  await openAs(page, own, user, '/dashboard/user?vista=mascotas');
  const panel = page.getByRole('tabpanel');
  const opener = panel.getByRole('button', { name: 'Registrar mascota' });
  await expect(opener.first()).toBeVisible();
  if (!(await panel.getByLabel('Nombre').isVisible())) await opener.first().click();
  await panel.getByLabel('Nombre').fill('Lola');
  await panel.getByText('Perro', { exact: true }).click();
  await panel.getByLabel('Edad').fill('2');
  await panel.getByLabel('Peso').fill('9');
  await panel.locator('form').getByRole('button', { name: 'Registrar mascota' }).click();
  await expect(panel.getByRole('alert')).toContainText('Ya tienes 20 mascotas, el máximo en las primeras 24 horas');
  await expect(panel.getByRole('alert')).toBeInViewport();
  await expect(panel.getByLabel('Nombre')).toHaveValue('Lola');
  await expect(panel.getByLabel('Peso')).toHaveValue('9');
});
