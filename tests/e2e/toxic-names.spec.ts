import { expect } from '@playwright/test';
import { test } from './support.ts';

test('the page of a toxic names beside its title what is written on the box', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [slug, brand] of [
    ['acetaminofen', 'Dolex'],
    ['raticida-anticoagulante', 'Klerat'],
    ['limpido', 'Clorox'],
    ['chocolate', 'Jet'],
  ] as const) {
    await page.goto(`/toxicos/${slug}`);
    await expect(page.getByText(/^También: /).filter({ hasText: brand })).toBeInViewport({ ratio: 1 });
  }
});
