import { expect, type Locator } from '@playwright/test';
import { test } from './support.ts';

const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

/** One page of every public template. */
const TEMPLATES = [
  '/',
  '/perros',
  '/gatos/razas',
  '/perros/comparar?razas=labrador,pug',
  '/encuentra',
  '/perros/razas/labrador',
  '/loros/razas/guacamaya-roja',
  '/perros/salud',
  '/perros/cuidados/higiene-dental',
  '/primeros-auxilios',
  '/primeros-auxilios/intoxicaciones',
  '/primeros-auxilios/rcp',
  '/primeros-auxilios/contactos',
  '/primeros-auxilios/elementos-basicos',
  '/toxicos',
  '/toxicos/chocolate',
  '/toxicos/acetaminofen',
  '/buscar?q=mi+perro+se+trago+dos+dolex',
  '/buscar?q=zzzz',
  '/como-se-revisa',
  '/acerca',
  '/privacidad',
  '/sin-conexion',
  '/login',
  '/login/business',
  '/register',
  '/recuperar',
  '/unauthorized',
];

/** Two phones: the usual one, and the narrowest. */
for (const width of [375, 320])
  test(`with letters twice as large no page scrolls sideways at ${width} px, and nothing of it is cut`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const wide: string[] = [];
    for (const path of TEMPLATES) {
      await page.goto(path);
      const [drawn, cut] = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        // What is out of sight is laid out too: a reader scrolls there.
        const all = new CSSStyleSheet();
        all.replaceSync('* { content-visibility: visible !important; animation: none !important }');
        document.adoptedStyleSheets.push(all);
        const out = [
          ...document.querySelectorAll('.mobile-menu, .call-bar *, main a, main button, main h1, main h2'),
        ].filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1);
        const pushed = (part: Element) => part.closest('.tox-kinds, .plate, .tab-row, [class*=overflow-x]') !== null;
        return [
          document.documentElement.scrollWidth,
          out.filter((part) => !pushed(part)).map((part) => part.textContent?.trim().slice(0, 30)),
        ] as const;
      });
      if (drawn > width || cut.length > 0) wide.push(`${path}: ${drawn} px; ${cut.slice(0, 3).join(' | ')}`);
    }
    expect(wide).toEqual([]);
  });

test('with letters twice as large the narrowest phone shows what was found on its first screen', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.goto('/buscar?q=mi+perro+se+trago+dos+dolex');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => bottomOf(page.locator('.found h3').first())).toBeLessThanOrEqual(812);
});

test('with letters twice as large nothing of first aid leaves its card or is a word wide', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const entry of ['rcp', 'atragantamiento', 'hamster-frio', 'golpes-y-caidas']) {
    await page.goto(`/primeros-auxilios/${entry}`);
    const wrong = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const right = document.querySelector('.triage')?.getBoundingClientRect().right ?? 0;
      const out = [...document.querySelectorAll('.triage-way, .triage-way *')].filter(
        (part) => part.getBoundingClientRect().right > right,
      );
      const narrow = [...document.querySelectorAll('.triage-way ul')].filter(
        (part) => part.checkVisibility() && part.getBoundingClientRect().width < 180,
      );
      return [...out, ...narrow].map((part) => part.textContent);
    });
    expect(wrong, entry).toEqual([]);
  }
});

test('with letters twice as large no word of a title is broken in two', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 });
  const broken: string[] = [];
  for (const path of [
    '/primeros-auxilios/intoxicaciones',
    '/primeros-auxilios/atragantamiento',
    '/primeros-auxilios/ave-con-dificultad',
    '/primeros-auxilios/medicamentos',
    '/loros/razas/guacamaya-roja',
    '/privacidad',
    '/toxicos/antigripales',
    '/toxicos/anticonceptivos',
    '/toxicos/matarratas-guayaquil',
  ]) {
    await page.goto(path);
    const words = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const range = document.createRange();
      const brokenIn = (text: Node) =>
        [...(text.textContent ?? '').matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      return [...document.querySelectorAll('h1, main h2:not(.panel-title), .aid-steps h3')]
        .flatMap((title) => [...title.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .flatMap(brokenIn);
    });
    broken.push(...words.map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});

test('with letters twice as large the first screen of the compressions holds what to look at', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/primeros-auxilios/rcp');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const act = page.getByText('No responde y no respira').first();
  const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
  await expect.poll(() => bottomOf(act)).toBeLessThanOrEqual(foot);
});

test('with letters twice as large the beat stays as wide as the screen, and says large that hands change', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.install();
  await page.goto('/primeros-auxilios/rcp');
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (width === 375) await page.locator('[data-beat-start]').first().click();
    await expect(page.getByText('Comprime a este ritmo')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.clock.runFor(121_000);
  await expect(page.getByRole('heading', { name: 'Que comprima otra persona', exact: true })).toBeVisible();
});
