import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { addDays, today } from '../../src/shared/time.ts';
import { aPet, aRecord } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';
import { workday } from './workday.ts';

/** An owner of this walk alone, with so many pets: Huella 1, Huella 2… */
const household = async (own: Server, pets: number) => {
  const user = await somebody(own, { password: PASSWORD, name: 'Rosa Mena', phone: '3105550107', address: 'Calle 8' });
  const world = worldOf(own);
  const made = [];
  for (let n = 1; n <= pets; n += 1)
    made.push(
      await aPet(world, user, { name: `Huella ${n}`, breed: n % 2 ? 'Labrador' : null, createdAt: world.now + n }),
    );
  return { user, pets: made };
};

const end = (page: Page, token: string) =>
  page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });

test('a booking bears a fault, a session that ends and a double tap: nothing is lost, one visit stands', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of (500|401)/);
  const { user } = await household(own, 1);
  const token = await openAs(page, own, user, '/appointments');
  const form = page.getByRole('main');
  const send = form.getByRole('button', { name: 'Agendar Cita' });
  await expect(page.getByRole('radio', { name: 'Huella 1' })).toBeChecked();
  await send.click();
  await expect(page.getByText('Elige el tipo de cita.')).toBeVisible();
  await page.getByText('Control', { exact: true }).click();
  await page.getByLabel('Clínica').selectOption({ label: 'Veterinaria Los Sauces (demo), Bogotá' });
  await page.getByLabel('Notas').fill('Cojea al subir escaleras');
  await page.getByText('otra', { exact: true }).click();
  await page.getByLabel('Otra fecha', { exact: true }).last().fill(workday(7));
  const slot = page.locator('#horas input:enabled').first();
  await slot.dispatchEvent('click');
  const time = await slot.inputValue();

  await page.route('**/trpc/appointments.create**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await send.click();
  await expect(page.getByText('Error al agendar la cita. Por favor, intenta de nuevo.')).toBeVisible();
  await expect(page.getByLabel('Notas')).toHaveValue('Cojea al subir escaleras');
  await page.unroute('**/trpc/appointments.create**');

  await end(page, token);
  await send.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fappointments$/);
  await fillLogin(page, user.email, PASSWORD);
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(page.getByLabel('Notas')).toHaveValue('Cojea al subir escaleras');
  await expect(page.locator(`#horas input[value="${time}"]`)).toBeChecked();
  await send.dblclick();
  await expect(page.getByText(/^Cita agendada: Control de Huella 1/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cojea al subir escaleras' })).toHaveCount(1);
});

test('a question asked when the session had ended comes back', { tag: '@full' }, async ({ page, own, noise }) => {
  noise.allow(/status of 401/);
  const { user, pets } = await household(own, 1);
  const token = await openAs(page, own, user, `/dashboard/user/mascotas/${pets[0]?.id}/consulta`);
  await page.getByLabel('Tu pregunta').fill('¿Cada cuánto lo baño?');
  await end(page, token);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillLogin(page, user.email, PASSWORD);
  await expect(page.getByLabel('Tu pregunta')).toHaveValue('¿Cada cuánto lo baño?');
});

test('fifty pets are found by a word, in the list and in a booking; a pet of somebody else is not', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of 404/);
  const [{ user }, other] = [await household(own, 50), await household(own, 1)];
  await openAs(page, own, user, '/dashboard/user');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /\+48 más/ })).toBeVisible();
  const list = main.getByRole('tabpanel');
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await list.getByRole('button', { name: 'Ver 12 más' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await list.getByLabel('Buscar entre tus mascotas').fill('huella 37');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('link', { name: 'Consultar con IA de Huella 37' })).toBeVisible();
  await checkA11y(page);
  await page.goto('/appointments');
  await page.getByLabel('Buscar la mascota').fill('41');
  await page.getByText('Huella 41', { exact: true }).click();
  await page.getByLabel('Buscar la mascota').fill('no hay');
  await expect(page.getByRole('radio', { name: 'Huella 41' })).toBeChecked();
  await checkA11y(page);
  await page.goto(`/dashboard/user/mascotas/${other.pets[0]?.id}`);
  await expect(page.getByText('No encontramos esa mascota')).toBeVisible();
});

test('a carné of forty acts is one sheet, from its owner and from the link', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const { user, pets } = await household(own, 1);
  const [pet] = pets;
  if (!pet) throw new Error('no pet was made');
  const day = today(Date.now());
  for (let n = 0; n < 40; n += 1)
    await aRecord(worldOf(own), pet, null, {
      kind: n % 3 ? 'desparasitacion' : 'vacuna',
      title: n % 3 ? 'Desparasitación interna' : 'Polivalente (moquillo, adenovirus y parvovirus)',
      date: addDays(day, -n * 40),
      planKey: n % 3 ? 'interna' : 'polivalente',
    });
  const token = await openAs(page, own, user, `/dashboard/user/mascotas/${pet.id}/carne`);
  await expect(page.getByRole('row')).toHaveCount(41);
  const sheets = async () =>
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(await sheets()).toBe(1);
  const made = await page.request.post('/trpc/records.share', {
    headers: { authorization: `Bearer ${token}` },
    data: { petId: pet.id, label: null, days: 7 },
  });
  await page.goto((await made.json()).result.data.path);
  await expect(page.getByRole('row')).toHaveCount(41);
  expect(await sheets()).toBe(1);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('today is that of Bogotá', { tag: '@full' }, async ({ page, own }) => {
    const { user, pets } = await household(own, 1);
    await openAs(page, own, user, `/dashboard/user/mascotas/${pets[0]?.id}`);
    const day = today(Date.now());
    const date = page.getByRole('form', { name: 'Anotar peso' }).getByLabel('Fecha');
    await expect(date).toHaveValue(day);
    await expect(date).toHaveAttribute('max', day);
    await page.goto('/appointments');
    await page.getByText('otra', { exact: true }).click();
    await expect(page.getByLabel('Otra fecha', { exact: true }).last()).toHaveAttribute('min', day);
  });
});
