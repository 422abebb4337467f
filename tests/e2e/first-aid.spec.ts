import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CONTENT_ROOT } from '../../scripts/content/guides.ts';
import { checkA11y, isPhone, stopClock, test, whenUp } from './support.ts';

test.describe('first aid', () => {
  test('has the three groups of the guide and the nine entries of the product', async ({ page }) => {
    await page.goto('/primeros-auxilios');
    await whenUp(page);
    await expect(page.getByRole('main')).toContainText('contacta de inmediato a tu veterinario');
    const groups = {
      'Situaciones Urgentes': ['Golpes y Caídas', 'Intoxicaciones', 'Dificultad Respiratoria'],
      'Heridas y Lesiones': ['Cortes y Rasguños', 'Quemaduras', 'Picaduras'],
      'Kit de Emergencia': ['Elementos Básicos', 'Medicamentos', 'Contactos'],
    };
    for (const [group, entries] of Object.entries(groups)) {
      const region = page.getByRole('region', { name: group });
      await expect(region.getByRole('heading', { name: group })).toBeVisible();
      for (const entry of entries) await expect(region.getByRole('link', { name: entry })).toBeVisible();
    }
    const urgent = page.getByRole('region', { name: 'Situaciones Urgentes' }).getByRole('link');
    for (const row of await urgent.all()) await expect(row).toContainText('Urgente');
    await expect(page.getByRole('table')).toContainText('Hámster sirio');
    await checkA11y(page);
  });

  test('numbers its steps through both lists and never says to make it vomit', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/intoxicaciones');
    await whenUp(page);
    // The style counts what is shown: a step that is not for the chosen species leaves no gap.
    await expect(page.locator('.aid-steps > li').last()).toHaveCSS('counter-increment', 'step 1');
    await expect(page.locator('.aid').first()).toHaveCSS('counter-reset', 'step 0');
    const content = (one: Element) => getComputedStyle(one, '::before').content;
    await expect.poll(() => page.locator('.numeral').last().evaluate(content)).toBe('counter(step)');
    await expect(page.getByRole('region', { name: 'Nunca hagas esto' })).toContainText('No uses agua oxigenada');
    await expect(page.locator('.aid-steps a[href="tel:018000916012"]')).toBeVisible();
    await checkA11y(page);
  });

  test('keeps the numbers in reach', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/golpes-y-caidas');
    const numbers = isPhone(page)
      ? page.getByRole('navigation', { name: 'Llamar' })
      : page.getByRole('region', { name: 'Llama' });
    for (const y of [0, 1500, 4000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect(numbers.locator('a[href="tel:123"]')).toBeInViewport({ ratio: 1 });
    }
  });

  test('calls the clinic whose number is kept on the device', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/intoxicaciones');
    await whenUp(page);
    const call = page.getByRole('link', { name: 'Llama y sal ya' }).first();
    await expect(call).toHaveAttribute('href', '#llama');
    await page.getByLabel('Teléfono de tu clínica').fill('300 123 4567');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(call).toHaveAttribute('href', 'tel:+573001234567');
    await page.goto('/primeros-auxilios/picaduras');
    await whenUp(page);
    await expect(call).toHaveAttribute('href', 'tel:+573001234567');
    await expect(page.getByRole('link', { name: /Tu clínica/ })).toBeVisible();
  });

  test('moves nothing', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/primeros-auxilios/rcp');
    await whenUp(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('.aid *')]
        .filter((part) => {
          const { transitionDuration, animationName } = getComputedStyle(part);
          return transitionDuration.split(', ').some((time) => time !== '0s') || animationName !== 'none';
        })
        .map((part) => part.className),
    );
    expect(moving).toEqual([]);
  });
});

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: false });
const animals = (page: Page) => page.getByRole('table').getByRole('rowheader').allInnerTexts();

test.describe('first aid for one species', () => {
  test('leaves out what is for others, stands in the address, goes on with its links and is kept nowhere', async ({
    page,
  }) => {
    await page.goto('/primeros-auxilios');
    await whenUp(page);
    await choice(page, 'Gatos').check();
    await expect(page).toHaveURL(/\/primeros-auxilios\?especie=gatos$/);
    await expect(page.getByText('Se muestra lo que sirve para gatos.')).toBeAttached();
    await expect(row(page, 'Ave con Dificultad')).toBeHidden();
    await expect(row(page, 'Convulsiones')).toBeVisible();
    await page.getByRole('table').scrollIntoViewIfNeeded();
    await expect.poll(() => animals(page)).toEqual(['Gato']);
    await expect(page.getByLabel('¿De quién?')).toHaveValue('Gato');
    await checkA11y(page);
    await row(page, 'Golpes y Caídas').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Golpes y Caídas' })).toBeVisible();
    await expect(choice(page, 'Gatos')).toBeChecked();
    const notes = page.getByRole('region', { name: 'Según la especie' });
    await expect(notes.getByRole('heading', { level: 3, includeHidden: false })).toHaveText(['Gatos']);
    await page.getByRole('link', { name: 'Qué cambia en gatos' }).click();
    await expect(notes).toBeInViewport();
    await page.goto('/primeros-auxilios?especie=gatos');
    await expect(row(page, 'Hámster Frío').first()).toBeHidden();
    await whenUp(page);
    await choice(page, 'Todos').check();
    await expect(page).toHaveURL(/\/primeros-auxilios$/);
    await expect(row(page, 'Hámster Frío').first()).toBeVisible();
    // Another day, another animal: nobody is shown how to press a bird because of what was chosen before.
    await page.goto('/primeros-auxilios/rcp?especie=loros');
    await whenUp(page);
    await expect(choice(page, 'Loros')).toBeChecked();
    await choice(page, 'Gatos').check();
    await page.goto('/');
    await page.getByRole('link', { name: /No respira/ }).click();
    await expect(page).toHaveURL(/\/primeros-auxilios\/rcp(#.*)?$/);
    await whenUp(page);
    await expect(choice(page, 'Todos')).toBeChecked();
    await expect(page.getByRole('navigation', { name: '¿A quién vas a comprimir?' })).toBeVisible();
  });

  test('a shared address shows its species before the app is up, and nothing moves when it wakes', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/primeros-auxilios/elementos-basicos?especie=loros');
    await expect(page.getByRole('checkbox', { name: /Bozal de tela/ })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /Báscula de cocina/ })).toBeVisible();
    const tops = () =>
      page.evaluate(() => [...document.querySelectorAll('.kit li')].map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    await whenUp(page);
    await expect(choice(page, 'Loros')).toBeChecked();
    await expect.poll(tops).toEqual(before);
  });

  test('an entry about another species stays whole', { tag: '@full' }, async ({ page }) => {
    await page.goto('/primeros-auxilios/hamster-frio?especie=perros');
    await whenUp(page);
    await expect(page.getByRole('region', { name: 'Según la especie' })).toContainText('Roborovski');
  });
});

test('breaths are counted by taps with the keyboard, and the result is explained', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/primeros-auxilios/dificultad-respiratoria');
  await whenUp(page);
  await page.getByRole('link', { name: 'Contar respiraciones o latidos' }).click();
  await expect(page).toHaveURL(/\/primeros-auxilios#contar$/);
  const counter = page.getByRole('region', { name: 'Cuenta sus respiraciones o sus latidos' });
  await expect(counter).toBeInViewport();
  await counter.getByLabel('¿De quién?').selectOption('Hámster sirio');
  await counter.getByRole('button', { name: /Toca aquí/ }).focus();
  await stopClock(page);
  for (let taps = 0; taps < 20; taps += 1) {
    await page.keyboard.press('Space');
    await page.clock.runFor(760);
  }
  await counter.getByRole('button', { name: 'Terminar' }).press('Enter');
  await expect(counter.getByRole('heading', { name: /de lo normal: 34–135 en hámster sirio/ })).toBeVisible();
  await page.clock.resume();
  await checkA11y(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('first aid can be read for one species, and says how to count with a watch', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/primeros-auxilios');
    await choice(page, 'Hámsters').check({ force: true });
    await expect(row(page, 'Ave con Dificultad').first()).toBeHidden();
    await expect.poll(() => animals(page)).toHaveLength(2);
    await expect(page.getByText('cuenta quince segundos, multiplica por cuatro')).toBeVisible();
    await expect(page.getByLabel('¿De quién?')).toBeHidden();
  });
});

test('every entry, and the guide, is one sheet of paper, two sides at most', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000);
  const entries = readdirSync(join(CONTENT_ROOT, 'primeros-auxilios')).map((name) => name.replace('.yaml', ''));
  const longer: string[] = [];
  for (const path of ['/primeros-auxilios', ...entries.map((slug) => `/primeros-auxilios/${slug}`)]) {
    await page.goto(path);
    for (const format of ['Letter', 'A4']) {
      const sheet = (await page.pdf({ format })).toString('latin1');
      if ((sheet.match(/\/Type\s*\/Page[^s]/g)?.length ?? 99) > 2) longer.push(`${path} on ${format}`);
    }
  }
  expect(longer).toEqual([]);
});
