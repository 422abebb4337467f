import { createScheduledController } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { IMPORT_IDLE_MINUTES } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { clientImports } from '../../worker/db/schema/clients.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { pets, petWeights } from '../../worker/db/schema/pets.ts';
import worker from '../../worker/index.ts';
import { aClinic, aSession } from '../support/builders.ts';
import { prescriptionOf } from '../support/care-calls.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { IMPORTED } from '../support/clinic-calls.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const [animal] = IMPORTED.animals;
const rowOf = (n: number) => ({
  person: { ...IMPORTED.person, name: `Persona ${n}`, phone: `3110000${100 + n}`, document: `10203${100 + n}` },
  animals: [{ ...animal, name: `Kira ${n}` }],
});
const begin = async (token: string, people: number, animals = people) =>
  (await mutate('imports.begin', { fileName: 'clientes.csv', people, animals }, { token })).data?.id as string;
const stage = (token: string, id: string, at: number, people: unknown[]) =>
  mutate('imports.stage', { id, at, people }, { token });
const apply = (token: string, id: string) => mutate('imports.finish', { id }, { token });
const patients = async (token: string) =>
  (await query('clients.find', { counted: true }, { token })).data as { total: number; rows: { name: string }[] };
const tonight = () => worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);

test('people of a spreadsheet are patients all at once, and none before the last part is there', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 3);
  expect((await stage(theirs, id, 0, [rowOf(0), rowOf(1)])).status).toBe(200);
  expect((await apply(theirs, id)).key).toBe('import_incomplete');
  expect((await patients(theirs)).total).toBe(0);
  for (let twice = 0; twice < 2; twice++) expect((await stage(theirs, id, 2, [rowOf(2)])).status).toBe(200);
  expect((await patients(theirs)).total).toBe(0);
  expect((await apply(theirs, id)).status).toBe(200);
  expect((await patients(theirs)).total).toBe(3);
  const found = (await query('clients.find', { q: '10203101' }, { token: theirs })).data.rows;
  expect(found).toMatchObject([{ name: 'Kira 1', owner: 'Persona 1', ownerPhone: '3110000101', isOpen: true }]);
  const { data: person } = await query('clients.person', { petId: found[0].id }, { token: theirs });
  expect(person).toMatchObject({
    document: '10203101',
    address: 'Calle 1 # 2-3',
    authorisation: 'Firmó el formato en papel',
    authorisedAt: Date.UTC(2024, 2, 12, 17),
  });
  // Nube's own, and one of each.
  expect(await world.db.select().from(petWeights)).toHaveLength(4);
  // Applied once: a second answer is the same, and nothing comes in afterwards.
  expect((await apply(theirs, id)).status).toBe(200);
  expect((await stage(theirs, id, 3, [rowOf(3)])).key).toBe('import_ended');
  expect((await query('imports.list', undefined, { token: theirs })).data).toMatchObject([
    { id, people: 3, animals: 3, undoneAt: null },
  ]);
});

test('an import is taken back within a day: whom somebody touched since stays', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 3);
  await stage(theirs, id, 0, [rowOf(0), rowOf(1), rowOf(2)]);
  await apply(theirs, id);
  const [booked] = (await query('clients.find', { q: '10203101' }, { token: theirs })).data.rows;
  const visit = { petId: booked.id, date: '2026-11-27T10:00', type: 'checkup', notes: null };
  expect((await mutate('visits.book', visit, { token: theirs })).status).toBe(200);
  expect((await mutate('imports.undo', { id }, { token: theirs })).data).toEqual({ takenBack: 2, kept: 1 });
  expect((await patients(theirs)).rows.map(({ name }) => name)).toEqual(['Kira 1']);
  vi.setSystemTime(NOW + 1);
  expect((await mutate('imports.undo', { id }, { token: theirs })).key).toBe('import_ended');
  vi.setSystemTime(NOW + DAY_MS + 1);
  await tonight();
  expect((await world.db.select().from(pets)).map(({ name }) => name).toSorted()).toEqual(['Kira 1', 'Nube']);
  expect((await world.db.select().from(clinicClients)).map(({ name }) => name)).toEqual(['Persona 1']);
});

test('after a day it stands', async () => {
  const { theirs, vet } = await aPractice();
  const id = await begin(theirs, 1);
  await stage(theirs, id, 0, [rowOf(0)]);
  await apply(theirs, id);
  vi.setSystemTime(NOW + DAY_MS + 1);
  const later = await aSession(world, vet);
  expect((await mutate('imports.undo', { id }, { token: later })).key).toBe('import_ended');
  await tonight();
  expect((await patients(later)).total).toBe(1);
});

test('what nobody finished goes by night', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 2);
  await stage(theirs, id, 0, [rowOf(0)]);
  await tonight();
  expect(await world.db.select().from(clinicClients)).toHaveLength(1);
  vi.setSystemTime(NOW + DAY_MS + 1);
  await tonight();
  expect(await world.db.select().from(clinicClients)).toEqual([]);
  expect(await world.db.select().from(clientImports)).toEqual([]);
});

test('a row without authorisation, without a way to reach the person or with an impossible animal stops its part', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 1);
  const { person, animals } = rowOf(0);
  const bad = async (has: object, pet: object = {}) =>
    (await stage(theirs, id, 0, [{ person: { ...person, ...has }, animals: [{ ...animals[0], ...pet }] }])).issues.map(
      ({ path }) => path.replace('people.0.', ''),
    );
  expect(await bad({ authorisation: ' ' })).toEqual(['person.authorisation']);
  expect(await bad({ authorisedOn: '2024-02-30' })).toEqual(['person.authorisedOn']);
  expect(await bad({ phone: null })).toEqual(['person.phone']);
  expect(await bad({ phone: '12' })).toEqual(['person.phone']);
  expect(await bad({}, { weight: 900 })).toEqual(['animals.0.weight']);
  expect(await bad({}, { birthMonth: '2999-01' })).toEqual(['birthMonth']);
  expect(await bad({}, { species: 'vaca' })).toEqual(['animals.0.species']);
  expect(await world.db.select().from(clinicClients)).toEqual([]);
});

test('who is written down already is named', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 2);
  await stage(theirs, id, 0, [rowOf(0), rowOf(1)]);
  const people = [
    { phone: null, email: null, document: '10203999' },
    { phone: '3110000101', email: null, document: null },
    { phone: null, email: null, document: '10203100' },
  ];
  const known = async () => (await mutate('imports.known', { people }, { token: theirs })).data;
  expect(await known()).toEqual([]);
  await apply(theirs, id);
  expect((await known()).toSorted((a: { at: number }, b: { at: number }) => a.at - b.at)).toEqual([
    { at: 1, name: 'Persona 1' },
    { at: 2, name: 'Persona 0' },
  ]);
});

test('only the titular imports, with a credential of now, and only into the own clinic', async () => {
  const { theirs, clinic, vet } = await aPractice();
  const desk = await aColleague(clinic, 'recepcion');
  const other = await aColleague(await aClinic(world), 'titular');
  const old = await aSession(world, vet, { openedAt: NOW - DAY_MS });
  const input = { fileName: 'a.csv', people: 1, animals: 1 };
  expect((await mutate('imports.begin', input, { token: desk.token })).key).toBe('titular_only');
  expect((await mutate('imports.begin', input, { token: old })).key).toBe('step_up_required');
  const id = await begin(theirs, 1);
  expect((await stage(other.token, id, 0, [rowOf(0)])).key).toBe('import_not_found');
  expect(await world.db.select().from(clinicClients)).toEqual([]);
  await stage(theirs, id, 0, [rowOf(0)]);
  expect((await apply(other.token, id)).key).toBe('import_not_found');
  await apply(theirs, id);
  expect((await mutate('imports.undo', { id }, { token: other.token })).key).toBe('import_not_found');
  expect(await world.db.select().from(clinicPatients)).toHaveLength(1);
});

test('an animal of whom a problem was noted or a fórmula signed since stays', async () => {
  const { theirs } = await aPractice();
  const id = await begin(theirs, 2);
  await stage(theirs, id, 0, [rowOf(0), rowOf(1)]);
  await apply(theirs, id);
  const { rows } = await patients(theirs);
  const kira = (rows as unknown as { id: string; name: string }[]).find(({ name }) => name === 'Kira 0')?.id ?? '';
  expect((await mutate('care.prescribe', prescriptionOf(kira), { token: theirs })).key).toBe(null);
  expect((await mutate('imports.undo', { id }, { token: theirs })).data).toEqual({ takenBack: 1, kept: 1 });
});

test('a hundred sheets begun at once: one comes in, the others hear so until it is there or was broken off', async () => {
  const { theirs } = await aPractice();
  const ask = () => mutate('imports.begin', { fileName: 'clientes.csv', people: 1, animals: 1 }, { token: theirs });
  const all = await Promise.all(Array.from({ length: 100 }, ask));
  const [first, ...more] = all.filter(({ key }) => key === null);
  expect(more).toEqual([]);
  expect(all.filter(({ key }) => key === 'import_running')).toHaveLength(99);
  const id = first?.data.id as string;
  // Parts go on coming, long after it was begun.
  vi.setSystemTime(NOW + IMPORT_IDLE_MINUTES * 60_000);
  await stage(theirs, id, 0, [rowOf(0)]);
  vi.setSystemTime(NOW + IMPORT_IDLE_MINUTES * 60_000 + 1);
  expect((await ask()).key).toBe('import_running');
  expect((await apply(theirs, id)).key).toBe(null);
  expect((await ask()).key).toBe(null);
  expect((await ask()).key).toBe('import_running');
  // Nothing came of that one.
  vi.setSystemTime(NOW + 2 * IMPORT_IDLE_MINUTES * 60_000 + 1);
  expect((await ask()).key).toBe(null);
  expect((await mutate('imports.undo', { id }, { token: theirs })).data).toEqual({ takenBack: 1, kept: 0 });
});
