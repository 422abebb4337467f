import { expect, type Page } from '@playwright/test';
import { aPet } from '../support/builders.ts';
import { choose, photograph } from './chosen-files.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';

/** docs/map.md, Budgets: all pictures of a list on a phone, as they travel. */
const PICTURES = 250 * 1024;
const MANY = 20;
const BREEDS = [
  'Labrador',
  'Beagle',
  'Bóxer',
  'Dálmata',
  'Collie',
  'Criollo',
  'Pug',
  'Husky siberiano',
  'Golden retriever',
];

// A phone of many dots: it would take the larger file where there is one.
test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 3 });

/** What comes of pictures from now on, as it travels: path and bytes. */
const weighed = async (page: Page): Promise<Map<string, number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, string>();
  const come = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    if (response.url.startsWith('http') && (type === 'Image' || pathname.startsWith('/archivos/')))
      asked.set(requestId, pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId);
    if (path && !path.endsWith('.svg')) come.set(`${path} ${requestId}`, encodedDataLength);
  });
  return come;
};

test('twenty animals with their own photos are a list of 250 KB of pictures on a phone', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const world = worldOf(own);
  const owner = await somebody(own);
  const pets = [];
  for (let n = 0; n < MANY; n++)
    pets.push(await aPet(world, owner, { name: `Manchas ${n}`, breed: BREEDS[n % BREEDS.length] ?? null }));

  // The first gets its photo as a person gives it; what the browser made of it hangs on the others.
  const token = await openAs(page, own, owner, `/dashboard/user/mascotas/${pets[0]?.id}`);
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/mini'));
  await choose(page, /^Poner foto/, {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(1, { width: 3000, height: 4000 }),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar foto' }).click();
  expect((await sent).status()).toBe(204);
  const headers = { authorization: `Bearer ${token}` };
  const small = new URL((await sent).url()).pathname;
  const [photo, mini] = await Promise.all(
    [small.replace('/mini', ''), small].map(async (path) => (await page.request.get(path, { headers })).body()),
  );
  // A photograph that a list could not show as it is.
  expect(photo?.length).toBeGreaterThan(5 * (PICTURES / MANY));
  for (const { id } of pets.slice(1)) {
    const address = `/archivos/${crypto.randomUUID()}`;
    const put = (path: string, data?: Buffer) => page.request.put(address + path, { headers, data });
    expect((await put(`?kind=photo&of=${id}`, photo)).status()).toBe(201);
    expect((await put('/mini', mini)).status()).toBe(204);
  }

  await page.goto('/robots.txt');
  const come = await weighed(page);
  await page.goto('/dashboard/user?vista=mascotas');
  const rows = page.locator('.pet-rows .pet-row');
  await page.locator('.pet-rows ~ button').click();
  await expect(rows).toHaveCount(MANY);
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('img.own-photo')).toBeVisible();
  }
  const bytes = [...come.values()].reduce((sum, size) => sum + size, 0);
  const said = [...come].map(([path, size]) => `${size} ${path}`).join('\n');
  expect(bytes, said).toBeGreaterThan(MANY * 1024);
  expect(bytes, said).toBeLessThanOrEqual(PICTURES);
});
