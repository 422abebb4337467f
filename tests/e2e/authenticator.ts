import { expect, type Page } from '@playwright/test';

/** A browser refuses passkeys on an address in numbers: walks with passkeys go by the name of the same server. */
export const atLocalhost = (url: string) => url.replace('127.0.0.1', 'localhost');

/** A device that recognises its person at once, as a phone with a fingerprint does. */
export const withDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
};

/** The device forgets the session. */
export const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
};

/** Types the password where the page asks for it once more: a login alone adds and removes no second step. */
export const showAgain = async (page: Page, password: string) => {
  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await asked.getByLabel('Tu contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
};

/** The part of 'Mi cuenta' that says how one enters. */
export const waysIn = (page: Page) => page.locator('#entrada');

/** Says that the recovery codes shown are kept, and goes on. */
export const keepCodes = async (page: Page) => {
  await page.getByLabel('Los guardé donde los encuentro sin este teléfono').check();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
};
