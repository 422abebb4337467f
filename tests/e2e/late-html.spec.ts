import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { test, whenUp } from './support.ts';

/** The site behind a line that stops before a text of one page, until `letGo`. */
const slowLine = async (site: string, path: string, stop: string) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async ({ url = '' }, out) => {
    const answer = await fetch(site + url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    out.writeHead(answer.status, headers);
    if (url === path) {
      const place = bytes.indexOf(stop);
      out.write(bytes.subarray(0, place));
      await held;
      out.write(bytes.subarray(place));
    } else out.write(bytes);
    out.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, letGo, close: () => server.close() };
};

/** Touches a page, and answers once its script, and every one that this asks for, has run and looked around. */
const startOf = async (page: Page, script: RegExp) => {
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  const scripts = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.endsWith('.js'));
    });
  await expect.poll(async () => (await scripts()).some((name) => script.test(name))).toBe(true);
  for (let known: string[] = [], now = await scripts(); now.length > known.length; known = now, now = await scripts())
    await page.evaluate(async (names) => {
      for (const name of names) await import(name);
      for (const _ of [1, 2, 3]) await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    }, now);
};

test('what comes late of a long page wakes like the rest of it', { tag: '@full' }, async ({ page, baseURL }) => {
  const line = await slowLine(baseURL ?? '', '/toxicos', 'data-island="clinic"');
  await page.goto(`${line.url}/toxicos`, { waitUntil: 'commit' });
  await expect(page.getByLabel('Buscar sustancia')).toBeVisible();
  await startOf(page, /\/start-[\w-]+\.js$/);
  line.letGo();
  await expect(page.getByRole('button', { name: 'Imprimir la tabla' })).toBeAttached();
  await expect(page.locator('[data-island]:not([data-on])')).toHaveCount(0);
  line.close();
});

test('a way in that is touched before its end is here keeps what was typed, and answers', async ({ page, baseURL }) => {
  const line = await slowLine(baseURL ?? '', '/login', 'type="submit"');
  await page.goto(`${line.url}/login`, { waitUntil: 'commit' });
  const email = page.getByLabel('Correo electrónico');
  await email.pressSequentially('familia');
  await startOf(page, /\/main-[\w-]+\.js$/);
  line.letGo();
  await whenUp(page);
  await expect(email).toHaveValue('familia');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  line.close();
});
