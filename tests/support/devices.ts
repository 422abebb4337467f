import { mutate } from './world.ts';

export const PASSWORD = 'sombrilla-roja';

/** What browsers say of themselves. */
export const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A login from a browser, with the bindings of a mailbox. */
export const logInWith = (email: string, agent: string, env: object) =>
  mutate('auth.login', { email, password: PASSWORD }, { env, headers: { 'user-agent': agent } });
