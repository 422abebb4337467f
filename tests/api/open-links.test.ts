import { describe, expect, test } from 'vitest';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aPasswordLink, aPet, aSession, aShare, aUser } from '../support/builders.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const FRESH = 'paraguas-verde';
const DAY = 24 * 60 * 60 * 1000;

/** An owner with a calendar feed and a shared carné; `open` says which of the two addresses still answer. */
const anOpenHouse = async () => {
  const { user, token } = await signedIn('user', { password: PASSWORD });
  const pet = await aPet(world, user, { name: 'Canela' });
  const feed: string = (await mutate('calendar.create', undefined, { token })).data.path;
  const share = `/carne/${await aShare(world, pet)}`;
  const open = async () => {
    const [calendar, carne] = [await send('GET', feed), await send('GET', share)];
    expect([200, 404]).toContain(calendar.status);
    expect([200, 404]).toContain(carne.status);
    return { feed: calendar.status === 200, share: carne.status === 200 };
  };
  expect(await open()).toEqual({ feed: true, share: true });
  return { user, token, pet, open };
};

const BOTH = { feed: true, share: true };
const NONE = { feed: false, share: false };
const ended = async () =>
  (await world.db.select().from(auditLog))
    .filter(({ action }) => action === 'calendar.revoked' || action === 'carne.unshared')
    .map(({ action, actorId, targetId }) => [action, actorId, targetId]);

describe('what opens something of an account without its password', () => {
  test.each([
    ['ends with it', {}, NONE],
    ['the calendar is kept when asked', { keepFeed: true }, { feed: true, share: false }],
    ['links to carnés are kept when asked', { keepShares: true }, { feed: false, share: true }],
    ['both are kept when asked', { keepFeed: true, keepShares: true }, BOTH],
  ])('when its person changes it: %s', async (_, kept, left) => {
    const { user, token, open } = await anOpenHouse();
    const other = await anOpenHouse();
    const body = { current: PASSWORD, password: FRESH, ...kept };
    expect((await mutate('auth.changePassword', { ...body, current: 'otra-cosa' }, { token })).key).toBe('invalid');
    expect(await open()).toEqual(BOTH);
    const { data } = await mutate('auth.changePassword', body, { token });
    expect([await open(), await other.open()]).toEqual([left, BOTH]);
    expect(await ended()).toEqual([
      ...(left.feed ? [] : [['calendar.revoked', user.id, user.id]]),
      ...(left.share ? [] : [['carne.unshared', user.id, user.id]]),
    ]);
    const links = (await query('profile.openLinks', undefined, { token: data.token })).data;
    expect([links.feed !== null, links.shares.length]).toEqual([left.feed, left.share ? 1 : 0]);
  });

  test('ends when a link sets another', async () => {
    const { user, open } = await anOpenHouse();
    const link = await aPasswordLink(world, user);
    expect((await mutate('auth.setPassword', { token: link, password: FRESH })).status).toBe(200);
    expect(await open()).toEqual(NONE);
    expect(await ended()).toEqual([
      ['calendar.revoked', null, user.id],
      ['carne.unshared', null, user.id],
    ]);
  });

  test('ends when an administrator sets another, or gives another role', async () => {
    for (const change of [{ password: FRESH }, { role: 'admin' }]) {
      const { user, open } = await anOpenHouse();
      const { user: toor, token } = await signedIn('toor');
      const before = (await ended()).length;
      expect((await mutate('accounts.update', { id: user.id, name: 'Rosa' }, { token })).status).toBe(200);
      expect(await open()).toEqual(BOTH);
      expect((await mutate('accounts.update', { id: user.id, ...change }, { token })).status).toBe(200);
      expect(await open()).toEqual(NONE);
      expect((await ended()).slice(before)).toEqual([
        ['calendar.revoked', toor.id, user.id],
        ['carne.unshared', toor.id, user.id],
      ]);
    }
  });

  test('stays when the change is refused', async () => {
    const { user, open } = await anOpenHouse();
    const { token } = await signedIn('admin');
    const taken = await aUser(world);
    const change = { id: user.id, email: taken.email, password: FRESH };
    expect((await mutate('accounts.update', change, { token })).key).toBe('email_taken');
    expect(await open()).toEqual(BOTH);
  });

  test('is listed for its person only, as long as it opens something, the first to end first', async () => {
    const { user, token, pet } = await anOpenHouse();
    const other = await aPet(world, user, { name: 'Nube' });
    await aShare(world, other, { label: 'Guardería', expiresAt: NOW + DAY });
    await aShare(world, pet, { expiresAt: NOW });
    await aShare(world, pet, { revokedAt: NOW - 1 });
    const { data } = await query('profile.openLinks', undefined, { token });
    expect(data).toEqual({
      feed: { createdAt: NOW, lastReadAt: NOW },
      shares: [
        { id: expect.any(String), petName: 'Nube', label: 'Guardería', expiresAt: NOW + DAY },
        { id: expect.any(String), petName: 'Canela', label: null, expiresAt: NOW + 7 * DAY },
      ],
    });
    const stranger = await aSession(world, await aUser(world));
    expect((await query('profile.openLinks', undefined, { token: stranger })).data).toEqual({ feed: null, shares: [] });
  });
});
