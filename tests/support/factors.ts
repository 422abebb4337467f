import { TOTP } from 'otpauth';
import { anAuthenticator } from './authenticator.ts';
import { aSession, aUser, shownAgain } from './builders.ts';
import { mutate, NOW, ORIGIN, type Sent, world } from './world.ts';

export const PASSWORD = 'sombrilla-roja';

/** The code that an app shows for a secret, at the test's moment or `seconds` later. */
export const codeAt = (secret: string, seconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: NOW + seconds * 1000 });

/** An account with a password, and a session in which it was shown again. */
export const somebody = async (has: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(world, { password: PASSWORD, ...has });
  return { user, token: await aSession(world, user, shownAgain(world)) };
};

/** Sets an app of codes up; its secret, and the recovery codes that came with it. Its first code is the one of a minute ago. */
export const withTotp = async (token: string, sent: Sent = {}) => {
  const { data } = await mutate('factors.startTotp', undefined, { token, ...sent });
  const confirmed = await mutate(
    'factors.confirmTotp',
    { sealed: data.sealed, code: codeAt(data.secret, -30) },
    { token, ...sent },
  );
  return { secret: data.secret as string, codes: (confirmed.data?.codes ?? []) as string[], status: confirmed.status };
};

/** Adds a passkey of a new device; the device, and the recovery codes that came with it. */
export const withPasskey = async (token: string, { counts = true, ...sent }: Sent & { counts?: boolean } = {}) => {
  const device = await anAuthenticator(ORIGIN, { counts });
  const { data } = await mutate('factors.askPasskey', undefined, { token, ...sent });
  const added = await mutate(
    'factors.addPasskey',
    { name: 'Mi celular', passkey: await device.make(data) },
    { token, ...sent },
  );
  return { device, codes: (added.data?.codes ?? []) as string[], status: added.status, key: added.key };
};

export const logIn = (email: string, extra: object = {}, network = '190.0.0.1') =>
  mutate('auth.login', { email, password: PASSWORD, ...extra }, { headers: { 'cf-connecting-ip': network } });

export const finish = (ticket: string, proof: object, network = '190.0.0.1', sent: Sent = {}) =>
  mutate('auth.secondStep', { ticket, proof }, { ...sent, headers: { 'cf-connecting-ip': network } });
