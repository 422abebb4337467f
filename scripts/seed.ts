import { aMember, type World } from '../tests/support/builders.ts';
import { connect } from '../worker/db/client.ts';
import { users } from '../worker/db/schema/accounts.ts';
import { someAnimals } from './seed/animals.ts';
import { someRequests } from './seed/asked-data.ts';
import { someBooks } from './seed/books.ts';
import { someClients } from './seed/clients.ts';
import { someHistories } from './seed/histories.ts';
import { someLicences } from './seed/licences.ts';
import { someMessages } from './seed/messages.ts';
import { somePeople } from './seed/people.ts';
import { aPlace, someArrangements } from './seed/places.ts';
import { someAskers } from './seed/requests.ts';
import { someVisits } from './seed/visits.ts';

/** Fills a database without users; any other is somebody's, and stays as it is. `now` is ms UTC. */
export const seed = async (d1: Parameters<typeof connect>[0], now: number): Promise<void> => {
  const world: World = { db: connect(d1), now };
  const anybody = await world.db.select({ id: users.id }).from(users).limit(1);
  if (anybody.length > 0) return;
  const places = await aPlace(world);
  const people = await somePeople(world);
  const { vet, vet2, reception, colleague, family } = people;
  await aMember(world, vet, places.bogota, 'titular', 'MP-20415');
  await aMember(world, vet2, places.medellin, 'titular', 'MP-18730');
  await aMember(world, colleague, places.bogota, 'veterinario', 'MP-31962');
  await someLicences(world, places.bogota, vet, [vet, colleague]);
  await someRequests(world, people);
  await aMember(world, reception, places.bogota, 'recepcion');
  const animals = await someAnimals(world, family);
  await someVisits(world, places, animals, { vet, family });
  await someMessages(world, places, animals, people);
  await someClients(world, places.bogota, vet);
  await someBooks(world, places.bogota, reception);
  await someHistories(world, { ...places, ...animals, vet, vet2 });
  await someArrangements(world, places.bogota, vet);
  await someAskers(world, places.bogota, family.passwordHash);
};
