import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../setup/chromium.mjs';

export type Demo = 'toor' | 'admin' | 'clinica' | 'clinica2' | 'familia' | 'nueva';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

/** What the app keeps on the device of somebody who logged in: `localStorage` rows. */
export const sessionOf = async (url: string, who: Demo): Promise<{ name: string; value: string }[]> => {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@patasyplumas.test`, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${who} could not log in: ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string; name: string; role: string } };
  const { id, name, role } = user;
  return [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify({ id, name, role }) },
  ];
};

/** Starts the app of a page (or a document's islands) as the first touch does, and waits until it answers and has what it asked for. */
export const wake = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    if (app) return Object.keys(app).some((key) => key.startsWith('__reactContainer'));
    const isIn = document.documentElement.classList.contains('has-session');
    return !document.querySelector(`[data-island]:not(${isIn ? '[data-on=notice]' : '[data-on]'})`);
  });
  await page.waitForLoadState('networkidle');
};
