// Longer than 200 lines: each part of the settings is one walk over the same clinic.
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { mayContact } from '../../src/shared/contact-hours.ts';
import { errorMessage } from '../../src/shared/errors.ts';
import { wallTime } from '../../src/shared/time.ts';
import { showAgain } from './authenticator.ts';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { openAs, PASSWORD, somebody } from './somebody.ts';
import { checkA11y, fitsWidth } from './support.ts';

const PARTS = [
  ['datos', 'Datos'],
  ['horario', 'Horario'],
  ['agenda', 'Cupos y reglas'],
  ['precios', 'Precios'],
  ['festivos', 'Festivos'],
  ['bloqueos', 'Bloqueos'],
  ['planes', 'Planes de vacunación'],
  ['equipo', 'Equipo'],
  ['textos', 'Textos preparados'],
  ['cierre', 'Cerrar la clínica'],
] as const;

test('every part of the settings stands, fits 320 px and is axe clean', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page, 'clinica', '/dashboard/business/configuracion?parte=cierre');
  for (const [, name] of PARTS) {
    await page
      .getByRole('navigation', { name: 'Partes de la configuración' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(page.getByRole('main').getByRole('status', { name: /Cargando/ })).toHaveCount(0);
    await fitsWidth(page);
    await checkA11y(page);
  }
});

test('the clinic changes its rules, blocks hours, opens a holiday and keeps a text', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  // The password is asked once more.
  noise.allow(/status of 403/);
  await enter(page, 'clinica', '/dashboard/business/configuracion?parte=agenda');
  const capacity = page.getByLabel('Citas por media hora');
  await capacity.fill('veinte');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(capacity).toBeFocused();
  await capacity.fill('3');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Las reglas de la agenda quedaron guardadas.')).toBeVisible();

  await page.getByRole('link', { name: 'Bloqueos' }).click();
  await page.getByLabel('Motivo').first().fill('Jornada de vacunación');
  await page.getByRole('button', { name: 'Agregar bloqueo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Jornada de vacunación' })).toBeVisible();

  await page.getByRole('link', { name: 'Festivos' }).click();
  const holiday = page.getByRole('switch').nth(1);
  await holiday.click();
  await expect(holiday).toHaveAttribute('aria-checked', 'true');

  await page.getByRole('link', { name: 'Textos preparados' }).click();
  await page.getByRole('region', { name: 'Respuestas a mensajes' }).getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ayuno');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Ocho horas sin comida antes de la cirugía.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ayuno' })).toBeVisible();

  await page.getByRole('link', { name: 'Equipo' }).click();
  await page.getByLabel('Nombre completo').fill('Nueva Auxiliar');
  await page.getByLabel('Correo').fill('auxiliar@clinica.test');
  await page.getByRole('button', { name: 'Agregar al equipo' }).click();
  await showAgain(page, DEMO_PASSWORD);
  await expect(page.getByText(/\/clave#/)).toBeVisible();
});

test('somebody who cannot be taken out of the clinic now stays asked about, with the sentence that says why', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/status of (403|500)/);
  const titular = await somebody(own, { role: 'business', name: 'Titular Con Equipo', password: PASSWORD });
  await openAs(page, own, titular, '/dashboard/business/configuracion?parte=equipo');
  await page.getByLabel('Nombre completo').fill('Ana Rey');
  await page.getByLabel('Correo').fill('ana.rey@clinica.test');
  await page.getByRole('button', { name: 'Agregar al equipo' }).click();
  await showAgain(page, PASSWORD);
  await page.getByRole('button', { name: 'Más opciones: Ana Rey' }).click();
  await page.getByRole('menuitem', { name: 'Retirar' }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Retirar a Ana Rey?' });
  const failure = { message: 'x', code: -32603, data: { key: 'server', requestId: 'abc123', httpStatus: 500 } };
  await page.route('**/trpc/clinicSettings.removeMember**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ error: failure }) }),
  );
  await asked.getByRole('button', { name: 'Retirar a Ana Rey' }).click();
  await expect(asked.getByText('No se pudo retirar (código abc123)')).toBeVisible();
  await checkA11y(page);
  await page.unroute('**/trpc/clinicSettings.removeMember**');
  await asked.getByRole('button', { name: 'Retirar a Ana Rey' }).click();
  await expect(page.getByText('Ana Rey ya no entra a la clínica.')).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a clinic that is new is told first what is missing, and opens to bookings when it is there', {
  tag: '@full',
}, async ({ page, own }) => {
  const titular = await somebody(own, { role: 'business', name: 'Titular Nueva' });
  await own.d1
    .prepare(
      `UPDATE clinics SET address = '', is_bookable = 0 WHERE id = (SELECT clinic_id FROM clinic_members WHERE user_id = ?)`,
    )
    .bind(titular.id)
    .run();
  await openAs(page, own, titular, '/dashboard/business/configuracion');
  const state = page.getByRole('region', { name: 'Citas de los dueños' });
  await expect(state.getByRole('heading')).toHaveText('Falta poco para recibir citas');
  await state.getByRole('button', { name: 'la dirección' }).click();
  await page.getByLabel('Dirección').fill('Calle 8 # 9-10');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await state.getByRole('switch').click();
  await expect(state.getByRole('heading')).toHaveText('Los dueños pueden agendar contigo');
});

test('who is due stands with what is due, and leaves the list by hand', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica', '/dashboard/business/recordatorios');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Max' }) });
  await expect(row).toContainText('Rabia');
  await checkA11y(page);
  await row.getByRole('button', { name: 'No recordar más a Max' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No recordar más' }).click();
  await expect(row).toHaveCount(0);
});

test('reminders are sent only in the hours of the law, by the means of the clinic, and leave a note', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  // Whoever has an appointment is not to be reminded.
  await own.d1.exec(
    `UPDATE appointments SET status = 'no_show' WHERE status IN ('pending', 'confirmed', 'in_progress') AND pet_id IN (SELECT id FROM pets WHERE name = 'Nube')`,
  );
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  const ways = page.getByRole('link', { name: /^(WhatsApp|Llamar|Correo) a / });
  const open = async (wall: string) => {
    await page.clock.setFixedTime(new Date(`${wall}-05:00`));
    await enter(page, 'clinica', '/dashboard/business/recordatorios');
    await expect(page.getByRole('heading', { name: 'Nube' })).toBeVisible();
  };
  // A Monday after hours, a Saturday in the afternoon, a Sunday, and a holiday.
  for (const wall of ['2026-11-23T19:00', '2026-11-28T15:00', '2026-11-29T10:00', '2026-12-08T10:00']) {
    await open(wall);
    await expect(page.getByText('Ley 2300 de 2023')).toBeVisible();
    await expect(ways).toHaveCount(0);
  }
  await open('2026-11-23T10:00');
  await expect(page.getByText('Ley 2300 de 2023')).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nube' }) });
  await expect(row.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', /^tel:\+57\d{10}$/);
  await expect(row.getByRole('link', { name: /^Correo/ })).toHaveAttribute('href', /^mailto:familia%40/);
  const whatsapp = row.getByRole('link', { name: /^WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/57\d{10}\?text=Hola/);
  await row.getByText('Ver el mensaje').click();
  await expect(row).toContainText(/A Nube le toca Rabia .* llámanos al 601 555 0100/);
  await checkA11y(page);
  const [chat] = await Promise.all([page.waitForEvent('popup'), whatsapp.click()]);
  await chat.close();
  // The server goes by its own clock, which is not that of this browser.
  if (mayContact(wallTime(Date.now()))) await expect(row.getByText(/^WhatsApp: /)).toBeVisible();
  else {
    noise.allow(/status of 409/);
    await expect(page.getByText(errorMessage('outside_contact_hours')).first()).toBeVisible();
  }
});

test('each part of the settings says by its field what is wrong, and keeps what was typed', { tag: '@full' }, async ({
  page,
}) => {
  await enter(page, 'clinica', '/dashboard/business/configuracion');
  const main = page.getByRole('main');
  const part = async (name: string) => {
    await page.getByRole('navigation', { name: 'Partes de la configuración' }).getByRole('link', { name }).click();
    await expect(main.getByRole('heading', { level: 2, name })).toBeFocused();
  };
  /** Types into a field, sends, and expects the field to have the focus, the typed text and a sentence that says why. */
  const refused = async (label: string, typed: string, why: RegExp, button = 'Guardar') => {
    const field = main.getByRole('textbox', { name: new RegExp(`^${label}( \\(opcional\\))?$`) });
    await field.fill(typed);
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(why);
  };
  await refused('Nombre', '  ', /./);
  await main.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Veterinaria Los Sauces (demo)');
  await refused('Teléfono', '12', /./);
  await part('Cupos y reglas');
  await refused('Citas por media hora', '0', /Mínimo 1/);
  await part('Precios');
  await refused('Control', 'barato', /en pesos, sin centavos/);
  await refused('Control', '900.000.000', /máximo es 50\.000\.000/);
  await part('Planes de vacunación');
  const first = main.getByRole('textbox', { name: 'Primera dosis' }).first();
  await first.fill('pronto');
  await main.getByRole('button', { name: 'Guardar el plan de perros' }).click();
  await expect(first).toBeFocused();
  await part('Equipo');
  await main.getByRole('textbox', { name: 'Nombre completo' }).fill('Otra Persona');
  await refused('Correo', 'sin-arroba', /correo/, 'Agregar al equipo');
  await part('Bloqueos');
  await main.getByLabel('Hasta las').selectOption('9:00 a. m.');
  await main.getByRole('button', { name: 'Agregar bloqueo' }).click();
  await expect(main.getByText('El final va después del comienzo.')).toBeVisible();
  await part('Horario');
  await main.getByRole('group', { name: 'Lunes' }).getByLabel('Desde').selectOption({ index: 10 });
  await main.getByRole('group', { name: 'Lunes' }).getByLabel('Hasta').selectOption({ index: 2 });
  await main.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(main.getByText('La hora de cierre va después de la de apertura.')).toBeVisible();
  await part('Textos preparados');
  await main.getByRole('button', { name: 'Quitar Horario' }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Quitar «Horario»?' });
  await checkA11y(page);
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(main.getByRole('button', { name: 'Quitar Horario' })).toBeVisible();
  await checkA11y(page);
});

test('coming visits at a clinic that takes no bookings say so to their owners', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const set = (bookable: 0 | 1) =>
    own.d1.exec(`UPDATE clinics SET is_bookable = ${bookable} WHERE name LIKE '%(demo)'`);
  await set(0);
  try {
    await enter(page, 'familia', '/dashboard/user?vista=citas');
    await expect(page.getByText('no recibe citas por ahora').first()).toBeVisible();
    await page
      .getByRole('tabpanel')
      // Tomorrow's, whatever the hour: one of today may have begun.
      .getByRole('button', { name: 'Más opciones: Control de Maní' })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Cancelar' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Mover' })).toHaveCount(0);
    await checkA11y(page);
  } finally {
    await set(1);
  }
});
