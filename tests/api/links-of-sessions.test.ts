import { describe, expect, test } from 'vitest';
import { sha256 } from '../../worker/auth/hash.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { replaceFeed } from '../../worker/features/calendar/queries.ts';
import { giveGrant } from '../../worker/features/records/carne.ts';
import { insertShare } from '../../worker/features/records/shares.ts';
import { aClinic, aPet, aSession } from '../support/builders.ts';
import { aPost } from '../support/mail.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

/** An owner with two sessions, the second one a thief's, in which all was made that opens something without any. */
const aTheft = async () => {
  const { user, token } = await signedIn();
  const stolen = await aSession(world, user, { device: 'Firefox · Windows' });
  const pet = await aPet(world, user, { name: 'Canela' });
  const clinic = await aClinic(world);
  const make = async (by: string) => ({
    petId: pet.id,
    feed: (await mutate('calendar.create', undefined, { token: by })).data.path as string,
    share: (await mutate('records.share', { petId: pet.id, days: 7, label: null }, { token: by })).data.path as string,
    grant: (await mutate('records.grant', { petId: pet.id, clinicId: clinic.id }, { token: by })).status,
  });
  const linksOf = async () => (await query('profile.openLinks', undefined, { token })).data;
  const open = async ({ feed, share }: { feed: string; share: string }) => [
    (await send('GET', feed)).status,
    (await send('GET', share)).status,
    (await linksOf()).grants.length,
  ];
  const sessionOf = async (device: string | null) =>
    (await query('profile.sessions', undefined, { token })).data.find(
      (session: { device: string | null }) => session.device === device,
    )?.id;
  return { user, token, stolen, make, open, linksOf, sessionOf };
};

const traced = async () => (await world.db.select().from(auditLog)).map(({ action }) => action).sort();

describe('what was made in a stolen session', () => {
  test('ends as its person ends the other sessions, though that one is gone already; what they made here stays', async () => {
    const { token, stolen, make, open, linksOf } = await aTheft();
    const theirs = await make(stolen);
    expect(await open(theirs)).toEqual([200, 200, 1]);
    expect((await linksOf()).feed.isHere).toBe(false);
    await mutate('auth.logout', undefined, { token: stolen });
    expect((await mutate('profile.endOtherSessions', undefined, { token })).data).toEqual({ ended: 0 });
    expect(await open(theirs)).toEqual([404, 404, 0]);
    expect(await traced()).toEqual(expect.arrayContaining(['calendar.revoked', 'carne.unshared', 'grant.revoked']));
    const own = await make(token);
    await mutate('profile.endOtherSessions', undefined, { token });
    expect(await open(own)).toEqual([200, 200, 1]);
    expect((await linksOf()).shares.map(({ isHere }: { isHere: boolean }) => isHere)).toEqual([true]);
  });

  test('goes on where its person says so', async () => {
    const { token, stolen, make, open } = await aTheft();
    const theirs = await make(stolen);
    expect((await mutate('profile.endOtherSessionsOnly', undefined, { token })).data).toEqual({ ended: 1 });
    expect(await open(theirs)).toEqual([200, 200, 1]);
    expect((await query('auth.session', undefined, { token: stolen })).key).toBe('unauthorized');
  });

  test('goes on as that session ends itself', async () => {
    const { stolen, make, open, sessionOf } = await aTheft();
    const theirs = await make(stolen);
    // Of the session that asks only itself ends: somebody logs out at a counter and the carné is still looked at.
    await mutate('profile.endSession', { id: await sessionOf('Firefox · Windows') }, { token: stolen });
    expect(await open(theirs)).toEqual([200, 200, 1]);
  });

  test('ends with that session as its person ends it', async () => {
    const { token, stolen, make, open, sessionOf } = await aTheft();
    const theirs = await make(stolen);
    const { data } = await mutate('profile.endSession', { id: await sessionOf('Firefox · Windows') }, { token });
    expect(data).toEqual({ linksEnded: true });
    expect(await open(theirs)).toEqual([404, 404, 0]);
  });

  test('is not made any more by what was on its way as that session ended', async () => {
    const { user, token, stolen, linksOf } = await aTheft();
    const pet = await aPet(world, user);
    const clinic = await aClinic(world);
    const post = aPost().post;
    // The caller was looked at; then its person ended the session, and only now the statement comes.
    await mutate('profile.endOtherSessions', undefined, { token });
    const session = await sha256(stolen);
    const share = { id: 'tarde', token: 'tarde', petId: pet.id, label: null, days: 7, showsPhoto: false };
    const late = await Promise.allSettled([
      insertShare(world.db, post, { ownerId: user.id, session }, share, NOW),
      giveGrant({ db: world.db, post, session }, user.id, pet.id, clinic.id, NOW),
      replaceFeed(world.db, post, { userId: user.id, tokenHash: session }, 'tarde', NOW),
    ]);
    const refused = { status: 'rejected', reason: { key: 'unauthorized' } };
    expect(late).toMatchObject([refused, refused, refused]);
    const { feed, shares, grants } = await linksOf();
    expect([feed, shares, grants]).toEqual([null, [], []]);
  });

  test('is nobody else’s to end', async () => {
    const [{ stolen, make, open, sessionOf }, other] = [await aTheft(), await signedIn()];
    const theirs = await make(stolen);
    const id = await sessionOf('Firefox · Windows');
    expect((await mutate('profile.endSession', { id }, other)).key).toBe('session_not_found');
    await mutate('profile.endOtherSessions', undefined, other);
    expect(await open(theirs)).toEqual([200, 200, 1]);
  });

  test('ends as the administration ends that session; what was made in another stays', async () => {
    const { user, token, stolen, make, open, sessionOf } = await aTheft();
    const admin = await signedIn('admin');
    const theirs = await make(stolen);
    const sessionId = await sessionOf('Firefox · Windows');
    const share = (await mutate('records.share', { petId: theirs.petId, days: 7, label: null }, { token })).data.path;
    const refused = await mutate('accounts.endSession', { id: admin.user.id, sessionId }, { token: admin.token });
    expect(refused.key).toBe('session_not_found');
    expect(await open(theirs)).toEqual([200, 200, 1]);
    expect((await mutate('accounts.endSession', { id: user.id, sessionId }, { token: admin.token })).status).toBe(200);
    expect([await open(theirs), (await send('GET', share)).status]).toEqual([[404, 404, 0], 200]);
    const { actorId } =
      (await world.db.select().from(auditLog)).find(({ action }) => action === 'calendar.revoked') ?? {};
    expect(actorId).toBe(admin.user.id);
  });

  test('ends as the administration ends all, though that one is gone already; a refused call ends nothing', async () => {
    const { user, stolen, make, open, token } = await aTheft();
    const [admin, owner] = [await signedIn('admin'), await signedIn()];
    const theirs = await make(stolen);
    await mutate('auth.logout', undefined, { token: stolen });
    expect((await mutate('accounts.revokeSessions', { id: user.id }, { token: owner.token })).key).toBe('forbidden');
    expect(await open(theirs)).toEqual([200, 200, 1]);
    expect((await mutate('accounts.revokeSessions', { id: user.id }, { token: admin.token })).data).toEqual({
      revoked: 1,
    });
    expect((await query('auth.session', undefined, { token })).key).toBe('unauthorized');
    const again = await aSession(world, user);
    const { grants } = (await query('profile.openLinks', undefined, { token: again })).data;
    expect([(await send('GET', theirs.feed)).status, (await send('GET', theirs.share)).status, grants]).toEqual([
      404,
      404,
      [],
    ]);
  });
});
