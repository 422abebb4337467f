import { expect } from '@playwright/test';
import { test } from './support.ts';

test('on a phone held on its side the first sign and what it asks stand on the first screen', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 812, height: 375 });
  const far: string[] = [];
  const SLUGS = ['rcp', 'convulsiones', 'golpe-de-calor', 'gato-que-no-orina', 'hemorragia', 'mordedura-de-serpiente'];
  for (const slug of SLUGS) {
    await page.goto(`/primeros-auxilios/${slug}`, { waitUntil: 'domcontentloaded' });
    const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
    const { y, height } = (await page.locator('.triage-act').first().boundingBox()) ?? { y: Number.NaN, height: 0 };
    if (!(y + height <= foot)) far.push(`${slug}: ${y + height} of ${foot}`);
  }
  await page.goto('/toxicos/acetaminofen', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('No provoques el vómito.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row', { name: /^Gato/ })).toBeInViewport({ ratio: 1 });
  expect(far).toEqual([]);
});
