import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, aPasswordLink, aSession, aUser } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const REASON = 'Registros falsos desde una misma red';
const deactivate = (token: string, ids: string[], reason = REASON) =>
  mutate('accounts.deactivate', { ids, reason }, { token });
const acts = async () =>
  (await world.db.select().from(auditLog)).map(({ actorId, action, targetId, reason }) => [
    actorId,
    action,
    targetId,
    reason,
  ]);
const isActive = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]?.isActive;

describe('turning several accounts off', () => {
  test('ends the sessions and links of each, with a row of the log each, and pauses a clinic that nobody is left in', async () => {
    const { user: admin, token } = await signedIn('admin');
    const [one, two, vet] = [await aUser(world), await aUser(world), await aUser(world, { role: 'business' })];
    const clinic = await aClinic(world);
    await aMember(world, vet, clinic);
    const theirs = await aSession(world, one);
    const link = await aPasswordLink(world, two);
    const { status, data } = await deactivate(token, [one.id, two.id, vet.id, one.id]);
    expect([status, data]).toEqual([200, { done: 3, left: [] }]);
    expect(await Promise.all([one, two, vet].map(({ id }) => isActive(id)))).toEqual([false, false, false]);
    expect((await query('auth.session', undefined, { token: theirs })).status).toBe(401);
    expect((await mutate('auth.checkLink', { token: link })).key).toBe('link_dead');
    expect((await world.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([admin.id]);
    expect((await world.db.select().from(clinics))[0]?.isBookable).toBe(false);
    expect((await acts()).sort()).toEqual(
      [one, two, vet].map(({ id }) => [admin.id, 'account.deactivated', id, REASON]).sort(),
    );
  });

  test('leaves whom it may not touch, and says why of each', async () => {
    const { user: admin, token } = await signedIn('admin', { name: 'Andrés' });
    const [toor, other] = [
      await aUser(world, { role: 'toor', name: 'Tatiana' }),
      await aUser(world, { role: 'admin', name: 'Nelly' }),
    ];
    const [gone, owner] = [await aUser(world, { isActive: false, name: 'Beto' }), await aUser(world)];
    const { data } = await deactivate(token, [admin.id, toor.id, other.id, gone.id, owner.id, 'nadie']);
    expect(data.done).toBe(1);
    expect(data.left).toEqual([
      { id: admin.id, name: 'Andrés', why: 'No puedes hacer esto con tu propia cuenta.' },
      { id: toor.id, name: 'Tatiana', why: 'Tu cuenta no tiene permiso para hacer esto.' },
      { id: other.id, name: 'Nelly', why: 'Tu cuenta no tiene permiso para hacer esto.' },
      { id: gone.id, name: 'Beto', why: 'Ya estaba inactiva.' },
      { id: 'nadie', name: null, why: 'Ese usuario no existe.' },
    ]);
    expect(await acts()).toEqual([[admin.id, 'account.deactivated', owner.id, REASON]]);
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
  });

  test('never leaves the service without a toor, who takes several off at once neither', async () => {
    const { user: toor, token } = await signedIn('toor');
    const others = [await aUser(world, { role: 'toor' }), await aUser(world, { role: 'toor' })];
    const { data } = await deactivate(token, [toor.id, ...others.map(({ id }) => id)]);
    expect([data.done, data.left.map(({ id }: { id: string }) => id)]).toEqual([2, [toor.id]]);
    expect(await isActive(toor.id)).toBe(true);
  });

  test('asks for a proof before anything is done, of whomever', async () => {
    const token = await aSession(world, await aUser(world, { role: 'toor' }), { openedAt: NOW - STEP_UP_MS });
    const [owner, admin] = [await aUser(world), await aUser(world, { role: 'admin' })];
    expect((await deactivate(token, [owner.id, admin.id])).key).toBe('step_up_required');
    expect([await isActive(owner.id), await isActive(admin.id), await acts()]).toEqual([true, true, []]);
    expect((await deactivate(token, [owner.id])).key).toBe('step_up_required');
    expect(await isActive(owner.id)).toBe(true);
  });

  test('needs a reason, and no more than 50 at once', async () => {
    const { token } = await signedIn('toor');
    const user = await aUser(world);
    expect((await deactivate(token, [user.id], '  ')).issues.map(({ path }) => path)).toEqual(['reason']);
    expect((await deactivate(token, Array(51).fill(user.id))).key).toBe('invalid');
    expect((await deactivate(token, [])).key).toBe('invalid');
    expect([await isActive(user.id), await acts()]).toEqual([true, []]);
  });

  test('tells each of them by mail, and nobody who was left', async () => {
    const { env, sent } = aMailbox();
    const { token } = await signedIn('admin');
    const [one, toor] = [await aUser(world), await aUser(world, { role: 'toor' })];
    await mutate('accounts.deactivate', { ids: [one.id, toor.id], reason: REASON }, { token, env });
    expect(sent.map(({ to }) => to)).toEqual([one.email]);
  });
});

describe('the file of accounts', () => {
  test('has who the filters let through, page by page, and leaves one trace without what was searched for', async () => {
    const { user: admin, token } = await signedIn('admin', { name: 'Zoe' });
    for (const name of ['Ana', 'Beto', 'Carla'])
      await aUser(world, { name, email: `${name.toLowerCase()}@finca.test` });
    const filter = { q: 'finca', role: 'user', state: 'active', limit: 2 };
    const first = await mutate('accounts.export', filter, { token });
    const second = await mutate('accounts.export', { ...filter, cursor: first.data.next }, { token });
    const rows = [...first.data.rows, ...second.data.rows];
    expect([rows.map(({ name }) => name), second.data.next]).toEqual([['Ana', 'Beto', 'Carla'], null]);
    expect(await acts()).toEqual([[admin.id, 'accounts.exported', admin.id, 'user, active, q']]);
  });
});
