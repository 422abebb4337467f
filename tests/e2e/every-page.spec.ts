import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DIST } from '../../scripts/setup/places.ts';
import { checkA11y, fitsWidth, isPhone, test } from './support.ts';
import { smallTargets } from './targets.ts';

/** Pages of one walk: a browser context for each of hundreds would cost more than the pages. */
const SHARE = 12;

/** Also what a desk's 1280 px leave at four times their size (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

/** Paths of every page that search engines are told of. Where nothing is built yet there is none, and nothing is walked. */
const listed = (): string[] => {
  const file = join(DIST, 'client/sitemap.xml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};
const paths = [
  ...listed(),
  '/sin-conexion',
  '/unauthorized',
  '/buscar?q=no+respira',
  '/clinicas/bogota?especie=loro',
  '/gatos/comparar',
  '/loros/comparar?razas=ninfas,agapornis,cacatua',
];
const shares = Array.from({ length: Math.ceil(paths.length / SHARE) }, (_, n) =>
  paths.slice(n * SHARE, (n + 1) * SHARE),
);

for (const [number, share] of shares.entries()) {
  test(`pages ${number * SHARE + 1} to ${number * SHARE + share.length}, from ${share[0]}, have no accessibility violation`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of share) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' });
        await fitsWidth(page, `${path}: pixels of sideways scrolling`);
        expect(await smallTargets(page), path).toEqual([]);
        if (isPhone(page)) {
          const wide = page.viewportSize() ?? { width: 375, height: 812 };
          await page.setViewportSize({ ...wide, width: NARROWEST });
          await fitsWidth(page, `${path}: at ${NARROWEST} px`);
          await page.setViewportSize(wide);
        }
        await checkA11y(page);
      });
    }
  });
}
