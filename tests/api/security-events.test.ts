// Longer than 200 lines: everything that leaves a row, and how many rows, on one stage.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { SECURITY_EVENTS_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { securityEvent } from '../../worker/auth/security-events.ts';
import { securityEvents } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aSession, aUser } from '../support/builders.ts';
import { watchedDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, signedIn, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const HOUR_MS = 60 * 60 * 1000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

const from = (network: string, agent = PHONE) => ({ 'cf-connecting-ip': network, 'user-agent': agent });
const logIn = (email: string, password: string, network = '190.25.3.7', agent = PHONE) =>
  mutate('auth.login', { email, password }, { headers: from(network, agent) });
const noted = async () =>
  (await world.db.select().from(securityEvents)).map(({ userId, kind, device, network }) => ({
    userId,
    kind,
    device,
    network,
  }));
const kinds = async () => (await noted()).map(({ kind }) => kind);

describe('the log of accesses', () => {
  test('names who, what, the device in words and the network’s prefix, never an address', async () => {
    const user = await aUser(world, { password: PASSWORD });
    await logIn(user.email, PASSWORD);
    await logIn(user.email, 'mala', '2800:e2:1280:77::9');
    const { data } = await logIn(user.email, PASSWORD, '190.25.3.7', LAPTOP);
    await mutate('auth.logout', undefined, { token: data.token, headers: from('190.25.3.7', LAPTOP) });
    const place = { userId: user.id, device: 'Chrome · Android', network: '190.25.3.0/24' };
    expect(await noted()).toEqual([
      { ...place, kind: 'login' },
      { ...place, kind: 'login_failed', network: '2800:e2:1280::/48' },
      { ...place, kind: 'new_device', device: 'Firefox · Linux' },
      { ...place, kind: 'logout', device: 'Firefox · Linux' },
    ]);
    expect(JSON.stringify(await world.db.select().from(securityEvents))).not.toContain('190.25.3.7');
  });

  test('has no row of a logout that ended nothing', async () => {
    await mutate('auth.logout', undefined, { token: 'a'.repeat(43) });
    const user = await aUser(world);
    const token = await aSession(world, user, { openedAt: NOW - 31 * DAY_MS });
    await mutate('auth.logout', undefined, { token });
    expect(await noted()).toEqual([]);
  });

  test('tells an e-mail without an account by its network only, once', async () => {
    for (const email of ['una@correo.test', 'dos@correo.test', 'tres@correo.test']) await logIn(email, 'mala');
    await logIn('una@correo.test', 'mala', '200.1.1.1');
    const row = { userId: null, kind: 'login_failed', device: 'Chrome · Android' };
    expect(await noted()).toEqual([
      { ...row, network: '190.25.3.0/24' },
      { ...row, network: '200.1.1.0/24' },
    ]);
  });

  test('costs a failed login the same statements whatever the account is', async () => {
    const known = await aUser(world, { password: PASSWORD });
    const inactive = await aUser(world, { password: PASSWORD, isActive: false });
    const works: string[][] = [];
    for (const [email, password] of [
      ['nadie@correo.test', PASSWORD],
      [known.email, 'otra-cosa'],
      [inactive.email, PASSWORD],
    ]) {
      const { DB, statements, trips } = watchedDatabase();
      await mutate('auth.login', { email, password }, { headers: from('190.25.3.7'), env: { DB } });
      expect(trips()).toBe(2);
      works.push(statements);
    }
    expect(works[1]).toEqual(works[0]);
    expect(works[2]).toEqual(works[0]);
    expect(await kinds()).toEqual(['login_failed', 'login_failed', 'login_failed']);
  });

  test('costs a login no trip of its own', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const { DB, trips } = watchedDatabase();
    await mutate('auth.login', { email: user.email, password: PASSWORD }, { env: { DB } });
    expect(trips()).toBe(2);
  });
});

describe('hammering', () => {
  test('with a hundred logins at once leaves the few that were tried, and one row for all that were refused', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(user.email, 'mala')));
    expect(answers.filter(({ key }) => key === 'login_failed')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'too_many')).toHaveLength(95);
    const rows = await kinds();
    expect(rows.filter((kind) => kind === 'login_failed')).toHaveLength(5);
    expect(rows.filter((kind) => kind === 'login_refused')).toHaveLength(1);
    // Another quarter of an hour has a row of its own.
    vi.setSystemTime(NOW + 15 * 60 * 1000 - 1);
    await logIn(user.email, 'mala');
    expect(await kinds()).toHaveLength(6);
    vi.setSystemTime(NOW + 15 * 60 * 1000);
    await Promise.all(Array.from({ length: 8 }, () => logIn(user.email, 'mala')));
    expect(await kinds()).toHaveLength(6 + 5 + 1);
  });

  /** As many tries as somebody with very many networks gets through. */
  const hammer = async (userId: string | null, times: number, at: number) => {
    for (let n = 0; n < times; n += 1)
      await securityEvent(world.db, {
        kind: n % 2 ? 'login_refused' : 'login_failed',
        userId,
        at,
        device: null,
        network: `190.25.${n}.7`,
      });
  };

  test('from many networks fills no more than so much of an hour, of one account and of none', async () => {
    const user = await aUser(world);
    const other = await aUser(world);
    await hammer(user.id, 60, NOW);
    expect(await noted()).toHaveLength(30);
    await hammer(null, 150, NOW);
    expect(await noted()).toHaveLength(130);
    // Neither hides what happens to others, nor a login.
    await hammer(other.id, 1, NOW);
    for (const kind of ['login', 'password_changed'] as const)
      await securityEvent(world.db, { kind, userId: user.id, at: NOW, device: null, network: '190.25.1.7' });
    expect(await noted()).toHaveLength(133);
    await hammer(user.id, 1, NOW + HOUR_MS);
    expect(await noted()).toHaveLength(134);
  });

  test('of failed logins from outside hides no wrong credential inside a session', async () => {
    const { user, token } = await signedIn('user');
    await hammer(user.id, 60, NOW);
    expect((await mutate('auth.stepUp', { password: 'mala-del-todo' }, { token })).status).toBe(400);
    expect((await kinds()).filter((kind) => kind === 'step_up_failed')).toHaveLength(1);
  });

  test('one’s own account with the right password leaves ten rows in a quarter of an hour', async () => {
    const user = await aUser(world, { password: PASSWORD });
    for (let n = 0; n < 12; n += 1) expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    expect(await kinds()).toEqual(Array(10).fill('login'));
  });
});

describe('what else is noted', () => {
  test('sessions that the person ends, with the place they were ended from', async () => {
    const { user, token } = await signedIn();
    await aSession(world, user);
    const headers = from('190.25.3.7');
    await mutate('profile.endOtherSessions', undefined, { token, headers });
    await mutate('profile.endOtherSessions', undefined, { token, headers });
    expect(await noted()).toEqual([
      { userId: user.id, kind: 'session_ended', device: 'Chrome · Android', network: '190.25.3.0/24' },
    ]);
  });

  test('acts of an administrator, without the place where that one sits', async () => {
    const { token } = await signedIn('toor');
    const { user } = await signedIn();
    const sent = { token, headers: from('200.1.1.1') };
    await mutate('accounts.revokeSessions', { id: user.id }, sent);
    await mutate('accounts.update', { id: user.id, email: 'otro@correo.test', password: 'un-puente-largo' }, sent);
    const nowhere = { userId: user.id, device: null, network: null };
    expect(await noted()).toEqual([
      { ...nowhere, kind: 'session_ended_by_other' },
      { ...nowhere, kind: 'password_set' },
      { ...nowhere, kind: 'email_changed_by_other' },
    ]);
  });

  test('a password that its person changes', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const token = await aSession(world, user);
    const input = { current: PASSWORD, password: 'un-puente-largo', keepFeed: true, keepShares: true };
    await mutate('auth.changePassword', input, { token, headers: from('190.25.3.7') });
    expect(await noted()).toMatchObject([{ userId: user.id, kind: 'password_changed', network: '190.25.3.0/24' }]);
  });
});

describe('the log is kept', () => {
  test('for 180 days', async () => {
    const user = await aUser(world);
    const old = NOW - SECURITY_EVENTS_DAYS * DAY_MS;
    for (const at of [old, old + 1])
      await securityEvent(world.db, { kind: 'login', userId: user.id, at, device: null, network: null });
    await worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
    expect((await world.db.select().from(securityEvents)).map(({ at }) => at)).toEqual([old + 1]);
  });

  test('under one pseudonym once the account is erased', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const other = await aUser(world, { password: PASSWORD });
    await logIn(user.email, 'mala');
    const { data } = await logIn(user.email, PASSWORD);
    await logIn(other.email, PASSWORD);
    expect((await mutate('profile.erase', { password: PASSWORD, closing: null }, { token: data.token })).status).toBe(
      200,
    );
    const rows = await world.db.select().from(securityEvents);
    const theirs = rows.filter(({ userId }) => userId !== other.id);
    expect(theirs.map(({ kind }) => kind)).toEqual(['login_failed', 'login']);
    expect(new Set(theirs.map(({ userId }) => userId)).size).toBe(1);
    expect(await world.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))).toEqual([]);
  });
});
