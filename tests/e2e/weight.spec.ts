import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { test, whenUp } from './support.ts';

/** Issue 2, Speed: a guide page's script, brotli. */
const JAVASCRIPT = 75 * 1024;
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
