import { expect } from '@playwright/test';
import { enter } from './sign-in.ts';
import { checkA11y, test } from './support.ts';

test('a clinic sees its day by time, with states and phones, and what comes after', { tag: '@desk' }, async ({
  page,
}) => {
  await enter(page, 'clinica', '/dashboard/business');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Panel Veterinario');
  const day = main.getByRole('region', { name: 'Hoy' });
  await expect(day.getByText(/^\d+ citas?/)).toBeVisible();
  await expect(day.getByRole('heading', { level: 3 }).first()).toHaveText('Canela');
  const times = await day.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual([...times].sort());
  expect(times.length).toBeGreaterThanOrEqual(3);
  await expect(day.getByText(/^(Atendida|En consulta|Confirmada)$/).first()).toBeVisible();
  const call = day.getByRole('link', { name: /Llamar a Familia Rojas Peña/ }).first();
  await expect(call).toHaveAttribute('href', 'tel:+573105550105');
  await expect(main.getByRole('region', { name: 'Próximas citas' })).toContainText('Maní');
  await checkA11y(page);
});

test('a clinic without visits today is told what will appear', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica2', '/dashboard/business');
  await expect(page.getByRole('heading', { name: 'Hoy no tienes citas' })).toBeVisible();
  await checkA11y(page);
});

test('a clinic is offered only what works', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica', '/dashboard/business');
  await expect(page.getByRole('region', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/Ver Historial|Ingresos del Mes|próximamente/i)).toHaveCount(0);
});
