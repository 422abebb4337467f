import { expect, test, vi } from 'vitest';
import { CLINIC_BOOKINGS_AN_HOUR, MAX_CAPACITY, MAX_COMING, NEW_CLIENTS_AN_HOUR } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays } from '../../src/shared/time.ts';
import { clinicClients, clinics } from '../../worker/db/schema/clinics.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aMember, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const MONDAY = '2026-11-30';
const timeOf = (n: number) => `${addDays(MONDAY, Math.floor(n / SLOTS.length))}T${SLOTS[n % SLOTS.length]}`;

/** A clinic with many seats, its session, and a colleague's. */
const aDesk = async () => {
  const { clinic, theirs } = await aPractice();
  await world.db.update(clinics).set({ capacity: MAX_CAPACITY });
  const other = await aUser(world, { role: 'business' });
  await aMember(world, other, clinic);
  return { desk: theirs, other: await aSession(world, other) };
};

const register = (token: string, n: number, has: object = {}) => {
  const client = {
    name: `Clienta ${n}`,
    phone: `31055${String(10000 + n)}`,
    email: null,
    authorisation: 'Firmó en papel',
  };
  return mutate(
    'clients.register',
    { client, pet: { name: 'Lila', species: 'gato', age: 2, weight: 4 }, ...has },
    { token },
  );
};
const book = (token: string, petId: string, date: string, env = {}) =>
  mutate('visits.book', { petId, date, type: 'checkup', notes: null }, { token, env });
const many = (length: number) => Array.from({ length }, (_, n) => n);

test('one of a clinic books so many visits an hour, all at once or one after another; a colleague goes on', async () => {
  const { desk, other } = await aDesk();
  const animals = await Promise.all(
    many(CLINIC_BOOKINGS_AN_HOUR / 15 + 1).map(async (n) => (await register(desk, n)).data.id),
  );
  const petOf = (n: number) => animals[n % animals.length];
  const all = many(CLINIC_BOOKINGS_AN_HOUR + 10);
  const env = { DB: meetingDatabase(all.length) };
  const answers = await Promise.all(all.map((n) => book(desk, petOf(n), timeOf(n), env)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, key }) => `${status} ${key}`))).toEqual(new Set(['409 bookings_full']));
  expect(await world.db.select().from(appointments)).toHaveLength(CLINIC_BOOKINGS_AN_HOUR);
  // What was booked before is answered as ever.
  const done = answers.findIndex(({ status }) => status === 200);
  expect((await book(desk, petOf(done), timeOf(done))).status).toBe(200);
  const next = all.length;
  expect((await book(other, petOf(next), timeOf(next))).key).toBeNull();
  vi.setSystemTime(NOW + HOUR + 1);
  expect((await book(desk, petOf(next + 1), timeOf(next + 1))).key).toBeNull();
});

test('a pet has so many coming visits at a clinic; one that was cancelled is none', async () => {
  const { desk } = await aDesk();
  const { id } = (await register(desk, 0)).data;
  for (const n of many(MAX_COMING)) expect([n, (await book(desk, id, timeOf(n))).key]).toEqual([n, null]);
  const refused = await book(desk, id, timeOf(MAX_COMING));
  expect([refused.status, refused.key]).toEqual([409, 'coming_full']);
  const [visit] = await world.db.select().from(appointments);
  await mutate('visits.setStatus', { id: visit?.id, version: 1, act: 'cancel', reason: 'Repetida' }, { token: desk });
  expect((await book(desk, id, timeOf(MAX_COMING))).key).toBeNull();
});

test('a clinic writes down so many clients an hour', async () => {
  const { desk } = await aDesk();
  const before = (await world.db.select().from(clinicClients)).length;
  for (const n of many(NEW_CLIENTS_AN_HOUR)) expect([n, (await register(desk, n)).key]).toEqual([n, null]);
  const refused = await register(desk, NEW_CLIENTS_AN_HOUR);
  expect([refused.status, refused.key]).toEqual([409, 'clients_full']);
  // Whoever is there already is still found first; to write them down all the same is one more.
  expect((await register(desk, 3, { pet: { name: 'Otra', species: 'perro', age: 1, weight: 9 } })).key).toBe(
    'client_exists',
  );
  expect(
    (await register(desk, 3, { anyway: true, pet: { name: 'Otra', species: 'perro', age: 1, weight: 9 } })).key,
  ).toBe('clients_full');
  expect(await world.db.select().from(clinicClients)).toHaveLength(before + NEW_CLIENTS_AN_HOUR);
  vi.setSystemTime(NOW + HOUR + 1);
  expect((await register(desk, NEW_CLIENTS_AN_HOUR)).key).toBeNull();
});
