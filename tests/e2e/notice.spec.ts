import { expect, type Page } from '@playwright/test';
import { type Demo, enter } from './sign-in.ts';
import { stopClock, test, whenUp } from './support.ts';

/** One page of every template that has the notice. */
const TEMPLATES = [
  '/',
  '/perros',
  '/gatos/razas',
  '/perros/comparar?razas=labrador,pug',
  '/encuentra',
  '/perros/razas/labrador',
  '/loros/razas/guacamaya-roja',
  '/perros/salud',
  '/perros/cuidados/higiene-dental',
  '/buscar',
  '/buscar?q=uva',
  '/login',
  '/login/business',
  '/register',
  '/privacidad',
  '/acerca',
  '/unauthorized',
  '/no-existe',
];
const WIDTHS = [320, 375, 768, 1440];

const notice = (page: Page) => page.getByRole('complementary', { name: 'Aviso de emergencias' });
/** Well past the second. */
// biome-ignore lint/suspicious/noPlaywrightWaitForTimeout: what must not come would be there by now.
const past = (page: Page) => page.waitForTimeout(1300);
/** Every page that loads is a visit of its own. */
const visitEach = (page: Page) => page.addInitScript(() => sessionStorage.clear());

/** Controls of the first screen of whose middle the notice takes the touch, in words. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility() && !control.closest('.notice'))
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.notice');
      })
      .map((control) => control.textContent || control.localName),
  );

test('the notice covers no control of the first screen of any page, and moves nothing when it comes', {
  tag: '@full',
}, async ({ page, noise }) => {
  test.setTimeout(240_000);
  noise.allow(/404/);
  await visitEach(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The other widths are the whole walk's; a screen of the height of a small phone is the hardest.
  for (const width of process.env.FULL ? WIDTHS : [page.viewportSize()?.width ?? 375]) {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
    for (const path of TEMPLATES) {
      await page.goto(path);
      await expect(notice(page), path).toBeVisible();
      await expect.poll(() => covered(page), `${path} at ${width} px`).toEqual([]);
      const box = await notice(page).boundingBox();
      expect(box && box.y > 0 && box.height < 90, `${path} at ${width} px: a slim strip on the screen`).toBe(true);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        `${path} at ${width} px`,
      ).toBeLessThan(0.01);
    }
  }
});

test('where there is an emergency, and where clinics and administrators work, it does not show', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await visitEach(page);
  for (const path of ['/primeros-auxilios', '/primeros-auxilios/rcp', '/toxicos', '/toxicos/chocolate']) {
    await page.goto(path);
    await past(page);
    await expect(notice(page), path).toBeHidden();
  }
  const working: [Demo, string][] = [
    ['clinica', '/dashboard/business'],
    ['clinica', '/dashboard/business/agenda'],
    ['admin', '/dashboard/admin'],
    ['toor', '/dashboard/toor/users'],
  ];
  for (const [who, path] of working) {
    await enter(page, who, path);
    await expect(page.locator('main h1')).toBeVisible();
    await past(page);
    await expect(notice(page), path).toBeHidden();
  }
  // An owner has it on the dashboard, and not on the card that is shown in an emergency.
  await enter(page, 'familia', '/dashboard/user');
  await expect(notice(page)).toBeVisible();
  await page.goto((await page.locator('main a[href$="/urgencias"]').first().getAttribute('href')) ?? '');
  await expect(page.locator('main h1')).toBeVisible();
  await past(page);
  await expect(notice(page)).toBeHidden();
});

test('it comes once a visit: not with each link, again with a reload or in another tab', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/gatos');
  await expect(notice(page)).toBeVisible();
  await page.goto('/perros');
  await past(page);
  await expect(notice(page)).toBeHidden();
  // Nor by a link that the app follows.
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await whenUp(page);
  await page.locator('main a[href="/perros/razas"]').first().click();
  await expect(page.locator('h1')).toContainText('Razas de Perros');
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/perros');
  await expect(notice(other)).toBeVisible();
});

test('who followed its link, or was in first aid before, is not told again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/gatos');
  await notice(page).getByRole('link', { name: 'Ver guía de emergencias' }).click();
  await expect(page).toHaveURL(/\/primeros-auxilios$/);
  await past(page);
  await expect(notice(page)).toBeHidden();
  await whenUp(page);
  await page.getByRole('link', { name: 'Patas y Plumas' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await past(page);
  await expect(notice(page)).toBeHidden();
});

test('it never stands over the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/perros');
  await page.locator('summary[aria-label="Menú"]').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('notice-due'))).toBe(true);
  const over = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.sheet a')].filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.sheet');
        }).length,
    );
  await expect.poll(over).toBe(0);
});

test('its second begins when somebody sees the page: not while it is drawn ahead or behind another tab', async ({
  page,
}) => {
  // A stand-in for the browser's own answer: walks cannot put a page behind another one.
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, {
      comeForward: () => {
        hidden = false;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    });
  });
  await page.clock.install();
  await page.goto('/perros');
  await stopClock(page);
  await page.clock.runFor(1300);
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => (window as unknown as { comeForward: () => void }).comeForward());
  await page.clock.runFor(999);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(notice(page)).toBeVisible();
});

test('closing it gives its room back', async ({ page }) => {
  await page.goto('/perros');
  const top = async () => (await page.locator('main').boundingBox())?.y ?? 0;
  const before = await top();
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(top).toBeLessThan(before - 40);
});
