import { expect, type Page } from '@playwright/test';
import { agreed } from './agreed.ts';
import { test } from './own-server.ts';
import { emailOf, enter, openSession } from './sign-in.ts';
import { checkA11y, isPhone } from './support.ts';
import { workday } from './workday.ts';

/** A working day of its own for each width: both walk over one database. `from` days from now on. */
const ownWorkday = (page: Page, from: number): string => workday(from + (isPhone(page) ? 0 : 7));

const chooseDay = async (page: Page, day: string) => {
  await page.getByText('otra', { exact: true }).click();
  await page.getByLabel('Otra fecha', { exact: true }).last().fill(day);
};

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

test('the dashboard shows the pets, the next visit and three tabs', async ({ page }) => {
  await enter(page, 'familia', '/dashboard/user');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hola, Familia Rojas Peña');
  const summary = main.getByRole('region', { name: /Mis mascotas/ });
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText(['Canela', 'Nube']);
  await expect(summary.getByRole('button', { name: /\+\d+ más/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Próxima cita' })).toContainText(/Control|Peluquería|Vacunación/);
  await expect(main.getByRole('tab')).toHaveText(['Mascotas', 'Citas', 'Perfil']);
  await checkA11y(page);
  await main.getByRole('tab', { name: 'Citas' }).click();
  await expect(page).toHaveURL(/vista=citas$/);
  await expect(main.getByRole('heading', { name: 'Anteriores' })).toBeVisible();
  await checkA11y(page);
  await page.reload();
  await expect(main.getByRole('tab', { name: 'Citas' })).toHaveAttribute('aria-selected', 'true');
});

test('nothing that does not work is offered', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'familia', '/dashboard/user');
  await expect(page.getByRole('region', { name: /Mis mascotas/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/próximamente/i)).toHaveCount(0);
  const links = await page.getByRole('main').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(10);
  // A number to call is a number: it has digits, and no page behind it.
  const [numbers, pages] = [true, false].map((isCall) => paths.filter((path) => path?.startsWith('tel:') === isCall));
  for (const number of numbers ?? []) expect(number).toMatch(/^tel:\+?\d{3,13}$/);
  for (const path of new Set(pages)) expect([path, (await page.request.get(path ?? '')).status()]).toEqual([path, 200]);
});

test('a new owner first gives what is missing, then finds the dashboard', async ({ page }) => {
  await enter(page, 'nueva', '/dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Nora');
  await expect(page.getByText('Para comenzar, necesitamos algunos datos básicos sobre ti')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await page.getByLabel('Teléfono').fill('310 555 0106');
  await page.getByLabel('Dirección').fill('Calle 10 # 5-51, Popayán');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mascotas' })).toBeVisible();
});

test('a parrot is registered in years and grams and stands in the list', { tag: '@full' }, async ({ page }) => {
  const name = `Rocco ${test.info().project.name}`;
  await enter(page, 'nueva', '/dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/);
  await page.getByLabel('Teléfono').fill('310 555 0106');
  await page.getByLabel('Dirección').fill('Calle 10 # 5-51, Popayán');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('tab', { name: 'Mascotas' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByRole('button', { name: 'Registrar mascota' }).click();
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await form.getByLabel('Nombre').fill(name);
  await form.getByText('Loro', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Raza' }).fill('ninf');
  await page.getByRole('option', { name: /^Ninf/ }).first().click();
  await form.getByLabel('Edad').fill('2,5');
  await form.getByLabel('Peso').fill('94');
  await checkA11y(page);
  await form.getByRole('button', { name: 'Registrar mascota' }).click();
  await expect(page.getByText('Mascota registrada exitosamente')).toBeVisible();
  const row = form.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/2\saños\sy\s6\smeses · 94\sg/);
  await expect(form.getByLabel('Nombre')).toHaveValue('');
});

test('an owner books and the clinic sees it', { tag: '@desk' }, async ({ page, browser }) => {
  const day = ownWorkday(page, 2);
  const notes = `No come desde ayer (${test.info().project.name})`;
  const { token } = await enter(page, 'familia', '/dashboard/user');
  const ticket = page.getByRole('region', { name: 'Próxima cita' });
  await ticket.getByRole('link', { name: /Agendar (otra|Cita)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis citas');
  const form = page.getByRole('region', { name: 'Cita nueva' });
  await form.getByText('Maní', { exact: true }).click();
  await form.getByText('Peluquería', { exact: true }).click();
  await page.getByLabel('Clínica').selectOption({ label: 'Veterinaria Los Sauces (demo), Bogotá' });
  await chooseDay(page, day);
  await page.getByLabel('Notas').fill(notes);
  const hours = page.getByRole('group', { name: /^Hora/ });
  await expect(hours.getByRole('radio')).toHaveCount(17);
  await hours.getByText('3:30', { exact: false }).first().click();
  await expect(page.getByRole('region', { name: 'Cita nueva' }).getByText('Peluquería de Maní')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('main').getByRole('button', { name: 'Agendar Cita' }).click();
  await expect(page.getByText(/^Cita agendada: Peluquería de Maní/)).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: notes }).first();
  await expect(mine).toContainText('3:30 p. m.');
  await expect(mine).toContainText('Pendiente');

  const clinic = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin });
  const panel = await clinic.newPage();
  await enter(panel, 'clinica', '/dashboard/business');
  const row = panel.getByRole('listitem').filter({ hasText: 'Maní' }).filter({ hasText: 'Peluquería' }).first();
  await expect(row).toContainText('3:30 p. m.');
  await expect(row).toContainText('Familia Rojas Peña');
  await clinic.close();
  await agreed(page, token, 'clinica', notes);
});

test('a slot that is taken meanwhile is said, and everything typed stays', async ({ page, noise }) => {
  noise.allow(/status of 409/);
  const day = ownWorkday(page, 4);
  const { token } = await enter(page, 'familia', '/appointments');
  const form = page.getByRole('region', { name: 'Cita nueva' });
  await form.getByText('Sultán', { exact: true }).click();
  await form.getByText('Control', { exact: true }).click();
  await page.getByLabel('Clínica').selectOption({ label: 'Clínica Animal La Ceiba (demo), Medellín' });
  await chooseDay(page, day);
  const notes = `Cojea de la mano izquierda (${test.info().project.name})`;
  await page.getByLabel('Notas').fill(notes);
  const slot = page.getByRole('radio', { name: /^11:00 a\. m\./ });
  await expect(slot).toBeEnabled();
  await page.getByRole('group', { name: /^Hora/ }).getByText('11:00').click();

  await test.step('somebody else takes it', async () => {
    const clinicId = await page.getByLabel('Clínica').inputValue();
    const pets = await (await page.request.get('/users/pets', { headers: authorized(token) })).json();
    const petId = pets.find((pet: { name: string }) => pet.name === 'Silbo').id;
    const data = {
      petId,
      clinicId,
      type: 'checkup',
      date: `${day}T11:00`,
      notes: `Antes (${test.info().project.name})`,
    };
    const taken = await page.request.post('/appointments', { headers: authorized(token), data });
    expect(taken.status()).toBe(201);
    await agreed(page, token, 'clinica2', data.notes);
  });
  await page.getByRole('main').getByRole('button', { name: 'Agendar Cita' }).click();
  await expect(page.getByText('Esa hora acaba de ocuparse. Elige otra.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Lo más cercano que está libre' }).getByRole('button').first(),
  ).toBeFocused();
  await expect(page.getByRole('radio', { name: '11:00 a. m. ocupada' })).toBeDisabled();
  await expect(page.getByLabel('Notas')).toHaveValue(notes);
  await expect(page.getByRole('radio', { name: 'Sultán' })).toBeChecked();
  await expect(page.getByText('Falta elegir la hora.')).toBeVisible();
  await page.getByRole('group', { name: /^Hora/ }).getByText('11:30').click();
  await page.getByRole('main').getByRole('button', { name: 'Agendar Cita' }).click();
  await expect(page.getByText(/^Cita agendada: Control de Sultán/)).toBeVisible();
  await agreed(page, token, 'clinica2', notes);
  await test.step('the clinic of last time is remembered on this device', async () => {
    await page.reload();
    await expect(page.getByLabel('Clínica').locator('option:checked')).toHaveText(/La Ceiba/);
  });
});

test('pets that cannot be loaded are said so, and asked for again', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/Failed to load resource|request failed/);
  await openSession(page, emailOf('familia'));
  await page.route('**/trpc/**', (route) => route.abort());
  await enter(page, 'familia', '/appointments');
  await expect(page.getByText('No se pudieron cargar tus mascotas')).toBeVisible();
  await checkA11y(page);
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByRole('radio', { name: 'Canela' })).toBeAttached();
});
