// Longer than 200 lines: what a clinic writes of people and what the code opens, side by side.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/shared/time.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { petClaims } from '../../worker/db/schema/patients.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const CLIENT = {
  name: 'Óscar Duque',
  phone: '311 555 0199',
  email: 'Oscar@Correo.test',
  authorisation: 'Firmó la autorización en papel',
};
const PET = { name: 'Toby', species: 'perro', breed: 'Beagle', age: 3, weight: 12.5 };

const registered = async (token: string, has: Partial<typeof CLIENT> = {}) =>
  (await mutate('clients.register', { client: { ...CLIENT, ...has }, pet: PET }, { token })).data;
const find = async (token: string, q: string, more = {}) =>
  ((await query('clients.find', { q, ...more }, { token })).data.rows as { name: string }[]).map(({ name }) => name);
const codeFor = async (token: string, petId: string) =>
  (await mutate('clients.issueCode', { petId }, { token })).data.code as string;

describe('own clients of a clinic', () => {
  test('a person without an account is written down with their pet, and is a patient at once', async () => {
    const { theirs } = await aPractice();
    const patient = await registered(theirs);
    expect(patient).toMatchObject({ name: 'Toby', owner: 'Óscar Duque', ownerPhone: '3115550199', isOpen: true });
    expect(patient.clientId).toBeTruthy();
    const { data } = await mutate(
      'visits.book',
      { petId: patient.id, date: '2026-11-27T10:00', type: 'checkup', notes: null },
      { token: theirs },
    );
    expect(data).toMatchObject({ status: 'confirmed', ownerName: 'Óscar Duque', isClient: true });
  });

  test('without phone and e-mail, or without a note of the authorisation, nothing is kept', async () => {
    const { theirs } = await aPractice();
    const bad = await mutate(
      'clients.register',
      { client: { ...CLIENT, phone: '', email: null, authorisation: ' ' }, pet: PET },
      { token: theirs },
    );
    expect(bad.status).toBe(400);
    expect(bad.issues.map(({ path }) => path)).toContain('client.authorisation');
    expect(await world.db.select().from(clinicClients)).toEqual([]);
  });

  test('who is written down already is shown instead of being written down twice', async () => {
    const { theirs } = await aPractice();
    await registered(theirs);
    const again = await mutate(
      'clients.register',
      { client: { ...CLIENT, name: 'Oscar D.', email: null }, pet: PET },
      { token: theirs },
    );
    expect(again.key).toBe('client_exists');
    expect(again.details.found).toMatchObject([{ name: 'Toby', owner: 'Óscar Duque' }]);
    const other = await mutate(
      'clients.register',
      { client: { ...CLIENT, name: 'Sara Gil', email: null }, pet: { ...PET, name: 'Lola' }, anyway: true },
      { token: theirs },
    );
    expect(other.data).toMatchObject({ name: 'Lola', owner: 'Sara Gil' });
  });

  test('the same submission twice writes one person and one pet', async () => {
    const { theirs } = await aPractice();
    const sent = { token: theirs, headers: { 'idempotency-key': 'una-sola-vez' } };
    const first = await mutate('clients.register', { client: CLIENT, pet: PET }, sent);
    const second = await mutate('clients.register', { client: CLIENT, pet: PET }, sent);
    expect(second.data).toEqual(first.data);
    expect(await world.db.select().from(clinicClients)).toHaveLength(1);
  });

  test('an equal e-mail of an account shows nothing and ties nothing', async () => {
    const { theirs } = await aPractice();
    const stranger = await aUser(world, { email: 'oscar@correo.test', phone: '3000000001' });
    await aPet(world, stranger, { name: 'Ajeno' });
    const patient = await registered(theirs);
    expect(patient.clientId).toBeTruthy();
    const token = await aSession(world, stranger);
    expect((await query('pets.list', undefined, { token })).data.rows.map((pet: { name: string }) => pet.name)).toEqual(
      ['Ajeno'],
    );
  });

  test('one more pet goes to the same person, and only to a client of the own clinic', async () => {
    const { theirs } = await aPractice();
    const other = await aColleague(await aClinic(world), 'titular');
    const { clientId } = await registered(theirs);
    const second = await mutate('clients.addPet', { clientId, pet: { ...PET, name: 'Lola' } }, { token: theirs });
    expect(second.data).toMatchObject({ name: 'Lola', owner: 'Óscar Duque', clientId });
    const foreign = await mutate('clients.addPet', { clientId, pet: PET }, { token: other.token });
    expect(foreign.key).toBe('client_not_found');
  });
});

describe('searching the own patients', () => {
  test('finds by name, owner, phone, e-mail and microchip, without accents and by beginnings of words', async () => {
    const { clinic, pet, theirs } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    await world.db.update(pets).set({ microchip: '170000000000123' }).where(eq(pets.id, pet.id));
    await registered(theirs);
    for (const q of [
      'nube',
      'gómez',
      'ana gom',
      '310 555',
      '+57 310 555 1234',
      'ana@correo',
      '17000000 0000123',
      'siam',
    ])
      expect([q, await find(theirs, q)]).toEqual([q, ['Nube']]);
    expect(await find(theirs, 'duque toby')).toEqual(['Toby']);
    expect(await find(theirs, 'ube')).toEqual([]);
    expect(await find(theirs, '')).toEqual(['Nube', 'Toby']);
    expect(await find(theirs, '', { keeper: 'client' })).toEqual(['Toby']);
    expect(await find(theirs, '', { species: 'gato' })).toEqual(['Nube']);
  });

  test('of a request that waits, neither e-mail nor microchip can be guessed', async () => {
    const { clinic, pet, theirs } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', status: 'pending' });
    await world.db.update(pets).set({ microchip: '170000000000123' }).where(eq(pets.id, pet.id));
    expect(await find(theirs, 'ana@correo.test')).toEqual([]);
    expect(await find(theirs, '170000000000123')).toEqual([]);
    for (const q of ['nube', 'gomez', '3105551234']) expect([q, await find(theirs, q)]).toEqual([q, ['Nube']]);
  });

  test("another clinic's patients are not there, and pages go on where they ended", async () => {
    const { theirs } = await aPractice();
    const other = await aColleague(await aClinic(world), 'titular');
    for (const name of ['Uno', 'Dos', 'Tres'])
      await registered(theirs, { name, phone: '', email: `${name}@correo.test` });
    expect(await find(other.token, '')).toEqual([]);
    const first = (await query('clients.find', { limit: 2 }, { token: theirs })).data;
    const second = (await query('clients.find', { limit: 2, cursor: first.next }, { token: theirs })).data;
    const owners = [...first.rows, ...second.rows].map((row: { owner: string }) => row.owner);
    expect(owners.sort()).toEqual(['Dos', 'Tres', 'Uno']);
    expect(second.next).toBeNull();
  });
});

describe('the one-time code', () => {
  test('who brings it has the pet with its visits; the client is erased, nothing is copied', async () => {
    const { clinic, theirs, mine, owner } = await aPractice();
    const patient = await registered(theirs);
    const client = { id: patient.id, ownerId: null };
    await anAppointment(world, { pet: client, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    await anAppointment(world, { pet: client, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed' });
    const code = await codeFor(theirs, patient.id);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const claimed = await mutate('claims.redeem', { code: typed }, { token: mine });
    expect(claimed.data).toEqual({ petId: patient.id, petName: 'Toby', species: 'perro', clinicName: clinic.name });
    const own = (await query('pets.list', undefined, { token: mine })).data.rows;
    expect(own.map((pet: { name: string }) => pet.name)).toContain('Toby');
    const visits = (await query('appointments.list', undefined, { token: mine })).data.rows;
    expect(visits.map((visit: { petName: string }) => visit.petName)).toEqual(['Toby', 'Toby']);
    expect(await world.db.select().from(clinicClients)).toEqual([]);
    const [row] = (await query('clients.find', { q: 'toby' }, { token: theirs })).data.rows;
    expect(row).toMatchObject({ id: patient.id, owner: owner.name, clientId: null, isOpen: true });
  });

  test('it is stored hashed, serves once, and the same person may send it again', async () => {
    const { theirs, mine } = await aPractice();
    const code = await codeFor(theirs, (await registered(theirs)).id);
    const [stored] = await world.db.select().from(petClaims);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    expect(stored?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await mutate('claims.redeem', { code }, { token: mine })).status).toBe(200);
    expect((await mutate('claims.redeem', { code }, { token: mine })).status).toBe(200);
    const other = await aSession(world, await aUser(world));
    expect((await mutate('claims.redeem', { code }, { token: other })).key).toBe('code_invalid');
    expect(await world.db.select().from(pets).where(eq(pets.name, 'Toby'))).toHaveLength(1);
  });

  test('a newer code ends the older one, and time ends both', async () => {
    const { theirs, mine } = await aPractice();
    const { id } = await registered(theirs);
    const [first, second] = [await codeFor(theirs, id), await codeFor(theirs, id)];
    expect((await mutate('claims.redeem', { code: first }, { token: mine })).key).toBe('code_invalid');
    vi.setSystemTime(NOW + 15 * DAY_MS);
    const later = await aSession({ ...world, now: NOW + 15 * DAY_MS }, await aUser(world));
    expect((await mutate('claims.redeem', { code: second }, { token: later })).key).toBe('code_invalid');
  });

  test('the clinic sees that one serves, and takes it back: whoever holds it takes nothing over', async () => {
    const { theirs, mine, vet } = await aPractice();
    const { id } = await registered(theirs);
    const live = async () => (await query('clients.findCode', { petId: id }, { token: theirs })).data;
    expect(await live()).toBeNull();
    const code = await codeFor(theirs, id);
    expect(await live()).toEqual({ createdAt: NOW, expiresAt: NOW + 14 * DAY_MS, by: vet.name });
    // Nobody else’s clinic sees or ends it.
    const stranger = await aUser(world, { role: 'business' });
    await aMember(world, stranger, await aClinic(world));
    const others = await aSession(world, stranger);
    const foreign = { petId: id };
    expect((await query('clients.findCode', foreign, { token: others })).key).toBe('client_not_found');
    expect((await mutate('clients.revokeCode', foreign, { token: others })).key).toBe('client_not_found');
    expect((await mutate('clients.revokeCode', { petId: id }, { token: theirs })).key).toBeNull();
    expect(await live()).toBeNull();
    expect((await mutate('claims.redeem', { code }, { token: mine })).key).toBe('code_invalid');
    const acts = (await world.db.select().from(auditLog)).filter(({ action }) => action === 'claim.revoked');
    expect(acts.map(({ actorId, targetId }) => [actorId, targetId])).toEqual([[vet.id, id]]);
    // Again it ends nothing, and is no act; a used one stays used.
    expect((await mutate('clients.revokeCode', { petId: id }, { token: theirs })).key).toBeNull();
    expect((await world.db.select().from(auditLog)).filter(({ action }) => action === 'claim.revoked')).toHaveLength(1);
  });

  test('trying codes is slowed down, and a right one among them opens nothing', async () => {
    const { theirs, mine } = await aPractice();
    const code = await codeFor(theirs, (await registered(theirs)).id);
    for (let tried = 0; tried < 10; tried += 1)
      expect((await mutate('claims.redeem', { code: 'ABCD-EFGH-JKMN' }, { token: mine })).key).toBe('code_invalid');
    const late = await mutate('claims.redeem', { code }, { token: mine });
    expect([late.key, late.status]).toEqual(['too_many', 429]);
    expect((await query('pets.list', undefined, { token: mine })).data.rows).toHaveLength(1);
  });

  test('no code is made for a pet that has an owner, nor for another clinic', async () => {
    const { clinic, pet, theirs } = await aPractice();
    const other = await aColleague(await aClinic(world), 'titular');
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    expect((await mutate('clients.issueCode', { petId: pet.id }, { token: theirs })).key).toBe('client_not_found');
    const { id } = await registered(theirs);
    expect((await mutate('clients.issueCode', { petId: id }, { token: other.token })).key).toBe('client_not_found');
  });

  test('what is no code at all is told so beside the field', async () => {
    const { mine } = await aPractice();
    const bad = await mutate('claims.redeem', { code: 'hola' }, { token: mine });
    expect(bad.issues).toMatchObject([{ path: 'code' }]);
  });
});
