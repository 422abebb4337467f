import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aPasswordLink, aPet, aSession, aShare, aUser } from '../support/builders.ts';
import { aMailbox, linkIn, type Sent } from '../support/mail.ts';
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

  test('is named in the mail about the new one, as far as it ended', async () => {
    const { sent, env } = aMailbox();
    const told = async (kept: object, emailVerifiedAt: number | null = NOW) => {
      const { user, token } = await anOpenHouse();
      await world.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id));
      await mutate('auth.changePassword', { current: PASSWORD, password: FRESH, ...kept }, { token, env });
      return /dejó de servir[^:]*: (.*)\./.exec(sent.at(-1)?.text ?? '')?.[1];
    };
    const [feed, share] = ['el enlace de tu calendario privado', 'un enlace compartido al carné de Canela'];
    expect(await told({})).toBe(`${feed} y ${share}`);
    expect([await told({ keepFeed: true }), await told({ keepShares: true })]).toEqual([share, feed]);
    expect(await told({ keepFeed: true, keepShares: true })).toBe(undefined);
    // A name goes to nobody who has not shown that the address is theirs.
    expect(await told({ keepFeed: true }, null)).toBe('un enlace compartido al carné');
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

  test('ends when its account is turned off, and does not come back with it', async () => {
    const { user, open } = await anOpenHouse();
    const { user: toor, token } = await signedIn('toor');
    const turn = (active: boolean) => mutate('accounts.setActive', { id: user.id, active }, { token });
    expect((await turn(false)).status).toBe(200);
    expect(await ended()).toEqual([
      ['calendar.revoked', toor.id, user.id],
      ['carne.unshared', toor.id, user.id],
    ]);
    expect((await turn(true)).status).toBe(200);
    expect(await open()).toEqual(NONE);
  });

  test('of an account that was turned off before they ended with it, ends when it is turned on', async () => {
    const { user, open } = await anOpenHouse();
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect(await open()).toEqual(NONE);
    const { token } = await signedIn('toor');
    await mutate('accounts.setActive', { id: user.id, active: true }, { token });
    expect(await open()).toEqual(NONE);
  });

  test('ends when a mail recovers the password', async () => {
    const { user, open } = await anOpenHouse();
    const { sent, env } = aMailbox();
    await mutate('auth.askRecovery', { email: user.email }, { env });
    expect(await open()).toEqual(BOTH);
    const token = linkIn(sent[0] as Sent, '/clave#');
    expect((await mutate('auth.setPassword', { token, password: FRESH }, { env })).status).toBe(200);
    expect(await open()).toEqual(NONE);
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
      grants: [],
      people: [],
      feed: { createdAt: NOW, lastReadAt: NOW, isHere: true },
      shares: [
        { id: expect.any(String), petName: 'Nube', label: 'Guardería', expiresAt: NOW + DAY, isHere: false },
        { id: expect.any(String), petName: 'Canela', label: null, expiresAt: NOW + 7 * DAY, isHere: false },
      ],
    });
    const stranger = await aSession(world, await aUser(world));
    expect((await query('profile.openLinks', undefined, { token: stranger })).data).toEqual({
      feed: null,
      shares: [],
      grants: [],
      people: [],
    });
  });
});
