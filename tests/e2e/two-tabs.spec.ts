import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findWhole } from '../../scripts/setup/chromium.mjs';
import { emailOf, enter, fillLogin, openSession } from './sign-in.ts';
import { test, whenUp } from './support.ts';

const tabAt = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(path);
  await whenUp(tab);
  return tab;
};

/** Who is in, as the two keys of storage say. */
const stored = (page: Page) =>
  page.evaluate(() => [
    JSON.parse(localStorage.getItem('user') ?? 'null')?.name ?? null,
    localStorage.getItem('token')?.length ?? null,
  ]);
const FAMILY = ['Familia Rojas Peña', 43];
const NOBODY = [null, null];

for (const elsewhere of ['/login', '/register', '/', '/login/business'])
  for (const order of ['before', 'after'] as const)
    test(`somebody logs in beside a tab at ${elsewhere} that was opened ${order}`, {
      tag: elsewhere === '/register' && order === 'before' ? [] : '@full',
    }, async ({ page, context }) => {
      const other = order === 'before' ? await tabAt(context, elsewhere) : null;
      await page.goto('/login');
      await whenUp(page);
      const beside = other ?? (await tabAt(context, elsewhere));
      await page.bringToFront();
      await fillLogin(page, emailOf('familia'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Familia/);
      // The other tab follows, and takes nothing away.
      await expect(beside).toHaveURL(/\/dashboard\/user$/);
      await expect(beside.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Familia/);
      await expect.poll(() => stored(page)).toEqual(FAMILY);
      await page.reload();
      await expect(page).toHaveURL(/\/dashboard\/user$/);
      await beside.close();
    });

test('a tab that remembers a place goes there when somebody logs in in another one', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login\?from=%2Fappointments$/);
  await whenUp(page);
  const other = await tabAt(context, '/login');
  await fillLogin(other, emailOf('familia'));
  await expect(page).toHaveURL(/\/appointments$/);
});

test('leaving in one tab leaves in all; another person’s login shows that person only', async ({ page, context }) => {
  const typed = 'Le duele la pata de atrás';
  await enter(page, 'familia', '/appointments');
  await page.getByLabel('Notas').fill(typed);
  const other = await tabAt(context, '/dashboard/user');
  await other.getByRole('button', { name: /Familia Rojas/ }).click();
  await other.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Familia')).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual(NOBODY);

  await fillLogin(other, emailOf('nueva'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Nora/);
  // Back where it was, as somebody else: nothing of who left.
  await expect(page).toHaveURL(/\/(appointments|dashboard\/user)$/);
  await expect(page.getByRole('button', { name: /Nora Bueno/ })).toBeAttached();
  const left = () => page.evaluate(() => JSON.stringify({ ...localStorage }) + document.body.textContent);
  await expect.poll(left).not.toContain('Familia');
  await expect.poll(left).not.toContain(typed);
});

test('another person’s session over one that stands: the first tab shows who is in, never a mix', async ({
  page,
  context,
}) => {
  await enter(page, 'familia', '/dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Familia/);
  const { token, user } = await openSession(page, emailOf('clinica'));
  // What the dashboard still asks for whoever was in belongs to the time before the change.
  await page.waitForLoadState('networkidle');
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) asked.push(request.headers().authorization);
  });
  const other = await context.newPage();
  await other.goto('/perros');
  await other.evaluate(
    ([key, person]) => {
      localStorage.removeItem('token');
      localStorage.setItem('user', person);
      localStorage.setItem('token', key);
    },
    [token, JSON.stringify({ id: user.id, name: user.name, role: user.role })] as const,
  );
  await expect(page).toHaveURL(/\/(unauthorized|dashboard\/business)$/);
  await expect(page.getByText('Hola, Familia')).toHaveCount(0);
  expect(new Set(asked)).toEqual(asked.length > 0 ? new Set([`Bearer ${token}`]) : new Set());
  await expect.poll(() => stored(page)).toEqual([user.name, 43]);
});

test('half a session that another tab is writing is left alone', { tag: '@full' }, async ({ page, context }) => {
  const { token, user } = await openSession(page, emailOf('familia'));
  await page.goto('/unauthorized');
  await whenUp(page);
  const person = JSON.stringify({ id: user.id, name: user.name, role: user.role });
  // The writer holds the lock with one key written, while the other tab starts.
  await page.evaluate(
    ([key, text]) => {
      void navigator.locks.request('sesion', async () => {
        localStorage.setItem('user', text);
        // Until the other one has seen the half and waits for its turn.
        for (let tries = 0; tries < 60 && !(await navigator.locks.query()).pending?.length; tries += 1)
          await new Promise((resolve) => setTimeout(resolve, 50));
        localStorage.setItem('token', key);
      });
    },
    [token, person] as const,
  );
  const other = await context.newPage();
  await other.goto('/login');
  await other.locator('body').dispatchEvent('pointerdown');
  await expect(other).toHaveURL(/\/dashboard\/user$/);
  await expect.poll(() => stored(other)).toEqual(FAMILY);
});

test('a tab that sleeps with the lock stops nobody from logging in', { tag: '@full' }, async ({ page, context }) => {
  const asleep = await tabAt(context, '/perros');
  await asleep.evaluate(() => {
    void navigator.locks.request('sesion', () => new Promise(() => {}));
  });
  await page.goto('/login');
  await fillLogin(page, emailOf('familia'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Familia/);
  await expect.poll(() => stored(page)).toEqual(FAMILY);
});

test('a page that comes back from the browser’s own cache after a logout shows nothing of anybody', {
  tag: '@full',
}, async ({ baseURL }) => {
  // Playwright turns that cache off unless told not to; the engine alone has none.
  const browser = await chromium.launch({
    executablePath: findWhole() ?? undefined,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'es-CO' });
  const page = await context.newPage();
  await enter(page, 'familia', '/perros');
  await whenUp(page);
  await expect(page.getByRole('button', { name: /Familia Rojas/ })).toBeAttached();
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
    // What goes into that cache is hidden already: nothing of it is painted before somebody has looked at whose session it is.
    addEventListener('pagehide', ({ persisted }) => {
      if (!persisted) return;
      const { visibility } = getComputedStyle(document.body);
      sessionStorage.setItem('away', `${visibility} ${document.body.textContent?.includes('Familia Rojas')}`);
    });
  });
  const comeBack = async () => {
    await page.goto('/gatos');
    return async () => {
      // Not page.goBack: it waits for a load that a page from that cache never has.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(/\/perros$/);
    };
  };
  const isKept = () => page.evaluate(() => 'kept' in window);

  await test.step('while the same person is in, it is as it was', async () => {
    await (await comeBack())();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('away'))).toBe('hidden true');
    await expect.poll(isKept).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Familia Rojas/ })).toBeVisible();
  });

  await test.step('after a logout it was not to be seen before it was taken anew', async () => {
    const back = await comeBack();
    await page.evaluate(() => localStorage.clear());
    await back();
    await expect.poll(isKept).toBe(false);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('away'))).toBe('hidden true');
    await whenUp(page);
    await expect(page.getByText('Familia')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/has-session/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await browser.close();
});
