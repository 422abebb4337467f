// Longer than 200 lines: the list of accounts, filter by filter, and turning one off, with one scene.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aSession, aUser } from '../support/builders.ts';
import { meetingDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const names = ({ data }: { data: { rows: { name: string }[] } }) => data.rows.map(({ name }) => name);
const toggle = (id: string, token: string) => mutate('accounts.toggle', { id }, { token });

describe('the list of accounts', () => {
  const people = async () => {
    const made = (at: number) => ({ createdAt: NOW + at, phone: null });
    await aUser(world, { name: 'Ángela Muñoz', email: 'angela@correo.test', ...made(0), phone: '3001112233' });
    await aUser(world, { name: 'Beto Díaz', email: 'beto@finca.test', isActive: false, ...made(1) });
    await aUser(world, { name: 'Clínica Norte', email: 'norte@vet.test', role: 'business', ...made(2) });
    return (await signedIn('toor', { name: 'Zoe', email: 'zoe@correo.test', ...made(3) })).token;
  };

  test.each([
    [{}, ['Ángela Muñoz', 'Beto Díaz', 'Clínica Norte', 'Zoe']],
    [{ q: 'MUNOZ' }, ['Ángela Muñoz']],
    [{ q: 'diaz beto' }, ['Beto Díaz']],
    [{ q: 'beto@finca' }, ['Beto Díaz']],
    [{ q: '300111' }, ['Ángela Muñoz']],
    [{ q: 'unoz' }, ['Ángela Muñoz']],
    [{ q: 'ÑOZ gel' }, ['Ángela Muñoz']],
    [{ q: 'inca.te' }, ['Beto Díaz']],
    [{ q: '111223' }, ['Ángela Muñoz']],
    [{ q: 'orreo', sort: 'newest' }, ['Zoe', 'Ángela Muñoz']],
    // Two letters: where a word begins.
    [{ q: 'oe' }, []],
    [{ q: 'oe correo' }, []],
    [{ q: 'zo correo' }, ['Zoe']],
    [{ q: 'unozang' }, []],
    [{ q: 'an' }, ['Ángela Muñoz']],
    [{ sort: 'email', state: 'active' }, ['Ángela Muñoz', 'Clínica Norte', 'Zoe']],
    [{ sort: 'newest' }, ['Zoe', 'Clínica Norte', 'Beto Díaz', 'Ángela Muñoz']],
    [{ sort: 'newest', q: 'c' }, ['Clínica Norte']],
    [{ sort: 'email', role: 'business' }, ['Clínica Norte']],
    [{ sort: 'email', state: 'inactive' }, ['Beto Díaz']],
    [{ sort: 'newest', role: 'user', state: 'inactive' }, ['Beto Díaz']],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ role: 'business' }, ['Clínica Norte']],
    [{ state: 'inactive' }, ['Beto Díaz']],
    [{ state: 'active', role: 'user' }, ['Ángela Muñoz']],
  ])('with %j', async (input, expected) => {
    const token = await people();
    expect(names(await query('accounts.list', input, { token }))).toEqual(expected);
    const { q, role, state } = input as { q?: string; role?: string; state?: string };
    expect((await query('accounts.count', { q, role, state }, { token })).data.count).toBe(expected.length);
  });

  test.each([
    {},
    { sort: 'email' },
    { sort: 'newest' },
    { q: 'a' },
    { q: 'a', sort: 'email' },
    { q: 'an ana', sort: 'newest' },
  ])('goes page by page without losing or repeating anybody: %j', async (input) => {
    const { token } = await signedIn('admin', { name: 'Ana Zoe', email: 'zoe@correo.test' });
    for (let n = 0; n < 30; n += 1) await aUser(world, { name: 'Ana', email: `ana${n % 3}.${n}@correo.test` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await query('accounts.list', { ...input, cursor, limit: 7 }, { token });
      seen.push(...data.rows.map(({ id }: { id: string }) => id));
      cursor = data.next ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([31, 31]);
  });

  test('follows a change of name and e-mail, and forgets who is gone', async () => {
    const { token } = await signedIn('toor', { name: 'Zoe' });
    const ana = await aUser(world, { name: 'Ana Peñaranda', email: 'ana@correo.test' });
    const found = async (q: string) => names(await query('accounts.list', { q }, { token }));
    expect(await found('naran')).toEqual(['Ana Peñaranda']);
    await mutate('accounts.update', { id: ana.id, name: 'Ana Bohórquez', email: 'nueva@finca.test' }, { token });
    expect([await found('naran'), await found('horq'), await found('eva@fin')]).toEqual([
      [],
      ['Ana Bohórquez'],
      ['Ana Bohórquez'],
    ]);
    await mutate('accounts.remove', { id: ana.id, reason: 'Lo pidió' }, { token });
    expect(await found('horq')).toEqual([]);
    const { results } = await bindings.DB.prepare('SELECT 1 FROM user_parts WHERE user_id = ?').bind(ana.id).all();
    expect(results).toEqual([]);
  });

  test('says when somebody was last here, when their sessions are gone too', async () => {
    const { token } = await signedIn('toor', { name: 'Zoe' });
    const ana = await aUser(world, { name: 'Ana', password: 'sombrilla-roja' });
    const last = async () => (await query('accounts.list', { q: 'ana' }, { token })).data.rows[0].lastUsedAt;
    expect(await last()).toBeNull();
    const { data } = await mutate('auth.login', { email: ana.email, password: 'sombrilla-roja' });
    expect(await last()).toBe(NOW);
    await mutate('auth.logout', undefined, { token: data.token });
    expect(await last()).toBe(NOW);
  });

  test('is counted up to 1,000, and then says that there are more', { timeout: 120_000 }, async () => {
    const { token } = await signedIn('toor', { name: 'Zoe' });
    await bindings.DB.prepare(`INSERT INTO users (id, email, name, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
      SELECT 'n' || i, 'n' || i || '@correo.test', 'Ana', 'user', i > 3, '!', 0, 'ana n' || i || '@correo.test', i, i FROM n`).run();
    const count = async (filter: object) => (await query('accounts.count', filter, { token })).data.count;
    expect(await count({})).toBe(1001);
    expect(await count({ role: 'user', q: 'orreo' })).toBe(1001);
    expect(await count({ role: 'user', state: 'inactive' })).toBe(3);
    expect(await count({ q: 'n109' })).toBe(11);
  });

  test('counts live sessions only, and never shows a hash', async () => {
    const { token } = await signedIn('toor', { name: 'Zoe' });
    const ana = await aUser(world, { name: 'Ana' });
    await aSession(world, ana);
    await aSession(world, ana, { openedAt: NOW - 31 * 24 * 3600 * 1000 });
    const { text, body } = await send('GET', '/admin/users', { token });
    expect(body[0].activeTokens).toHaveLength(1);
    const [live] = await world.db.select().from(sessions).where(eq(sessions.publicId, body[0].activeTokens[0]));
    expect(live?.userId).toBe(ana.id);
    expect(text).not.toMatch(/hash|scrypt|searchKey/i);
    expect(text).not.toContain(live?.tokenHash);
  });
});

describe('turning an account off and on', () => {
  test('ends its sessions at once and leaves a trace each time', async () => {
    const { user: toor, token } = await signedIn('toor');
    const { user, token: theirs } = await signedIn('business');
    expect((await toggle(user.id, token)).data).toMatchObject({ id: user.id, isActive: false });
    expect((await query('auth.session', undefined, { token: theirs })).status).toBe(401);
    expect((await toggle(user.id, token)).data).toMatchObject({ id: user.id, isActive: true });
    // The old token stays dead.
    expect((await query('auth.session', undefined, { token: theirs })).status).toBe(401);
    const trail = await world.db.select().from(auditLog);
    expect(trail.map(({ actorId, action, targetId }) => [actorId, action, targetId])).toEqual([
      [toor.id, 'account.deactivated', user.id],
      [toor.id, 'account.activated', user.id],
    ]);
  });

  test('nobody does it to themselves', async () => {
    const { user, token } = await signedIn('toor');
    await aUser(world, { role: 'toor' });
    expect((await toggle(user.id, token)).key).toBe('self_forbidden');
    expect(await world.db.select().from(auditLog)).toEqual([]);
  });

  test('admin sees admins and toors, but touches neither', async () => {
    const { token } = await signedIn('admin');
    await aUser(world, { role: 'toor' });
    for (const role of ['admin', 'toor'] as const) {
      for (const isActive of [true, false]) {
        const other = await aUser(world, { role, isActive });
        expect([role, isActive, (await toggle(other.id, token)).key]).toEqual([role, isActive, 'forbidden']);
      }
    }
    for (const role of ['user', 'business'] as const) {
      expect((await toggle((await aUser(world, { role })).id, token)).status).toBe(200);
    }
    expect(await world.db.select().from(auditLog)).toHaveLength(2);
  });

  test('two toors who turn each other off at once: one remains', async () => {
    const [one, two] = [await signedIn('toor'), await signedIn('toor')];
    // Both sessions are read before either writes.
    const env = { DB: meetingDatabase(2) };
    const turn = (id: string, token: string) => mutate('accounts.toggle', { id }, { token, env });
    const answers = await Promise.all([turn(two.user.id, one.token), turn(one.user.id, two.token)]);
    expect(answers.map(({ status, key }) => [status, key]).sort()).toEqual([
      [200, null],
      // No longer active when the write is judged.
      [401, 'unauthorized'],
    ]);
    expect(await world.db.select().from(users).where(eq(users.isActive, true))).toHaveLength(1);
    expect(await world.db.select().from(auditLog)).toHaveLength(1);
  });

  test('an unknown account', async () => {
    const { token } = await signedIn('toor');
    expect((await toggle('nadie', token)).key).toBe('user_not_found');
  });
});

describe('the audit log', () => {
  test('can be neither changed nor erased', async () => {
    await world.db
      .insert(auditLog)
      .values({ id: 'a', at: NOW, actorId: null, action: 'x', targetId: 'y', reason: null });
    const refusal = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    });
    await expect(world.db.update(auditLog).set({ action: 'z' })).rejects.toEqual(refusal);
    await expect(world.db.delete(auditLog)).rejects.toEqual(refusal);
    await expect(
      world.db.run(sql`REPLACE INTO audit_log (id, at, action, target_id) VALUES ('a', 0, 'z', 'y')`),
    ).rejects.toThrow();
    expect(await world.db.select().from(auditLog)).toMatchObject([{ action: 'x' }]);
  });
});
