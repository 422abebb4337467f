import { expect } from '@playwright/test';
import { drawers, test, until } from './kept-site.ts';
import { whenUp } from './support.ts';

test.setTimeout(120_000);

const packs = (urls: string[]) =>
  urls.filter((url) => url.endsWith('.pack')).map((url) => url.replace(/-\w+\.pack$/, ''));

test('who saves data gets first aid ahead of time, and of toxics what they open', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/toxicos/xilitol');
  await whenUp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(page, async () => (await (await caches.match('/toxicos/xilitol'))?.text())?.includes('<h1') === true);
  expect(packs((await drawers(page)).urls)).toEqual(['/assets/urgencias']);

  await site.cut();
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/toxicos/xilitol');
  await expect(title).toHaveText('Xilitol');
  await page.goto('/primeros-auxilios/rcp');
  await expect(page.locator('a[href="tel:123"]').first()).toBeAttached();
  await page.goto('/toxicos/ajo');
  await expect(title).toHaveText('Sin conexión');
  await whenUp(page);
  // What is not here is not promised.
  await expect(page.getByRole('main').getByRole('link', { name: /^Primeros Auxilios/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Qué se comió/ })).toHaveCount(0);

  await site.back();
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await page.goto('/perros');
  await whenUp(page);
  await expect
    .poll(async () => packs((await drawers(page)).urls))
    .toEqual(['/assets/urgencias', '/assets/toxicos', '/assets/busqueda']);
});
