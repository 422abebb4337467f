import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DIST } from '../../scripts/setup/places.ts';
import { checkA11y, test } from './support.ts';

/** Pages of one walk: a browser context for each of hundreds would cost more than the pages. */
const SHARE = 12;

/** Paths of every page that search engines are told of. Where nothing is built yet there is none, and nothing is walked. */
const listed = (): string[] => {
  const file = join(DIST, 'client/sitemap.xml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};
const paths = [...listed(), '/sin-conexion', '/unauthorized', '/buscar?q=no+respira'];
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
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `${path}: pixels of sideways scrolling`).toBe(0);
        await checkA11y(page);
      });
    }
  });
}
