import { expect, type Page } from '@playwright/test';
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
  await page.keyboard.type('Paola Nieto');
  await expect(dialog(page).getByText('Nadie así entre tus pacientes.')).toBeVisible();
  await checkA11y(page);
  await click('Registrar cliente nuevo');
  await expect(dialog(page).getByLabel('Nombre de quien la trae')).toHaveValue('Paola Nieto');
  await expect(dialog(page).getByLabel('Teléfono')).toBeFocused();
  await page.keyboard.type('311 555 0777');
  await dialog(page).getByLabel('Autorización de sus datos').fill('Lo dijo por teléfono hoy');
  await dialog(page).getByLabel('Nombre de la mascota').fill('Mora');
  await click('Gato', 'radio');
  await dialog(page).getByLabel('Edad', { exact: true }).fill('2');
  await dialog(page).getByLabel('Peso', { exact: true }).fill('3,8');
  await click('Registrar');
  await expect(dialog(page).getByText('Paola Nieto')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Control' })).toBeFocused();
  await click('Urgencia', 'radio');
  const hour = dialog(page).getByRole('group', { name: 'Hora' }).getByRole('radio', { disabled: false }).first();
  await hour.check({ force: true });
  clicks += 1;
  await click('Agendar');
  await expect(page.getByText(/^Cita agendada y confirmada: Mora/)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(7);
});

test('Enter chooses the only patient that fits, and the focus goes on to what is asked next', async ({ page }) => {
  await enter(page, 'clinica', '/dashboard/business/agenda');
  await page.getByRole('button', { name: 'Agendar Cita' }).click();
  await page.keyboard.type('rocco');
  await expect(dialog(page).getByRole('option')).toHaveCount(1);
  await checkA11y(page);
  const register = dialog(page).getByRole('button', { name: 'Registrar cliente nuevo' });
  const isOnTop = await register.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, 'nothing covers the button').toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Hernán Vélez')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'Control' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cambiar de paciente' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Paciente' })).toBeFocused();
});
