import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { drawers, test, until, whenKept } from './kept-site.ts';
import { SECOND, SECOND_WORDS, secondBuild } from './second-build.ts';
import { checkA11y, whenUp } from './support.ts';

test.setTimeout(180_000);

/** Notes the scripts and styles of a page since its last navigation, and its build. */
const partsOf = (page: Page) =>
  page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    code: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)),
  }));

/** Everything that the page has loaded belongs to one build: the first or the second. */
const isWhole = async (page: Page, which: 'first' | 'second') => {
  await whenUp(page);
  const { code } = await partsOf(page);
  expect(code.length).toBeGreaterThan(2);
  const second = code.filter((path) => path.startsWith(`/assets/${SECOND}`));
  expect(second, which).toEqual(which === 'second' ? code : []);
  await expect(page.getByText(SECOND_WORDS)).toHaveCount(which === 'second' ? 1 : 0);
};

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const notice = (page: Page) => page.getByRole('complementary', { name: 'Versión nueva' });

test('a newer version is offered, taken when asked for, and never mixed with the one that is open', {
  tag: '@full',
}, async ({ page, context, site, noise }) => {
  // Its code is not on the server any more when somebody goes on in the first build.
  noise.allow(/404/);
  await page.goto('/perros/razas/labrador');
  await whenKept(page, '/perros/razas/labrador');
  const other = await context.newPage();
  await other.goto('/gatos/razas');
  await whenKept(other, '/gatos/razas');
  await isWhole(page, 'first');
  const { build } = await partsOf(page);

  const folder = await secondBuild();
  await site.cut();
  await site.back(join(folder, 'client'));
  await lookForUpdate(page);
  await expect(notice(page)).toContainText('Hay una versión nueva');
  await checkA11y(page);
  await isWhole(page, 'first');

  // Over first aid nothing gets in the way; from the server it is the second build, whole.
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(notice(page)).toHaveCount(0);

  await expect(notice(other)).toBeVisible();
  await notice(other).getByRole('button', { name: 'Actualizar' }).click();
  await expect(other.getByText(SECOND_WORDS)).toBeVisible();
  await isWhole(other, 'second');
  await expect.poll(async () => (await partsOf(other)).build).not.toBe(build);

  // The first tab is still the first build: the new worker hands out its old code, and nothing has loaded anew.
  await isWhole(page, 'first');
  const { code } = await partsOf(page);
  const old = await page.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)), code);
  expect(new Set(old)).toEqual(new Set([200]));
  const gone = code.filter((path) => path.endsWith('.js'))[0] ?? '';
  expect((await page.request.get(gone)).status()).toBe(404);

  await page.goto('/primeros-auxilios');
  await isWhole(page, 'second');
  await expect(notice(page)).toHaveCount(0);

  // Without network: first aid of the second build, and a guide that only the first one brought, as it was then.
  await site.cut();
  await page.goto('/primeros-auxilios/rcp');
  await isWhole(page, 'second');
  await page.goto('/perros/razas/labrador');
  await isWhole(page, 'first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labrador');
  const { urls } = await drawers(page);
  // First aid, toxics and the search, each once.
  expect(urls.filter((url) => url.endsWith('.pack'))).toHaveLength(3);
  rmSync(folder, { recursive: true });
});

test('a page that is already the new version lets its worker take over without a word', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await page.goto('/perros/razas');
  await whenKept(page, '/perros/razas');
  const folder = await secondBuild();
  await site.cut();
  await site.back(join(folder, 'client'));
  await page.reload();
  await isWhole(page, 'second');
  await until(page, async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((name) => name.startsWith('pyp-base-'));
    return (
      !waiting &&
      !installing &&
      active?.state === 'activated' &&
      names.join() === `pyp-base-${document.documentElement.dataset.build}`
    );
  });
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/toxicos');
  await isWhole(page, 'second');
  rmSync(folder, { recursive: true });
});
