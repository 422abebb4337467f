import { expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { addDays, today } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet, aRecord } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';
import { workday } from './workday.ts';

/** Five animals of two clinics, one overdue, two visits to come and nine that were. */
const household = async (own: Server) => {
  const world = worldOf(own);
  const user = await somebody(own, { name: 'Marcela Rojas', phone: '3105550105', address: 'Calle 57 # 9-00' });
  const clinics = [
    await aClinic(world, { name: 'Veterinaria Los Nogales', phone: '6015550142', prices: { checkup: 60_000 } }),
    await aClinic(world, { name: 'Clínica Animal La Palma', phone: '6045550143', city: 'Medellín' }),
  ];
  const pets = [];
  for (const [index, name] of ['Canela', 'Nube', 'Maní', 'Silbo', 'Bruno'].entries())
    pets.push(await aPet(world, user, { name, createdAt: world.now + index }));
  const [canela, nube, , silbo] = pets;
  const [nogales, palma] = clinics;
  if (!canela || !nube || !silbo || !nogales || !palma) throw new Error('nobody was made');
  for (let n = 1; n <= 8; n += 1)
    await anAppointment(world, {
      pet: canela,
      clinic: nogales,
      startsAt: `${workday(-20 - n)}T10:00`,
      status: 'completed',
    });
  await anAppointment(world, { pet: silbo, clinic: palma, startsAt: `${workday(-20)}T11:00`, status: 'completed' });
  await anAppointment(world, { pet: nube, clinic: nogales, startsAt: `${workday(3)}T10:30`, status: 'confirmed' });
  await anAppointment(world, { pet: canela, clinic: nogales, startsAt: `${workday(9)}T16:00` });
  await aRecord(world, canela, null, {
    kind: 'vacuna',
    title: 'Rabia',
    planKey: 'rabia',
    date: addDays(today(Date.now()), -420),
  });
  return { user, canela, nube };
};

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** The headings stand in this order, from the top of the page. */
const areInOrder = (page: Page, names: (RegExp | string)[]) =>
  expect(async () => {
    const tops: number[] = [];
    for (const name of names)
      tops.push((await page.getByRole('heading', { name, level: 2 }).first().boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
    expect(tops).not.toContain(Number.NaN);
  }).toPass();

test('five animals are a panel of 2,600 px on a phone: what is due, the next visit, the animals; the rest behind a press', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(/request failed|Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 812 });
  const { user, canela, nube } = await household(own);
  await openAs(page, own, user, '/dashboard/user');
  const main = page.getByRole('main');
  const panel = main.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: /^Consultar con IA de/ })).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'Canela' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Todos los animales están dibujados.')).toBeInViewport();
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(2600);
  await page.evaluate(() => scrollTo(0, 0));
  await checkA11y(page);

  await test.step('two things that are due, the rest behind', async () => {
    const first = main.getByRole('region', { name: 'Lo primero' });
    await expect(first.getByRole('listitem')).toHaveCount(2);
    await first.getByRole('button', { name: /^Ver \d+ más$/ }).click();
    await expect.poll(() => first.getByRole('listitem').count()).toBeGreaterThan(2);
  });
  await test.step('the history is that of the animal that is chosen', async () => {
    await main.getByRole('button', { name: 'Historia clínica' }).click();
    await page.getByRole('menuitem', { name: 'Nube' }).click();
    await expect(page).toHaveURL(new RegExp(`${nube.id}/historia$`));
    await page.goBack();
  });
  await test.step('what else an animal has is behind its menu, with the keyboard too', async () => {
    await panel.getByRole('button', { name: 'Más opciones: Canela' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Carné' })).toBeVisible();
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: 'Más opciones: Canela' })).toBeFocused();
  });
  await test.step('the form stands behind its button, and what was typed brings it back open', async () => {
    await expect(panel.getByLabel('Nombre')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Registrar mascota' }).click();
    await expect(panel.getByLabel('Nombre')).toBeFocused();
    await panel.getByLabel('Nombre').fill('Toto');
    await page.reload();
    await expect(panel.getByLabel('Nombre')).toHaveValue('Toto');
  });
  await test.step('nothing comes and the panel does not answer: the cards stand, and say since when', async () => {
    await page.route('**/trpc/**', (route) => route.abort());
    await page.reload();
    const strip = main.getByRole('region', { name: 'Si pasa algo ahora' });
    await expect(strip).toContainText('guardados en este dispositivo');
    await expect(strip.getByRole('link', { name: /601\s555\s0142/ })).toHaveAttribute('href', 'tel:+576015550142');
    await strip.getByRole('link', { name: 'Tarjeta para urgencias de Canela' }).click();
    await expect(page).toHaveURL(new RegExp(`${canela.id}/urgencias$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canela');
  });
});

test('the visits: what is coming first, the form below or by its button, the past folded; the usual clinic with its price', {
  tag: '@full',
}, async ({ page, own }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { user, nube } = await household(own);
  await openAs(page, own, user, '/appointments');
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: 'Cita nueva' });
  await expect(main.getByRole('radio', { name: 'Canela' })).toBeAttached();
  await expect(main.getByRole('heading', { name: 'Anteriores' })).toBeVisible();
  await areInOrder(page, [/^Próximas/, 'Agendar Cita', 'Anteriores']);
  const past = main.getByRole('region', { name: 'Anteriores' });
  await expect(past.getByText('Atendida')).toHaveCount(5);
  await past.getByRole('button', { name: 'Ver más citas' }).click();
  await expect(past.getByText('Atendida')).toHaveCount(9);
  await main.getByRole('link', { name: 'Agendar Cita' }).click();
  await expect(form.getByRole('heading', { name: 'Agendar Cita' })).toBeInViewport();
  await checkA11y(page);

  await test.step('who comes to book for an animal finds the form first, at the clinic where it goes', async () => {
    await page.goto(`/appointments?mascota=${nube.id}&tipo=checkup`);
    await expect(page.getByRole('radio', { name: 'Nube' })).toBeChecked();
    await areInOrder(page, ['Agendar Cita', /^Próximas/]);
    const clinic = form.getByLabel('Clínica');
    await expect(clinic.locator('option:checked')).toHaveText(/Los Nogales/);
    await expect(form).toContainText('La clínica de Nube.');
    await expect(form).toContainText(/Control: \$\s60\.000 es el precio usual de la clínica/);
  });
  await test.step('another animal has another clinic, and what the person chose stays', async () => {
    const clinic = form.getByLabel('Clínica');
    await form.getByText('Silbo', { exact: true }).click();
    await expect(clinic.locator('option:checked')).toHaveText(/La Palma/);
    await expect(form).toContainText('La clínica no publicó este precio');
    await clinic.selectOption({ label: 'Veterinaria Los Nogales, Bogotá' });
    await form.getByText('Nube', { exact: true }).click();
    await form.getByText('Silbo', { exact: true }).click();
    await expect(clinic.locator('option:checked')).toHaveText(/Los Nogales/);
  });
});
