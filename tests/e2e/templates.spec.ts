import { expect } from '@playwright/test';
import { checkA11y, fitsWidth, test, whenUp } from './support.ts';

/** One page of every template that stands for everybody. */
const TEMPLATES = [
  '/',
  '/perros',
  '/gatos/razas',
  '/perros/comparar',
  '/encuentra',
  '/perros/razas/labrador',
  '/loros/razas/guacamaya-roja',
  '/perros/salud',
  '/perros/cuidados/higiene-dental',
  '/primeros-auxilios',
  '/primeros-auxilios/intoxicaciones',
  '/login',
  '/login/business',
  '/register',
  '/privacidad',
  '/unauthorized',
];

/** Made like another one of these. */
const ALIKE = ['/loros/razas/guacamaya-roja', '/perros/salud', '/login/business', '/unauthorized'];

/** Lists and breeds are drawn otherwise on a wide screen, and looked at there; `npm run test:full` looks at both widths. */
const WIDE = ['/gatos/razas', '/perros/razas/labrador'];

for (const path of TEMPLATES) {
  test(`${path} wakes as it stood, fits its screen, and has no accessibility violation`, {
    tag: WIDE.includes(path) ? '@desk' : ALIKE.includes(path) ? '@full' : [],
  }, async ({ page }) => {
    // Whether this browser can use a passkey here is known to it alone.
    const PASSKEYS =
      /(?<=llave de acceso)(Si ya agregaste|Las llaves de acceso no funcionan).*?(PIN de tu teléfono|localhost:\d+)\./;
    const words = async () =>
      (await page.evaluate(() => document.querySelector('main')?.textContent.replace(/\s+/g, ' ')))?.replace(
        PASSKEYS,
        '',
      );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await words();
    await whenUp(page);
    await expect.poll(words).toBe(before);
    await fitsWidth(page);
    await checkA11y(page);
  });
}
