import { expect, type Page } from '@playwright/test';
import { test } from './support.ts';

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
    await expect(answerTo(page, 'Responde, se mueve o respira')).toHaveAttribute(
      'href',
      '/primeros-auxilios/dificultad-respiratoria',
    );
  });
});
