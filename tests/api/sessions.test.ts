// Longer than 200 lines: everything that opens, keeps or ends a session, on one stage.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { insertSession } from '../../worker/auth/open-session.ts';
import { sessionRow } from '../../worker/auth/sessions.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { auditLog, throttle } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aSession, aSetting, aUser } from '../support/builders.ts';
import { FAULTS, faultyDatabase } from '../support/faulty.ts';
import { bindings, mutate, NOW, query, signedIn, takeComplaints, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASSWORD = 'sombrilla-roja';

const logIn = (email: string, password: string, network = '190.0.0.1', userAgent?: string) =>
  mutate(
    'auth.login',
    { email, password },
    { headers: { 'cf-connecting-ip': network, ...(userAgent && { 'user-agent': userAgent }) } },
  );

describe('logging in', () => {
  test('opens a session whose token is stored nowhere', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
    const { data } = await logIn(` ${user.email.toUpperCase()} `, PASSWORD, '190.0.0.1', agent);
    expect(data.user.id).toBe(user.id);
    expect((await query('auth.session', undefined, { token: data.token })).data).toEqual({
      ...data.user,
      duties: data.duties,
    });
    const [row] = await world.db.select().from(sessions);
    expect(row).toMatchObject({
      userId: user.id,
      device: 'Chrome · Android',
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(row)).not.toContain(data.token);
  });

  test('unknown e-mail, wrong password and inactive account cannot be told apart', async () => {
    const known = await aUser(world, { password: PASSWORD });
    const inactive = await aUser(world, { password: PASSWORD, isActive: false });
    const answers = [
      await logIn('nadie@correo.test', PASSWORD),
      await logIn(known.email, 'otra-cosa'),
      await logIn(inactive.email, PASSWORD),
    ];
    for (const { status, key, message } of answers) {
      expect([status, key, message]).toEqual([401, 'login_failed', 'El correo o la contraseña no son correctos.']);
    }
    expect(await world.db.select().from(sessions)).toEqual([]);
  });

  test('renews a hash of another cost', async () => {
    const user = await aUser(world);
    // 'sombrilla-roja' with a salt of zeros, cheaper than today.
    const passwordHash = '$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$BLqNEolsqj11VKozuqYjjE1OkdoiIglTv8Z1k8iLZz0';
    await world.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    const [row] = await world.db.select({ hash: users.passwordHash }).from(users);
    expect(row?.hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });
});

describe('throttling', () => {
  test('the sixth wrong password from one network waits a quarter of an hour, the right one too', async () => {
    const user = await aUser(world, { password: PASSWORD });
    for (let n = 0; n < 5; n += 1) expect((await logIn(user.email, 'mala')).key).toBe('login_failed');
    const refused = await logIn(user.email, PASSWORD);
    expect([refused.status, refused.key, refused.headers.get('retry-after')]).toEqual([429, 'too_many', '900']);
    expect(refused.message).toBe('Demasiados intentos. Espera un momento y vuelve a intentar.');
    // Elsewhere the same person gets in, and other people here do.
    expect((await logIn(user.email, PASSWORD, '190.0.0.2')).status).toBe(200);
    expect((await logIn('otra@correo.test', 'mala')).key).toBe('login_failed');
    vi.setSystemTime(NOW + 15 * MINUTE);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  test('attempts at the same time do not slip through together', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => logIn('nadie@correo.test', 'mala')));
    expect(answers.filter(({ key }) => key === 'login_failed')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'too_many')).toHaveLength(4);
  });

  test('a login that succeeds clears what came before it', async () => {
    const user = await aUser(world, { password: PASSWORD });
    for (let n = 0; n < 4; n += 1) await logIn(user.email, 'mala');
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await logIn(user.email, 'mala')).key).toBe('login_failed');
  });

  test('however often somebody logs in, they have no more sessions than they can see', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const first = await aSession(world, user, { openedAt: NOW - DAY });
    for (let n = 1; n < MAX_SESSIONS; n += 1) await aSession(world, user);
    const other = await aSession(world, await aUser(world));
    const { data } = await logIn(user.email, PASSWORD);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(MAX_SESSIONS);
    const states = await Promise.all(
      [data.token, first, other].map(async (token) => (await query('auth.session', undefined, { token })).status),
    );
    expect(states).toEqual([200, 401, 200]);
  });

  test('a login that meets a change of role opens nothing with the life of the old one', async () => {
    const user = await aUser(world, { password: PASSWORD });
    const [row] = await world.db.select().from(users).where(eq(users.id, user.id));
    const late = sessionRow(
      { tokenHash: 'a'.repeat(64), userId: user.id, role: 'user', device: null, network: 'local' },
      NOW,
    );
    await world.db.update(users).set({ role: 'toor' }).where(eq(users.id, user.id));
    await insertSession(world.db, late, 'user', row?.passwordHash ?? '');
    expect(await world.db.select().from(sessions)).toEqual([]);
    await insertSession(world.db, late, 'toor', row?.passwordHash ?? '');
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });

  test('one IPv6 customer is one network', async () => {
    for (let n = 0; n < 5; n += 1) await logIn('nadie@correo.test', 'mala', `2800:e2:1:2::${n}`);
    expect((await logIn('nadie@correo.test', 'mala', '2800:e2:1:2:ffff::1')).key).toBe('too_many');
    expect((await logIn('nadie@correo.test', 'mala', '2800:e2:1:3::1')).key).toBe('login_failed');
  });

  /** Counts attempts as logins do, without paying for the hashing. */
  const fill = async (attempts: number, lastAt: number) => {
    await logIn('clinica@correo.test', 'mala', '200.0.0.1');
    const rows = await world.db.select().from(throttle);
    // The account's counter is the only one that a second network shares.
    await logIn('clinica@correo.test', 'mala', '200.0.0.2');
    const shared = (await world.db.select().from(throttle)).find(
      ({ key, attempts: n }) => n === 2 && rows.some((row) => row.key === key),
    );
    await world.db
      .update(throttle)
      .set({ attempts, lastAt })
      .where(eq(throttle.key, shared?.key ?? ''));
  };

  test('many networks on one account meet a growing delay, never longer than a minute', async () => {
    for (const [attempts, seconds] of [
      [10, '1'],
      [12, '4'],
      [15, '32'],
      [400, '60'],
    ] as const) {
      await world.db.delete(throttle);
      await fill(attempts, NOW);
      const refused = await logIn('clinica@correo.test', 'mala', '200.0.0.9');
      expect([attempts, refused.key, refused.headers.get('retry-after')]).toEqual([attempts, 'too_many', seconds]);
      // Being refused does not lengthen the wait.
      vi.setSystemTime(NOW + Number(seconds) * 1000);
      expect((await logIn('clinica@correo.test', 'mala', '200.0.0.9')).key).toBe('login_failed');
      vi.setSystemTime(NOW);
    }
  });

  test('strangers do not lock a clinic out of the network it logs in from', async () => {
    const clinic = await aUser(world, { email: 'clinica@correo.test', password: PASSWORD });
    expect((await logIn(clinic.email, PASSWORD, '190.0.0.7')).status).toBe(200);
    await fill(400, NOW);
    expect((await logIn(clinic.email, PASSWORD, '200.0.0.9')).key).toBe('too_many');
    expect((await logIn(clinic.email, PASSWORD, '190.0.0.7')).status).toBe(200);
  });

  test('the counters name neither people nor networks', async () => {
    await logIn('ana@correo.test', 'mala', '190.0.0.7');
    const rows = await world.db.select().from(throttle);
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a session', () => {
  test.each<[Role, number, number]>([
    ['user', 30 * DAY, 90 * DAY],
    ['business', 7 * DAY, 30 * DAY],
    ['admin', 12 * HOUR, 7 * DAY],
    ['toor', 12 * HOUR, 7 * DAY],
  ])('of %s dies when idle and at its age', async (role, idle, absolute) => {
    const { token } = await signedIn(role);
    const alive = async (at: number) => {
      vi.setSystemTime(NOW + at);
      return (await query('auth.session', undefined, { token })).status === 200;
    };
    expect(await alive(idle - 1)).toBe(true);
    // That use moved the idle end.
    for (let at = 2 * (idle - 1); at < absolute; at += idle - 1) expect([at, await alive(at)]).toEqual([at, true]);
    expect(await alive(absolute)).toBe(false);

    const { token: unused } = await signedIn(role);
    vi.setSystemTime(NOW + idle);
    expect((await query('auth.session', undefined, { token: unused })).status).toBe(401);
  });

  test('writes its last use at most once an hour', async () => {
    const { token } = await signedIn();
    const lastUse = async (at: number) => {
      vi.setSystemTime(NOW + at);
      await query('auth.session', undefined, { token });
      return ((await world.db.select().from(sessions))[0]?.lastUsedAt ?? 0) - NOW;
    };
    expect(await lastUse(HOUR - 1)).toBe(0);
    expect(await lastUse(HOUR)).toBe(HOUR);
    expect(await lastUse(2 * HOUR - 1)).toBe(HOUR);
  });

  test('that is dead, and old counters, are erased at night', async () => {
    const user = await aUser(world);
    await aSession(world, user, { openedAt: NOW - 31 * DAY });
    const token = await aSession(world, user, { openedAt: NOW - 29 * DAY });
    await world.db.insert(throttle).values([
      { key: 'old', attempts: 1, lastAt: NOW - HOUR, resetsAt: NOW },
      { key: 'new', attempts: 1, lastAt: NOW, resetsAt: NOW + 1 },
    ]);
    await worker.scheduled(createScheduledController(), bindings);
    expect((await world.db.select().from(throttle)).map(({ key }) => key)).toEqual(['new']);
    expect(await world.db.select().from(sessions)).toHaveLength(1);
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
  });

  test('is erased although another part of the night fails, which is logged with an id', async () => {
    const user = await aUser(world);
    await aSession(world, user, { openedAt: NOW - 31 * DAY });
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { DB, trips } = faultyDatabase(nth, 'before', { fault: FAULTS.broken });
      await worker.scheduled(createScheduledController(), { ...bindings, DB });
      // Those of blocked files and of imports ask twice, the second time only after the first.
      expect(trips()).toBe(nth === 1 || nth === 7 ? 9 : 10);
      const bugs = takeComplaints().map(([line]) => JSON.parse(String(line)));
      expect(bugs).toMatchObject([{ kind: 'bug', id: expect.stringMatching(/^[\w-]{36}$/), message: FAULTS.broken }]);
      if (nth === 1) expect(await world.db.select().from(sessions)).toEqual([]);
    }
  });
});

describe('how long sessions live', () => {
  const choose = (token: string, lives: object) => mutate('settings.setSessionLives', lives, { token });
  const SHORT = { ...SESSION_LIVES, user: { idleHours: 2, absoluteHours: 24 } };
  const alive = async (token: string, at: number) => {
    vi.setSystemTime(NOW + at);
    return (await query('auth.session', undefined, { token })).status === 200;
  };

  test('is what product.md says until toor chooses', async () => {
    const { token } = await signedIn('toor');
    expect((await query('settings.sessionLives', undefined, { token })).data).toEqual(SESSION_LIVES);
    expect((await choose(token, SHORT)).data).toEqual(SHORT);
    expect((await query('settings.sessionLives', undefined, { token })).data).toEqual(SHORT);
    // The same again is no act.
    await choose(token, SHORT);
    expect(await world.db.select().from(auditLog)).toMatchObject([{ action: 'session_lives.changed' }]);
  });

  test('counts for sessions opened from then on, as they are used, and for those that are open', async () => {
    const { token } = await signedIn('toor');
    const user = await aUser(world, { password: PASSWORD });
    const before = await aSession(world, user);
    const { token: clinic } = await signedIn('business');
    await choose(token, SHORT);
    const { token: after } = (await logIn(user.email, PASSWORD)).data;
    for (let hour = 1; hour < 24; hour += 1)
      expect([hour, await alive(after, hour * HOUR), hour < 2 && (await alive(before, hour * HOUR))]).toEqual([
        hour,
        true,
        hour < 2,
      ]);
    expect(await alive(after, 24 * HOUR)).toBe(false);
    const unused = await aSession(world, user);
    await choose(await aSession(world, await aUser(world, { role: 'toor' })), SESSION_LIVES);
    expect(await alive(unused, 2 * HOUR)).toBe(true);
    // Other roles keep theirs.
    expect(await alive(clinic, 6 * DAY)).toBe(true);
  });

  test.each([
    ['idle longer than alive', { user: { idleHours: 48, absoluteHours: 24 } }, 'user.idleHours'],
    ['an idle life that is too short', { toor: { idleHours: 1, absoluteHours: 24 } }, 'toor.idleHours'],
    ['administrators in for months', { admin: { idleHours: 12, absoluteHours: 2000 } }, 'admin.absoluteHours'],
  ])('refuses %s', async (_, has, path) => {
    const { token } = await signedIn('toor');
    const { status, issues } = await choose(token, { ...SESSION_LIVES, ...has });
    expect([status, issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  test('falls back to product.md when what is stored cannot be', async () => {
    const { token } = await signedIn('toor');
    for (const value of ['{', '{}', '{"user":{"idleHours":1e9,"absoluteHours":1e9}}']) {
      await aSetting(world, 'session_lives', value);
      expect((await query('settings.sessionLives', undefined, { token })).data).toEqual(SESSION_LIVES);
    }
  });
});
