import { expect, type Page } from '@playwright/test';
import { test } from './own-server.ts';
import { enter } from './sign-in.ts';
import { checkA11y } from './support.ts';

// A desk has a keyboard.
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** Sheets of paper that the page takes. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the clinic is worked by keys that `?` lists, a field keeps its letters, and they can be turned off', {
  tag: '@full',
}, async ({ page }) => {
  await enter(page, 'recepcion', '/dashboard/business');
  await expect(title(page)).toHaveText('Panel Veterinario');
  await page.keyboard.press('?');
  await expect(dialog(page).getByRole('heading', { name: 'Atajos del teclado' })).toBeVisible();
  await expect(dialog(page)).toContainText('Agendar Cita');
  await checkA11y(page);
  // What is listed waits until the list is closed.
  await page.keyboard.press('2');
  await expect(title(page)).toHaveText('Panel Veterinario');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(title(page)).toHaveText('Agenda');
  await expect(page.getByRole('button', { name: 'Imprimir la hoja del día' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: 'Día', exact: true })).toBeChecked();
  const shown = page.getByLabel('Ir a la fecha');
  const first = await shown.inputValue();
  await page.keyboard.press('+');
  await expect(shown).not.toHaveValue(first);
  await page.keyboard.press('-');
  await expect(shown).toHaveValue(first);
  await page.keyboard.press('n');
  await expect(dialog(page).getByRole('combobox', { name: 'Paciente' })).toBeFocused();
  await page.keyboard.type('2n?');
  await expect(dialog(page).getByRole('combobox', { name: 'Paciente' })).toHaveValue('2n?');
  await page.keyboard.press('Escape');
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agendar Cita' })).toBeFocused();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Toby', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Confirmar Toby' })).toBeFocused();
  // As quick as a hand can be: in the moment in which the page stands.
  await page.evaluate(() => {
    new MutationObserver((_, watcher) => {
      if (document.querySelector('main h1')?.textContent !== 'Pacientes') return;
      watcher.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('4');
  await expect(title(page)).toHaveText('Pacientes');
  await expect(page.getByLabel('Buscar', { exact: true })).toBeFocused();
  await page.keyboard.type('n1');
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('n1');

  await page.getByRole('button', { name: /^Atajos/ }).click();
  await dialog(page).getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Pacientes');
});

test('the day is printed on one page for when the power goes, with whom to call and what to mind, and so is a full one', {
  tag: '@full',
}, async ({ page, own }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enter(page, 'recepcion', '/dashboard/business/agenda');
  await page.getByRole('button', { name: 'Imprimir la hoja del día' }).click();
  const row = page.locator('.day-sheet tr', { hasText: 'Canela' });
  await expect(row).toContainText('310 555 0105');
  await expect(row).toContainText('Pollo');
  await expect(page.locator('.day-sheet tr', { hasText: 'Greta' })).toContainText('No se ha preguntado');
  expect(await sheets(page)).toBe(1);

  // 34 visits, each with a long note and an allergy, and a free seat beside each pair.
  await own.d1.exec(
    `UPDATE appointments SET notes = 'Desde el lunes come menos, estornuda de noche y se rasca la oreja izquierda contra los muebles' WHERE status <> 'cancelled'`,
  );
  // The day may travel in one call with what else the page asks for.
  await page.route(/\/trpc\/[^?]*\bclinic\.day\b(?!\.)/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const entry = Array.isArray(body) ? body[calls.indexOf('clinic.day')] : body;
    const { data } = entry.result;
    const [model] = data.visits;
    data.visits = data.slots.flatMap(({ time }: { time: string }) =>
      [0, 1].map((seat) => ({ ...model, id: `${time}-${seat}`, time })),
    );
    for (const slot of data.slots) Object.assign(slot, { capacity: 3, sold: 2, refusal: null });
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Imprimir la hoja del día' }).click();
  await expect(page.locator('.day-sheet tbody tr')).toHaveCount(34);
  expect(await sheets(page)).toBe(1);
});
