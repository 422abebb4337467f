// Longer than 200 lines: every setting is walked with its own server, and the helpers that open one stand here.
import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { addDays, today, weekday } from '../../src/shared/time.ts';
import { test } from './own-server.ts';
import { emailOf, enter, openSession } from './sign-in.ts';
import { PASSWORD } from './somebody.ts';
import { checkA11y, isPhone, menu, unfold, whenUp } from './support.ts';

const SETTINGS = '/dashboard/toor/settings';
const CEIBA = 'Clínica Animal La Ceiba (demo)';
const SAUCES = 'Veterinaria Los Sauces (demo)';

const store = (own: Server, key: string, value: string) =>
  own.d1
    .prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
    .bind(key, value)
    .run();
const clinicId = async (own: Server, name: string) => {
  const { results } = await own.d1.prepare('SELECT id FROM clinics WHERE name = ?').bind(name).all<{ id: string }>();
  return results[0]?.id ?? '';
};
const makeBookable = (own: Server, name: string, bookable: 0 | 1) =>
  own.d1.prepare('UPDATE clinics SET is_bookable = ? WHERE name = ?').bind(bookable, name).run();

const registrationSwitch = (page: Page) => page.getByRole('switch', { name: /^Registro de cuentas/ });
const clinicSelect = (page: Page) => page.getByLabel('Clínica', { exact: true });

// The walks of a worker share its database: each begins where the seed left it.
test.beforeEach(async ({ own }) => {
  await own.d1.prepare("DELETE FROM settings WHERE key IN ('registration', 'last_purge')").run();
  await makeBookable(own, CEIBA, 1);
  await makeBookable(own, SAUCES, 1);
  await store(own, 'default_clinic', await clinicId(own, SAUCES));
});

test('toor finds the settings in the menu, with the state of the service and the dated texts', {
  tag: '@full',
}, async ({ page, own }) => {
  await enter(page, 'toor', '/dashboard/toor');
  if (isPhone(page)) await page.getByLabel('Menú').first().click();
  await menu(page).getByRole('link', { name: 'Configuración' }).click();
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
  await unfold(page);

  const service = page.getByRole('region', { name: 'Estado del servicio' });
  const fact = (name: string) =>
    service
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(fact('Usuarios')).toHaveText(/^\d+$/);
  for (const name of ['Clínicas', 'Administradores', 'Superadministradores']) {
    await expect(fact(name)).toHaveText(/^[1-9]\d*$/);
  }
  await expect(fact('Mascotas')).toHaveText(/^\d+$/);
  await expect(fact('Base de datos')).toHaveText(/\d\s[KM]B$/);
  await expect(fact('Última limpieza')).toHaveText('Todavía no ha corrido');

  const texts = page.getByRole('region', { name: 'Números y política' });
  await expect(texts).toContainText('content/numeros.yaml');
  await expect(texts).toContainText('content/politica.yaml');
  await expect(texts).toContainText(POLICY_VERSION);
  await checkA11y(page);

  await store(own, 'last_purge', String(Date.now()));
  await page.reload();
  await unfold(page);
  await expect(fact('Última limpieza').locator('time')).toHaveAttribute('datetime', /Z$/);
  await expect(service.getByText('Atrasada')).toHaveCount(0);
  await store(own, 'last_purge', String(Date.now() - 2 * 24 * 60 * 60 * 1000));
  await page.reload();
  await unfold(page);
  await expect(service.getByText('Atrasada')).toBeVisible();
  await checkA11y(page);
});

test('toor closes the registration; a visitor is told and keeps what was typed until it opens again', {
  tag: '@full',
}, async ({ page, browser, own }) => {
  // Two browsers, one after the other.
  test.slow();
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  await expect(registrationSwitch(page)).toBeChecked();
  await registrationSwitch(page).click();
  await expect(page.getByText('El registro quedó cerrado.')).toBeVisible();
  await expect(registrationSwitch(page)).not.toBeChecked();
  await checkA11y(page);
  await page.reload();
  await unfold(page);
  await expect(registrationSwitch(page)).not.toBeChecked();

  const context = await browser.newContext({ baseURL: own.url, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  await visitor.goto('/register');
  await whenUp(visitor);
  const typed = {
    'Correo electrónico': `ana-${Date.now()}@correo.co`,
    Contraseña: PASSWORD,
    'Nombre completo': 'Ana Gómez',
    Teléfono: '310 555 0188',
    Dirección: 'Calle 5 # 6-7, Buga',
  };
  for (const [label, text] of Object.entries(typed)) await visitor.getByLabel(label, { exact: true }).fill(text);
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Registrarse' }).click();
  await expect(visitor.getByRole('alert')).toContainText('El registro está cerrado por ahora.');
  for (const [label, text] of Object.entries(typed))
    await expect(visitor.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(visitor.getByRole('checkbox')).toBeChecked();
  await checkA11y(visitor);

  await registrationSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('El registro quedó abierto.')).toBeVisible();
  await expect(registrationSwitch(page)).toBeFocused();
  await visitor.getByRole('button', { name: 'Registrarse' }).click();
  await expect(visitor).toHaveURL(/\/login$/);
  await context.close();
});

test('toor chooses the clinic of bookings that name none', { tag: '@desk' }, async ({ page }) => {
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  await expect(clinicSelect(page).locator('option:checked')).toHaveText(`${SAUCES}, Bogotá`);
  await clinicSelect(page).selectOption({ label: `${CEIBA}, Medellín` });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(`La clínica por defecto es ${CEIBA}.`)).toBeVisible();
  await page.reload();
  await unfold(page);
  await expect(clinicSelect(page).locator('option:checked')).toHaveText(`${CEIBA}, Medellín`);

  // A pet without a visit, booked by a client that names no clinic.
  const { token } = await openSession(page, emailOf('nueva'));
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Trufa', species: 'gato', age: 2, weight: 4 };
  const pet = await (await page.request.post('/pets', { headers, data })).json();
  const week = today(Date.now() + 7 * 24 * 60 * 60 * 1000);
  const monday = addDays(week, (8 - weekday(week)) % 7);
  const book = (petId: string, time: string) =>
    page.request.post('/appointments', { headers, data: { petId, date: `${monday}T${time}`, type: 'checkup' } });
  const booked = await book(pet.id, '10:00');
  expect([booked.status(), (await booked.json()).clinicName]).toEqual([201, CEIBA]);

  await clinicSelect(page).selectOption({ label: 'Ninguna' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Ya no hay clínica por defecto.')).toBeVisible();
  const other = await (await page.request.post('/pets', { headers, data: { ...data, name: 'Mora' } })).json();
  const refused = await book(other.id, '11:00');
  expect([refused.status(), (await refused.json()).code]).toEqual([409, 'no_clinic']);
});

test('a default clinic that takes no more bookings is said so, and none such can be chosen', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 409 .*settings\.setDefaultClinic/);
  await makeBookable(own, SAUCES, 0);
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  await expect(page.getByText('Esta clínica ya no recibe citas')).toBeVisible();
  await expect(clinicSelect(page).locator('option:checked')).toHaveText(`${SAUCES}, Bogotá (no recibe citas)`);
  await checkA11y(page);
  await clinicSelect(page).selectOption({ label: `${CEIBA}, Medellín` });
  await makeBookable(own, CEIBA, 0);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Esa clínica no recibe citas por ahora. Elige otra.')).toBeVisible();
  // Other walks may have made clinics of their own: what counts is that this one is offered no more.
  await expect(clinicSelect(page).locator('option').filter({ hasText: CEIBA })).toHaveCount(0);
  await expect(clinicSelect(page).locator('option').first()).toHaveText('Ninguna');
  await expect(clinicSelect(page).locator('option').filter({ hasText: SAUCES })).toHaveText(
    `${SAUCES}, Bogotá (no recibe citas)`,
  );
});

test('what cannot be loaded or saved is said, and the switch stays as it was', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource|request failed/);
  await page.route('**/trpc/**', (route) => route.abort());
  await enter(page, 'toor', SETTINGS);
  await unfold(page);
  await expect(page.getByText('No se pudieron cargar las opciones')).toBeVisible();
  await expect(page.getByText('No se pudo cargar el estado del servicio')).toBeVisible();
  await checkA11y(page);
  await page.unrouteAll();
  await page.getByRole('region', { name: 'Opciones' }).getByRole('button', { name: 'Reintentar' }).click();
  await expect(registrationSwitch(page)).toBeChecked();

  await page.route('**/trpc/settings.set**', (route) => route.abort());
  await registrationSwitch(page).click();
  await expect(page.getByText('No se pudo cambiar el registro')).toBeVisible();
  await expect(registrationSwitch(page)).toBeChecked();
  await clinicSelect(page).selectOption({ label: `${CEIBA}, Medellín` });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('No se pudo guardar la clínica')).toBeVisible();
  await expect(clinicSelect(page).locator('option:checked')).toHaveText(`${CEIBA}, Medellín`);
});

test('admin is kept out of the settings, by the screen and by the server', { tag: '@full' }, async ({ page }) => {
  const { token } = await enter(page, 'admin', SETTINGS);
  await expect(page).toHaveURL(/\/unauthorized$/);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = await page.request.get('/trpc/settings.get', { headers });
  const write = await page.request.post('/trpc/settings.setRegistration', {
    headers,
    data: { registration: 'closed' },
  });
  expect([read.status(), write.status()]).toEqual([403, 403]);
});
