import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

/** docs/map.md, Budgets: what a document runs by itself, brotli. */
const JAVASCRIPT = 70 * 1024;
/** Of its kind, by tests/site/weight.test.ts. */
const HEAVIEST = ['/perros/razas/labrador', '/toxicos'];
const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

for (const path of [
  '/perros/razas',
  '/perros/razas/labrador',
  '/perros/salud/signos-alerta',
  '/primeros-auxilios/intoxicaciones',
  '/toxicos',
  '/toxicos/chocolate',
  '/encuentra',
]) {
  test(`${path} asks for no script before its first paint, and stays within its budget`, {
    tag: HEAVIEST.includes(path) ? [] : '@full',
  }, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body, hardest).length),
      );
    });
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await whenUp(page);
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    console.log(`${path}: ${bytes} bytes of script in ${sizes.size} files`);
    expect(sizes.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(JAVASCRIPT);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  });
}

/** All that the first visit to a breed page takes, with the picture that Lighthouse's phone picks. */
const FIRST_VISIT = 180 * 1024;

test.describe('as the phone of Lighthouse', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test('a first visit to a breed page stays within its budget, all included', async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      // No notice of the service: an answer without a body.
      if (response.status() === 204) return;
      // An edge presses everything but pictures and fonts, which are so already.
      const pressed = !/\.(webp|woff2)$/.test(new URL(response.url()).pathname);
      sizes.set(
        response.url(),
        response.body().then((body) => (pressed ? brotliCompressSync(body, hardest).length : body.length)),
      );
    });
    await page.goto('/perros/razas/labrador');
    await whenUp(page);
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter((one) => one.currentSrc && one.complete).length))
      .toBeGreaterThan(0);
    const found = await Promise.all(
      [...sizes].map(async ([url, size]) => ({ url: new URL(url).pathname, size: await size })),
    );
    const bytes = found.reduce((sum, { size }) => sum + size, 0);
    for (const { url, size } of found) console.log(`${size} ${url}`);
    console.log(`first visit: ${bytes} bytes of ${FIRST_VISIT}`);
    expect(found.map(({ url }) => url)).toContainEqual(expect.stringMatching(/\/images\/.*\.webp$/));
    expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
  });
});
