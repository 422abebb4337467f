import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MAX_PETS_NEW } from '../../src/shared/limits.ts';
import { ROLES } from '../../src/shared/roles.ts';
import { hashPassword } from '../../worker/auth/password.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { anAccountOf, COMMANDS, type Model, PASSWORD, withSession } from '../support/accounts-model.ts';
import { aClinic, aMember, aSession, aUser } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;

/** One account of each role, a second toor and a second owner, each with a session, all with one password; whatever an earlier run left is gone. */
const fresh = async (passwordHash: string): Promise<Model> => {
  vi.setSystemTime(NOW);
  await world.db.delete(clinicMembers);
  await world.db.delete(users);
  const accounts: Model['accounts'] = [];
  for (const role of [...ROLES, 'toor', 'user'] as const) {
    const user = await aUser(world, { role, passwordHash });
    if (role === 'business') await aMember(world, user, await aClinic(world));
    accounts.push(await withSession(anAccountOf({ ...user, isMember: role === 'business' }), NOW));
  }
  return { now: NOW, accounts };
};

/** At the end, what is stored is what ought to be: accounts, roles, states, and no session that is alive and should not. */
const agrees = async ({ now, accounts }: Model) => {
  const stored = await world.db.select().from(users);
  const there = accounts.filter(({ erased }) => !erased);
  expect(stored.map(({ id, role, isActive }) => [id, role, isActive]).sort()).toEqual(
    there.map(({ id, role, isActive }) => [id, role, isActive]).sort(),
  );
  const alive = (await world.db.select().from(sessions)).filter(({ aliveUntil }) => aliveUntil > now);
  const expected = there.flatMap((account) =>
    account.sessions.filter(({ ended, aliveUntil }) => !ended && aliveUntil > now).map(({ aliveUntil }) => aliveUntil),
  );
  expect(alive.map(({ aliveUntil }) => aliveUntil).sort()).toEqual(expected.sort());
};

test('whatever happens to accounts, in whatever order: sessions, roles and states are what the rules say', async () => {
  const hash = await hashPassword(PASSWORD);
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 40, size: 'max' }), async (commands) => {
      const model = await fresh(hash);
      await fc.asyncModelRun(() => ({ model, real: {} }), commands);
      await agrees(model);
    }),
    { numRuns: 12 },
  );
}, 240_000);

test('sessions revoked while they are used: who was told yes wrote, nobody after', async () => {
  const { user, token } = await anOwner();
  const { user: boss } = await signedIn('toor');
  // So that every use would also write the session's last use.
  vi.setSystemTime(NOW + 2 * HOUR);
  const toor = await aSession(world, boss, { openedAt: NOW + 2 * HOUR });
  const pet = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
  const use = () => mutate('pets.create', pet, { token });
  const [revoked, ...answers] = await Promise.all([
    mutate('accounts.revokeSessions', { id: user.id }, { token: toor }),
    // With the one that is there, as many as an account this new registers.
    ...Array.from({ length: MAX_PETS_NEW - 1 }, use),
  ]);
  expect(revoked.data).toEqual({ revoked: 1 });
  expect(new Set(answers.map(({ key }) => key ?? 'done')).size).toBeGreaterThan(0);
  for (const { key } of answers) expect([null, 'unauthorized']).toContain(key);
  expect(await world.db.select().from(pets)).toHaveLength(1 + answers.filter(({ key }) => key === null).length);
  expect((await use()).key).toBe('unauthorized');
  expect((await query('auth.session', undefined, { token })).key).toBe('unauthorized');
  expect((await world.db.select().from(sessions)).filter(({ userId }) => userId === user.id)).toEqual([]);
});
