import { createScheduledController } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { FORMER_DAYS, MAX_ERASED_A_DAY } from '../../src/shared/limits.ts';
import { erasedAccounts } from '../../worker/db/schema/departures.ts';
import worker from '../../worker/index.ts';
import { aSession, aUser } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

test('whom the administration erases is told by mail, and toor reads for a month whom its acts were on', async () => {
  const { sent, env } = aMailbox();
  const ana = await aUser(world, { email: 'ana@correo.test', name: 'Ana Ruiz' });
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const token = await aSession(world, admin);
  await mutate('accounts.update', { id: ana.id, email: 'otra@correo.test' }, { token, env });
  expect((await mutate('accounts.remove', { id: ana.id }, { token, env })).status).toBe(200);
  const told = sent.filter(({ subject }) => subject === 'Tu cuenta fue eliminada');
  expect(told.map(({ to }) => to)).toEqual(['otra@correo.test']);
  expect(told[0]?.text).not.toContain('Ana');
  const acts = async () =>
    (
      await query(
        'accounts.acts',
        { target: ana.id, limit: 50 },
        { token: await aSession({ ...world, now: Date.now() }, toor) },
      )
    ).data.rows as { action: string; emails: [string, string] | null; target: { name: string | null } }[];
  const before = await acts();
  expect(before.map(({ target }) => target.name)).toEqual(before.map(() => 'Ana Ruiz (otra@correo.test, eliminada)'));
  expect(before.find(({ action }) => action === 'account.updated')?.emails).toEqual([
    'ana@correo.test',
    'otra@correo.test',
  ]);
  // The mail is none of who erased the account.
  const copy = await mutate('profile.export', undefined, { token: await aSession(world, admin) });
  expect(JSON.stringify(copy.data)).not.toContain('Cuenta eliminada por la administración');
  vi.setSystemTime(NOW + FORMER_DAYS * DAY);
  await worker.scheduled(createScheduledController({ cron: '0 8 * * *' }), bindings);
  expect((await acts()).map(({ target, emails }) => [target.name, emails])).toEqual(before.map(() => [null, null]));
});

test('of who erases their own account nothing is kept', async () => {
  const { sent, env } = aMailbox();
  const ana = await aUser(world, { password: 'sombrilla-roja' });
  const token = await aSession(world, ana);
  expect((await mutate('profile.erase', { password: 'sombrilla-roja' }, { token, env })).key).toBe(null);
  expect([await world.db.select().from(erasedAccounts), sent]).toEqual([[], []]);
});

test('a hundred accounts erased at once by an administrator: as many as one may in a day; toor goes on', async () => {
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const token = await aSession(world, admin);
  const people = await Promise.all(Array.from({ length: 100 }, () => aUser(world, { password: 'sombrilla-roja' })));
  const heard = await Promise.all(people.map(({ id }) => mutate('accounts.remove', { id }, { token })));
  expect(heard.filter(({ key }) => key === null)).toHaveLength(MAX_ERASED_A_DAY);
  expect(heard.filter(({ key }) => key === 'erased_full')).toHaveLength(100 - MAX_ERASED_A_DAY);
  const [left, another] = people.filter((_, n) => heard[n]?.key === 'erased_full');
  // The call of the specification is no way round it.
  expect((await send('DELETE', `/admin/users/${left?.id}`, { token })).status).toBe(409);
  const theirs = await aSession(world, toor);
  expect((await mutate('accounts.remove', { id: left?.id }, { token: theirs })).key).toBe(null);
  vi.setSystemTime(NOW + DAY);
  const tomorrow = await aSession({ ...world, now: NOW + DAY }, admin);
  expect((await mutate('accounts.remove', { id: another?.id }, { token: tomorrow })).key).toBe(null);
});
