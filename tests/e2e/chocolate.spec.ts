import { expect } from '@playwright/test';
import { checkA11y, test, whenUp } from './support.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('chocolate can be reckoned by hand', { tag: '@full' }, async ({ page }) => {
    await page.goto('/toxicos/chocolate');
    await expect(page.getByRole('heading', { name: 'La cuenta a mano, solo para perros' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Chocolate con leche/ })).toContainText('1,5–3');
    await expect(page.getByRole('row', { name: /Puede ser mortal/ })).toBeVisible();
    // Every row says whom to call or to leave, the smallest dose too.
    const rows = page.getByRole('table', { name: 'Umbrales para perros' }).locator('tbody tr');
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) await expect(row).toContainText(/[Ss]al ya/);
    await expect(rows.first()).toContainText(/^Menos de 20.*Llama .*vigílalo doce horas/);
    await expect(page.getByLabel('Peso del perro')).toBeHidden();
  });
});

test('leads nobody to the dog’s sum who came for a cat', { tag: '@full' }, async ({ page }) => {
  const sum = page.getByRole('link', { name: 'Calcula si es mucho para tu perro' });
  await page.goto('/toxicos/chocolate?especie=gatos');
  await expect(page.locator('#calculadora')).toContainText('Con un gato llama ya, sin calcular.');
  await expect(sum).toBeHidden();
  await page.goto('/toxicos/chocolate?especie=perros');
  await expect(sum).toBeVisible();
});

test('learns how much chocolate is too much for a dog, and never that it is safe', async ({ page }) => {
  await page.goto('/toxicos/chocolate');
  await whenUp(page);
  await page.getByRole('link', { name: 'Calcula si es mucho para tu perro' }).click();
  const part = page.locator('#calculadora');
  await expect(part).toContainText('Solo para perros');
  // Who cannot reckon calls, and reads so before the form.
  const skip = part.getByRole('link', { name: 'Llama ya, sin calcular' });
  await expect(skip).toHaveAttribute('href', '#llama');
  await expect
    .poll(async () => (await skip.boundingBox())?.y)
    .toBeLessThan((await part.getByLabel('Qué chocolate').boundingBox())?.y ?? 0);
  await part.getByLabel('Qué chocolate').selectOption({ label: 'Chocolate con leche' });
  await part.getByLabel('Cuánto comió').fill('100');
  await part.getByLabel('Peso del perro').fill('10');
  // What to do stands in sight with no further step.
  await expect(part.getByRole('link', { name: 'Llamar al veterinario' })).toBeInViewport({ ratio: 1 });
  await expect(part.locator('[aria-live]')).toContainText('15–30 mg de teobromina y cafeína por kilo');
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('Llama ya');
  // No figure runs into the next, nor into its unit.
  const marks = part.locator('.choc-ruler text');
  await expect(marks.last()).toHaveText('100 mg/kg');
  const boxes = await marks.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  expect(boxes.filter(([left = 0], at) => at > 0 && left < (boxes[at - 1]?.[1] ?? 0))).toEqual([]);
  await expect(part.locator('[aria-live]')).toContainText('Vómito, diarrea, sed e inquietud.');
  await checkA11y(page);
  await part.getByLabel('Peso del perro').fill('2,5');
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('Sal ya');
  await expect(part.locator('[aria-live]')).toContainText('Puede ser mortal; también ha habido muertes con menos.');
  await checkA11y(page);
  await part.getByLabel('Cuánto comió').fill('5');
  await expect(part.locator('[aria-live]')).toContainText('no es lo mismo que seguro');
  await expect(part.locator('[aria-live]')).toContainText(/Llama con los gramos.*sal ya si está inquieto/);
  // Scales and packages say the unit: it may be typed, and another one is not taken for it.
  await part.getByLabel('Cuánto comió').fill('30 g');
  await part.getByLabel('Peso del perro').fill('4,5 kilos');
  await expect(part.locator('[aria-live]')).toContainText('10–20 mg');
  await part.getByLabel('Cuánto comió').fill('1 kg');
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(0);
  await part.getByLabel('Cuánto comió').fill('0');
  await expect(part.getByRole('alert')).toHaveText(/^Escribe cuánto falta/);
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(0);
  await part.getByLabel('Cuánto comió').fill('25');
  // What no further key makes right is said while somebody still stands in the field, by the field.
  await part.getByLabel('Peso del perro').fill('4000');
  await expect(part.getByRole('alert')).toHaveText('Ningún perro pesa tanto. Escribe los kilos: 4,5 o 20.');
  await part.getByLabel('Peso del perro').fill('una');
  await expect(part.getByRole('alert')).toHaveText('Escribe el peso en kilos: 4,5 o 20.');
  await part.getByLabel('Peso del perro').fill('4');
  await expect(part.getByRole('alert')).toHaveCount(0);
  await part.getByLabel('Cuánto comió').fill('9000');
  await expect(part.getByRole('alert')).toHaveText(/^Son más de 5 kilos/);
  await part.getByLabel('Cuánto comió').fill('media barra');
  await part.getByLabel('Peso del perro').focus();
  await expect(part.getByRole('alert')).toHaveText(/gramos/);
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(0);
});
