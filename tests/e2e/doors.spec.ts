import { expect, type Page } from '@playwright/test';
import { test, whenUp } from './support.ts';
import { smallTargets } from './targets.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar sustancia' });
const door = (page: Page) => page.getByRole('main').getByRole('link', { name: /Qué se comió/ });

test('from home to a substance in two touches and a word', async ({ page }) => {
  await page.goto('/');
  await expect(door(page)).toBeInViewport({ ratio: 1 });
  await door(page).click();
  await expect(page).toHaveURL(/\/toxicos#/);
  // The field waits for the word: nobody has to find it first.
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dolex');
  // The first of what the whole word finds, not of its first letter.
  const found = page.getByRole('option').first();
  await expect(found).toContainText('Acetaminofén');
  await found.click();
  await expect(page.locator('h1')).toContainText('Acetaminofén');
});

test('the look-up of toxics has a door in the menu, at the foot, and first of all in first aid and in poisonings', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/gatos');
  await page.locator('summary[aria-label="Menú"]').click();
  await page.locator('.sheet').getByRole('link', { name: 'Qué se comió' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Qué se comió' })).toHaveCount(1);

  await page.goto('/primeros-auxilios');
  const count = await page.evaluate(async () => {
    const text = await (await fetch('/toxicos')).text();
    return new Set(text.match(/href="\/toxicos\/[^"#]+/g)).size;
  });
  expect(count).toBeGreaterThan(150);
  await expect(door(page)).toContainText(`Busca entre ${count} sustancias`);
  await expect(door(page)).toBeInViewport({ ratio: 1 });
  const doors = await page
    .locator('main a:not(nav a)')
    .evaluateAll((all) => all.slice(0, 2).map((one) => one.textContent));
  expect(doors).toEqual(['No responde ni respiraComprime ya', `Qué se comióBusca entre ${count} sustancias`]);

  await page.goto('/primeros-auxilios/intoxicaciones');
  await expect(door(page)).toBeInViewport({ ratio: 1 });
  const [doorTop, triageTop] = [door(page), page.locator('.triage')].map(
    (part) => async () => (await part.boundingBox())?.y ?? Number.NaN,
  );
  await expect(async () => expect(await doorTop?.()).toBeLessThan((await triageTop?.()) ?? 0)).toPass();
});

test('a plain visit to the toxics opens no keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/toxicos');
  await whenUp(page);
  await expect(field(page)).not.toBeFocused();
});

for (const width of [320, 375, 768]) {
  test(`the header of ${width} px has the search beside the menu, every target whole and none over another`, {
    tag: width === 320 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/gatos');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Buscar', exact: true })).toBeInViewport({ ratio: 1 });
    const boxes = await page
      .locator('.bar > .brand, .bar-end > *:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, box] of boxes.entries()) {
      expect(box.height, `${index}`).toBeGreaterThanOrEqual(44);
      expect(box.width, `${index}`).toBeGreaterThanOrEqual(44);
      expect(box.right, `${index}`).toBeLessThanOrEqual((boxes[index + 1]?.left ?? width) + 0.5);
    }
    expect(await smallTargets(page)).toEqual([]);
    await header.getByRole('link', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}

test('the search has its field ready before the app is there, and gives way to results', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  noise.allow(/\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/buscar');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('uva');
  await page.keyboard.press('Enter');
  await expect(page.locator('#resultados')).toContainText('Uva');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  // The way back from a result leads to the results, not to a keyboard over them.
  await page.getByRole('main').locator('.found a').first().click();
  await expect(page).not.toHaveURL(/\/buscar/);
  await page.goBack();
  await expect(page.locator('#resultados')).toContainText('Uva');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('who leaves the menu of a phone by keyboard sees what is focused; Escape closes it from anywhere in the page', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/gatos');
  await whenUp(page);
  const opener = page.locator('summary[aria-label="Menú"]');
  const panel = page.locator('.sheet');
  await opener.press('Enter');
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  // What comes next: of the page, or of the notice that may stand above it by now.
  await expect(page.locator(':is(main, aside) :focus')).toBeInViewport();
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  // A touch between two links leaves the focus with nobody.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
