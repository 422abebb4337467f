import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { atLocalhost, keepCodes, logOut, showAgain, waysIn, withDevice } from './authenticator.ts';
import { test } from './own-server.ts';
import { emailOf, fillLogin } from './sign-in.ts';
import { unfold, whenUp } from './support.ts';

/** The demo accounts of this server are other walks' too. */
test.afterEach(async ({ own }) => {
  for (const rows of ['totps', 'passkeys', 'recovery_codes', "settings WHERE key = 'second_step'"])
    await own.d1.prepare(`DELETE FROM ${rows}`).run();
});

test('a passkey is added, opens the account alone and after the password, gets a name, and goes', async ({
  noise,
  page,
  own,
}) => {
  // Adding and removing ask for the password again: refused first.
  noise.allow(/status of 403/);
  const site = atLocalhost(own.url);
  const { devtools, authenticatorId } = await withDevice(page);
  await page.goto(`${site}/login`);
  await fillLogin(page, emailOf('nueva'));
  await page.waitForURL(/dashboard/);
  await page.goto(`${site}/cuenta#entrada`);
  await waysIn(page).getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  await page.getByLabel('Nombre de la llave').fill('Mi celular');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await showAgain(page, DEMO_PASSWORD);
  await expect(page.getByText('no los volvemos a mostrar')).toBeVisible();
  await expect(page.locator('.codes li')).toHaveCount(10);
  // Without saying that they are kept nobody gets on.
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('Guárdalos antes de seguir')).toBeVisible();
  await expect(page.getByLabel('Los guardé donde los encuentro sin este teléfono')).toBeFocused();
  await keepCodes(page);
  await expect(waysIn(page).getByText('Te quedan 10 códigos sin usar')).toBeVisible();
  for (const told of ['Llave de acceso agregada', 'Código de recuperación usado', 'Contraseña temporal puesta'])
    await expect(page.locator('#avisos')).toContainText(told);
  expect((await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await logOut(page);
  await page.goto(`${site}/login`);
  await whenUp(page);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await page.waitForURL(/dashboard/);

  await logOut(page);
  await page.goto(`${site}/login/business`);
  await fillLogin(page, emailOf('nueva'));
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeFocused();
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await page.waitForURL(/dashboard/);

  // A device that does not recognise its person signs nothing.
  await logOut(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${site}/login`);
  await whenUp(page);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('Se canceló, o el dispositivo no respondió a tiempo');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await page.waitForURL(/dashboard/);

  await page.goto(`${site}/cuenta#entrada`);
  await waysIn(page).getByRole('button', { name: 'Cambiar nombre de Mi celular' }).click();
  await page.getByLabel('Nombre de la llave').fill('La del trabajo');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await waysIn(page).getByRole('button', { name: 'Quitar La del trabajo' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Es tu único segundo paso');
  await page.getByRole('button', { name: 'Quitar la llave' }).click();
  await showAgain(page, DEMO_PASSWORD);
  await expect(waysIn(page).getByText('La del trabajo')).toHaveCount(0);

  await logOut(page);
  await page.goto(`${site}/login`);
  await fillLogin(page, emailOf('nueva'));
  await page.waitForURL(/dashboard/);
});

test('an app of codes is set up by its typed secret; its code, then a recovery code, finish a login', {
  tag: '@full',
}, async ({ noise, page, own }) => {
  // Wrong codes are refused with 400, a set-up that nobody confirmed with 403.
  noise.allow(/status of 40[03]/);
  await page.goto(`${own.url}/login`);
  await fillLogin(page, emailOf('familia'));
  await page.waitForURL(/dashboard/);
  await page.goto(`${own.url}/cuenta#entrada`);
  // On an address in numbers the button says why it is off.
  await expect(waysIn(page).getByRole('button', { name: 'Agregar una llave de acceso' })).toBeDisabled();
  await expect(
    waysIn(page).getByText(/no funcionan en una dirección de números: abre http:\/\/localhost:/),
  ).toBeVisible();
  await waysIn(page).getByRole('button', { name: 'Poner una aplicación de códigos' }).click();
  await showAgain(page, DEMO_PASSWORD);
  // On a phone the way to its own app comes first, and the code's field is in sight; the square is for another device.
  await expect(page.getByRole('link', { name: 'Abre tu aplicación de códigos' })).toBeFocused();
  await expect(page.getByLabel('Escribe el código que muestra')).toBeInViewport({ ratio: 1 });
  await page.getByText('ver el cuadro para escanear').click();
  await expect(page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeVisible();
  const secret = ((await page.locator('.totp-secret code').textContent()) ?? '').replace(/\s/g, '');
  const code = (ms = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ms });
  await page.getByLabel('Escribe el código que muestra').fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Ese código no es. Escribe el que tu aplicación muestra ahora.')).toBeVisible();
  await page.getByLabel('Escribe el código que muestra').fill(code());
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.locator('.codes code')).toHaveCount(10);
  const codes = await page.locator('.codes code').allTextContents();
  await keepCodes(page);

  await logOut(page);
  await page.goto(`${own.url}/login`);
  await fillLogin(page, emailOf('familia'));
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  await page.getByLabel('Código', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Entrar con el código' }).click();
  await expect(page.getByText(/Ese código no sirve/)).toBeVisible();
  // The next half minute's: each serves once, and it is still good if that begins before it is sent.
  await page.getByLabel('Código', { exact: true }).fill(code(30_000));
  await page.getByRole('button', { name: 'Entrar con el código' }).click();
  await page.waitForURL(/dashboard/);

  await logOut(page);
  await page.goto(`${own.url}/login`);
  await fillLogin(page, emailOf('familia'));
  await page.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await expect(page.getByLabel('Código de recuperación')).toBeFocused();
  await page.getByLabel('Código de recuperación').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Entrar con el código' }).click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${own.url}/cuenta#entrada`);
  await expect(waysIn(page).getByText('Te quedan 9 códigos sin usar')).toBeVisible();

  // Toor takes it away from who lost it.
  await logOut(page);
  await page.goto(`${own.url}/login`);
  await fillLogin(page, emailOf('toor'));
  await page.waitForURL(/dashboard/);
  const { results } = await own.d1.prepare("SELECT id FROM users WHERE email LIKE 'familia@%'").all<{ id: string }>();
  await page.goto(`${own.url}/dashboard/toor/users/${results[0]?.id}#accesos`);
  await page.getByRole('button', { name: 'Quitar el segundo paso' }).click();
  await page.getByLabel('Motivo').fill('Perdió el teléfono');
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText('No tiene: entra solo con su contraseña.')).toBeVisible();
});

test('a demand counts its days over every screen, and then leaves only the way to a second step', {
  tag: '@full',
}, async ({ noise, page, own }) => {
  // The set-up asks for the password again: refused first.
  noise.allow(/status of 403/);
  await page.goto(`${own.url}/login`);
  await fillLogin(page, emailOf('toor'));
  await page.waitForURL(/dashboard/);
  await page.goto(`${own.url}/dashboard/toor/settings`);
  await unfold(page);
  await page.getByRole('button', { name: 'Exigir el segundo paso' }).click();
  await expect(page.getByText(/Se exige desde el/)).toBeVisible();
  await page.goto(`${own.url}/dashboard/toor/users`);
  await expect(page.getByText('Te quedan 7 días para poner un segundo paso.')).toBeVisible();
  await own.d1.prepare("UPDATE settings SET value = '1000' WHERE key = 'second_step'").run();
  await own.d1.prepare("UPDATE users SET created_at = 1000 WHERE role = 'toor'").run();
  await page.goto(`${own.url}/dashboard/toor/users`);
  await expect(page.getByRole('heading', { name: 'Pon un segundo paso' })).toBeFocused();
  await page.getByRole('button', { name: 'Poner una aplicación de códigos' }).click();
  await showAgain(page, DEMO_PASSWORD);
  const secret = ((await page.locator('.totp-secret code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Escribe el código que muestra').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Activar' }).click();
  await keepCodes(page);
  await expect(page.getByRole('heading', { name: 'Pon un segundo paso' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
