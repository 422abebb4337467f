import type { Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { connect } from '../../worker/db/client.ts';
import { aClinic, aMember, aSession, aUser, type World } from '../support/builders.ts';
import { LIGHT } from './sign-in.ts';

/** The world of a walk's own server, now. */
export const worldOf = (own: Server): World => ({ db: connect(own.d1), now: Date.now() });

export const PASSWORD = 'sombrilla-roja-2026';

type Has = NonNullable<Parameters<typeof aUser>[1]>;

/** An account of this walk alone, who accepted the policy and has a password of their own; a clinic's comes with its clinic. */
export const somebody = async (own: Server, has: Has = {}) => {
  const world = worldOf(own);
  const user = await aUser(world, { consentVersion: POLICY_VERSION, consentAt: world.now, ...has });
  if (user.role === 'business') await aMember(world, user, await aClinic(world));
  return user;
};

type Account = Awaited<ReturnType<typeof somebody>>;

/** Opens a session of an account in this browser, as the app keeps it, and goes to a page. Answers its token. */
export const openAs = async (page: Page, own: Server, { id, name, role }: Account, path: string): Promise<string> => {
  const token = await aSession(worldOf(own), { id, role }, { device: 'Chrome · Android' });
  if (!page.url().startsWith('http')) await page.goto(LIGHT);
  await page.evaluate(
    ({ kept, user }) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { kept: token, user: { id, name, role } },
  );
  await page.goto(path);
  return token;
};
