import { expect } from '@playwright/test';
import { test, until } from './kept-site.ts';
import { whenUp } from './support.ts';

/** Installs a worker and takes its server away; a busy machine stretches both. */
test.setTimeout(120_000);

test('who loses the signal before the toxics have come has first aid, and is told what is not here', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await context.route(/\/assets\/toxicos-.*\.pack$/, (route) => route.abort());
  await page.goto('/perros');
  await whenUp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(page, async () => (await caches.keys()).some((name) => name.startsWith('pyp-base-')));
  await site.cut();
  await page.goto('/primeros-auxilios/intoxicaciones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intoxicaciones');
  await page.goto('/toxicos/chocolate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByText('no está guardada en este dispositivo')).toBeVisible();
  await expect(page.getByText('Los tóxicos no alcanzaron a guardarse')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Qué se comió/ })).toHaveCount(0);
  await page.goto('/buscar?q=mi+perro+comio+chocolate');
  await expect(page.getByText('Buscar en toda la guía necesita internet.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Primeros Auxilios/ })
      .last(),
  ).toBeVisible();
});
