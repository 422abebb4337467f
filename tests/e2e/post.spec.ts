import { expect } from '@playwright/test';
import { aNotice } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y, unfold } from './support.ts';

test('who did not log in there presses the notice’s button, and the other browser is out', async ({ page, own }) => {
  const user = await somebody(own, { password: PASSWORD });
  for (const agent of ['Mozilla/5.0 (Android) Chrome/140.0', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'])
    await page.request.post('/auth/login', {
      data: { email: user.email, password: PASSWORD },
      headers: { 'user-agent': agent },
    });
  await expect
    .poll(async () => (await (await page.request.get('/buzon.json')).json())[0]?.to, { timeout: 15_000 })
    .toBe(user.email);
  await page.goto('/buzon');
  await page.getByRole('link', { name: 'Entraron a tu cuenta desde un dispositivo nuevo' }).first().click();
  await page.frameLocator('iframe').getByRole('link', { name: 'No fui yo: cerrar las sesiones' }).click();
  await expect(page.getByRole('heading', { name: '¿No fuiste tú?' })).toBeVisible();
  await checkA11y(page);
  const sessions = async () =>
    (await own.d1.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?').bind(user.id).all()).results[0];
  expect(await sessions()).toEqual({ n: 2 });
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await expect(page.getByRole('heading', { name: 'Las sesiones están cerradas' })).toBeVisible();
  expect(await sessions()).toEqual({ n: 0 });
  await page.getByRole('link', { name: 'Poner una contraseña nueva' }).click();
  await expect(page).toHaveURL(/\/recuperar$/);
});

test('a person switches off what may be, and sees what always comes', { tag: '@full' }, async ({ page, own }) => {
  await openAs(page, own, await somebody(own), '/cuenta#avisos');
  const section = page.getByRole('region', { name: 'Qué te avisamos', exact: true });
  const choice = section.getByRole('switch', { name: /^Respuesta a una solicitud sobre tus datos: Correo/ });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await section.getByText(/^Ver los \d+ avisos$/).click();
  await expect(section.getByRole('listitem').filter({ hasText: 'Cambio de contraseña' })).toBeVisible();
  await expect(section.getByRole('switch', { name: /: Correo:/ })).toHaveCount(11);
  // Half a switch under the header that stays would be measured as a small one.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await checkA11y(page);
});

test('toor sees why something did not go out, and tries it again', { tag: '@full' }, async ({ page, own }) => {
  const world = worldOf(own);
  const person = await somebody(own);
  const lost = { state: 'given_up', attempts: 26, lastError: 'E_SENDER_NOT_VERIFIED' } as const;
  await aNotice(world, person, lost);
  await openAs(page, own, await somebody(own, { role: 'toor' }), '/dashboard/toor/settings');
  await unfold(page);
  const section = page.getByRole('region', { name: 'Correo que sale', exact: true });
  const row = section.getByRole('listitem').filter({ hasText: person.name });
  await expect(row).toContainText('26 intentos · El servicio de correo respondió E_SENDER_NOT_VERIFIED');
  await expect(section).not.toContainText(person.email);
  await checkA11y(page);
  await row.getByRole('button', { name: /^Intentar otra vez/ }).click();
  await expect(row).toContainText('Espera');
  await own.tick('* * * * *');
  await page.reload();
  await unfold(page);
  await expect(row).toHaveCount(0);
});
