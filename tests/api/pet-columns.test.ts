import { eq, getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { aClinic, anAppointment, aPet, aUser } from '../support/builders.ts';
import { mutate, NOW, signedIn, world } from '../support/world.ts';

/** Columns that tie a pet to somebody or put it away: nothing that is told of the animal. */
const TIES = ['ownerId', 'clientId', 'archivedAt'];

/** An instant that is said nowhere else. */
const NOON = instantOf('2026-07-08T12:00');

/** One value for every column that may be empty, each said nowhere else. A new column gets its line here first. */
const TOLD = {
  breed: 'Labrador de prueba',
  notes: 'Timbre 301',
  sex: 'hembra',
  isNeutered: true,
  colour: 'Miel con lunar',
  microchip: '123456789012345',
  allergies: 'Pollo cocido',
  allergiesNoneOn: '2026-10-09',
  medicines: 'Gotas de la tarde',
  diedAt: NOON,
  permitUntil: '2027-01-02',
  policyUntil: '2027-03-04',
  censusOn: '2026-05-06',
} as const;
/** What stays of an animal that a clinic never had: the row goes with its cancelled visit or conversation. */
const STAYS = ['breed'];

const asPrinted = (value: string | boolean | number) =>
  value === true ? 'sí' : value === NOON ? '2026-07-08T12:00' : String(value);

test('every column that may be empty has a value here', () => {
  const empty = Object.entries(getTableColumns(pets)).filter(([name, { notNull }]) => !notNull && !TIES.includes(name));
  expect(empty.map(([name]) => name).sort()).toEqual(Object.keys(TOLD).sort());
});

test('all that is told of an animal is in its owner’s copy', async () => {
  const { user, token } = await signedIn('user');
  await aPet(world, user, TOLD);
  const copy = JSON.stringify((await mutate('profile.export', undefined, { token })).data);
  expect(Object.entries(TOLD).filter(([, value]) => !copy.includes(asPrinted(value)))).toEqual([]);
});

test('all that is told of an animal goes with its owner, where no clinic wrote of it', async () => {
  const { token } = await signedIn('toor');
  const owner = await aUser(world);
  const pet = await aPet(world, owner, TOLD);
  await anAppointment(world, { pet, clinic: await aClinic(world), startsAt: '2026-11-27T11:00', createdAt: NOW });
  await mutate('accounts.remove', { id: owner.id }, { token });
  const [left] = await world.db.select().from(pets).where(eq(pets.id, pet.id));
  const kept = Object.keys(TOLD).filter((name) => left?.[name as keyof typeof TOLD] !== null);
  expect(kept).toEqual(STAYS);
});
