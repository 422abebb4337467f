import { describe, expect, test } from 'vitest';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { anAccess, aSession, aUser } from '../support/builders.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const ids = (data: { rows: { id: string }[] }) => data.rows.map(({ id }) => id);

describe('one’s own accesses', () => {
  test('come latest first, by pages, and hold nobody else’s', async () => {
    const { user, token } = await signedIn();
    await anAccess(world, await aUser(world));
    await anAccess(world, null, { kind: 'login_failed' });
    const made = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await anAccess(world, user, { at: NOW + n * MINUTE }));
    const { data: first } = await query('accesses.own', { limit: 3 }, { token });
    const { data: rest } = await query('accesses.own', { limit: 3, cursor: first.next }, { token });
    expect([...ids(first), ...ids(rest)]).toEqual(made);
    expect(rest.next).toBeNull();
    expect(first.rows[0]).toEqual({
      id: made[0],
      at: NOW + 4 * MINUTE,
      kind: 'login',
      device: 'Chrome · Android',
      network: '190.25.3.0/24',
    });
  });

  test('may be narrowed to who was not let in', async () => {
    const { user, token } = await signedIn();
    await anAccess(world, user);
    const failures = [
      await anAccess(world, user, { kind: 'login_refused', at: NOW + 1 }),
      await anAccess(world, user, { kind: 'login_failed' }),
    ];
    expect(ids((await query('accesses.own', { failed: true }, { token })).data)).toEqual(failures);
  });

  test('are in the copy of one’s data, in words', async () => {
    const { user, token } = await signedIn();
    await anAccess(world, user, { kind: 'login_failed' });
    const { data } = await mutate('profile.export', undefined, { token });
    expect(data.accesos).toEqual([
      {
        cuándo: expect.any(String),
        qué: 'Intento fallido de iniciar sesión',
        equipo: 'Chrome · Android',
        red: '190.25.3.0/24',
      },
    ]);
    expect(data.sesiones).toEqual([expect.objectContaining({ equipo: null, red: null })]);
  });
});

describe('the accesses of all', () => {
  test('are narrowed by kind, account, network as typed and days', async () => {
    const { token } = await signedIn('toor');
    const user = await aUser(world, { name: 'Ana Rojas' });
    const six = '2800:e2:1280::/48';
    const a = await anAccess(world, user, { kind: 'login_failed' });
    const b = await anAccess(world, user, { network: six });
    const c = await anAccess(world, null, { kind: 'login_failed', at: NOW - 24 * 60 * MINUTE });
    const found = async (filters: object) => ids((await query('accesses.list', filters, { token })).data).sort();
    expect(await found({})).toEqual([a, b, c].sort());
    expect(await found({ kind: 'login_failed' })).toEqual([a, c].sort());
    expect(await found({ user: user.id })).toEqual([a, b].sort());
    for (const network of ['190.25.3.7', '190.25.3.x', '190.25.3.0/24'])
      expect([network, await found({ network })]).toEqual([network, [a, c].sort()]);
    for (const network of ['2800:e2:1280:77::9', six, '2800:e2:1280:x', '2800:E2:1280:0:0:0:0:1'])
      expect([network, await found({ network })]).toEqual([network, [b]]);
    expect(await found({ to: '2026-11-24' })).toEqual([c]);
    expect(await found({ from: '2026-11-25', network: '190.25.3.7' })).toEqual([a]);
  });

  test('say whose they are: an account, an erased one, none', async () => {
    const { token } = await signedIn('toor');
    const user = await aUser(world, { name: 'Ana Rojas' });
    await anAccess(world, user, { at: NOW + 2 });
    await anAccess(world, { id: 'seudónimo' }, { at: NOW + 1 });
    await anAccess(world, null);
    const { data } = await query('accesses.list', undefined, { token });
    expect(data.rows.map((row: { user: unknown }) => row.user)).toEqual([
      { id: user.id, name: 'Ana Rojas', role: 'user', email: user.email, stands: true },
      { id: 'seudónimo', name: null, role: null, email: null, stands: false },
      null,
    ]);
  });

  test('leave as a file what the list shows, page by page, and the log says so without what was looked for', async () => {
    const { user: toor, token } = await signedIn('toor');
    const user = await aUser(world);
    for (const minute of [1, 2, 3]) await anAccess(world, user, { at: NOW + minute, kind: 'logout' });
    await anAccess(world, user, { kind: 'logout', network: '181.1.1.0/24' });
    await anAccess(world, null, { kind: 'logout' });
    const filter = { kind: 'logout', user: user.id, network: '190.25.3.7', limit: 2 };
    const listed = (await query('accesses.list', { ...filter, limit: 50 }, { token })).data.rows;
    const first = (await mutate('accesses.export', filter, { token })).data;
    const second = (await mutate('accesses.export', { ...filter, cursor: first.next }, { token })).data;
    expect([...first.rows, ...second.rows]).toEqual(listed);
    expect([listed.length, second.next]).toEqual([3, null]);
    expect(
      (await world.db.select().from(auditLog)).map(({ actorId, action, reason }) => [actorId, action, reason]),
    ).toEqual([[toor.id, 'accesses.exported', 'kind, user, network']]);
    expect((await mutate('accesses.export', {}, { token: (await signedIn('admin')).token })).key).toBe('forbidden');
  });

  test('are asked with a network that is one', async () => {
    const { token } = await signedIn('toor');
    for (const network of ['local', '190.25', 'x', '190.25.3.7; DROP', '::::::::', '1:2']) {
      const { status, issues } = await query('accesses.list', { network }, { token });
      expect([network, status, issues.map(({ path }) => path)]).toEqual([network, 400, ['network']]);
    }
  });
});

test('where a session was opened is for its person and toor, not for who looks after accounts', async () => {
  const user = await aUser(world);
  const token = await aSession(world, user, { network: '190.25.3.7' });
  const networks = async (as: string) =>
    (await query('accounts.get', { id: user.id }, { token: as })).data.sessions.map(
      ({ network }: { network: unknown }) => network,
    );
  expect((await query('profile.sessions', undefined, { token })).data).toMatchObject([{ network: '190.25.3.0/24' }]);
  expect(await networks((await signedIn('toor')).token)).toEqual(['190.25.3.0/24']);
  expect(await networks((await signedIn('admin')).token)).toEqual([null]);
});
