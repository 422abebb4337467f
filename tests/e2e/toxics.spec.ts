import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONTENT_ROOT } from '../../scripts/content/guides.ts';
import { checkA11y, fitsWidth, isPhone, test, whenUp } from './support.ts';

const COUNT = readdirSync(join(CONTENT_ROOT, 'toxicos')).filter((name) => name.endsWith('.yaml')).length;

/** axe over a table of a thousand cells takes its time. */
test.setTimeout(90_000);

const rows = (page: Page) => page.locator('.tox tbody tr:visible');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nameOf = (page: Page, at: number) => rows(page).nth(at).getByRole('link');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table of toxics is readable for the four species, and leads to every page', async ({ page }) => {
    await page.goto('/toxicos');
    await expect(rows(page)).toHaveCount(COUNT);
    const avocado = rows(page).filter({ has: page.getByRole('link', { name: 'Aguacate', exact: true }) });
    for (const word of await avocado.locator('td').all()) {
      await expect(word).toBeVisible();
      await expect(word).toHaveText(/^(Grave|Moderada|Leve|Ninguna|Sin dato)$/);
    }
    await expect(page.getByText('«Sin dato» no quiere decir «seguro»')).toBeVisible();
    await expect(page.getByLabel('Buscar sustancia')).toBeHidden();
    await page.getByRole('link', { name: 'Objetos', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Objetos/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Plantas y hongos' }).click();
    await expect(page.getByRole('heading', { name: /^Plantas y hongos/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Lirio y azucena' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lirio y azucena');
  });
});

test.describe('a frightened owner', () => {
  test('finds a substance by the name people use, without its accents, from the first-aid guide', async ({ page }) => {
    await page.goto('/primeros-auxilios');
    await page.getByRole('link', { name: 'Buscar una sustancia' }).click();
    await expect(page).toHaveURL(/\/toxicos$/);
    await whenUp(page);
    const search = page.getByLabel('Buscar sustancia');
    await search.fill('DOLEX');
    await expect(page.getByRole('option', { name: /Acetaminofén/ })).toBeVisible();
    await checkA11y(page);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/toxicos\/acetaminofen$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetaminofén');
  });

  test('is not told that what the list lacks is safe', { tag: '@full' }, async ({ page }) => {
    await page.goto('/toxicos');
    await whenUp(page);
    // A guess that is none: who meant something else is told the same.
    await page.getByLabel('Buscar sustancia').fill('piedra pómez');
    await expect(page.getByRole('option')).toHaveText(/piedra azul/);
    await expect(page.locator('.listbox-empty')).toContainText('no quiere decir que sea seguro');
    await page.getByLabel('Buscar sustancia').fill('zanahoria');
    await expect(page.locator('.listbox-empty')).toContainText('Eso no quiere decir que sea seguro');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('who tells what happened is shown what the sentence names', { tag: '@full' }, async ({ page }) => {
    await page.goto('/toxicos');
    await whenUp(page);
    const search = page.getByLabel('Buscar sustancia');
    await search.fill('mi perro se tragó dos Dolex');
    await expect(page.getByRole('group', { name: 'Está en la lista' }).getByRole('option')).toHaveText(/^Acetaminofén/);
    await expect(page.locator('.listbox-empty')).toHaveCount(0);
    await search.fill('mi perra se comio un chocoramo');
    await expect(page.getByRole('option')).toHaveText(/^Chocolate y cacao.*Chocorramo/);
  });

  test('who mistypes is asked what was meant, by species, and no guess is opened unread', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/toxicos?especie=perros');
    await whenUp(page);
    const search = page.getByLabel('Buscar sustancia');
    // All that the list says while somebody waits: it must not deny what it is about to offer.
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(document.querySelector('.tox-find')?.textContent ?? '')).observe(
        document.querySelector('.tox-find') as Element,
        { subtree: true, childList: true, characterData: true },
      );
    });
    await search.fill('chocolatte');
    const near = page.getByRole('group', { name: '¿Quisiste decir…?' }).getByRole('option');
    await expect(near).toHaveText(/^Chocolate y cacao.*Grave$/);
    await expect(page.getByText(/^¿Quisiste decir Chocolate y cacao\?/)).toBeAttached();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((text) => text.includes('No está en la lista'))).toEqual([]);
    await checkA11y(page);
    await search.press('Enter');
    await expect(near).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/toxicos\/chocolate\?especie=perros$/);
  });

  test('filters by species and kind from the keyboard, and the address carries it', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/toxicos');
    await whenUp(page);
    await expect(
      rows(page)
        .filter({ hasText: 'Diente, polvo' })
        .getByText(isPhone(page) ? /^(?:Perros y gatos: )?Sal ya/ : /^Perros y gatos: Sal ya/)
        .first(),
    ).toBeVisible();
    await chip(page, 'Loros').focus();
    await page.keyboard.press('Enter');
    await expect(
      rows(page)
        .filter({ hasText: 'Diente, polvo' })
        .getByText(/Sal ya/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/\/toxicos\?especie=loros$/);
    await expect(chip(page, 'Loros')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(COUNT);
    await expect(rows(page).first().locator('td:visible')).toHaveCount(1);
    await chip(page, 'Humos y gases').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?especie=loros&tipo=humo$/);
    await expect(page.getByText(/^\d+ sustancias, las más graves primero\. Gravedad en loros:/)).toBeVisible();
    await expect.poll(() => rows(page).count()).toBeLessThan(COUNT);
    await expect(rows(page).first().locator('td:visible')).toHaveText('Grave');
    await checkA11y(page);

    await page.reload();
    await whenUp(page);
    await expect(chip(page, 'Humos y gases')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Humos y gases')).toBeInViewport();
    await expect(rows(page).first().locator('td:visible')).toHaveText('Grave');

    await chip(page, 'Humos y gases').click();
    await chip(page, 'Loros').click();
    if (isPhone(page)) {
      // There a column is always read alone: the chosen one stays.
      await expect(page).toHaveURL(/\/toxicos\?especie=loros$/);
      await expect(rows(page).first().locator('td:visible')).toHaveCount(1);
      return;
    }
    await expect(page).toHaveURL(/\/toxicos$/);
    await expect(rows(page)).toHaveCount(COUNT);
    await expect(async () => {
      const names = [await nameOf(page, 0).textContent(), await nameOf(page, 1).textContent()];
      expect(names).toEqual([...names].sort((a, b) => (a ?? '').localeCompare(b ?? '', 'es')));
    }).toPass();
  });

  test('reads what to do, the signs and whom to call on the page of a substance', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/toxicos/xilitol');
    await expect(page.getByRole('definition').first()).toHaveText('Grave');
    const now = page.getByRole('region', { name: 'Cuándo salir ya' });
    await expect(now.getByText(/^Sal ya/).first()).toBeInViewport();
    await expect(page.getByText('No provoques el vómito.')).toHaveCount(1);
    await expect(now.getByText('No provoques el vómito.')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Qué hacer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Señales que puedes ver' })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    if (isPhone(page)) await expect(page.getByRole('navigation', { name: 'Llamar' })).toBeInViewport();
    await page.getByRole('link', { name: 'Alimentos: ver la lista' }).click();
    await expect(page).toHaveURL(/\/toxicos\?tipo=alimento$/);
    await expect(chip(page, 'Alimentos')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: /^Plantas/ })).toBeHidden();
  });

  test('prints a substance on one page', { tag: '@full' }, async ({ page, browserName }) => {
    expect(browserName).toBe('chromium');
    await page.goto('/toxicos/lirio-y-azucena');
    for (const format of ['Letter', 'A4']) {
      const sheet = (await page.pdf({ format })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(1);
    }
  });
});

for (const path of ['/toxicos', '/toxicos/chocolate', '/toxicos/lengua-de-suegra']) {
  test(`${path} wakes as it stood, fits its screen at 320 px too, and has no accessibility violation`, {
    tag: path === '/toxicos' ? [] : '@full',
  }, async ({ page }) => {
    const words = () => page.evaluate(() => document.querySelector('main')?.textContent.replace(/\s+/g, ' '));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await words();
    await whenUp(page);
    await expect.poll(words).toBe(before);
    await checkA11y(page);
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 });
    await fitsWidth(page);
  });
}
