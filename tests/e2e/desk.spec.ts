// Longer than 200 lines: a day at the desk, its walks share their people.
import { expect, type Page } from '@playwright/test';
import { addDays, today, weekday } from '../../src/shared/time.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y } from './support.ts';

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('a walk-in: who is not found is registered with what was typed, in seven clicks', async ({ page }) => {
  await enter(page, 'recepcion', '/dashboard/business/agenda');
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'radio' = 'button') => {
    clicks += 1;
    const control = page.getByRole(role, { name, exact: typeof name === 'string' }).last();
    await (role === 'radio' ? control.check({ force: true }) : control.click());
  };
  await click('Agendar Cita');
  const search = dialog(page).getByRole('combobox', { name: 'Paciente' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Irene Salcedo');
  await expect(dialog(page).getByText('Nadie así entre tus pacientes.')).toBeVisible();
  await checkA11y(page);
  await click('Registrar cliente nuevo');
  await expect(dialog(page).getByLabel('Nombre de quien la trae')).toHaveValue('Irene Salcedo');
  await expect(dialog(page).getByLabel('Teléfono')).toBeFocused();
  await page.keyboard.type('311 555 0777');
  await dialog(page).getByLabel('Autorización de sus datos').fill('Lo dijo por teléfono hoy');
  await dialog(page).getByLabel('Nombre de la mascota').fill('Mora');
  await click('Gato', 'radio');
  await dialog(page).getByLabel('Edad', { exact: true }).fill('2');
  // Nobody weighs it on the telephone.
  await click('Registrar');
  await expect(dialog(page).getByText('Irene Salcedo')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Control' })).toBeFocused();
  await click('Urgencia', 'radio');
  const hour = dialog(page).getByRole('group', { name: 'Hora' }).getByRole('radio', { disabled: false }).first();
  await hour.check({ force: true });
  clicks += 1;
  await click('Agendar');
  await expect(page.getByText(/^Cita agendada y confirmada: Mora/)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(7);
});

test('Enter chooses the only patient that fits, and the focus goes on to what is asked next', { tag: '@full' }, async ({
  page,
}) => {
  await enter(page, 'clinica', '/dashboard/business/agenda');
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await page.keyboard.type('rocco');
  await expect(dialog(page).getByRole('option')).toHaveCount(1);
  await checkA11y(page);
  const register = dialog(page).getByRole('button', { name: 'Registrar cliente nuevo' });
  const isOnTop = () =>
    register.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop, 'nothing covers the button').toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Hernán Vélez')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Control' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cambiar de paciente' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Paciente' })).toBeFocused();
});

test('the panel: today once, each card with what the desk needs, figures that their lists repeat, one line of footer', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'recepcion', '/dashboard/business');
  const main = page.getByRole('main');
  const figure = async (name: string) =>
    (await main
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .locator('b')
      .textContent()) ?? '';
  const [active, visits] = [await figure('Pacientes Activos'), await figure('Citas Hoy')];
  const today = main.getByRole('region', { name: 'Hoy', exact: true });
  await expect(today.getByText(new RegExp(`^${visits} citas?`))).toBeVisible();
  await expect(main.getByRole('button', { name: 'Canela', exact: true })).toHaveCount(1);
  const card = today.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Canela', exact: true }) });
  await expect(card).toContainText('Labrador · 4 años');
  await expect(card).toContainText('Alergia: Pollo');
  await expect(card.getByRole('link', { name: /^Llamar a Familia Rojas/ })).toHaveAttribute(
    'href',
    'tel:+573105550105',
  );
  const asked = today.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Greta', exact: true }) });
  await expect(asked).toContainText('Alergias: sin preguntar');
  await expect.poll(async () => (await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(100);
  await checkA11y(page);
  await main.getByRole('link', { name: /^Pacientes Activos/ }).click();
  const list = page.getByRole('region', { name: 'Lista de pacientes' });
  await expect(list.getByRole('status').first()).toHaveText(`${active} pacientes`);
  await expect(list.getByRole('row')).toHaveCount(Number(active) + 1);
  await page.getByLabel('Buscar').fill('nadie se llama así');
  await expect(page.getByRole('heading', { name: 'Nadie así entre tus pacientes' })).toBeVisible();
  await checkA11y(page);
});

test('a booking on a wide screen: eight days in a row, six hours in a row, the summary beside the button', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'recepcion', '/dashboard/business/agenda');
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(680);
  const rowsOf = async (name: string) => {
    const tops = await dialog(page)
      .getByRole('group', { name })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  };
  await expect(dialog(page).getByRole('radio', { name: /^9:30/ })).toBeVisible();
  await expect.poll(() => rowsOf('Fecha')).toEqual([8]);
  await expect.poll(() => rowsOf('Hora')).toEqual([6, 6, 5]);
  await page.keyboard.type('rocco');
  await expect(dialog(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('radio', { name: 'Vacunación' }).check({ force: true });
  await dialog(page)
    .getByRole('group', { name: 'Hora' })
    .getByRole('radio', { disabled: false })
    .last()
    .check({ force: true });
  await expect(async () => {
    const summary = await dialog(page).getByText('Vacunación de Rocco').boundingBox();
    const button = await dialog(page).getByRole('button', { name: 'Agendar', exact: true }).boundingBox();
    expect(summary && button && summary.x + summary.width < button.x && Math.abs(summary.y - button.y) < 40).toBe(true);
  }).toPass();
});

test('the hours of one day are copied to all that open', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica', '/dashboard/business/configuracion?parte=horario');
  const day = (name: string) => page.getByRole('group', { name, exact: true });
  await day('Domingo').getByRole('switch').click();
  await day('Lunes').getByLabel('Desde').selectOption({ label: '10:00\u00a0a.\u00a0m.' });
  await day('Lunes').getByRole('button', { name: 'Copiar a todos' }).click();
  await expect(day('Sábado').getByLabel('Desde')).toHaveValue('10:00');
  await expect(day('Domingo').getByLabel('Desde')).toHaveCount(0);
  await expect(day('Lunes').getByRole('button', { name: 'Copiar a todos' })).toHaveCount(0);
});

test('a pause at noon: said wrong, mended, copied to all, and the agenda tells it', { tag: '@full' }, async ({
  page,
}) => {
  await enter(page, 'clinica', '/dashboard/business/configuracion?parte=horario');
  const day = (name: string) => page.getByRole('group', { name, exact: true });
  await day('Lunes').getByRole('button', { name: 'Agregar pausa' }).click();
  await expect(day('Lunes').getByRole('button', { name: 'Quitar pausa del lunes' })).toBeFocused();
  await day('Lunes').getByLabel('Termina la pausa').selectOption('11:00');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(day('Lunes').getByText('La pausa termina después de empezar.')).toBeVisible();
  await day('Lunes').getByLabel('Termina la pausa').selectOption('13:00');
  await day('Lunes').getByRole('button', { name: 'Copiar a todos' }).click();
  await expect(day('Martes').getByLabel('Comienza la pausa')).toHaveValue('12:00');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El horario quedó guardado.')).toBeVisible();
  const tuesday = Array.from({ length: 7 }, (_, n) => addDays(today(Date.now()), 20 + n)).find(
    (at) => weekday(at) === 2,
  );
  await page.goto(`/dashboard/business/agenda?vista=dia&fecha=${tuesday}`);
  await expect(page.getByText('Pausa', { exact: true })).toHaveCount(2);
});

test('what is booked while another day is shown is booked on that day', { tag: '@full' }, async ({ page }) => {
  const day = addDays(today(Date.now()), 3);
  await enter(page, 'recepcion', `/dashboard/business/agenda?vista=dia&fecha=${day}`);
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  const chosen = dialog(page).getByRole('group', { name: 'Fecha' }).getByRole('radio', { checked: true });
  await expect(chosen).toHaveValue(day);
});

test('a block whose end lies before its beginning is refused', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica', '/dashboard/business/configuracion?parte=bloqueos');
  const [first, later] = [addDays(today(Date.now()), 20), addDays(today(Date.now()), 22)];
  await page.getByLabel('Días completos').check();
  await page.getByLabel('Desde el día').fill(later);
  await expect(page.getByLabel('Hasta el día')).toHaveValue(later);
  await page.getByLabel('Hasta el día').fill(first);
  await page.getByRole('button', { name: 'Agregar bloqueo' }).click();
  await expect(page.getByText('El final va después del comienzo.')).toBeVisible();
});

test('a charge voided in one window is seen in the other, with who did it; three presses', { tag: '@full' }, async ({
  page,
  browser,
  own,
}) => {
  await own.d1.exec(
    `UPDATE appointments SET status = 'completed', charge_cop = 850000, completed_at = unixepoch() * 1000, version = version + 1 WHERE id = (SELECT a.id FROM appointments a JOIN pets p ON p.id = a.pet_id WHERE p.name = 'Toby' AND a.starts_at >= date('now', '-5 hours') AND a.starts_at < date('now', '-5 hours', '+1 day') LIMIT 1)`,
  );
  const context = await browser.newContext({ baseURL: own.url, locale: 'es-CO', timezoneId: 'America/Bogota' });
  const other = await context.newPage();
  const open = async (at: Page, who: 'clinica' | 'recepcion') => {
    await enter(at, who, '/dashboard/business/agenda');
    await at.getByRole('region', { name: 'Atendida', exact: true }).getByRole('button', { name: 'Toby' }).click();
    await expect(dialog(at).getByText('Se cobraron $ 850.000.')).toBeVisible();
  };
  await open(page, 'recepcion');
  await open(other, 'clinica');
  await dialog(page).getByRole('button', { name: 'Anular cobro' }).click();
  await expect(dialog(page).getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Sobró un cero');
  await dialog(page).getByRole('button', { name: 'Anular el cobro' }).click();
  await expect(page.getByText(/^Cobro de Toby anulado/)).toBeVisible();
  // The other window hears of it by itself; whoever was about to do the same is told.
  await expect(dialog(other).getByText(/El cobro se anuló\. Lo hizo Rosa Cárdenas/)).toBeVisible({ timeout: 20_000 });
  await expect(dialog(other).getByRole('button', { name: 'Cobrar', exact: true })).toBeVisible();
  await checkA11y(other);
  await context.close();
});

test('a finish whose answer was lost: nobody says that it failed, and the second try says that it stands', async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/ERR_FAILED|409 \(Conflict\)/);
  await own.d1.exec(
    `UPDATE appointments SET status = 'in_progress', charge_cop = NULL, completed_at = NULL, version = version + 1 WHERE id = (SELECT a.id FROM appointments a JOIN pets p ON p.id = a.pet_id WHERE p.name = 'Toby' AND a.starts_at >= date('now', '-5 hours') AND a.starts_at < date('now', '-5 hours', '+1 day') LIMIT 1)`,
  );
  await enter(page, 'recepcion', '/dashboard/business/agenda');
  await page.getByRole('button', { name: 'Terminar y cobrar Toby' }).click();
  await dialog(page).getByLabel('Valor cobrado').fill('85.000');
  // The server takes it; the line is cut before its answer and before anything is read again.
  await page.route('**/trpc/**', async (route) => {
    if (route.request().url().includes('visits.setStatus')) await route.fetch();
    await route.abort();
  });
  const send = dialog(page).getByRole('button', { name: 'Terminar y cobrar' });
  await send.click();
  await expect(dialog(page).getByText(/no sabemos si el cambio quedó/)).toBeVisible();
  await expect(page.getByText('No se pudo cambiar la cita')).toHaveCount(0);
  await page.unroute('**/trpc/**');
  await send.click();
  await expect(page.getByText(/^Ya quedó: la finalizaste hoy, /)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Atendida', exact: true }).getByRole('button', { name: 'Toby' }),
  ).toBeVisible();
});

test('what was written down wrong of an own client is put right, and allergies are asked', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const found = await own.d1
    .prepare(
      'SELECT p.id, p.name FROM pets p JOIN clinic_clients k ON k.id = p.client_id WHERE p.allergies IS NULL LIMIT 1',
    )
    .first<{ id: string; name: string }>();
  await enter(page, 'recepcion', `/dashboard/business/pacientes/${found?.id}`);
  await expect(page.getByText('No se ha preguntado')).toBeVisible();
  await page.getByRole('button', { name: 'Corregir datos' }).click();
  const name = dialog(page).getByLabel('Nombre de quien la trae');
  await expect(name).toBeFocused();
  const phone = dialog(page).getByLabel('Teléfono');
  await phone.fill('123');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('320 555 0142');
  await dialog(page).getByLabel('Microchip').fill('170 098 100 518 804');
  // What is typed outlives a press beside the dialog.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Corregir datos' }).click();
  await expect(dialog(page).getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(phone).toHaveValue('320 555 0142');
  const allergies = dialog(page).getByRole('group', { name: '¿Tiene alergias?' });
  await allergies.getByRole('radio', { name: 'Sí' }).check({ force: true });
  await dialog(page).getByLabel('Cuáles alergias').fill('Penicilina: se hinchó');
  await checkA11y(page);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Guardamos los datos de /)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Penicilina: se hinchó')).toBeVisible();
  await expect(page.getByRole('link', { name: '320 555 0142' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
});
