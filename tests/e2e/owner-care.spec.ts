// Longer than 200 lines: what an owner does in a week, walk by walk.
import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../../src/shared/time.ts';
import { agreed } from './agreed.ts';
import { test } from './own-server.ts';
import { emailOf, enter, openSession } from './sign-in.ts';
import { checkA11y, isPhone } from './support.ts';
import { workday } from './workday.ts';

/** A working day of its own for each width: both walk over one database. `from` days from now on. */
const ownWorkday = (page: Page, from: number): string => workday(from + (isPhone(page) ? 0 : 7));

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

const petsOf = async (page: Page, token: string): Promise<Record<string, string>> => {
  const pets = await (await page.request.get('/users/pets', { headers: authorized(token) })).json();
  return Object.fromEntries(pets.map(({ name, id }: { name: string; id: string }) => [name, id]));
};

const call = async (page: Page, token: string, procedure: string, input: unknown) => {
  const got = await page.request.post(`/trpc/${procedure}`, { headers: authorized(token), data: input as object });
  expect(got.status(), await got.text()).toBe(200);
  return (await got.json()).result.data;
};

test('a question about a pet: what must not wait first, then the guides, and nothing kept unless asked', async ({
  page,
}) => {
  await enter(page, 'familia', '/dashboard/user');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Consultar con IA de Canela' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canela');
  await page.getByLabel('Tu pregunta').fill('cada cuanto la baño');
  await page.getByRole('button', { name: 'Preguntar' }).click();
  const first = page.getByRole('article', { name: 'cada cuanto la baño' });
  await expect(first.getByText('Respuesta de nuestras guías, sin modelo de lenguaje.')).toBeVisible();
  await expect(first.getByRole('link', { name: /baño/i }).first()).toHaveAttribute(
    'href',
    /^\/perros\/cuidados\/rutina-bano/,
  );
  await page.getByLabel('Tu pregunta').fill('se comio un chocolate entero');
  await page.getByRole('button', { name: 'Preguntar' }).click();
  const second = page.getByRole('article', { name: 'se comio un chocolate entero' });
  await expect(second.getByRole('alert')).toContainText('Esto no espera');
  await expect(second.getByRole('link', { name: /01 8000 916012/ })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Guardar en su historia' })).toBeVisible();
  await checkA11y(page);
  await first.getByRole('button', { name: 'Guardar en su historia' }).click();
  await expect(first.getByText('Guardada en su historia')).toBeVisible();
});

test('the dashboard begins with what is due, and a pet is weighed and edited', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'familia', '/dashboard/user');
  const firsts = page.getByRole('region', { name: 'Lo primero' });
  await firsts
    .getByRole('link', { name: /Ver papeles de Sultán/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Papeles de manejo especial' })).toBeVisible();
  await expect(page.getByText(/^Venció el/)).toBeVisible();
  await page.getByRole('button', { name: 'Anotar fechas' }).click();
  await page.getByLabel('Registro en el censo').fill(addDays(today(Date.now()), -30));
  await page.getByRole('button', { name: 'Guardar fechas' }).click();
  await expect(page.getByText('Anotamos los papeles de Sultán.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Peso de Sultán: 41,5/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'Anotar peso' });
  await form.getByLabel('Peso').fill('46,8');
  await form.getByRole('button', { name: 'Anotar peso' }).dblclick();
  await expect(page.getByText(/^Anotamos 46,8/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pesos anotados' }).getByText(/^46,8/)).toHaveCount(1);
  await page.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Microchip').fill('123');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Microchip')).toBeFocused();
  await expect(page.getByText('El microchip tiene 15 dígitos.')).toBeVisible();
  await checkA11y(page);
  await page.getByLabel('Microchip').fill('170 098 100 518 804');
  await page.getByLabel('Color y señas').fill('Negro y fuego');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos la ficha de Sultán.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Editar/ })).toBeFocused();
  await checkA11y(page);
});

test('a pet is archived and comes back', { tag: '@full' }, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user');
  const name = `Nieve ${test.info().project.name}`;
  const pet = await call(page, token, 'pets.create', { name, species: 'gato', age: 2, weight: 4 });
  await page.goto(`/dashboard/user/mascotas/${pet.id}`);
  await page.getByRole('button', { name: `Archivar a ${name}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Archivar a ${name}` })
    .click();
  await expect(page.getByRole('heading', { name: `${name} está en el archivo` })).toBeVisible();
  await checkA11y(page);
  await page.goto('/appointments');
  await expect(page.getByRole('radio', { name: 'Canela' })).toBeAttached();
  await expect(page.getByRole('radio', { name })).toHaveCount(0);
  await page.goto(`/dashboard/user/mascotas/${pet.id}`);
  await page.getByRole('button', { name: `Restaurar a ${name}` }).click();
  await expect(page.getByText(`${name} está de vuelta en tus listas.`)).toBeVisible();
});

test('an animal that died: one act ends its visits, its page stays, and a mistake is taken back', {
  tag: '@full',
}, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user');
  const name = `Lucero ${test.info().project.name}`;
  const pet = await call(page, token, 'pets.create', { name, species: 'perro', age: 12, weight: 20 });
  await page.goto(`/dashboard/user/mascotas/${pet.id}`);
  await page.getByRole('button', { name: 'Murió', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: `¿${name} murió?` });
  await expect(asked).toBeVisible();
  await checkA11y(page);
  await asked.getByRole('button', { name: 'Sí, murió' }).click();
  await expect(page.getByRole('heading', { name: 'Lo sentimos mucho' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agendar Cita' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: `Páginas de ${name}` }).getByRole('link')).toHaveText([
    'Ficha',
    'Carné',
    'Historia clínica',
  ]);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Lo anoté por error: deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Murió', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agendar Cita' })).toBeVisible();
});

test('a visit is moved, put into a calendar and cancelled where it stands', { tag: '@full' }, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user');
  const petId = (await petsOf(page, token)).Canela;
  const day = ownWorkday(page, 16);
  const notes = `Para mover ${test.info().project.name}`;
  await page.request.post('/appointments', {
    headers: authorized(token),
    data: { petId, type: 'checkup', date: `${day}T09:00`, notes },
  });
  await page.goto('/appointments');
  const mine = page.getByRole('listitem').filter({ hasText: notes });
  const act = async (name: string) => {
    await mine.getByRole('button', { name: 'Más opciones: Control de Canela' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Mover');
  const dialog = page.getByRole('dialog', { name: 'Mover la cita' });
  await dialog.getByText('11:00').click();
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Mover la cita' }).click();
  await expect(page.getByText(/^Cita movida: Control de Canela/)).toBeVisible();
  await expect(mine).toContainText('11:00');
  const [file] = await Promise.all([page.waitForEvent('download'), act('Al calendario')]);
  expect(file.suggestedFilename()).toBe(`cita-${day}.ics`);
  await mine.getByRole('button', { name: 'Más opciones: Control de Canela' }).click();
  const google = page.getByRole('menuitem', { name: 'Agregar a Google Calendar' });
  await expect(google).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?.*Control%20de%20Canela/,
  );
  await expect(google).toHaveAttribute('rel', 'noreferrer');
  await page.keyboard.press('Escape');
  await act('Cancelar');
  const cancel = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await cancel.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(cancel.getByLabel('Motivo')).toBeFocused();
  await cancel.getByLabel('Motivo').fill('Viajamos ese día');
  await checkA11y(page);
  await cancel.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(page.getByText(/^Cita cancelada: Control de Canela/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Viajamos ese día' }).first()).toContainText('Cancelada');
});

test('a visit is booked with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user');
  const { Nube: petId } = await petsOf(page, token);
  await page.goto(`/appointments?mascota=${petId}&tipo=grooming`);
  await expect(page.getByRole('radio', { name: 'Nube' })).toBeChecked();
  await page.getByLabel('Clínica').focus();
  await page.keyboard.press('V');
  await expect(page.getByLabel('Clínica').locator('option:checked')).toHaveText(/Los Sauces/);
  await page.keyboard.press('Tab');
  // The clinic's phone stands between.
  if (!(await page.getByLabel('Notas').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  const notes = `Con teclado ${test.info().project.name}`;
  await page.keyboard.type(notes);
  await page.keyboard.press('Tab');
  for (let press = 0; press < (isPhone(page) ? 3 : 4); press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('#horas input:enabled').first()).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Cita nueva' }).getByText('Peluquería de Nube')).toBeVisible();
  const send = page.getByRole('main').getByRole('button', { name: 'Agendar Cita' });
  for (let press = 0; press < 4 && !(await send.evaluate((it) => it === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Cita agendada: Peluquería de Nube/)).toBeVisible();
  await agreed(page, token, 'clinica', notes);
});

test('the emergency card stands when nothing answers, and is gone after logging out', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource|request failed/);
  const { token, user } = await enter(page, 'familia', '/dashboard/user');
  const { Canela } = await petsOf(page, token);
  await page.getByRole('region', { name: 'Si pasa algo ahora' }).getByRole('link', { name: 'Canela' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canela');
  await expect(page.getByText('Pollo: se rasca las orejas y las patas.', { exact: true })).toBeVisible();
  await checkA11y(page);
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.route('**/trpc/**', (route) => route.abort());
  await page.goto(`/dashboard/user/mascotas/${Canela}/urgencias`);
  await expect(page.getByText(/Guardada en este dispositivo/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canela');
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: user.name }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(' '))).not.toContain('Canela');
});

test('a private calendar is made, shown once and ended', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'familia', '/appointments');
  await page.getByText('Tus citas en tu calendario').click();
  // The other width may have left one.
  const make = page.getByRole('button', { name: 'Crear la dirección' });
  const end = page.getByRole('button', { name: 'Desactivar' });
  await expect(make.or(end)).toBeVisible();
  if (await make.isVisible()) await make.click();
  else {
    await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar la dirección' }).click();
  }
  const address = await page.getByLabel('Dirección de tu calendario', { exact: true }).inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  const webcal = address.replace(/^https?:/, 'webcal:');
  await expect(page.getByRole('link', { name: 'Agregar al calendario de este dispositivo' })).toHaveAttribute(
    'href',
    webcal,
  );
  await expect(page.getByRole('link', { name: 'Agregar a Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
  );
  await page.reload();
  await page.getByText('Tus citas en tu calendario').click();
  await expect(end).toBeVisible();
  await expect(page.getByLabel('Dirección de tu calendario', { exact: true })).toHaveCount(0);
  await end.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar la dirección' }).click();
  await expect(make).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an owner and a clinic write to each other', { tag: '@full' }, async ({ page }) => {
  const text = `¿Puedo llevar su cobija? ${test.info().project.name}`;
  await enter(page, 'familia', '/dashboard/user');
  await page.getByRole('navigation', { name: 'Secciones de tu panel' }).getByRole('link', { name: 'Mensajes' }).click();
  await page.getByRole('link', { name: /Canela · Veterinaria Los Sauces/ }).click();
  await expect(page.getByRole('log')).toContainText('Llega diez minutos antes');
  // The field stays at the foot while one reads from the top.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Mensaje', { exact: true })).toBeInViewport();
  await page.getByLabel('Mensaje', { exact: true }).fill(text);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('log')).toContainText(text);
  await enter(page, 'clinica', '/dashboard/business/mensajes');
  await page.getByRole('link', { name: /Canela · Familia Rojas/ }).click();
  await expect(page.getByRole('log')).toContainText(text);
});

test('a code of a clinic brings a pet in', { tag: '@full' }, async ({ page }) => {
  const clinic = await openSession(page, emailOf('clinica'));
  const made = await call(page, clinic.token, 'clients.register', {
    client: {
      name: 'Ana Ruiz',
      phone: null,
      email: `ana.${test.info().project.name}@correo.test`,
      authorisation: 'En persona',
    },
    pet: { name: `Pulga ${test.info().project.name}`, species: 'perro', age: 3, weight: 9 },
  });
  const { code, petName } = await call(page, clinic.token, 'clients.issueCode', { petId: made.id ?? made.petId });
  await enter(page, 'familia', '/dashboard/user');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Registrar mascota' }).click();
  const form = page.getByRole('form', { name: 'Traer a mi mascota con un código' });
  await form.getByLabel('Código de la clínica').fill('no es');
  await form.getByRole('button').click();
  await expect(form.getByText('El código tiene doce letras y números. Revísalo.')).toBeVisible();
  await form.getByLabel('Código de la clínica').fill(code.toLowerCase());
  await form.getByRole('button').click();
  await expect(form.getByText(`${petName} ya está en tu cuenta`)).toBeVisible();
  await form.getByRole('link', { name: 'Ver la ficha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(petName);
});
