// Longer than 200 lines: writing, correcting, weighing and listing share their stage.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clinicPlans, clinics } from '../../worker/db/schema/clinics.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { pets, petWeights } from '../../worker/db/schema/pets.ts';
import { records } from '../../worker/db/schema/records.ts';
import { findDuePatients } from '../../worker/features/records/queries.ts';
import { aClinic, anAppointment, aPet, aRecord } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { RABIES } from '../support/clinic-calls.ts';
import { noteOf, vaccineOf } from '../support/record-calls.ts';
import { mutate, NOW, query, TODAY, world } from '../support/world.ts';

/** A practice whose file of the pet is open. */
const anOpenFile = async () => {
  const practice = await aPractice();
  const { pet, clinic } = practice;
  const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  return { ...practice, visit };
};
const weightsOf = async (petId: string) =>
  (await world.db.select().from(petWeights).where(eq(petWeights.petId, petId)))
    .toSorted((a, b) => a.measuredAt - b.measuredAt)
    .map(({ measuredAt, weightG, clinicId }) => ({
      at: new Date(measuredAt).toISOString().slice(0, 10),
      weightG,
      clinicId,
    }));

describe('writing a record', () => {
  test('a clinic’s stands under its name and its author’s, beside the visit of that day', async () => {
    const { pet, clinic, vet, theirs, mine, visit } = await anOpenFile();
    const consulta = noteOf(pet.id, {
      kind: 'consulta',
      title: null,
      text: 'no es de una consulta',
      reason: 'Estornuda desde el lunes',
      findings: 'Secreción clara',
      diagnosis: 'Rinotraqueítis leve',
      plan: 'Control en 7 días',
      nextDue: '2026-12-01',
      weight: 4.25,
    });
    const { status, data } = await mutate('clinicRecords.create', consulta, { token: theirs });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'consulta',
      title: 'Estornuda desde el lunes',
      weight: 4.25,
      clinicName: clinic.name,
      authorName: 'Clara Nieto',
      isOwn: true,
      version: 1,
      createdAt: NOW,
    });
    expect(data.body).toEqual({
      reason: 'Estornuda desde el lunes',
      findings: 'Secreción clara',
      diagnosis: 'Rinotraqueítis leve',
      plan: 'Control en 7 días',
    });
    const [row] = await world.db.select().from(records);
    expect(row).toMatchObject({ appointmentId: visit.id, authorId: vet.id });
    const [patient] = await world.db.select().from(clinicPatients);
    expect(patient).toMatchObject({ lastVisitOn: '2026-11-24', isOpen: true });
    const seen = await query('records.list', { petId: pet.id }, { token: mine });
    expect(seen.data.rows).toMatchObject([{ isOwn: false, clinicName: clinic.name }]);
  });

  test('an owner’s is the owner’s', async () => {
    const { pet, mine } = await aPractice();
    const { data } = await mutate('records.create', vaccineOf(pet.id, { product: null, lot: null }), { token: mine });
    expect(data).toMatchObject({ clinicId: null, clinicName: null, authorName: '', isOwn: true });
  });

  test('sent twice it is written once; the same id for something else is refused', async () => {
    const { pet, mine, owner } = await aPractice();
    const note = noteOf(pet.id, { weight: 4.5 });
    const first = await mutate('records.create', note, { token: mine });
    const again = await mutate('records.create', note, { token: mine });
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await world.db.select().from(records)).toHaveLength(1);
    const other = await aPet(world, owner);
    expect(await mutate('records.create', { ...note, petId: other.id }, { token: mine })).toMatchObject({
      status: 400,
      issues: [{ path: 'id' }],
    });
  });

  test.each([
    ['a day to come', { date: '2026-11-26' }, 'date'],
    ['a day before it was born', { date: '2024-04-30' }, 'date'],
    ['a day that the calendar has not', { date: '2026-02-30' }, 'date'],
    ['a nota without text', { text: ' ' }, 'text'],
    ['a nota without title', { title: '' }, 'title'],
    ['a consulta without reason', { kind: 'consulta' }, 'reason'],
    ['a vaccine without product and lot', { kind: 'vacuna', text: null }, 'product'],
    ['a next day that is not later', { nextDue: '2026-11-24' }, 'nextDue'],
    ['no weight at all', { weight: 0 }, 'weight'],
    ['a cat as heavy as a calf', { weight: 40 }, 'weight'],
    ['a cat lighter than an egg', { weight: 0.004 }, 'weight'],
    ['a kind that there is not', { kind: 'cirugia' }, 'kind'],
  ])('refuses %s', async (_, has, path) => {
    const { pet, theirs } = await anOpenFile();
    const { status, issues } = await mutate('clinicRecords.create', noteOf(pet.id, has), { token: theirs });
    expect([status, issues[0]?.path]).toEqual([400, path]);
    expect(await world.db.select().from(records)).toEqual([]);
  });

  test('a clinic that closed writes no more, and still reads', async () => {
    const { pet, clinic, theirs } = await anOpenFile();
    await aRecord(world, pet, clinic);
    await world.db.update(clinics).set({ closedAt: NOW, isBookable: false });
    expect((await mutate('clinicRecords.create', noteOf(pet.id), { token: theirs })).key).toBe('clinic_is_closed');
    expect((await query('clinicRecords.list', { petId: pet.id }, { token: theirs })).data.rows).toHaveLength(1);
  });

  test('an act of the plan without a next day gets the plan’s, so that reminders find it', async () => {
    const { pet, clinic, theirs } = await anOpenFile();
    const rabies = vaccineOf(pet.id, { nextDue: null });
    expect((await mutate('clinicRecords.create', rabies, { token: theirs })).data.nextDue).toBe('2027-11-24');
    await world.db
      .insert(clinicPlans)
      .values({ clinicId: clinic.id, species: 'gato', items: [{ ...RABIES, everyMonths: 36 }], updatedAt: NOW });
    const again = vaccineOf(pet.id, { nextDue: null });
    expect((await mutate('clinicRecords.create', again, { token: theirs })).data.nextDue).toBe('2029-11-24');
  });
});

describe('weights', () => {
  test('of a record go into the pet’s history on the day of the act; the newest is the pet’s', async () => {
    const { pet, clinic, theirs, mine } = await anOpenFile();
    await mutate('clinicRecords.create', noteOf(pet.id, { weight: 3.9, date: '2026-05-02' }), { token: theirs });
    expect(await weightsOf(pet.id)).toEqual([
      { at: '2026-05-02', weightG: 3900, clinicId: clinic.id },
      { at: TODAY, weightG: 4100, clinicId: null },
    ]);
    expect((await world.db.select().from(pets))[0]).toMatchObject({ weightG: 4100, version: 1 });
    await mutate('records.create', noteOf(pet.id, { weight: 4.3, date: TODAY }), { token: mine });
    expect((await world.db.select().from(pets))[0]).toMatchObject({ weightG: 4300, version: 2 });
  });

  test('follow a correction of weight and of day, and go when it takes the weight away', async () => {
    const { pet, theirs } = await anOpenFile();
    const note = noteOf(pet.id, { weight: 19, date: '2026-05-02' });
    await mutate('clinicRecords.create', note, { token: theirs });
    const fix = (version: number, has: object) =>
      mutate(
        'clinicRecords.correct',
        { ...note, id: crypto.randomUUID(), rootId: note.id, version, correction: 'Faltaba la coma', ...has },
        { token: theirs },
      );
    expect((await fix(1, { weight: 3.9, date: '2026-05-04' })).data).toMatchObject({ version: 2, weight: 3.9 });
    expect((await weightsOf(pet.id)).map(({ at, weightG }) => [at, weightG])).toEqual([
      ['2026-05-04', 3900],
      [TODAY, 4100],
    ]);
    await fix(2, { weight: null });
    expect(await weightsOf(pet.id)).toHaveLength(1);
    expect((await world.db.select().from(pets))[0]?.weightG).toBe(4100);
  });
});

describe('corrections', () => {
  test('are new versions with their reason; the old ones stay readable on both sides', async () => {
    const { pet, clinic, theirs, mine } = await anOpenFile();
    const note = noteOf(pet.id);
    await mutate('clinicRecords.create', note, { token: theirs });
    const colleague = await aColleague(clinic);
    const { data } = await mutate(
      'clinicRecords.correct',
      {
        ...note,
        id: crypto.randomUUID(),
        rootId: note.id,
        version: 1,
        correction: 'Era la otra pata',
        text: 'Cojea de la izquierda',
      },
      { token: colleague.token },
    );
    expect(data).toMatchObject({ version: 2, correction: 'Era la otra pata', authorName: colleague.user.name });
    for (const [call, token] of [
      ['clinicRecords.versions', theirs],
      ['records.versions', mine],
    ] as const) {
      const versions = await query(call, { rootId: note.id }, { token });
      expect(versions.data.map((one: { body: { text: string } }) => one.body.text)).toEqual([
        'Cojea de la izquierda',
        'Come bien',
      ]);
    }
    const { rows } = (await query('records.list', { petId: pet.id }, { token: mine })).data;
    expect(rows).toMatchObject([{ version: 2, body: { text: 'Cojea de la izquierda' } }]);
  });

  test('the second of two writers is told; the kind does not change; a reason is needed', async () => {
    const { pet, theirs } = await anOpenFile();
    const note = noteOf(pet.id);
    await mutate('clinicRecords.create', note, { token: theirs });
    const change = { ...note, id: crypto.randomUUID(), rootId: note.id, version: 1, correction: 'Fecha' };
    expect(
      (await mutate('clinicRecords.correct', { ...change, correction: ' ' }, { token: theirs })).issues[0]?.path,
    ).toBe('correction');
    expect((await mutate('clinicRecords.correct', { ...change, kind: 'procedimiento' }, { token: theirs })).key).toBe(
      'record_not_found',
    );
    const both = await Promise.all(
      [1, 2].map(() => mutate('clinicRecords.correct', { ...change, id: crypto.randomUUID() }, { token: theirs })),
    );
    expect(both.map(({ key }) => key).sort()).toEqual([null, 'record_changed'].sort());
    // Who came second reads the version that stands, with who and why, and may write over it.
    const second = both.find(({ key }) => key !== null);
    expect(second?.details.current).toMatchObject({ version: 2, correction: 'Fecha', authorName: expect.any(String) });
    const over = { ...change, id: crypto.randomUUID(), version: second?.details.current.version };
    expect((await mutate('clinicRecords.correct', over, { token: theirs })).data).toMatchObject({ version: 3 });
    expect(
      (await mutate('clinicRecords.correct', { ...change, version: 3, date: '2023-01-01' }, { token: theirs }))
        .issues[0]?.path,
    ).toBe('date');
  });
});

describe('the list', () => {
  test('pages without losing or repeating, latest act first, and filters', async () => {
    const { pet, clinic, mine } = await aPractice();
    for (const [n, kind] of (['nota', 'vacuna', 'nota', 'examen', 'consulta'] as const).entries())
      await aRecord(world, pet, n % 2 ? clinic : null, { kind, date: `2026-0${1 + (n >> 1)}-10`, title: `R${n}` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await query(
        'records.list',
        { petId: pet.id, limit: 2, ...(cursor && { cursor }) },
        { token: mine },
      );
      seen.push(...data.rows.map((row: { title: string; date: string }) => `${row.date} ${row.title}`));
      cursor = data.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen.map((row) => row.slice(0, 10))).toEqual(
      seen
        .map((row) => row.slice(0, 10))
        .toSorted()
        .toReversed(),
    );
    const titles = async (filter: object) =>
      (await query('records.list', { petId: pet.id, ...filter }, { token: mine })).data.rows
        .map((row: { title: string }) => row.title)
        .sort();
    expect(await titles({ kinds: ['nota', 'examen'] })).toEqual(['R0', 'R2', 'R3']);
    expect(await titles({ source: 'owner' })).toEqual(['R0', 'R2', 'R4']);
    expect(await titles({ source: 'clinic' })).toEqual(['R1', 'R3']);
    expect(await titles({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['R2', 'R3']);
  });
});

describe('what is due', () => {
  test('of all pets of an owner in one answer, by the plan of the last clinic, else the guides’', async () => {
    const { owner, pet, clinic, mine } = await aPractice();
    const archived = await aPet(world, owner, { archivedAt: NOW });
    const hamster = await aPet(world, owner, { species: 'hamster', createdAt: NOW + 1 });
    await world.db
      .insert(clinicPlans)
      .values({ clinicId: clinic.id, species: 'gato', items: [RABIES], updatedAt: NOW });
    const due = async () => (await query('records.due', undefined, { token: mine })).data;
    expect((await due())[0].due.map((one: { key: string }) => one.key)).toEqual(['triple', 'rabia', 'desparasitacion']);
    await aRecord(world, pet, clinic, { kind: 'vacuna', planKey: 'rabia', title: 'Rabia', date: '2025-12-01' });
    const rows = await due();
    expect(rows.map((row: { petId: string }) => row.petId)).toEqual([pet.id, hamster.id]);
    expect(rows.map((row: { petId: string }) => row.petId)).not.toContain(archived.id);
    expect(rows[0].due).toMatchObject([
      { key: 'rabia', state: 'soon', dueOn: '2026-12-01', last: { clinicName: clinic.name } },
    ]);
    expect(rows[1].due).toEqual([]);
  });

  test('of a clinic’s patients in the next 30 days, with whom to speak to', async () => {
    const { owner, pet, clinic } = await anOpenFile();
    const rabies = { kind: 'vacuna', planKey: 'rabia', title: 'Rabia', product: 'Rabisin' } as const;
    const due = { ...rabies, date: '2025-12-01', nextDue: '2026-12-01' };
    await aRecord(world, pet, clinic, due);
    // Done again elsewhere than where it was due, too far ahead, too long ago, or nobody's any more.
    const renewed = await aPet(world, owner, { name: 'Renovada' });
    await aRecord(world, renewed, clinic, due);
    await aRecord(world, renewed, clinic, { ...rabies, date: '2026-11-20', nextDue: '2027-11-20' });
    const far = await aPet(world, owner);
    await aRecord(world, far, clinic, { ...due, nextDue: '2027-02-01' });
    const gone = await aPet(world, null);
    await aRecord(world, gone, clinic, due);
    const puppy = await aPet(world, owner, { name: 'Cachorra', ageMonths: 3, species: 'perro' });
    await anAppointment(world, { pet: puppy, clinic, startsAt: '2026-11-10T10:00', status: 'completed' });
    await aRecord(world, await aPet(world, owner), await aClinic(world), due);
    const rows = await findDuePatients(world.db, clinic.id, TODAY);
    expect(rows.map(({ petName }) => petName)).toEqual(['Cachorra', 'Nube']);
    expect(rows[1]).toMatchObject({
      ownerName: 'Ana Gómez',
      ownerPhone: '3105551234',
      isClient: false,
      due: [{ key: 'rabia', state: 'soon', dueOn: '2026-12-01' }],
    });
    expect(rows[0]?.due.map(({ key }) => key)).toContain('rabia');
  });
});
