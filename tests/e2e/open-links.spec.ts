import { expect } from '@playwright/test';
import { aPet, aShare } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';

test('a change of password names what opens without one, ends it unless it is to stay, and the account lists the rest', {
  tag: '@full',
}, async ({ page, own }) => {
  const user = await somebody(own, { password: PASSWORD });
  const world = worldOf(own);
  const pets = [await aPet(world, user, { name: 'Canela' }), await aPet(world, user, { name: 'Nube' })];
  const shares: string[] = [];
  for (const pet of pets) shares.push(`/carne/${await aShare(world, pet)}`);
  const token = await openAs(page, own, user, '/cuenta');
  const made = await page.request.post('/trpc/calendar.create', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const feed: string = (await made.json()).result.data.path;
  const statuses = async () => {
    const answers: number[] = [];
    for (const path of [feed, ...shares]) answers.push((await page.request.get(path)).status());
    return answers;
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  await page.reload();

  const form = page.getByRole('region', { name: 'Contraseña', exact: true });
  const calendar = form.getByRole('checkbox', { name: /^Calendario privado, creado el / });
  const carnes = form.getByRole('checkbox', { name: /^Carnés compartidos: Canela, hasta el .* y Nube, hasta el / });
  await expect(calendar).toBeChecked();
  await expect(carnes).toBeChecked();
  await checkA11y(page);

  await test.step('one is ended on its own', async () => {
    const list = page.getByRole('region', { name: 'Enlaces abiertos', exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list.getByRole('button', { name: 'Terminar Carné de Canela' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('¿Terminar el enlace al carné de Canela?');
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await statuses()).toEqual([200, 404, 200]);
    await expect(form.getByRole('checkbox', { name: /^Carné compartido: Nube, hasta el / })).toBeChecked();
  });

  await test.step('the carné is kept, the calendar ends with the password', async () => {
    await form.getByRole('checkbox', { name: /^Carné compartido/ }).uncheck();
    await form.getByLabel('Contraseña actual').fill(PASSWORD);
    await form.getByLabel('Contraseña nueva').fill('paraguas-verde-77');
    await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible();
    await expect(calendar).toHaveCount(0);
    expect(await statuses()).toEqual([404, 404, 200]);
    // The next change asks again about what is left.
    await expect(form.getByRole('checkbox')).toBeChecked();
  });
});
