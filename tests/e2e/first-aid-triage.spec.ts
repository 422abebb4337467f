import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { FirstAidSituation } from '../../content/schema/first-aid.ts';
import { CONTENT_ROOT } from '../../scripts/content/guides.ts';
import { test, whenUp } from './support.ts';

const FOLDER = join(CONTENT_ROOT, 'primeros-auxilios');
const SITUATIONS = readdirSync(FOLDER)
  .filter((name) => readFileSync(join(FOLDER, name), 'utf8').startsWith('kind: situation'))
  .map((name) => name.replace('.yaml', ''));

const answerTo = (page: Page, sign: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link'), hasText: sign })
    .getByRole('link');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an animal that does not breathe is compressed first, not driven', async ({ page }) => {
    for (const sign of ['No responde y no respira', 'Solo da bocanadas', 'No responde y no sabes si respira']) {
      await page.goto('/primeros-auxilios/rcp');
      await answerTo(page, sign).click();
      await expect(page.getByRole('heading', { name: 'Comprime 30 veces' })).toBeInViewport({ ratio: 1 });
    }
    // Not to the page on laboured breathing, whose first sign sends whoever does not wake back here.
    await page.goto('/primeros-auxilios/rcp');
    await answerTo(page, 'Responde, se mueve o respira').click();
    await expect(page.getByRole('heading', { name: 'Si respira, no comprimas y sal' })).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone the first screen is the triage, and step 1 is the first thing after it', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const far: string[] = [];
  for (const slug of SITUATIONS) {
    await page.goto(`/primeros-auxilios/${slug}`);
    const [triage, step] = await page.evaluate(() =>
      ['.triage', '.aid-steps li'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return { top: box?.top ?? Number.NaN, bottom: box?.bottom ?? Number.NaN };
      }),
    );
    // The door to 'Qué se comió' stands first where something was swallowed.
    if (!(triage && triage.top < (slug === 'intoxicaciones' ? 460 : 290)))
      far.push(`${slug}: triage at ${triage?.top}`);
    if (!(triage && step && step.top - triage.bottom < 100)) far.push(`${slug}: step 1 at ${step?.top}`);
  }
  expect(far).toEqual([]);
  expect(SITUATIONS.length).toBeGreaterThan(15);
});

test('on a phone the door of the main sign stands on the first screen, and so does what to do without breath', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const far: string[] = [];
  for (const slug of SITUATIONS) {
    const { triage } = parse(readFileSync(join(FOLDER, `${slug}.yaml`), 'utf8')) as FirstAidSituation;
    await page.goto(`/primeros-auxilios/${slug}`, { waitUntil: 'domcontentloaded' });
    const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
    for (const { sign, first, main } of triage.signs) {
      if (!(main || first === 'comprimir' || first === 'dedos' || first === 'revisar')) continue;
      const door = page.locator('.triage-way').filter({ hasText: sign }).locator('.triage-act');
      const { y, height } = (await door.boundingBox()) ?? { y: Number.NaN, height: 0 };
      if (!(y + height <= foot)) far.push(`${slug}: ${sign} at ${y + height}`);
    }
  }
  expect(far).toEqual([]);
});

test('on a phone the first screen of the guide has six signs above the call bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/primeros-auxilios');
  const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
  await expect
    .poll(() =>
      page
        .locator('.triage-doors a')
        .evaluateAll((all, y) => all.filter((one) => one.getBoundingClientRect().bottom <= y).length, foot),
    )
    .toBeGreaterThanOrEqual(6);
});

test('what never to do stands before the sixth step, and the first minute names it', { tag: '@full' }, async ({
  page,
}) => {
  const late: string[] = [];
  for (const slug of SITUATIONS) {
    await page.goto(`/primeros-auxilios/${slug}`, { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(() => {
      const never = document.querySelector('.never');
      return [...document.querySelectorAll('.aid-steps > li')].filter(
        (step) => never && step.compareDocumentPosition(never) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length;
    });
    if (before > 5) late.push(`${slug}: behind ${before} steps`);
  }
  expect(late).toEqual([]);
  await page.goto('/primeros-auxilios/convulsiones');
  await expect(page.getByText('No le metas la mano en la boca')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Lo que nunca' }).click();
  await expect(page.getByRole('heading', { name: 'Nunca hagas esto' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('No le metas la mano, un trapo')).toBeInViewport({ ratio: 1 });
});

test('one thing never to do stands on the first phone screen of every entry', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const far: string[] = [];
  for (const slug of SITUATIONS) {
    await page.goto(`/primeros-auxilios/${slug}`, { waitUntil: 'domcontentloaded' });
    const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
    const { y, height } = (await page
      .locator('.triage-never')
      .first()
      .boundingBox({ timeout: 1000 })
      .catch(() => null)) ?? {
      y: Number.NaN,
      height: 0,
    };
    if (!(y + height <= foot)) far.push(`${slug}: ${y + height}`);
  }
  expect(far).toEqual([]);
});

test('the numbers stand on the first screen of what to have ready, and say that they are for people', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const slug of ['contactos', 'medicamentos', 'elementos-basicos']) {
    await page.goto(`/primeros-auxilios/${slug}`, { waitUntil: 'domcontentloaded' });
    const article = page.getByRole('article');
    const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
    for (const text of [/01 8000 916012/, /^Emergencias 123/, /línea de personas.*123 es para personas/]) {
      const { y, height } = (await article.getByText(text).first().boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect(y + height, `${slug}: ${text}`).toBeLessThanOrEqual(foot);
    }
  }
  const bar = page.getByRole('navigation', { name: 'Llamar' });
  await expect(bar.getByRole('link', { name: 'Toxicología de personas' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: '123 personas' })).toBeInViewport({ ratio: 1 });
});

test('a sign is answered by its whole card, with the keyboard too', async ({ page }) => {
  await page.goto('/primeros-auxilios/hemorragia');
  await whenUp(page);
  // The pointer falls on the card's link, which lies over the words.
  await page.getByText('Chorro que salta con cada latido').click({ force: true });
  await expect(page.getByRole('heading', { name: /Presiona con la palma/ })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await page.getByRole('link', { name: 'Mira si respira' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reanimación (RCP)');
});

test('a door of the guide opens at the sign that it names, not at another above it', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [door, sign] of [
    ['Vómito o popó con sangre', /^Sangre en el vómito/],
    ['No mueve las patas de atrás', /^Arrastra o no mueve/],
  ] as const) {
    await page.goto('/primeros-auxilios');
    await page.getByRole('link', { name: door }).click();
    await expect(page.locator('.triage').getByText(sign)).toBeInViewport({ ratio: 1 });
  }
});
