import { householdMembers } from '../../worker/db/schema/household.ts';
import { aPet, aSession, aUser, shownAgain } from './builders.ts';

import { mutate, NOW, query, world } from './world.ts';

/** The token of a link that was just made. */
export const tokenOf = ({ data }: { data: { path: string } }): string => data.path.split('#')[1] ?? '';

/** Somebody of an owner's household. */
export const aCarer = async (
  owner: { id: string },
  has: { joinedAt?: number; name?: string; madeIn?: string; waitsSince?: number } = {},
) => {
  const { joinedAt = NOW, madeIn = null, waitsSince = null, ...rest } = has;
  const carer = await aUser(world, rest);
  await world.db
    .insert(householdMembers)
    .values({ ownerId: owner.id, memberId: carer.id, joinedAt, madeIn, waitsSince });
  return carer;
};

/** Every procedure of a household once, doing its work, in a world of its own. */
export const householdCalls = async () => {
  const owner = await aUser(world);
  const pet = await aPet(world, owner);
  const mine = await aSession(world, owner, shownAgain(world));
  const invite = async (label: string) => tokenOf(await mutate('household.invite', { label }, { token: mine }));
  const first = await invite('Beto');
  await invite('Lía');
  const { data } = await query('household.get', undefined, { token: mine });
  const one = await aCarer(owner);
  const other = await aCarer(owner);
  const joins = await aSession(world, await aUser(world));
  return [
    [mutate, 'household.invite', { label: 'Para Beto' }, mine],
    [mutate, 'household.handOver', { petId: pet.id, label: null }, mine],
    [query, 'household.get', undefined, mine],
    [mutate, 'household.look', { token: first }, undefined],
    [mutate, 'household.accept', { token: first }, joins],
    [mutate, 'household.endLink', { id: data.links.find(({ label }: { label: string }) => label === 'Lía').id }, mine],
    [mutate, 'household.keep', { id: one.id }, mine],
    [mutate, 'household.remove', { id: one.id }, mine],
    [mutate, 'household.leave', { id: owner.id }, await aSession(world, other)],
    [query, 'pets.list', undefined, await aSession(world, await aCarer(owner))],
  ] as const;
};
