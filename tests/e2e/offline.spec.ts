import { expect } from '@playwright/test';
import { keptUrls, test, whenKept } from './kept-site.ts';

test.setTimeout(90_000);

test('the page of the very first visit opens again without network, with its picture', async ({ page, site, context, noise }) => {
  await page.goto('/perros/razas/labrador');
  await whenKept(page, '/perros/razas/labrador');
  await page.waitForFunction(async () => (await caches.open('pyp-pictures').then((drawer) => drawer.keys())).length > 0);
  await site.stop();
  await context.setOffline(true);
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labrador');
  const picture = page.locator('.plate img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  console.log(await keptUrls(page));
});
