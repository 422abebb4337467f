import { expect, type Page } from '@playwright/test';
import { checkA11y, isPhone, test, whenUp } from './support.ts';

const TABS = ['General', 'Cuidados', 'Alimentación', 'Salud'];

/** One breed of each species, with what only its species' general tab tells. */
const BREEDS = [
  ['/perros/razas/labrador', ['Temperamento', 'Características', 'Datos curiosos', 'Entrenamiento', 'Otros perros']],
  ['/gatos/razas/siames', ['Temperamento', 'Datos curiosos', 'Gato de regazo', 'Dentro o fuera de la casa']],
  ['/hamsters/razas/sirio', ['Temperamento', 'Actividad', 'Manejo en la mano', 'Solo o acompañado']],
  ['/loros/razas/guacamaya-roja', ['Temperamento', 'Datos curiosos', 'Cuánto vive de verdad']],
] as const;

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};

test.describe('a breed page', () => {
  for (const [path, words] of BREEDS) {
    test(`${path} tells in its general tab what its species needs`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path);
      await whenUp(page);
      const panel = page.getByRole('tabpanel', { name: 'General' });
      for (const word of [...words, 'Ventajas', 'Desventajas']) await expect(panel).toContainText(word);
      await expect(page.getByRole('main')).toContainText('Sin revisión veterinaria');
      await expect(page.getByRole('heading', { name: 'Fuentes' })).toBeVisible();
      await checkA11y(page);
    });
  }

  test('opens at the tab that its address names', async ({ page }) => {
    await page.goto('/perros/razas/labrador#salud');
    await expect(page.locator('#salud')).toBeVisible();
    await expect(page.locator('#general')).toBeHidden();
    await whenUp(page);
    await expect(page.getByRole('tab', { name: 'Salud' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Salud' })).toContainText('Displasia de cadera');
  });

  test('changes the address with the tab, and keeps the page where it is', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/razas/labrador');
    await whenUp(page);
    await page.getByRole('tab', { name: 'Alimentación' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.getByRole('tab', { name: 'Alimentación' }).click();
    await expect(page).toHaveURL(/#alimentacion$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('does not move while the app takes it over', async ({ page }) => {
    await page.goto('/perros/razas/labrador');
    await page.waitForLoadState('networkidle');
    const tops = () =>
      page.evaluate(() =>
        ['.plate', '.ficha', '.tab-row', '.tab-panel', '.provenance'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().top,
        ),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await tops();
    await whenUp(page);
    await expect.poll(tops).toEqual(before);
  });

  test('shows its drawing over the whole screen and gives the focus back', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/razas/labrador');
    await whenUp(page);
    const zoom = page.getByRole('button', { name: 'Ver a pantalla completa' });
    const plate = await boxOf(page, '.plate');
    await page.mouse.click(plate.x + plate.width / 3, plate.y + plate.height / 2);
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img')).toBeVisible();
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(zoom).toBeFocused();
  });

  test('a warning of welfare leaves name and drawing on the first screen, and unfolds', async ({ page }) => {
    await page.goto('/perros/razas/pug');
    const warning = page.getByRole('region', { name: 'Una cara que estorba para respirar' });
    const text = warning.getByText(/criado|escogió/).first();
    const drawing = await boxOf(page, '.plate');
    expect(drawing.y).toBeLessThan(isPhone(page) ? 812 * 0.75 : 600);
    await expect(text).toBeHidden();
    await warning.getByText('Qué le hace y qué mirar antes').click();
    await expect(text).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
  });

  test('names the duties of the law above the title and keeps what is ticked', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/razas/pitbull');
    const notice = await boxOf(page, '[aria-labelledby=aviso-legal]');
    expect(notice.y + notice.height).toBeLessThanOrEqual((await boxOf(page, 'h1')).y);
    await whenUp(page);
    const duty = page.getByRole('checkbox', { name: 'Ponerle microchip' });
    await duty.check();
    await page.reload();
    await whenUp(page);
    await expect(duty).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Registrarlo en el censo del municipio' })).not.toBeChecked();
  });

  test('says of native birds that the law forbids to keep them', { tag: '@full' }, async ({ page }) => {
    await page.goto('/loros/razas/guacamaya-roja');
    await expect(page.getByRole('region', { name: /fauna silvestre/i })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Fauna silvestre: prohibida su tenencia');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all four parts of a breed can be read one under the other', { tag: '@full' }, async ({ page }) => {
    await page.goto('/hamsters/razas/sirio');
    for (const name of TABS) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    for (const word of ['Ventajas', 'La jaula', 'Dieta base', 'Prevención']) {
      await expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Ver a pantalla completa' })).toBeHidden();
  });

  test('first aid has its steps and its numbers', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/intoxicaciones');
    await expect(page.getByRole('heading', { name: 'No provoques el vómito' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Llama' }).locator('a[href="tel:123"]')).toBeVisible();
  });
});

test.describe('a topic page', () => {
  test('leads to each of its blocks and to what comes next', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/salud/signos-alerta');
    await whenUp(page);
    const blocks = await page.locator('main .topic-block h2').allTextContents();
    const contents = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
    await expect(contents).toHaveText(blocks);
    await contents.last().click();
    await expect(page.getByRole('heading', { name: blocks.at(-1) as string })).toBeInViewport();
    await page.getByRole('navigation', { name: 'Sigue leyendo' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/signos-alerta/);
    await checkA11y(page);
  });

  test('is listed in the index of its section', { tag: '@full' }, async ({ page }) => {
    await page.goto('/perros/cuidados');
    await whenUp(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuidados de perros');
    await page.getByRole('link', { name: 'Higiene dental del perro' }).click();
    await expect(page).toHaveURL(/\/perros\/cuidados\/higiene-dental$/);
    // A page of its own: it begins at its top, under its name, and the first Tab leads past the header.
    await expect(page).toHaveTitle(/^Higiene dental del perro · /);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  });
});
