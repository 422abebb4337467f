import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '../../worker/db/schema/accounts.ts';
import { aPasswordLink } from '../support/builders.ts';
import { atLocalhost, keepCodes, logOut, showAgain, waysIn, withDevice } from './authenticator.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y, whenUp } from './support.ts';

test('a new password says which passkey stays and leads to it; the passkey confirms its own removal', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  // Acts that ask for a credential are refused first.
  noise.allow(/status of 403/);
  const site = atLocalhost(own.url);
  const { devtools, authenticatorId } = await withDevice(page);
  const rosa = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  await page.goto(`${site}/login`);
  await fillLogin(page, rosa.email, PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto(`${site}/cuenta#entrada`);
  await waysIn(page).getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  await page.getByLabel('Nombre de la llave').fill('Mi celular');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await showAgain(page, PASSWORD);
  await keepCodes(page);

  await logOut(page);
  await page.goto(`${site}/clave#${await aPasswordLink(worldOf(own), rosa)}`);
  await whenUp(page);
  await page.getByLabel('Contraseña nueva').fill('paraguas-verde-2026');
  // Added today by herself: she keeps it.
  await page.getByLabel('Quitar al guardar').uncheck();
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/Tu cuenta conserva también 1 llave de acceso \(agregada el .+\)/)).toBeVisible();
  await checkA11y(page);
  await fillLogin(page, rosa.email, 'paraguas-verde-2026');
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await page.waitForURL(/\/cuenta#entrada/);
  await expect(page.getByText(/También siguen sirviendo 1 llave de acceso \(agregada el .+\)/)).toBeAttached();

  await worldOf(own).db.update(sessions).set({ provenAt: 0 }).where(eq(sessions.userId, rosa.id));
  await waysIn(page).getByRole('button', { name: 'Quitar Mi celular' }).click();
  await page.getByRole('button', { name: 'Quitar la llave' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(asked.getByLabel('Tu contraseña')).toBeFocused();
  const key = asked.getByRole('button', { name: 'Usar una llave de acceso' });
  await expect(key).toBeEnabled();
  await checkA11y(page);
  // A device that does not recognise its person proves nothing; the password stays beside it.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await key.click();
  await expect(asked.getByRole('alert')).toContainText('Se canceló, o el dispositivo no respondió a tiempo');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await key.click();
  await expect(asked).toBeHidden();
  await expect(waysIn(page).getByText('Mi celular')).toHaveCount(0);
});
