import { expect, type Locator, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { aClinic, anAppointment, aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y, whenUp } from './support.ts';
import { workday } from './workday.ts';

const NEAR = { tel: 'tel:+576015550142', text: /601\s555\s0142/ };
const FAR = { tel: 'tel:+576045550143', text: /604\s555\s0143/ };

/** A family of five as the demo's: three animals with one clinic, one with another, one with none. */
const family = async (own: Server) => {
  const world = worldOf(own);
  const user = await somebody(own, { name: 'Familia Rojas Peña', phone: '3105550105', address: 'Calle 57 # 9-00' });
  const clinics = [
    await aClinic(world, { name: 'Veterinaria Los Cedros del Norte', phone: '6015550142' }),
    await aClinic(world, { name: 'Clínica Animal La Palma', phone: '6045550143', city: 'Medellín' }),
  ];
  const seen: [string, number | null][] = [
    ['Canela', 0],
    ['Nube', 0],
    ['Maní', 0],
    ['Silbo', 1],
    ['Sultán', null],
  ];
  for (const [index, [name, at]] of seen.entries()) {
    const pet = await aPet(world, user, { name, createdAt: world.now + index });
    const clinic = at === null ? undefined : clinics[at];
    if (clinic)
      await anAppointment(world, { pet, clinic, startsAt: `${workday(-20)}T1${index}:00`, status: 'completed' });
  }
  return user;
};

const inFirstScreen = (page: Page, part: Locator) =>
  expect(async () => {
    const box = await part.boundingBox();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(box && box.y > 0 && box.y + box.height, (await part.textContent()) ?? undefined).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }).toPass();

for (const height of [812, 667])
  test(`the clinic of each of five animals is one press from the first screen of the dashboard, ${height} px high`, {
    tag: '@full',
  }, async ({ page, own }) => {
    await page.setViewportSize({ width: 375, height });
    await openAs(page, own, await family(own), '/dashboard/user');
    const strip = page.getByRole('region', { name: 'Si pasa algo ahora' });
    // With the emergency notice above: the least room that there is.
    await expect(page.getByText('Sabías que tenemos una sección de emergencias?')).toBeVisible();
    const groups = strip.locator('.emergency-groups > li');
    for (const [name, clinic] of [
      ['Canela', NEAR],
      ['Nube', NEAR],
      ['Maní', NEAR],
      ['Silbo', FAR],
    ] as const) {
      const card = page.getByRole('link', { name: `Tarjeta para urgencias de ${name}` });
      const call = groups.filter({ has: card }).getByRole('link', { name: clinic.text });
      await expect(call).toHaveAttribute('href', clinic.tel);
      await inFirstScreen(page, call);
      await inFirstScreen(page, card);
    }
    const none = groups.filter({ hasText: 'Sin clínica anotada' });
    await inFirstScreen(page, none.getByRole('link', { name: /Sultán/ }));
    await checkA11y(page);

    await test.step('the card begins with whom to call', async () => {
      await strip.getByRole('link', { name: /Nube/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nube');
      const calls = page.getByRole('region', { name: 'Llama' }).getByRole('link');
      await expect(calls.first()).toHaveText(/^601\s555\s0142Veterinaria Los Cedros del Norte/);
      await expect(calls.first()).toHaveAttribute('href', NEAR.tel);
      await expect(calls).toHaveCount(4);
      for (const call of await calls.all()) await inFirstScreen(page, call);
      await checkA11y(page);
    });

    await test.step('an animal without a clinic: those of the others, and the map', async () => {
      await page.goBack();
      await none.getByRole('link', { name: /Sultán/ }).click();
      const calls = page.getByRole('region', { name: 'Llama' });
      await expect(calls).toContainText('Sultán no tiene clínica anotada.');
      await inFirstScreen(page, calls.getByRole('link', { name: NEAR.text }));
      await expect(calls.getByRole('link', { name: FAR.text })).toHaveAttribute('href', FAR.tel);
      await expect(calls.getByRole('link', { name: 'Busca una abierta en el mapa' })).toBeVisible();
      await checkA11y(page);
    });
  });

test('an owner whose animals no clinic has seen is told so and led on', { tag: '@full' }, async ({ page, own }) => {
  const user = await somebody(own, { name: 'Rosa Mena', phone: '3105550107', address: 'Calle 8' });
  await aPet(worldOf(own), user, { name: 'Nala' });
  await openAs(page, own, user, '/dashboard/user');
  await page
    .getByRole('region', { name: 'Si pasa algo ahora' })
    .getByRole('link', { name: 'Tarjeta para urgencias de Nala' })
    .click();
  const calls = page.getByRole('region', { name: 'Llama' });
  await expect(calls).toContainText('Nala no tiene clínica anotada.');
  await expect(calls.getByRole('link', { name: 'Busca una abierta en el mapa' })).toBeVisible();
  await inFirstScreen(page, calls.getByRole('link', { name: '123' }));
  // Few clinics stand there with their numbers; of many, the list by city does.
  const booked = calls.locator('a[href^="tel:+576"]:not(.card-lines a)');
  const list = calls.getByRole('link', { name: 'Clínicas por ciudad, con su teléfono' });
  await expect(list.or(booked.first())).toBeVisible();
});

test('‘Mi clínica’ of first aid leads an owner to the clinics of their animals, and a stranger on', async ({
  page,
  own,
}) => {
  const bar = page.getByRole('navigation', { name: 'Llamar' }).getByRole('link', { name: 'Mi clínica' });
  const none = page.getByRole('navigation', { name: 'Llamar' }).getByRole('link', { name: 'A quién llamar' });
  const card = page.getByRole('region', { name: 'Llama' });
  const open = async () => {
    await page.goto('/primeros-auxilios');
    await whenUp(page);
  };
  await test.step('nobody: the field, and a search of the map', async () => {
    await open();
    // Without a number nothing is called: the link says so.
    await expect(bar).toHaveCount(0);
    await none.click();
    await expect(card.getByLabel('Teléfono de tu clínica')).toBeInViewport();
    await expect(card.getByRole('link', { name: /Veterinarias 24 horas/ })).toBeInViewport({ ratio: 1 });
    await checkA11y(page);
  });
  await test.step('an owner: the clinic of each animal, two presses in all', async () => {
    await openAs(page, own, await family(own), '/primeros-auxilios');
    await whenUp(page);
    await bar.click();
    await expect(page).toHaveURL(/\/dashboard\/user$/);
    const strip = page.getByRole('region', { name: 'Si pasa algo ahora' });
    await inFirstScreen(page, strip.getByRole('link', { name: NEAR.text }));
    await inFirstScreen(page, strip.getByRole('link', { name: FAR.text }));
  });
  await test.step('and after leaving nothing of it stays', async () => {
    await page
      .getByRole('button', { name: /^\S+ / })
      .filter({ has: page.locator('.initials') })
      .click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    await open();
    await expect(none).toHaveAttribute('href', '#llama');
    await expect(bar).toHaveCount(0);
  });
});
