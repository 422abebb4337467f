// Longer than 200 lines: what stands beside a history, and who may write it, side by side.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../worker/db/schema/care.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { licences } from '../../worker/db/schema/licences.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { anAppointment, aPet } from '../support/builders.ts';
import { consentOf, prescriptionOf, problemOf } from '../support/care-calls.ts';
import { aColleague, anotherClinic, aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const anOpenFile = async () => {
  const practice = await aPractice();
  const { pet, clinic } = practice;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  return practice;
};

describe('problems of a patient', () => {
  test('say since when, by whom, and who resolved them', async () => {
    const { pet, clinic, theirs } = await anOpenFile();
    const problem = problemOf(pet.id);
    const { data } = await mutate('care.saveProblem', problem, { token: theirs });
    expect(data).toMatchObject({
      state: 'active',
      since: '2026-08-02',
      authorName: 'Clara Nieto',
      changedByName: null,
    });
    // Sent again after a lost answer it is one.
    expect((await mutate('care.saveProblem', problem, { token: theirs })).data).toEqual(data);
    const other = await aColleague(clinic);
    const done = { ...problem, version: 1, resolvedOn: '2026-11-20' };
    const resolved = await mutate('care.saveProblem', done, { token: other.token });
    expect(resolved.data).toMatchObject({
      state: 'resolved',
      resolvedOn: '2026-11-20',
      version: 2,
      changedByName: other.user.name,
    });
    expect((await mutate('care.saveProblem', { ...problem, version: 1, title: 'Otra' }, { token: theirs })).key).toBe(
      'problem_changed',
    );
    await mutate('care.saveProblem', { ...problem, version: 2, isMistake: true }, { token: theirs });
    expect((await query('care.ofPatient', { petId: pet.id }, { token: theirs })).data.problems).toEqual([]);
    expect(await world.db.select().from(petProblems)).toMatchObject([{ state: 'mistake', resolvedOn: null }]);
  });

  test.each([
    ['a day to come', { since: '2026-11-26' }, 'since'],
    ['an end before its beginning', { resolvedOn: '2026-08-01' }, 'resolvedOn'],
    ['no name', { title: ' ' }, 'title'],
  ])('refuse %s', async (_, has, path) => {
    const { pet, theirs } = await anOpenFile();
    const { status, issues } = await mutate('care.saveProblem', problemOf(pet.id, has), { token: theirs });
    expect([status, issues[0]?.path]).toEqual([400, path]);
  });
});

describe('a fórmula', () => {
  test('carries the licence of that moment, is read by the owner, and is voided with its reason, never changed', async () => {
    const { pet, vet, theirs, mine } = await anOpenFile();
    await world.db.update(licences).set({ number: 'MP-777' }).where(eq(licences.userId, vet.id));
    const sent = prescriptionOf(pet.id, {
      items: [
        { name: 'Cefalexina', concentration: '500 mg', form: 'Tabletas', dose: 'Media cada 12 horas', days: 7 },
        { name: 'Suero', concentration: null, form: null, dose: 'A voluntad', days: null },
      ],
    });
    const { data } = await mutate('care.prescribe', sent, { token: theirs });
    expect(data).toMatchObject({
      authorName: 'Clara Nieto',
      licence: 'MP-777',
      licenceChecked: false,
      date: '2026-11-25',
      voidedAt: null,
    });
    expect((await mutate('care.prescribe', sent, { token: theirs })).data).toEqual(data);
    await world.db.update(licences).set({ number: 'MP-888' }).where(eq(licences.userId, vet.id));
    const read = await query('care.ofPet', { petId: pet.id }, { token: mine });
    expect(read.data.prescriptions).toEqual([data]);
    expect(data.items.map(({ name }: { name: string }) => name)).toEqual(['Cefalexina', 'Suero']);
    const voided = { id: sent.id, reason: 'La dosis estaba mal' };
    expect((await mutate('care.voidPrescription', voided, { token: theirs })).key).toBe(null);
    expect((await mutate('care.voidPrescription', voided, { token: theirs })).key).toBe(null);
    const after = await query('care.ofPet', { petId: pet.id }, { token: mine });
    expect(after.data.prescriptions).toMatchObject([
      { voidedAt: NOW, voidReason: 'La dosis estaba mal', voidedByName: 'Clara Nieto' },
    ]);
    const acts = await world.db.select().from(auditLog).where(eq(auditLog.action, 'prescription.voided'));
    expect(acts.map(({ targetId }) => targetId)).toEqual([pet.id]);
  });

  test.each([
    ['without a licence', 'veterinario', null],
    ['of reception, with one', 'recepcion', 'MP-1'],
  ] as const)('is signed by nobody %s', async (_, role, licence) => {
    const { pet, clinic } = await anOpenFile();
    const { token } = await aColleague(clinic, role, licence);
    expect((await mutate('care.prescribe', prescriptionOf(pet.id), { token })).key).toBe('licence_needed');
    expect((await mutate('care.saveProblem', problemOf(pet.id), { token })).key).toBe('licence_needed');
    expect([await world.db.select().from(prescriptions), await world.db.select().from(prescriptionItems)]).toEqual([
      [],
      [],
    ]);
  });

  test('names no medicine of special control, however it is spelt', async () => {
    const { pet, theirs } = await anOpenFile();
    const items = ['Amoxicilina', 'FENOBARBITAL sódico'].map((name) => ({ name, dose: 'Una al día', days: 3 }));
    const { status, issues } = await mutate('care.prescribe', prescriptionOf(pet.id, { items }), { token: theirs });
    expect([status, issues]).toMatchObject([
      400,
      [{ path: 'items.1.name', message: expect.stringContaining('control especial') }],
    ]);
    expect(await world.db.select().from(prescriptions)).toEqual([]);
  });
});

describe('what must be read twice before a fórmula is signed', () => {
  const acetaminophen = [{ name: 'Dolex 500', dose: 'Media cada 8 horas', days: 3 }];

  test('a substance that the guide calls grave for the species is signed only with a second yes, which stays on it', async () => {
    const { pet, theirs, mine } = await anOpenFile();
    await world.db.update(pets).set({ species: 'gato' }).where(eq(pets.id, pet.id));
    const sent = prescriptionOf(pet.id, { items: [{ name: 'Suero', dose: 'A voluntad', days: 1 }, ...acetaminophen] });
    const asked = await mutate('care.prescribe', sent, { token: theirs });
    expect([asked.status, asked.issues]).toMatchObject([
      400,
      [{ path: 'items.1.name', message: expect.stringContaining('grave para gatos (Acetaminofén)') }],
    ]);
    expect(await world.db.select().from(prescriptions)).toEqual([]);
    expect((await mutate('care.prescribe', { ...sent, isSure: true }, { token: theirs })).data.confirmed).toContain(
      '«Dolex 500»: la guía de tóxicos lo marca grave para gatos',
    );
    const read = await query('care.ofPet', { petId: pet.id }, { token: mine });
    expect(read.data.prescriptions[0].confirmed).toContain('grave para gatos');
  });

  test('a noted allergy counts as it stands, also where it was noted while the form stood open', async () => {
    const { pet, theirs } = await anOpenFile();
    const allergies = 'Amoxicilina: ronchas';
    await world.db.update(pets).set({ allergies }).where(eq(pets.id, pet.id));
    const items = [{ name: 'Amoxicilina + ácido clavulánico', dose: 'Una cada 12 horas', days: 7 }];
    const sent = prescriptionOf(pet.id, { items });
    expect(await mutate('care.prescribe', { ...sent, isSure: true }, { token: theirs })).toMatchObject({
      key: 'allergies_unread',
      status: 409,
    });
    const read = { ...sent, allergies };
    expect((await mutate('care.prescribe', read, { token: theirs })).issues[0]?.path).toBe('items.0.name');
    expect(await world.db.select().from(prescriptions)).toEqual([]);
    const { data } = await mutate('care.prescribe', { ...read, isSure: true }, { token: theirs });
    expect(data.confirmed).toContain('Amoxicilina: ronchas');
  });
});

test('a consent says who agreed to what and how, is noted by the desk, and ends with a reason', async () => {
  const { pet, clinic, mine } = await anOpenFile();
  const { token } = await aColleague(clinic, 'recepcion');
  const consent = consentOf(pet.id);
  const { data } = await mutate('care.noteConsent', consent, { token });
  expect(data).toMatchObject({ agreedBy: 'Ana Gómez', way: 'papel', clinicName: clinic.name, endedOn: null });
  expect((await query('care.ofPet', { petId: pet.id }, { token: mine })).data.consents).toEqual([data]);
  await mutate('care.endConsent', { id: consent.id, reason: 'Cambió de opinión' }, { token });
  expect(await world.db.select().from(procedureConsents)).toMatchObject([
    { endedOn: '2026-11-25', endReason: 'Cambió de opinión' },
  ]);
});

describe('who reads and writes it', () => {
  test('another clinic sees nothing of it, and a closed file or clinic takes nothing', async () => {
    const { pet, clinic, owner, theirs } = await anOpenFile();
    await mutate('care.prescribe', prescriptionOf(pet.id), { token: theirs });
    const other = await anotherClinic();
    const cat = await aPet(world, owner);
    await anAppointment(world, { pet, clinic: other.clinic, startsAt: '2026-11-24T11:00', status: 'completed' });
    expect((await query('care.ofPatient', { petId: pet.id }, { token: other.theirs })).data).toEqual({
      problems: [],
      prescriptions: [],
      consents: [],
    });
    expect((await query('care.ofPatient', { petId: cat.id }, { token: theirs })).key).toBe('patient_not_found');
    expect((await mutate('care.prescribe', prescriptionOf(cat.id), { token: theirs })).key).toBe('patient_not_found');
    await world.db.update(clinics).set({ closedAt: NOW, isBookable: false }).where(eq(clinics.id, clinic.id));
    for (const [name, input] of [
      ['care.prescribe', prescriptionOf(pet.id)],
      ['care.saveProblem', problemOf(pet.id)],
      ['care.noteConsent', consentOf(pet.id)],
    ] as const)
      expect([name, (await mutate(name, input, { token: theirs })).key]).toEqual([name, 'clinic_is_closed']);
  });

  test('the owner’s copy has all of it; erased, the animal stays with the clinic, without who agreed', async () => {
    const { pet, owner, theirs, mine } = await anOpenFile();
    await mutate('care.saveProblem', problemOf(pet.id), { token: theirs });
    await mutate('care.prescribe', prescriptionOf(pet.id), { token: theirs });
    await mutate('care.noteConsent', consentOf(pet.id), { token: theirs });
    const copy = JSON.stringify((await mutate('profile.export', undefined, { token: mine })).data);
    for (const told of ['Otitis crónica', 'Media tableta cada 12 horas', 'Control si vomita', '52.111.222', 'MP-'])
      expect([told, copy.includes(told)]).toEqual([told, true]);
    const { token } = await signedIn('toor');
    expect((await mutate('accounts.remove', { id: owner.id }, { token })).key).toBe(null);
    expect(await world.db.select().from(pets)).toMatchObject([{ id: pet.id, ownerId: null }]);
    expect(await world.db.select().from(procedureConsents)).toMatchObject([{ document: null }]);
    expect(JSON.stringify(await world.db.select().from(procedureConsents))).not.toContain('Ana Gómez');
  });
});
