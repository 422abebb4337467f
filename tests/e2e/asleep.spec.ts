import { expect } from '@playwright/test';
import { emailOf, fillLogin } from './sign-in.ts';
import { test } from './support.ts';

for (const [elsewhere, where] of [
  ['/', /\/dashboard\/user$/],
  ['/perros', /\/perros$/],
] as const)
  test(`a tab at ${elsewhere} that nobody has touched yet follows somebody who logs in beside it`, {
    tag: elsewhere === '/' ? [] : '@full',
  }, async ({ page, context }) => {
    const asleep = await context.newPage();
    await asleep.goto(elsewhere);
    await asleep.waitForLoadState('networkidle');
    await expect(asleep.locator('[data-island=header]')).toHaveCount(1);
    await page.bringToFront();
    await page.goto('/login');
    await fillLogin(page, emailOf('familia'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, Familia/);
    await expect(asleep).toHaveURL(where);
    await expect(asleep.getByRole('button', { name: /Familia Rojas/ })).toBeVisible();
    await expect(asleep.getByRole('link', { name: 'Iniciar Sesión' })).toHaveCount(0);
  });
