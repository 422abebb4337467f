import { describe, expect, test } from 'vitest';
import { STATUSES } from '../../src/shared/appointments.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { aClinic, aGrant, anAppointment, aRecord } from '../support/builders.ts';
import { aColleague, aPractice, type Practice } from '../support/clinic.ts';
import { noteOf } from '../support/record-calls.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

/** The last visit of the pet at the clinic: none at all, or its status. */
const VISITS = ['none', ...STATUSES] as const;
const GRANTS = ['none', 'live', 'revoked'] as const;
/** product.md: the file opens when the visit is confirmed; cancelled it closes again. */
const OPENS: readonly string[] = ['confirmed', 'in_progress', 'completed', 'no_show'];

const cells = VISITS.flatMap((visit) =>
  GRANTS.flatMap((grant) => [false, true].map((wrote) => ({ visit, grant, wrote }))),
);

const stage = async ({ clinic, pet }: Practice, { visit, grant, wrote }: (typeof cells)[number]) => {
  const other = await aClinic(world);
  if (visit !== 'none') await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: visit });
  if (grant !== 'none') await aGrant(world, pet, clinic, NOW, grant === 'revoked' ? NOW : null);
  return {
    ...(wrote && { own: (await aRecord(world, pet, clinic, { title: 'Propio' })).rootId }),
    other: (await aRecord(world, pet, other, { title: 'De otra clínica' })).rootId,
    owner: (await aRecord(world, pet, null, { title: 'Del dueño' })).rootId,
  };
};

describe('what a clinic reads of a pet', () => {
  test.each(cells)('visit $visit, grant $grant, wrote of it: $wrote', async (cell) => {
    const practice = await aPractice();
    const roots = await stage(practice, cell);
    const token = practice.theirs;
    const isPatient = cell.wrote || (cell.visit !== 'none' && cell.visit !== 'cancelled');
    const isOpen = cell.wrote || OPENS.includes(cell.visit);
    const readsOthers = isOpen && cell.grant === 'live';
    const seen = { own: cell.wrote, other: readsOthers, owner: readsOthers };

    const file = await query('clinicRecords.file', { petId: practice.pet.id }, { token });
    const list = await query('clinicRecords.list', { petId: practice.pet.id }, { token });
    if (!isPatient) {
      expect([file.key, list.key]).toEqual(['patient_not_found', 'patient_not_found']);
    } else {
      // A pending request shows pet, species, breed, age, the owner's name and phone, and no more.
      expect(file.data).toMatchObject({
        pet: { name: 'Nube', age: 2.5 },
        owner: { name: 'Ana Gómez', phone: '3105551234' },
      });
      expect(file.data.file !== null).toBe(isOpen);
      expect(list.data.rows.map((row: { rootId: string }) => row.rootId).sort()).toEqual(
        Object.entries(roots)
          .flatMap(([who, root]) => (seen[who as keyof typeof seen] ? [root] : []))
          .sort(),
      );
    }
    for (const [who, root] of Object.entries(roots)) {
      const { key } = await query('clinicRecords.versions', { rootId: root }, { token });
      expect([who, key]).toEqual([who, seen[who as keyof typeof seen] ? null : 'record_not_found']);
      const change = { ...noteOf('x'), rootId: root, version: 1, correction: 'Se escribió mal' };
      const corrected = await mutate('clinicRecords.correct', change, { token });
      expect([who, corrected.key]).toEqual([who, who === 'own' ? null : 'record_not_found']);
    }
    const written = await mutate('clinicRecords.create', noteOf(practice.pet.id), { token });
    expect(written.key).toBe(isOpen ? null : isPatient ? 'file_closed' : 'patient_not_found');
  });

  test('the file of an own client’s pet is open from the day it was registered, and stays until the person claims it', async () => {
    const { clinic, pet, theirs } = await aPractice();
    const client = { id: 'k', clinicId: clinic.id, name: 'Luis', phone: '3105550000', authorisation: 'Firmó' };
    await world.db
      .insert(clinicClients)
      .values({ ...client, authorisedAt: NOW, searchKey: 'luis', createdAt: NOW, updatedAt: NOW });
    await world.db.update(pets).set({ ownerId: null, clientId: 'k' });
    await anAppointment(world, { pet: { id: pet.id, ownerId: null }, clinic, startsAt: '2026-11-27T10:00' });
    const { data } = await query('clinicRecords.file', { petId: pet.id }, { token: theirs });
    expect(data).toMatchObject({
      owner: { name: 'Luis', isClient: true, hasAccount: false },
      file: { hasGrant: false },
    });
    const elsewhere = await aColleague(await aClinic(world));
    expect((await query('clinicRecords.file', { petId: pet.id }, { token: elsewhere.token })).key).toBe(
      'patient_not_found',
    );
  });

  test('nothing of the owner beyond name and phone, no weight and no chip before the file is open', async () => {
    const { clinic, pet, theirs } = await aPractice();
    await world.db.update(pets).set({ microchip: '170098100412377', allergies: 'Penicilina' });
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00' });
    const { data } = await query('clinicRecords.file', { petId: pet.id }, { token: theirs });
    expect(data.file).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/170098|Penicilina|ana@correo|4\.1/);
  });

  test('an owner reads all of their own pets and nothing of anybody else’s', async () => {
    const { clinic, pet, mine } = await aPractice();
    const { token: stranger } = await signedIn();
    const root = (await aRecord(world, pet, clinic)).rootId;
    const own = await query('records.list', { petId: pet.id }, { token: mine });
    expect(own.data.rows).toMatchObject([
      { rootId: root, isOwn: false, clinicName: clinic.name, authorName: 'Clara Nieto' },
    ]);
    for (const [call, input] of [
      ['records.list', { petId: pet.id }],
      ['records.carne', { petId: pet.id }],
      ['records.history', { petId: pet.id }],
      ['records.versions', { rootId: root }],
    ] as const)
      expect((await query(call, input, { token: stranger })).status).toBe(404);
    expect((await mutate('records.create', noteOf(pet.id), { token: stranger })).key).toBe('pet_not_found');
    const change = { ...noteOf('x'), rootId: root, version: 1, correction: 'No es así' };
    // Not even the owner touches what a clinic wrote.
    expect((await mutate('records.correct', change, { token: mine })).key).toBe('record_not_found');
  });
});

describe('grants', () => {
  test('given and taken back by the owner alone, at once', async () => {
    const { clinic, pet, mine, theirs } = await aPractice();
    const { token: stranger } = await signedIn();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed' });
    await aRecord(world, pet, null);
    const pair = { petId: pet.id, clinicId: clinic.id };
    const count = async () =>
      (await query('clinicRecords.list', { petId: pet.id }, { token: theirs })).data.rows.length;
    expect(await count()).toBe(0);
    expect((await mutate('records.grant', pair, { token: stranger })).key).toBe('pet_not_found');
    expect((await mutate('records.grant', pair, { token: mine })).status).toBe(200);
    expect((await mutate('records.grant', pair, { token: mine })).status).toBe(200);
    expect(await count()).toBe(1);
    const grants = async () => (await query('records.carne', { petId: pet.id }, { token: mine })).data.grants;
    expect(await grants()).toMatchObject([{ clinicId: clinic.id, isKnown: true, isOpen: true, grantedAt: NOW }]);
    expect((await mutate('records.revokeGrant', pair, { token: stranger })).key).toBe('pet_not_found');
    expect((await mutate('records.revokeGrant', pair, { token: mine })).status).toBe(200);
    expect(await count()).toBe(0);
    expect(await grants()).toMatchObject([{ clinicId: clinic.id, grantedAt: null }]);
    const { data } = await query('profile.acts', undefined, { token: mine });
    expect(data.rows.map((act: { action: string }) => act.action).sort()).toEqual(['grant.given', 'grant.revoked']);
  });

  test('none to a clinic that is closed or does not exist', async () => {
    const { pet, mine } = await aPractice();
    const closed = await aClinic(world, { closedAt: NOW, isBookable: false });
    for (const clinicId of [closed.id, 'nadie'])
      expect((await mutate('records.grant', { petId: pet.id, clinicId }, { token: mine })).key).toBe(
        'clinic_not_found',
      );
  });
});
