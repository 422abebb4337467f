import { expect } from '@playwright/test';
import { test, whenKept } from './kept-site.ts';
import { checkA11y, whenUp } from './support.ts';

/** Installs a worker and takes its server away; a busy machine stretches both. */
test.setTimeout(120_000);

test('a search without signal says what answers instead: what was eaten, first aid, the clinic and the numbers', async ({
  page,
  site,
}) => {
  await page.goto('/primeros-auxilios');
  await whenKept(page);
  await page.evaluate(() => localStorage.setItem('guia:mi-clinica', '3001234567'));
  await site.cut();
  await page.goto('/buscar?q=mi+perro+se+trag%C3%B3+dos+dolex');
  await whenUp(page);
  await expect(page.getByText('Buscar en toda la guía necesita internet.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Primeros Auxilios/ }).last()).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Llamar' });
  await expect(bar.getByRole('link', { name: 'Mi clínica' })).toHaveAttribute('href', 'tel:+573001234567');
  await expect(bar.getByRole('link', { name: '123' })).toBeInViewport({ ratio: 1 });
  await checkA11y(page);
  const eaten = main.getByRole('link', { name: /^Qué se comió/ });
  await expect(eaten).toBeInViewport({ ratio: 1 });
  await eaten.click();
  await whenUp(page);
  const field = page.getByLabel('Buscar sustancia');
  await field.fill('mi perro se tragó dos dolex');
  await expect(page.getByRole('option')).toHaveText(/^Acetaminofén/);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetaminofén');
});
