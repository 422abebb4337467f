import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aPet, aSession } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { whenUp } from './support.ts';

// Two people on one phone: nobody sees anybody, whatever was under way when the first one left.

const logOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
};
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const storedName = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null')?.name ?? null);

/** Two owners who share a phone; the first one is in, at `path`. */
const twoOwners = async (page: Page, own: Parameters<typeof somebody>[0], path: string) => {
  const world = worldOf(own);
  const ana = await somebody(own, { name: 'Ana Primera', password: PASSWORD });
  const luz = await somebody(own, { name: 'Luz Segunda', password: PASSWORD });
  const canela = await aPet(world, ana, { name: 'Canela' });
  await aPet(world, luz, { name: 'Nube' });
  const token = await openAs(page, own, ana, path);
  return { ana, luz, canela, token };
};

/** Ana leaves in another tab. */
const anaLeaves = async (context: BrowserContext): Promise<Page> => {
  const other = await context.newPage();
  await other.goto('/perros');
  await whenUp(other);
  await logOut(other, 'Ana Primera');
  await expect(other).toHaveURL(/\/login$/);
  return other;
};

const luzComes = async (other: Page, luz: { email: string }): Promise<void> => {
  await fillLogin(other, luz.email, PASSWORD);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Luz/);
};

test('an answer that comes after its person left reaches nobody: not the next one’s name, profile or screen', {
  tag: '@full',
}, async ({ page, context, own }) => {
  const { luz } = await twoOwners(page, own, '/dashboard/user?vista=perfil');
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/trpc/profile.update*', async (route) => {
    const got = await route.fetch();
    await held;
    await route.fulfill({ response: got });
  });
  await page.getByLabel('Dirección').fill('Calle secreta 8');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await luzComes(await anaLeaves(context), luz);
  await expect(page.getByRole('button', { name: 'Luz Segunda' })).toBeAttached();
  const came = page.waitForResponse('**/trpc/profile.update*');
  answer();
  await came;
  // biome-ignore lint/suspicious/noPlaywrightWaitForTimeout: what must not be written would be by now.
  await page.waitForTimeout(400);
  await expect.poll(() => storedName(page)).toBe('Luz Segunda');
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await expect(page.getByLabel('Dirección')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Luz Segunda' })).toBeAttached();
  await expect(page.getByText(/Ana|Perfil actualizado/)).toHaveCount(0);
  await expect(page.getByLabel('Dirección')).not.toHaveValue('Calle secreta 8');
});

test('what was said to who left is not read by who comes next', { tag: '@full' }, async ({ page, context, own }) => {
  const { luz } = await twoOwners(page, own, '/dashboard/user?vista=perfil');
  const other = await context.newPage();
  await other.goto('/perros');
  await whenUp(other);
  await page.getByLabel('Dirección').fill('Calle secreta 8');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible();
  await logOut(other, 'Ana Primera');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar Sesión');
  // It would stand for nine seconds.
  await expect(page.getByText('Perfil actualizado exitosamente')).toHaveCount(0, { timeout: 500 });
  await luzComes(page, luz);
});

test('where somebody was is not told to who comes next; where a session ended by itself, it is', {
  tag: '@full',
}, async ({ page, context, own, noise }) => {
  noise.allow(/status of 401/);
  const { ana, luz, canela, token } = await twoOwners(page, own, '/dashboard/user');
  const file = await context.newPage();
  await file.goto(`/dashboard/user/mascotas/${canela.id}`);
  await expect(file.getByRole('heading', { level: 1 })).toHaveText('Canela');
  // What a tab still asks for would end the session there first, and the page would come back to find nobody.
  for (const tab of [page, file]) await whenUp(tab);

  await test.step('the server ended it: both tabs say so, and lead back', async () => {
    await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    for (const tab of [page, file]) {
      await expect(tab).toHaveURL(/\/login\?from=/);
      await expect(tab.getByText(/Tu sesión terminó/)).toBeVisible();
    }
    await fillLogin(page, ana.email, PASSWORD);
    await expect(file.getByRole('heading', { level: 1 })).toHaveText('Canela');
  });

  await test.step('its person left: no trace of it', async () => {
    await logOut(page, 'Ana Primera');
    for (const tab of [page, file]) await expect(tab).toHaveURL(/\/login$/);
    await luzComes(page, luz);
    await expect(file).toHaveURL(/\/dashboard\/user$/);
    await expect(file.getByText(/Ana|Canela/)).toHaveCount(0);
  });
});

test('a logout that waits its turn takes nobody else’s session along', { tag: '@full' }, async ({
  page,
  context,
  own,
}) => {
  const { luz } = await twoOwners(page, own, '/dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Ana/);
  await whenUp(page);
  const token = await aSession(worldOf(own), luz);
  const other = await context.newPage();
  await other.goto('/perros');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Ana Primera' }).click();
  // Luz's login writes while Ana's logout waits for the lock; what was written takes a moment to reach the other tab.
  await other.evaluate(
    ([key, user]) => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      void navigator.locks.request('sesion', async () => {
        while (!(await navigator.locks.query()).pending?.length) await wait(20);
        localStorage.removeItem('token');
        localStorage.setItem('user', user);
        localStorage.setItem('token', key);
        await wait(300);
      });
    },
    [token, JSON.stringify({ id: luz.id, name: luz.name, role: luz.role })] as const,
  );
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect.poll(() => storedName(page)).toBe('Luz Segunda');
  await expect(page.getByRole('button', { name: 'Luz Segunda' })).toBeAttached();
  await expect.poll(() => stored(page)).not.toContain('Ana');
});
