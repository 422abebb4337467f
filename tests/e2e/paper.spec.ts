import { expect } from '@playwright/test';
import { test } from './support.ts';

test.use({ javaScriptEnabled: false });

/** A sheet of A4 without its margins, px. */
const SHEET = { width: 700, height: 1000 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
});

test('on paper every line for people says so, and a step that calls has its number', async ({ page }) => {
  for (const path of ['/primeros-auxilios/intoxicaciones', '/primeros-auxilios/convulsiones', '/toxicos/chocolate']) {
    await page.goto(path);
    const lines = page.locator('.call-card .call-line');
    await expect.poll(() => lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all())
      await expect(line, path).toHaveText(/, línea de personas$/, { useInnerText: true });
    // What only a screen can follow.
    await expect(page.getByRole('link', { name: /Veterinarias 24 horas/ })).toBeHidden();
  }
  await page.goto('/primeros-auxilios/convulsiones');
  await expect(page.locator('.aid-steps a[href="tel:018000916012"]')).toHaveText(
    /^CISPROQUIM, toxicología 01 8000 916012, línea de personas$/,
  );
});

test('on paper the table of toxics is a table, so that each sheet begins with the names of the species', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/toxicos');
  const head = page.locator('.tox thead').first();
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head.getByRole('columnheader')).toHaveText(['Sustancia', 'Perros', 'Gatos', 'Hámsters', 'Loros']);
  const [column, cell] = await page.evaluate(() =>
    ['thead th:nth-child(4)', 'tr:has([href$="/chocolate"]) td:nth-child(4)'].map(
      (part) => document.querySelector(`.tox ${part}`)?.getBoundingClientRect().left,
    ),
  );
  expect(cell).toBe(column);
});

test('every figure of the tables has its unit beside it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/primeros-auxilios');
  const bare = (cells: string[], unit: RegExp) => cells.filter((text) => /\d/.test(text) && !unit.test(text));
  const vitals = await page.locator('.vitals tbody td:not(:last-child)').allInnerTexts();
  expect(vitals.length).toBeGreaterThan(20);
  expect(bare(vitals, /\d (por minuto|°C)$/)).toEqual([]);
  await page.goto('/toxicos/chocolate');
  const chocolate = await page.locator('.choc-pair tbody .num').allInnerTexts();
  expect(chocolate.length).toBeGreaterThan(10);
  expect(bare(chocolate, /\d\smg por (gramo|kilo)$/)).toEqual([]);
});

test('on paper each line of the red box ends with what comes first, and no arrow stands alone', {
  tag: '@full',
}, async ({ page }) => {
  for (const entry of ['intoxicaciones', 'rcp', 'gato-que-no-orina', 'golpes-y-caidas', 'ave-con-dificultad']) {
    await page.goto(`/primeros-auxilios/${entry}`);
    await expect(page.locator('.triage-act .icon:visible'), entry).toHaveCount(0);
    const broken = await page.locator('.triage-way').evaluateAll((ways) =>
      ways
        .filter((way) => way.checkVisibility())
        .filter((way) => {
          const act = way.querySelector('.triage-act')?.getBoundingClientRect();
          const nevers = [...way.querySelectorAll('b')].map((never) => getComputedStyle(never).display);
          return !act || way.getBoundingClientRect().bottom - act.bottom > 4 || nevers.some((one) => one !== 'inline');
        })
        .map((way) => way.textContent),
    );
    expect(broken, entry).toEqual([]);
  }
});
