import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { TEMPORARY_PASSWORD_HOURS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { aSession, aUser } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const PASSWORD = 'balcon-amarillo-31';
const WRONG = 'balcon-amarillo-32';
const HOUR = 60 * 60 * 1000;
const UNTIL = NOW + TEMPORARY_PASSWORD_HOURS * HOUR;

const toors = async () => aSession(world, await aUser(world, { role: 'toor', name: 'Toña' }));
const input = (role: Role = 'user') => ({ email: 'nueva@correo.test', password: PASSWORD, name: 'Nueva', role });
const login = (password: string) => mutate('auth.login', { email: 'nueva@correo.test', password });
const expire = () => world.db.update(users).set({ passwordExpiresAt: NOW }).where(eq(users.email, input().email));

describe('a password that an administrator gives', () => {
  test('from our screens serves 72 hours, and says so to both', async () => {
    const token = await toors();
    const { data } = await mutate('accounts.create', input(), { token });
    expect((await query('accounts.get', { id: data.id }, { token })).data.temporaryPassword).toEqual({
      by: 'Toña',
      at: NOW,
      until: UNTIL,
    });
    expect((await login(PASSWORD)).data.duties.mustChangePassword.until).toBe(new Date(UNTIL).toISOString());
    const other = await aUser(world);
    await mutate('accounts.update', { id: other.id, password: PASSWORD }, { token });
    expect((await query('accounts.get', { id: other.id }, { token })).data.temporaryPassword.until).toBe(UNTIL);
  });

  test('by the spec’s REST calls has no end', async () => {
    const token = await toors();
    await send('POST', '/admin/users', { token, body: input() });
    expect((await login(PASSWORD)).data.duties.mustChangePassword.until).toBe(null);
  });

  test('opens nothing past its end; only whoever knows it learns why', async () => {
    await mutate('accounts.create', input(), { token: await toors() });
    await expire();
    expect((await login(WRONG)).key).toBe('login_failed');
    const { status, key, message } = await login(PASSWORD);
    expect([status, key]).toEqual([403, 'temporary_password_expired']);
    expect(message).toContain('72 horas');
    const rest = await send('POST', '/auth/login', { body: { email: input().email, password: PASSWORD } });
    expect([rest.status, rest.body.code]).toEqual([403, 'temporary_password_expired']);
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });

  test('replaced by an own one has no end any more', async () => {
    await mutate('accounts.create', input(), { token: await toors() });
    const { data } = await login(PASSWORD);
    const change = { current: PASSWORD, password: 'terraza-violeta-9' };
    expect((await mutate('auth.changePassword', change, { token: data.token })).status).toBe(200);
    await expire();
    expect((await login('terraza-violeta-9')).status).toBe(200);
  });
});

describe('a session that began with it', () => {
  test.each(['admin', 'toor'] as const)('of %s may only replace it, over REST too', async (role) => {
    const { env } = aMailbox();
    await mutate('accounts.create', input(role), { token: await toors() });
    const { token } = (await login(PASSWORD)).data;
    const other = await aUser(world);
    const refused = [
      query('accounts.list', undefined, { token }),
      query('profile.get', undefined, { token }),
      query('profile.sessions', undefined, { token }),
      mutate('accounts.issueLink', { id: other.id }, { token }),
      mutate('profile.erase', { password: PASSWORD }, { token }),
      mutate('profile.changeEmail', { email: 'otro@correo.test', current: PASSWORD }, { token, env }),
    ];
    for (const got of await Promise.all(refused)) expect([got.status, got.key]).toEqual([403, 'must_change_password']);
    for (const path of ['/admin/users', '/users/profile']) {
      const got = await send('GET', path, { token });
      expect([path, got.status, got.body.code]).toEqual([path, 403, 'must_change_password']);
    }
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
    const { data } = await mutate(
      'auth.changePassword',
      { current: PASSWORD, password: 'terraza-violeta-9' },
      { token },
    );
    expect((await query('accounts.list', undefined, { token: data.token })).status).toBe(200);
    expect((await mutate('auth.logout', undefined, { token: data.token })).status).toBe(200);
  });

  test.each(['user', 'business'] as const)('of %s works on', async (role) => {
    await mutate('accounts.create', input(role), { token: await toors() });
    const { token } = (await login(PASSWORD)).data;
    expect((await send('GET', '/users/profile', { token })).status).toBe(200);
  });
});

test('an e-mail that an administrator changes ends the sessions and links of its account; one’s own does not', async () => {
  const toor = await aUser(world, { role: 'toor', password: PASSWORD });
  const token = await aSession(world, toor);
  const owner = await aUser(world);
  const theirs = await aSession(world, owner);
  const link = (await mutate('accounts.issueLink', { id: owner.id }, { token })).data.token;
  expect((await mutate('accounts.update', { id: owner.id, name: 'Otra', email: owner.email }, { token })).status).toBe(
    200,
  );
  expect((await query('profile.get', undefined, { token: theirs })).status).toBe(200);
  await mutate('accounts.update', { id: owner.id, email: 'nueva@correo.test' }, { token });
  expect((await query('profile.get', undefined, { token: theirs })).key).toBe('unauthorized');
  expect((await mutate('auth.checkLink', { token: link })).key).toBe('link_dead');
  await mutate(
    'accounts.update',
    { id: toor.id, email: 'toor.nueva@correo.test', currentPassword: PASSWORD },
    { token },
  );
  expect((await query('profile.get', undefined, { token })).data.email).toBe('toor.nueva@correo.test');
});
