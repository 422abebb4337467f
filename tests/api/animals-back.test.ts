import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { RECENT_DAYS } from '../../src/shared/limits.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aUser, shownAgain } from '../support/builders.ts';
import { tokenOf } from '../support/household-calls.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { noteOf } from '../support/record-calls.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Somebody whose account another person is in, and who that one gives their animal to. */
const scene = async () => {
  const { env, sent } = aMailbox();
  const [owner, thief] = [await aUser(world, { name: 'Ana Ruiz' }), await aUser(world)];
  const pet = await aPet(world, owner, { name: 'Nube' });
  const stolen = await aSession(world, owner, shownAgain(world));
  const theirs = await aSession(world, thief, shownAgain(world));
  const offer = async (by: string) =>
    tokenOf(await mutate('household.handOver', { petId: pet.id, label: null }, { token: by, env }));
  const take = (token: string, by: string) => mutate('household.accept', { token, agrees: true }, { token: by, env });
  /** Presses 'No fui yo' in the last mail of the hand-over that went to an account. */
  const notMe = async ({ email }: { email: string }) => {
    const mail = sent.findLast(({ to, subject }) => to === email && /tiene otra familia/.test(subject));
    if (!mail) throw new Error('no notice');
    return (await send('POST', `/no-fui-yo/${linkIn(mail, '/no-fui-yo/')}`, { env })).status;
  };
  const holder = async () => (await world.db.select().from(pets).where(eq(pets.id, pet.id)))[0]?.ownerId;
  return { env, sent, owner, thief, pet, stolen, theirs, offer, take, notMe, holder };
};

describe('an animal that somebody else gave away', () => {
  test('comes back with ‘No fui yo’: with what was written since, without what waits, and all are told', async () => {
    const { sent, owner, thief, pet, stolen, theirs, offer, take, notMe, holder } = await scene();
    const token = await offer(stolen);
    expect((await take(token, theirs)).status).toBe(200);
    await mutate('records.create', noteOf(pet.id), { token: theirs });
    const clinic = await aClinic(world);
    const seen = { ...pet, ownerId: thief.id };
    const waits = await anAppointment(world, { pet: seen, clinic, startsAt: '2026-12-02T10:00' });
    const stands = await anAppointment(world, { pet: seen, clinic, startsAt: '2026-12-01T10:00', status: 'confirmed' });
    expect(await notMe(owner)).toBe(200);

    expect(await holder()).toBe(owner.id);
    expect((await query('pets.get', { id: pet.id }, { token: theirs })).status).toBe(404);
    const mine = await aSession(world, owner, shownAgain(world));
    const [entry] = (await query('records.list', { petId: pet.id }, { token: mine })).data.rows;
    expect([entry.isOwn, entry.authorName]).toEqual([true, '']);
    const visits = await world.db.select().from(appointments).where(eq(appointments.petId, pet.id));
    const of = ({ id }: { id: string }) => visits.find((visit) => visit.id === id);
    expect([of(waits)?.ownerId, of(waits)?.lapsesAt]).toEqual([owner.id, NOW]);
    expect([of(stands)?.ownerId, of(stands)?.status]).toEqual([owner.id, 'confirmed']);
    const told = sent.filter(({ subject }) => subject === 'Nube volvió a la cuenta que la entregó');
    expect(told.map(({ to }) => to).sort()).toEqual([owner.email, thief.email].sort());
    // The link serves nobody a second time, and a lost answer is none any more.
    expect((await take(token, theirs)).key).toBe('care_link_dead');
    expect(JSON.stringify((await query('profile.acts', undefined, { token: mine })).data)).toContain('pet.returned');
  });

  test('from whoever has it by now, and nobody between fetches it in the same way', async () => {
    const { owner, thief, stolen, theirs, offer, take, notMe, holder } = await scene();
    const next = await aUser(world);
    await take(await offer(stolen), theirs);
    expect((await take(await offer(theirs), await aSession(world, next))).status).toBe(200);
    expect(await holder()).toBe(next.id);
    expect(await notMe(owner)).toBe(200);
    expect(await holder()).toBe(owner.id);
    expect(await notMe(thief)).toBe(200);
    expect(await holder()).toBe(owner.id);
  });

  test('stays where it is after seven days, or once it came back by a link', async () => {
    const { owner, thief, pet, stolen, theirs, offer, take, notMe, holder, env } = await scene();
    await take(await offer(stolen), theirs);
    await take(await offer(theirs), stolen);
    expect(await holder()).toBe(owner.id);
    expect(await notMe(owner)).toBe(200);
    expect([await holder(), owner.id === thief.id]).toEqual([owner.id, false]);

    const mine = await aSession(world, owner, shownAgain(world));
    const token = tokenOf(await mutate('household.handOver', { petId: pet.id, label: null }, { token: mine, env }));
    expect((await take(token, theirs)).status).toBe(200);
    vi.setSystemTime(NOW + RECENT_DAYS * DAY);
    await notMe(owner);
    expect(await holder()).toBe(thief.id);
  });
});
