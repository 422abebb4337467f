// Longer than 200 lines: the walks of one day share its people and its visits.
import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { holidayName } from '../../src/shared/holidays.ts';
import { addDays, today, weekday } from '../../src/shared/time.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y, fitsWidth, isPhone } from './support.ts';

const board = (page: Page, column: string) => page.getByRole('region', { name: column, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The weekday to book on, of seven days in two weeks: Tuesday, or Wednesday where that Tuesday is a holiday, when nobody books. */
const openDay = (): string => {
  const now = today(Date.now());
  return holidayName(addDays(now, 14 + ((9 - weekday(now)) % 7))) ? 'miércoles' : 'martes';
};

/**
 * A day at the desk: from the panel to the till. The visits of the demo wait whatever the hour is. axe takes half of the walk's time:
 * `npm test` lets it look at what is typed into, `test:full` at each step.
 */
const wholeDay = async (page: Page, pet: string, phone: string) => {
  const look = async () => {
    if (process.env.FULL) await checkA11y(page);
  };
  await enter(page, 'clinica', '/dashboard/business');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Panel Veterinario');
  for (const name of ['Pacientes Activos', 'Citas Hoy', 'Ingresos del Mes', 'Mensajes Pendientes'])
    await expect(main.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await expect(main.getByRole('link', { name: /Ver Historial/ }).first()).toBeVisible();
  await look();
  await main.getByRole('link', { name: /Citas Hoy/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda');

  // Confirmed, received, called in, charged.
  await board(page, 'Pendiente').getByRole('button', { name: 'Confirmar Toby' }).click();
  await board(page, 'Confirmada').getByRole('button', { name: 'Llegó Toby' }).click();
  await expect(board(page, 'Confirmada').getByText('Acaba de llegar')).toBeVisible();
  await board(page, 'Confirmada').getByRole('button', { name: 'Pasar a consulta Toby' }).click();
  await board(page, 'En consulta').getByRole('button', { name: 'Terminar y cobrar Toby' }).click();
  await expect(dialog(page).getByLabel('Valor cobrado')).toHaveValue('85.000');
  await dialog(page).getByLabel('Valor cobrado').fill('ochenta');
  await dialog(page).getByRole('button', { name: 'Terminar y cobrar' }).click();
  await expect(dialog(page).getByLabel('Valor cobrado')).toBeFocused();
  await dialog(page).getByLabel('Valor cobrado').fill('90.500');
  await checkA11y(page);
  await dialog(page).getByRole('button', { name: 'Terminar y cobrar' }).click();
  await expect(board(page, 'Atendida').getByRole('button', { name: 'Toby' })).toBeVisible();

  // Cancelled with a reason, which is asked for.
  await board(page, 'Pendiente').getByRole('button', { name: 'Rocco', exact: true }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Cancelar cita' }).click();
  await dialog(page).getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(dialog(page).getByLabel('Motivo')).toBeFocused();
  await dialog(page).getByLabel('Motivo').fill('La doctora está enferma');
  await dialog(page).getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(page.getByText('No asistieron y canceladas')).toBeVisible();

  // Another day: a client is registered and booked without leaving the dialog.
  await page.getByRole('radio', { name: 'Semana' }).check({ force: true });
  await page.getByRole('button', { name: 'Siete días después' }).click();
  await page.getByRole('button', { name: 'Siete días después' }).click();
  // A phone shows the week as a list of days, and each day by its hours.
  const day = openDay();
  if (isPhone(page)) await page.getByRole('button', { name: new RegExp(`^Ver día.*${day}`) }).click();
  await page.getByRole('button', { name: new RegExp(`Agendar a las 10:00${isPhone(page) ? '' : `.*${day}`}`) }).click();
  await dialog(page).getByRole('button', { name: 'Registrar cliente nuevo' }).click();
  await dialog(page).getByLabel('Nombre de quien la trae').fill('Paola Nieto');
  await dialog(page).getByLabel('Teléfono').fill(phone);
  await dialog(page).getByLabel('Autorización de sus datos').fill('Firmó en papel');
  await dialog(page).getByLabel('Nombre de la mascota').fill(pet);
  await dialog(page).getByText('Gato', { exact: true }).click();
  await dialog(page).getByLabel('Edad', { exact: true }).fill('2');
  await dialog(page).getByLabel(/^Peso/).fill('3,8');
  await dialog(page).getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog(page).getByText('Paola Nieto')).toBeVisible();
  await dialog(page).getByText('Vacunación', { exact: true }).click();
  await checkA11y(page);
  await dialog(page).getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`${pet}.*Confirmada`) })).toBeVisible();
  await look();

  // She is a patient, and takes her file over with a code.
  await page.getByRole('link', { name: 'Pacientes', exact: true }).click();
  await page.getByLabel('Buscar').fill(`nieto ${pet.slice(0, 4)}`);
  await page.getByRole('button', { name: `Dar código para ${pet}` }).click();
  await dialog(page).getByRole('button', { name: 'Crear código' }).click();
  await expect(dialog(page).getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
  await look();
  await dialog(page).getByRole('button', { name: 'Listo' }).click();
  // What was handed over by mistake is taken back.
  await page.getByRole('button', { name: `Dar código para ${pet}` }).click();
  await dialog(page).getByRole('button', { name: 'Anular código' }).click();
  await expect(dialog(page).getByText('Código anulado: ya no sirve.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ahora no' }).click();

  // The till agrees with the day.
  await page.getByRole('link', { name: 'Ingresos', exact: true }).click();
  await expect(page.getByRole('row', { name: /Toby.*90\.500/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Descargar CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ingresos-\d{4}-\d{2}\.csv$/);
  // A row half under the sticky header would count as a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await look();
};

test('a whole day at the desk on a tablet', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 768, height: 1024 });
  await wholeDay(page, 'Kira', '310 555 0166');
});

test('a whole day at the desk on a wide screen', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await wholeDay(page, 'Pelusa', '310 555 0167');
});

test('a whole day at the desk on a phone', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 812 });
  await wholeDay(page, 'Mora', '310 555 0168');
});

/** The visits of these pets wait to be confirmed again, whatever a walk before did. */
const waitAgain = (own: Server, ...names: string[]) =>
  own.d1.exec(
    `UPDATE appointments SET status = 'pending', arrived_at = NULL, started_at = NULL, completed_at = NULL, charge_cop = NULL, version = version + 1 WHERE starts_at >= date('now', '-5 hours') AND starts_at < date('now', '-5 hours', '+1 day') AND pet_id IN (SELECT id FROM pets WHERE name IN (${names.map((name) => `'${name}'`).join(', ')}))`,
  );

test('the second of two at the desk overwrites nothing: who was slower sees what changed, and by whom', {
  tag: '@full',
}, async ({ page, browser, own }) => {
  await waitAgain(own, 'Greta');
  const desk = await browser.newContext({ baseURL: own.url });
  const other = await desk.newPage();
  await enter(page, 'clinica', '/dashboard/business/agenda');
  await enter(other, 'recepcion', '/dashboard/business/agenda');
  const stale = board(other, 'Pendiente').getByRole('button', { name: 'Confirmar Greta' });
  await expect(stale).toBeVisible();
  // Their line is cut while the first one acts: the screen in front of them is an old one.
  await other.route(/clinic\.(stamp|day)/, (route) =>
    route.request().url().includes('visits.get') ? route.continue() : route.abort(),
  );
  await board(page, 'Pendiente').getByRole('button', { name: 'Confirmar Greta' }).click();
  await expect(board(page, 'Confirmada').getByRole('button', { name: 'Llegó Greta' })).toBeVisible();
  await stale.click();
  const told = dialog(other).getByRole('alert');
  await expect(told).toContainText('El estado era Pendiente; ahora es Confirmada.');
  await expect(told).toContainText('Lo hizo Clara Nieto.');
  await checkA11y(other);
  await other.unroute(/clinic\.(stamp|day)/);
  await dialog(other).getByRole('button', { name: 'Cerrar' }).click();
  // And what the second one does is on the first one's screen by itself.
  await board(other, 'Confirmada').getByRole('button', { name: 'Llegó Greta' }).click();
  await expect(board(page, 'Confirmada').getByRole('button', { name: 'Pasar a consulta Greta' })).toBeVisible({
    timeout: 30_000,
  });
  await desk.close();
});

test('the board is worked by the keys alone, and the focus goes where the visit goes', { tag: '@full' }, async ({
  page,
  own,
}) => {
  await waitAgain(own, 'Toby');
  await enter(page, 'clinica', '/dashboard/business/agenda');
  const name = (column: string) => board(page, column).getByRole('button', { name: 'Toby', exact: true });
  await name('Pendiente').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Toby' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name('Pendiente')).toBeFocused();
  // Past the call to who brings it.
  const tabOn = async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Llamar a/ }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Tab');
  };
  await tabOn();
  await expect(board(page, 'Pendiente').getByRole('button', { name: 'Confirmar Toby' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name('Confirmada')).toBeFocused();
  for (const [act, column] of [
    ['Llegó', 'Confirmada'],
    ['Pasar a consulta', 'En consulta'],
  ] as const) {
    await tabOn();
    await expect(page.getByRole('button', { name: `${act} Toby` })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(name(column)).toBeFocused();
  }
  // From here the vet writes; the reason for which it was booked stands there already.
  await tabOn();
  await expect(page.getByRole('link', { name: 'Escribir en la historia de Toby' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toby');
  await expect(page.getByRole('form', { name: 'Nuevo registro' }).getByRole('radio', { name: 'Vacuna' })).toBeChecked();
});

test('the clinic writes first to an owner, from a prepared answer and under the name of who wrote', {
  tag: '@full',
}, async ({ page }) => {
  await enter(page, 'recepcion', '/dashboard/business/pacientes');
  await page.getByRole('link', { name: 'Ver Historial de Silbo' }).click();
  await page.getByRole('link', { name: /^(Escribirle|Mensajes) sobre Silbo/ }).click();
  await page.getByLabel('Respuesta preparada').selectOption({ label: 'Horario' });
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/^Atendemos de lunes a sábado/);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const log = page.getByRole('log', { name: 'Mensajes sobre Silbo' });
  await expect(log.getByRole('listitem').last()).toContainText('Atendemos de lunes a sábado');
  await enter(page, 'clinica', page.url());
  await expect(log.getByRole('listitem').last()).toContainText('Rosa Cárdenas');
});

test('a clinic without visits today is told what will appear', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica2', '/dashboard/business');
  await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
  await expect(board(page, 'Pendiente').getByText('Ninguna')).toBeVisible();
  await checkA11y(page);
});

test('an agenda on a phone: the week day by day', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page, 'clinica', '/dashboard/business/agenda?vista=semana');
  await page
    .getByRole('button', { name: /^Ver día/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: /^Horas del/ })).toBeVisible();
  await fitsWidth(page);
  await checkA11y(page);
});
