import { describe, expect, test } from 'vitest';
import { throttle } from '../../worker/db/schema/settings.ts';
import { aSession, aUser } from '../support/builders.ts';
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
    .values({ ...network, key: network?.key ?? '', attempts: 40, lastAt: NOW, resetsAt: NOW + 1 })
    .onConflictDoUpdate({ target: throttle.key, set: { attempts: 40 } });
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
});
