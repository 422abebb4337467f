import { expect, test } from 'vitest';
import { records } from '../../worker/db/schema/records.ts';
import { anAppointment, aPet } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { noteOf } from '../support/record-calls.ts';
import { mutate, query, world } from '../support/world.ts';

const NOTHING = {
  temperature: null,
  heart: null,
  breaths: null,
  refill: null,
  mucosa: null,
  condition: null,
  pain: null,
};

const consultaOf = (petId: string, has: Record<string, unknown> = {}) =>
  noteOf(petId, { kind: 'consulta', title: null, text: null, reason: 'Control', ...has });

const anOpenFile = async () => {
  const practice = await aPractice();
  const { pet, clinic } = practice;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  return practice;
};

test('an exam is kept part by part, also 0, and read by the owner; nothing looked at is no exam', async () => {
  const { pet, theirs, mine } = await anOpenFile();
  const some = { temperature: 38.6, heart: 180, pain: 0, mucosa: 'rosadas', condition: 5 };
  const { data } = await mutate('clinicRecords.create', consultaOf(pet.id, some), { token: theirs });
  expect(data.exam).toEqual({ ...NOTHING, ...some });
  const { data: bare } = await mutate('clinicRecords.create', consultaOf(pet.id), { token: theirs });
  expect(bare.exam).toBe(null);
  const seen = await query('records.list', { petId: pet.id }, { token: mine });
  expect(seen.data.rows.filter(({ exam }: { exam: unknown }) => exam !== null)).toMatchObject([{ exam: some }]);
});

test('a draft carries its exam until it is signed', async () => {
  const { pet, clinic, theirs } = await anOpenFile();
  const { token } = await aColleague(clinic, 'recepcion');
  const draft = consultaOf(pet.id, { temperature: 39.1, refill: 1.5 });
  const saved = await mutate('clinicRecords.saveDraft', { ...draft, version: null }, { token });
  expect(saved.data.exam).toEqual({ ...NOTHING, temperature: 39.1, refill: 1.5 });
  const signed = await mutate('clinicRecords.create', { ...draft, draft: 1 }, { token: theirs });
  expect(signed.data.exam).toEqual(saved.data.exam);
});

test('only a clinic’s consulta has one', async () => {
  const { pet, theirs, mine } = await anOpenFile();
  const { data: note } = await mutate('clinicRecords.create', noteOf(pet.id, { heart: 180 }), { token: theirs });
  const { data: own } = await mutate('records.create', consultaOf(pet.id, { heart: 180 }), { token: mine });
  expect([note.exam, own.exam]).toEqual([null, null]);
});

test.each([
  ['temperature', 52],
  ['heart', 900],
  ['breaths', 0],
  ['refill', 30],
  ['condition', 10],
  ['pain', -1],
  ['mucosa', 'verdes'],
] as const)('no cat has %s %s', async (field, value) => {
  const { pet, theirs } = await anOpenFile();
  const { status, issues } = await mutate('clinicRecords.create', consultaOf(pet.id, { [field]: value }), {
    token: theirs,
  });
  expect([status, issues[0]?.path]).toEqual([400, field]);
  const draft = await mutate(
    'clinicRecords.saveDraft',
    { ...consultaOf(pet.id, { [field]: value }), version: null },
    { token: theirs },
  );
  expect([draft.status, draft.issues[0]?.path]).toEqual([400, field]);
  expect(await world.db.select().from(records)).toEqual([]);
});

test('what no cat has, a parrot may', async () => {
  const { clinic, owner, theirs } = await anOpenFile();
  const parrot = await aPet(world, owner, { species: 'loro', weightKg: 0.4 });
  await anAppointment(world, { pet: parrot, clinic, startsAt: '2026-11-24T11:00', status: 'completed' });
  const { status } = await mutate('clinicRecords.create', consultaOf(parrot.id, { heart: 900 }), { token: theirs });
  expect(status).toBe(200);
});
