import { expect } from '@playwright/test';
import { test } from './support.ts';

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

test('with letters twice as large no page scrolls sideways on a phone, and the menu stays whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const wide: string[] = [];
  for (const path of TEMPLATES) {
    await page.goto(path);
    const [width, screen, cut] = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const folded = document.querySelector('.mobile-menu[open]') ?? document.querySelector('.mobile-menu');
      const { right = 0 } = folded?.getBoundingClientRect() ?? {};
      return [document.documentElement.scrollWidth, innerWidth, right > innerWidth];
    });
    if (width > screen || cut) wide.push(`${path}: ${width} of ${screen} px`);
  }
  expect(wide).toEqual([]);
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

test('with letters twice as large no word of a title is broken in two', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const broken: string[] = [];
  for (const path of [
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
      return [...document.querySelectorAll('h1, .aid-steps h3')]
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
  const box = await act.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
});
