import { clinicFeeds, slotOffers, slotWaits } from '../../worker/db/schema/waits.ts';
import { aClient, aClinic, aMember, aPet, aSession, aUser } from './builders.ts';
import { mutate, NOW, query, world } from './world.ts';

type Place = { pet: { id: string; ownerId: string | null }; clinic: { id: string } };

/** An animal in the line of a clinic, to be looked at with the next minute. */
export const aWait = async ({ pet, clinic }: Place, has: Partial<typeof slotWaits.$inferInsert> = {}) => {
  const wait = {
    id: crypto.randomUUID(),
    clinicId: clinic.id,
    petId: pet.id,
    ownerId: pet.ownerId,
    type: 'grooming' as const,
    fromDate: '2026-11-26',
    untilDate: '2026-11-26',
    part: 'any' as const,
    createdAt: world.now,
    lookAt: 0,
    ...has,
  };
  await world.db.insert(slotWaits).values(wait);
  return wait;
};

/** An hour that was offered to a wait. */
export const anOffer = async (wait: { id: string }, startsAt: string, until: number) => {
  const id = crypto.randomUUID();
  await world.db
    .insert(slotOffers)
    .values({ id, waitId: wait.id, startsAt, halfHours: 1, offeredAt: world.now, until });
  return id;
};

/** Every procedure of the waiting list once, doing its work, in a world of their own. */
export const waitCalls = async () => {
  const clinic = await aClinic(world);
  const [owner, vet] = [await aUser(world), await aUser(world, { role: 'business' })];
  await aMember(world, vet, clinic);
  const [pet, other, third] = [await aPet(world, owner), await aPet(world, owner), await aPet(world, owner)];
  const [mine, theirs] = [await aSession(world, owner), await aSession(world, vet)];
  const [offered, left] = [await aWait({ pet, clinic }), await aWait({ pet: other, clinic })];
  await anOffer(offered, '2026-11-26T10:00', NOW + 3_600_000);
  const feed = { id: 'feed-of-the-clinic', userId: vet.id, clinicId: clinic.id, tokenHash: 'x', createdAt: NOW };
  await world.db.insert(clinicFeeds).values(feed);
  const days = { type: 'checkup', from: '2026-11-26', until: '2026-11-28', part: 'morning' };
  return [
    [query, 'waits.own', undefined, mine],
    [mutate, 'waits.join', { petId: third.id, clinicId: clinic.id, ...days }, mine],
    [query, 'waits.list', undefined, theirs],
    [mutate, 'waits.pass', { id: offered.id }, mine],
    [mutate, 'waits.leave', { id: offered.id }, mine],
    [
      mutate,
      'waits.put',
      { petId: (await aPet(world, null, { clientId: (await aClient(world, clinic)).id })).id, ...days },
      theirs,
    ],
    [mutate, 'waits.remove', { id: left.id }, theirs],
    [mutate, 'clinicCalendar.create', { agenda: null }, theirs],
    [query, 'clinicCalendar.list', undefined, theirs],
    [mutate, 'clinicCalendar.revoke', { id: feed.id }, theirs],
  ] as const;
};
