import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ACTOR_NAMES_DAYS, FORMER_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { purge } from '../../worker/auth/purge.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { targetNames } from '../../worker/db/schema/settings.ts';
import { purgeLeft } from '../../worker/features/leaving/purge.ts';
import { aClinic, aMember, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const PASSWORD = 'balcon-amarillo-31';
type ActRow = { action: string; target: { id: string; name: string | null }; names: [string, string] | null };
const actsOn = async (target: string): Promise<ActRow[]> => {
  const { token } = await signedIn('toor');
  return (await query('accounts.acts', { target }, { token })).data.rows;
};
const erase = async (id: string) => {
  const { token } = await signedIn('toor');
  expect((await mutate('accounts.remove', { id }, { token })).status).toBe(200);
};

describe('on whom an act was', () => {
  test('stands with the name of then, after another name and after the account is gone; two years', async () => {
    const { token } = await signedIn('admin');
    const vet = await aUser(world, { role: 'business', name: 'Luz Mora' });
    await mutate('accounts.revokeSessions', { id: vet.id }, { token });
    await aSession(world, vet);
    await mutate('accounts.revokeSessions', { id: vet.id }, { token });
    await world.db.update(users).set({ name: 'Otra Persona' }).where(eq(users.id, vet.id));
    const named = async () => (await actsOn(vet.id)).map(({ action, target }) => [action, target.name]).sort();
    expect(await named()).toEqual([['sessions.revoked', 'Luz Mora']]);
    await erase(vet.id);
    expect(await named()).toEqual([
      ['account.deleted', 'Otra Persona'],
      ['sessions.revoked', 'Luz Mora'],
    ]);
    await purge(world.db, NOW + (ACTOR_NAMES_DAYS + 1) * DAY_MS);
    expect(await world.db.select().from(targetNames)).toEqual([]);
  });

  test('a change of name says the old one and the new; of an owner nothing once they are gone', async () => {
    const { token } = await signedIn('admin');
    const owner = await aUser(world, { name: 'Ana Gómez' });
    await mutate('accounts.update', { id: owner.id, name: 'Ana María', phone: '3105550000' }, { token });
    vi.setSystemTime(NOW + 1000);
    await mutate('accounts.update', { id: owner.id, phone: '3105550001' }, { token });
    expect((await actsOn(owner.id)).map(({ target, names }) => [target.name, names])).toEqual([
      ['Ana María', null],
      ['Ana Gómez', ['Ana Gómez', 'Ana María']],
    ]);
    const own = await query('profile.acts', {}, { token: await aSession(world, owner) });
    expect(own.data.rows.map(({ names }: ActRow) => names)).toEqual([null, ['Ana Gómez', 'Ana María']]);
    await erase(owner.id);
    expect(await world.db.select().from(targetNames)).toEqual([]);
  });

  test('an administrator who takes another name leaves an act; other details, and owners, leave none', async () => {
    const change = async (role: 'admin' | 'user', name: string) => {
      const { user, token } = await signedIn(role, { name: 'Ada Ruiz' });
      for (const phone of ['3105550000', '3105550001'])
        expect((await mutate('profile.update', { name, phone, address: 'Calle 1' }, { token })).status).toBe(200);
      return (await actsOn(user.id)).map(({ action, names }) => [action, names]);
    };
    expect(await change('admin', 'Otra Persona')).toEqual([['account.updated', ['Ada Ruiz', 'Otra Persona']]]);
    expect(await change('admin', 'Ada Ruiz')).toEqual([]);
    expect(await change('user', 'Otra Persona')).toEqual([]);
  });
});

test('that an administrator put an account into a clinic stands in its list for a month after the account is erased', async () => {
  const { clinic, theirs } = await aPractice();
  const { user: admin, token } = await signedIn('admin', { name: 'Ada Ruiz' });
  const account = { email: 'puesta@correo.test', password: PASSWORD, name: 'Puesta Ahí', role: 'business' };
  const { data } = await mutate('accounts.create', { ...account, clinicId: clinic.id }, { token });
  await erase(data.id);
  await erase(admin.id);
  const list = async (as = theirs) => (await query('entries.list', undefined, { token: as })).data;
  const line = { name: 'Puesta Ahí', email: 'puesta@correo.test', cause: 'joined', askedBy: 'Ada Ruiz', goneAt: NOW };
  expect(await list()).toMatchObject({ rows: [], gone: [line] });
  // Another clinic's titular reads nothing of it.
  const other = await aUser(world, { role: 'business' });
  await aMember(world, other, await aClinic(world));
  expect((await list(await aSession(world, other))).gone).toEqual([]);
  await purgeLeft(world.db, NOW + FORMER_DAYS * DAY_MS);
  expect((await list()).gone).toEqual([]);
});
