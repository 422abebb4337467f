import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { factorTickets, passkeys } from '../../worker/db/schema/factors.ts';
import { securityEvents, throttle } from '../../worker/db/schema/settings.ts';
import { anAuthenticator } from '../support/authenticator.ts';
import { aPasswordLink, aSession, aUser } from '../support/builders.ts';
import { PASSWORD, somebody, withPasskey, withTotp } from '../support/factors.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, ORIGIN, world } from '../support/world.ts';

type Device = Awaited<ReturnType<typeof anAuthenticator>>;
const openedAt = NOW - STEP_UP_MS;

/** An account with a passkey, whose session showed no credential lately. */
const stale = async (counts = true) => {
  const { user, token: fresh } = await somebody({ role: 'toor' });
  const { device } = await withPasskey(fresh, { counts });
  await world.db.delete(sessions);
  await world.db.delete(securityEvents);
  return { user, device, token: await aSession(world, user, { openedAt }) };
};
const ask = async (token: string) => (await mutate('auth.askStepUp', undefined, { token })).data;
const show = (token: string, passkey: object, env = {}) => mutate('auth.stepUp', { passkey }, { token, env });
const isProven = async (token: string) =>
  (await mutate('accounts.issueLink', { id: (await aUser(world)).id }, { token })).status === 200;
const kinds = async () => (await world.db.select().from(securityEvents)).map(({ kind }) => kind);

describe('showing a passkey again', () => {
  test('proves this session, and no other of the account', async () => {
    const { user, device, token } = await stale();
    const other = await aSession(world, user, { openedAt });
    const options = await ask(token);
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: device.id }] });
    expect((await show(token, await device.sign(options))).status).toBe(200);
    expect(await kinds()).toEqual(['step_up']);
    expect([await isProven(token), await isProven(other)]).toEqual([true, false]);
    expect(await world.db.select().from(factorTickets)).toEqual([]);
  });

  const refusals: [string, (device: Device, token: string) => Promise<object>][] = [
    ['another origin', async (device, token) => device.sign(await ask(token), { origin: 'https://malo.co' })],
    ['another relying party', async (device, token) => device.sign(await ask(token), { rpId: 'malo.co' })],
    ['nobody recognised by the device', async (device, token) => device.sign(await ask(token), { verified: false })],
    ['a counter that stands still', async (device, token) => device.sign(await ask(token), { counter: 1 })],
    ['the challenge of a login', async (device) => device.sign((await mutate('auth.askPasskey', undefined, {})).data)],
    [
      'the challenge of another session of the same account',
      async (device) => {
        const [account] = await world.db.select().from(users);
        return device.sign(await ask(await aSession(world, { id: account?.id ?? '', role: 'toor' }, { openedAt })));
      },
    ],
    [
      'a challenge that a newer one replaced',
      async (device, token) => {
        const first = await ask(token);
        await ask(token);
        return device.sign(first);
      },
    ],
    ['a key that nobody has', async (_, token) => (await anAuthenticator(ORIGIN)).sign(await ask(token))],
    [
      'another account’s passkey',
      async (_, token) => (await withPasskey((await somebody()).token)).device.sign(await ask(token)),
    ],
  ];
  test.each(refusals)('is refused with %s, noted, and proves nothing', async (_what, sign) => {
    const { user, device, token } = await stale();
    const { status, key } = await show(token, await sign(device, token));
    expect([status, key]).toEqual([400, 'step_up_failed']);
    const noted = await world.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id));
    expect(noted.map(({ kind }) => kind)).toContain('step_up_failed');
    expect(await isProven(token)).toBe(false);
  });

  test('a signature serves once, and for five minutes', async () => {
    const { device, token } = await stale(false);
    const signed = await device.sign(await ask(token));
    expect((await show(token, signed)).status).toBe(200);
    expect((await show(token, signed)).key).toBe('step_up_failed');
    const late = await device.sign(await ask(token));
    vi.setSystemTime(NOW + 5 * 60 * 1000);
    expect((await show(token, late)).key).toBe('step_up_failed');
  });

  test.each([true, false])('a hundred tries with one signature prove once (counting: %s)', async (counts) => {
    const { device, token } = await stale(counts);
    const signed = await device.sign(await ask(token));
    const env = { DB: meetingDatabase(100) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => show(token, signed, env)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === 'step_up')).toHaveLength(1);
  });

  test('is counted together with passwords, and a right one forgives the tries before', async () => {
    const { device, token } = await stale();
    const wrong = async () => show(token, await device.sign(await ask(token), { origin: 'https://malo.co' }));
    for (let n = 0; n < 4; n += 1) expect((await wrong()).key).toBe('step_up_failed');
    expect((await show(token, await device.sign(await ask(token)))).status).toBe(200);
    expect(await world.db.select().from(throttle).where(eq(throttle.attempts, 5))).toEqual([]);
    for (let n = 0; n < 4; n += 1) expect((await wrong()).key).toBe('step_up_failed');
    expect((await mutate('auth.stepUp', { password: 'sombrilla-verde' }, { token })).key).toBe('invalid');
    expect((await show(token, await device.sign(await ask(token)))).key).toBe('too_many');
    expect((await mutate('auth.stepUp', { password: PASSWORD }, { token })).key).toBe('too_many');
  });

  test('asks an account without passkeys for none, and leaves one challenge for each session', async () => {
    const { token } = await somebody();
    expect((await mutate('auth.askStepUp', undefined, { token })).key).toBe('passkey_not_found');
    for (let n = 0; n < 5; n += 1) await mutate('auth.askStepUp', undefined, { token });
    expect(await world.db.select().from(factorTickets)).toHaveLength(1);
  });

  test('opens the removal of the passkey itself', async () => {
    const { device, token } = await stale();
    const [row] = await world.db.select().from(passkeys);
    const remove = () => mutate('factors.removePasskey', { id: row?.id }, { token });
    expect((await remove()).key).toBe('step_up_required');
    await show(token, await device.sign(await ask(token)));
    expect((await remove()).status).toBe(200);
  });
});

test('a new password by link leaves passkeys and app as they are where its person says so, and says since when they stand', async () => {
  const { user, token } = await somebody();
  await withPasskey(token);
  await withTotp(token);
  const set = async () => {
    const link = await aPasswordLink(world, user);
    return (await mutate('auth.setPassword', { token: link, password: 'balcon-amarillo', dropRecent: false })).data
      .kept;
  };
  expect(await set()).toEqual({ passkeys: [NOW], totp: NOW });
  expect(await world.db.select().from(passkeys)).toHaveLength(1);
  const plain = await somebody();
  const link = await aPasswordLink(world, plain.user);
  const { data } = await mutate('auth.setPassword', { token: link, password: 'balcon-amarillo' });
  expect(data.kept).toEqual({ passkeys: [], totp: null });
});
