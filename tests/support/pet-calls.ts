import { aPet, aSession, aUser, aWeight } from './builders.ts';
import { mutate, NOW, query, TODAY, world } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the form of a pet sends when it was opened and nothing was changed but what `edit` says. */
export const editOf = (pet: { id: string; version: number; name: string; birthMonth: string }, edit: object = {}) => ({
  id: pet.id,
  version: pet.version,
  name: pet.name,
  birthMonth: pet.birthMonth,
  breed: null,
  sex: null,
  isNeutered: null,
  colour: null,
  microchip: null,
  allergies: null,
  medicines: null,
  notes: null,
  ...edit,
});

/** Every procedure about one pet once, doing its work, in a world of its own. */
export const petCalls = async () => {
  const owner = await aUser(world);
  const mine = await aSession(world, owner);
  const pet = await aPet(world, owner);
  const dog = await aPet(world, owner);
  const gone = await aPet(world, owner, { archivedAt: NOW });
  await aWeight(world, pet, NOW - 3 * DAY_MS, 12);
  return [
    [query, 'pets.get', { id: pet.id }, mine],
    [mutate, 'pets.update', editOf(pet, { name: 'Nube', species: 'gato' }), mine],
    [mutate, 'pets.setPapers', { id: dog.id, version: 1, permitUntil: TODAY, policyUntil: null, censusOn: '' }, mine],
    [mutate, 'pets.addWeight', { id: pet.id, date: TODAY, kg: 12.4 }, mine],
    [mutate, 'pets.removeWeight', { id: pet.id, at: NOW - 3 * DAY_MS }, mine],
    [mutate, 'pets.archive', { id: dog.id }, mine],
    [mutate, 'pets.restore', { id: gone.id }, mine],
    [mutate, 'pets.markDied', { id: pet.id }, mine],
    [mutate, 'pets.undoDied', { id: pet.id }, mine],
    [query, 'pets.archived', undefined, mine],
    [query, 'pets.cards', undefined, mine],
    [query, 'owner.summary', undefined, mine],
    [mutate, 'consult.agree', { agrees: true }, mine],
  ] as const;
};
