import { describe, expect, test } from 'vitest';
import { NETWORK_TRIES } from '../../worker/auth/throttle.ts';
import { throttle } from '../../worker/db/schema/settings.ts';
import { aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
/** The Wi-Fi that a stranger shares with everybody here. */
const SHARED = { 'cf-connecting-ip': '190.0.0.1' };
const ELSEWHERE = { 'cf-connecting-ip': '190.0.0.2' };

const logIn = (email: string, password: string, headers = SHARED) =>
  mutate('auth.login', { email, password }, { headers });

/** Fills the counter that all logins from one network share, without paying for the hashing. */
const crowd = async () => {
  for (const email of ['una@correo.test', 'dos@correo.test']) await logIn(email, 'mala');
  const [network] = (await world.db.select().from(throttle)).filter(({ attempts }) => attempts === 2);
  await world.db
    .insert(throttle)
    .values({ ...network, key: network?.key ?? '', attempts: NETWORK_TRIES, lastAt: NOW, resetsAt: NOW + 1 })
    .onConflictDoUpdate({ target: throttle.key, set: { attempts: NETWORK_TRIES } });
};

describe('whoever shares a network with a stranger', () => {
  // 50 of each: every counter of ours is full before that.
  test.each([
    ['changes of a password', 'auth.changePassword', { current: 'mala', password: 'paraguas-verde' }],
    ['erasures of an account', 'profile.erase', { password: 'mala', closing: null }],
    ['password links', 'auth.checkLink', null],
    ['passwords by link', 'auth.setPassword', null],
    ['logouts', 'auth.logout', undefined],
  ])('is not stopped by forged %s', async (_, procedure, input) => {
    const user = await aUser(world, { password: PASSWORD });
    const forged = (n: number) => `${n}`.padStart(43, 'x');
    const keys = [];
    for (let n = 0; n < 50; n += 1) {
      const body = input === null ? { token: forged(n), password: 'paraguas-verde' } : input;
      keys.push((await mutate(procedure, body, { token: forged(n), headers: SHARED })).key);
    }
    expect(keys).not.toContain('too_many');
    // Nothing is written for what anybody can make up.
    expect(await world.db.select().from(throttle)).toEqual([]);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  test('is not stopped by somebody who tries passwords on a session of their own', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const token = await aSession(world, await aUser(world, { password: PASSWORD }));
    const keys = [];
    for (let n = 0; n < 6; n += 1)
      keys.push((await mutate('profile.erase', { password: 'mala', closing: null }, { token, headers: SHARED })).key);
    expect(keys).toEqual([...Array(5).fill('invalid'), 'too_many']);
    const rows = await world.db.select().from(throttle);
    expect(rows.map(({ attempts }) => attempts)).toEqual([5]);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  test('gets in where they were let in before, however many logins failed there; guessing stays counted', async () => {
    const known = await aUser(world, { password: PASSWORD });
    const fresh = await aUser(world, { password: PASSWORD });
    expect((await logIn(known.email, PASSWORD)).status).toBe(200);
    await crowd();
    expect((await logIn(fresh.email, PASSWORD)).key).toBe('too_many');
    expect((await logIn(fresh.email, PASSWORD, ELSEWHERE)).status).toBe(200);
    expect((await logIn(known.email, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await logIn(known.email, 'mala')).key).toBe('login_failed');
    expect((await logIn(known.email, 'mala')).key).toBe('too_many');
  });

  test('is not stopped by the mistakes of ten others there', async () => {
    const fresh = await aUser(world, { password: PASSWORD });
    for (let person = 0; person < 10; person += 1)
      for (let n = 0; n < 5; n += 1) await logIn(`otra${person}@correo.test`, 'mala');
    expect((await logIn('otra0@correo.test', 'mala')).key).toBe('too_many');
    expect((await logIn(fresh.email, PASSWORD)).status).toBe(200);
  });
});

test('a hundred requests for recovery at once shut it for nobody of that network', async () => {
  const { email } = await aUser(world, { password: PASSWORD });
  const { env, sent } = aMailbox();
  const ask = (whose: string) => mutate('auth.askRecovery', { email: whose }, { env, headers: SHARED });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`alguien${n}@correo.test`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(sent).toEqual([]);
  expect((await ask(email)).status).toBe(200);
  const token = sent.map((mail) => linkIn(mail, '/clave#')).find(Boolean);
  const fresh = 'paraguas-verde-7';
  expect((await mutate('auth.setPassword', { token, password: fresh }, { env, headers: SHARED })).status).toBe(200);
  expect((await logIn(email, fresh)).status).toBe(200);
});

test('one account tried from two hundred networks: its person gets in where they were, and anywhere after a mail', async () => {
  const { email } = await aUser(world, { password: PASSWORD });
  const { env, sent } = aMailbox();
  const from = (n: number) => ({ 'cf-connecting-ip': `201.0.0.${n}` });
  expect((await logIn(email, PASSWORD)).status).toBe(200);
  const hammer = async () => {
    const answers = [];
    for (let n = 1; n <= 200; n += 1) answers.push((await logIn(email, 'mala', from(n))).key);
    return answers.filter((key) => key === 'login_failed').length;
  };
  expect(await hammer()).toBe(10);
  expect((await logIn(email, PASSWORD)).status).toBe(200);
  await hammer();
  expect((await logIn(email, PASSWORD, ELSEWHERE)).key).toBe('too_many');
  await mutate('auth.askRecovery', { email }, { env, headers: ELSEWHERE });
  const token = sent.map((mail) => linkIn(mail, '/clave#')).find(Boolean);
  const fresh = 'paraguas-verde-7';
  expect((await mutate('auth.setPassword', { token, password: fresh }, { env, headers: ELSEWHERE })).status).toBe(200);
  await hammer();
  expect((await logIn(email, fresh, ELSEWHERE)).status).toBe(200);
});
