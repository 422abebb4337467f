import { expect, type Page } from '@playwright/test';
import { keptPath } from '../../src/shared/offline.ts';
import { drawers, test, until, whenKept } from './kept-site.ts';
import { enter } from './sign-in.ts';
import { checkA11y, whenUp } from './support.ts';

test.setTimeout(240_000);

/** Addresses that may be kept: files of the build, drawings, and guides under their one spelling. */
const mayBeKept = (url: string) =>
  /^\/(assets|images)\/[^?]+$/.test(url) || /^\/favicon\.svg(\?|$)/.test(url) || keptPath(url) === url;

const ownerCodeIsKept = (page: Page) =>
  until(page, async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('pyp-owner-'));
    return (
      name !== undefined && (await (await caches.open(name)).keys()).some(({ url }) => /owner-dashboard/.test(url))
    );
  });

test('calls, private pages and keys are never kept, and logging out leaves nothing private', { tag: '@full' }, async ({
  page,
  noise,
}) => {
  noise.allow(/status of 40[14]/);
  const { token, user } = await enter(page, 'familia', '/dashboard/user');
  await whenKept(page);
  await ownerCodeIsKept(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [
    '/dashboard/user?vista=citas',
    '/appointments',
    '/carne/una-llave',
    '/clave',
    '/openapi.json',
    '/perros/razas/labrador',
  ]) {
    await page.goto(path).catch(() => {});
  }
  await page.evaluate(() =>
    Promise.all(['/users/pets', '/api/users/profile', '/trpc/auth.session'].map((path) => fetch(path))),
  );
  await until(page, async () => (await caches.match('/perros/razas/labrador')) !== undefined);

  const kept = await drawers(page);
  expect(kept.urls.length).toBeGreaterThan(40);
  expect(kept.urls.filter((url) => !mayBeKept(url))).toEqual([]);
  const secrets = [token, user.id, user.name, 'familia@patasyplumas.test'];
  expect(kept.texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);

  await page.goto('/dashboard/user');
  await whenUp(page);
  await page.getByRole('button', { name: user.name }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const after = await drawers(page);
  expect(after.urls.filter((url) => !mayBeKept(url))).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(' '))).not.toContain(user.id);
});

test('an owner’s panel opens without network and says why it is empty; what was never opened says so too', {
  tag: '@full',
}, async ({ page, site }) => {
  await enter(page, 'familia', '/dashboard/user');
  await whenKept(page);
  await ownerCodeIsKept(page);
  await site.cut();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByText('Lo que ves puede estar incompleto')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Familia' }).or(page.locator('.user-button'))).toBeVisible();
  await checkA11y(page);

  await page.goto('/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByText('Esta parte de tu cuenta necesita internet.')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('main').getByRole('link', { name: 'Primeros Auxilios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primeros Auxilios');

  await page.goto('/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await site.back();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión');
});
