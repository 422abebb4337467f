import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { whenUp } from './support.ts';

export type Demo = 'toor' | 'admin' | 'clinica' | 'clinica2' | 'recepcion' | 'familia' | 'nueva';

export const emailOf = (who: Demo): string => `${who}@patasyplumas.test`;

/** Fills the login form of the page that stands, and sends it. */
export const fillLogin = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await whenUp(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
};

/** A file of the same address: storage can be written there, and no app has to come up for it. */
export const LIGHT = '/robots.txt';

type Login = { token: string; user: { id: string; name: string; role: string } };

/** A session from the API, for walks that are not about logging in. */
export const openSession = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<Login> => {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return answer.json();
};

/** Signs in as a demo account and opens a page; the browser keeps the session as the app does. */
export const enter = async (page: Page, who: Demo, path: string): Promise<Login> => {
  const login = await openSession(page, emailOf(who));
  await page.goto(LIGHT);
  await page.evaluate(({ token, user: { id, name, role } }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify({ id, name, role }));
  }, login);
  await page.goto(path);
  return login;
};
