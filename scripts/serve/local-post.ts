import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newVapidKeys } from '../setup/vapid.ts';
import { writeWhole } from './whole-file.ts';

/** Kept in the data folder, so that what it seals (links of mails, apps of codes) goes on serving when the server starts again. */
const secretIn = (dataDir: string, name: 'link-secret' | 'second-step-secret'): string => {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('base64url'), 0o600);
  return readFileSync(file, 'utf8');
};

/** Kept there too, so that devices go on hearing. */
const vapidIn = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'push-keys.json');
  if (!existsSync(file)) writeWhole(file, JSON.stringify(newVapidKeys()), 0o600);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** What post and second steps need beside bindings (worker/env.ts), for a server of this machine. */
export const localPostVars = (dataDir: string, url: string): Record<string, string> => ({
  SITE_URL: url,
  MAIL_FROM: 'avisos@patasyplumas.test',
  MAIL_REPLY_TO: 'ayuda@patasyplumas.test',
  LINK_SECRET: secretIn(dataDir, 'link-secret'),
  ...vapidIn(dataDir),
  PUSH_HOST: 'push.patasyplumas.test',
  SECOND_STEP_SECRET: secretIn(dataDir, 'second-step-secret'),
});

/** Runs the crons of wrangler.toml at their time, which miniflare never does; returns what stops it. */
export const tickCrons = (run: (cron: string) => Promise<unknown>): (() => void) => {
  const timer = setInterval(() => {
    const now = new Date();
    const due = ['* * * * *', ...(now.getUTCHours() === 9 && now.getUTCMinutes() === 10 ? ['10 9 * * *'] : [])];
    // A server that is closing answers no cron.
    for (const cron of due) void run(cron).catch(() => undefined);
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
};
