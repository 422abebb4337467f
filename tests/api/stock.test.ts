// Longer than 200 lines: one shelf, from what is received to what is recalled, in the order it happens.
import { describe, expect, test } from 'vitest';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { records } from '../../worker/db/schema/records.ts';
import { vaccineBatches } from '../../worker/db/schema/stock.ts';
import { aPet, aRecord } from '../support/builders.ts';
import { batchOf } from '../support/care-calls.ts';
import { aColleague, anotherClinic } from '../support/clinic.ts';
import { vaccineOf } from '../support/record-calls.ts';
import { aStock } from '../support/stock-stage.ts';
import { mutate, query, world } from '../support/world.ts';

type Stage = Awaited<ReturnType<typeof aStock>>;

describe('a dose', () => {
  test('leaves the shelf with the record, whose product, maker, lot and last day are the batch’s', async () => {
    const { left, apply, mine, pet } = await aStock();
    const { data } = await apply({ product: 'mal escrito', lot: 'otro' });
    expect(data).toMatchObject({
      product: 'Rabisin',
      lot: 'L-9001',
      manufacturer: 'Boehringer',
      lotExpiresOn: '2027-06-30',
    });
    expect(await left()).toBe(9);
    const carne = await query('records.carne', { petId: pet.id }, { token: mine });
    expect(carne.data.acts).toMatchObject([
      { manufacturer: 'Boehringer', lotExpiresOn: '2027-06-30', licence: 'MP-20415' },
    ]);
  });

  test('moves with a correction, and is there again when the record is withdrawn', async () => {
    const { left, apply, theirs, pet } = await aStock();
    const { data: record } = await apply();
    const other = batchOf({ lot: 'L-9002', expiresOn: '2027-07-31' });
    await mutate('stock.save', other, { token: theirs });
    const fix = {
      ...vaccineOf(pet.id, { batchId: other.batchId }),
      rootId: record.rootId,
      version: 1,
      correction: 'Era del otro lote',
    };
    expect((await mutate('clinicRecords.correct', fix, { token: theirs })).data).toMatchObject({
      lot: 'L-9002',
      version: 2,
    });
    const lefts = async () =>
      ((await query('stock.list', undefined, { token: theirs })).data as { left: number }[]).map((one) => one.left);
    expect([await left(), await lefts()]).toEqual([10, [10, 9]]);
    await mutate(
      'clinicRecords.withdraw',
      { rootId: record.rootId, version: 2, reason: 'Otro paciente' },
      { token: theirs },
    );
    expect(await lefts()).toEqual([10, 10]);
  });

  test.each([
    ['the last one was given', { quantity: 1 }, (stage: Stage): Promise<unknown> => stage.apply()],
    [
      'it had expired by that day',
      {},
      (): Promise<unknown> => world.db.update(vaccineBatches).set({ expiresOn: '2026-11-23' }),
    ],
    [
      'it was put aside',
      {},
      ({ batch, theirs }: Stage): Promise<unknown> =>
        mutate('stock.save', { ...batch, version: 1, isClosed: true }, { token: theirs }),
    ],
  ])('is refused where %s', async (_, has, before) => {
    const stage = await aStock(has);
    await before(stage);
    const many = (await world.db.select().from(records)).length;
    expect((await stage.apply()).key).toBe('batch_unfit');
    expect(await world.db.select().from(records)).toHaveLength(many);
  });

  test.each([
    [{ quantity: 0 }, ['quantity']],
    [{ expiresOn: '2026-11-24' }, ['expiresOn']],
    [{ quantity: 0, expiresOn: '2024-02-29' }, ['quantity', 'expiresOn']],
  ])('is not received where it arrives as %j', async (has, paths) => {
    const { theirs } = await aStock();
    const wrong = { ...batchOf({ lot: 'L-77' }), ...has };
    const answer = await mutate('stock.save', { ...wrong, version: null }, { token: theirs });
    expect([answer.status, answer.issues.map(({ path }) => path)]).toEqual([400, paths]);
    expect(await world.db.select().from(vaccineBatches)).toHaveLength(1);
  });

  test('is refused to an animal that it is not for, in words', async () => {
    const stage = await aStock({ species: ['perro'] });
    const answer = await stage.apply();
    expect([answer.status, answer.issues]).toEqual([
      400,
      [{ path: 'batchId', message: 'Ese lote no es para gatos. Elige otro.' }],
    ]);
    expect([await stage.left(), await world.db.select().from(records)]).toEqual([10, []]);
    await world.db.update(vaccineBatches).set({ species: null });
    expect((await stage.apply()).key).toBe(null);
  });

  test('typed by hand is refused where its name says another animal', async () => {
    const { pet, theirs } = await aStock();
    const canine = vaccineOf(pet.id, { title: 'Triple felina', product: 'Polivalente canina' });
    const answer = await mutate('clinicRecords.create', canine, { token: theirs });
    expect([answer.status, answer.issues[0]?.path]).toEqual([400, 'product']);
    expect(answer.issues[0]?.message).toContain('Es de perros');
  });

  test('the last one is given once, however many ask at the same time', async () => {
    const { apply, left } = await aStock({ quantity: 1 });
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(({ key }) => key).sort()).toEqual(['batch_unfit', 'batch_unfit', null].sort());
    expect(await left()).toBe(0);
  });

  test('a correction of the record that took the last one keeps it', async () => {
    const { apply, left, pet, batch, theirs } = await aStock({ quantity: 1 });
    const { data } = await apply();
    const fix = {
      ...vaccineOf(pet.id, { batchId: batch.batchId, text: 'Sin reacción' }),
      rootId: data.rootId,
      version: 1,
      correction: 'Nota',
    };
    expect((await mutate('clinicRecords.correct', fix, { token: theirs })).key).toBe(null);
    expect(await left()).toBe(0);
  });

  test('of another clinic is nobody’s to give', async () => {
    const { pet, theirs } = await aStock();
    const other = await anotherClinic();
    const batch = batchOf({ lot: 'L-7' });
    await mutate('stock.save', batch, { token: other.theirs });
    const act = vaccineOf(pet.id, { batchId: batch.batchId });
    expect((await mutate('clinicRecords.create', act, { token: theirs })).key).toBe('batch_unfit');
    expect((await mutate('stock.save', { ...batch, version: 1 }, { token: theirs })).key).toBe('batch_not_found');
  });
});

describe('a batch', () => {
  test('is received by whoever works there, once, and the second of two writers is told', async () => {
    const { clinic, batch, theirs } = await aStock();
    const { token } = await aColleague(clinic, 'recepcion');
    expect((await mutate('stock.save', batch, { token: theirs })).key).toBe(null);
    expect((await mutate('stock.save', batchOf(), { token })).key).toBe('batch_exists');
    expect((await mutate('stock.save', { ...batch, version: 1, quantity: 8 }, { token })).data).toMatchObject({
      quantity: 8,
      version: 2,
    });
    expect((await mutate('stock.save', { ...batch, version: 1, quantity: 7 }, { token: theirs })).key).toBe(
      'batch_changed',
    );
    expect(await world.db.select().from(vaccineBatches)).toHaveLength(1);
  });

  test('never has fewer doses than were given', async () => {
    const { apply, batch, theirs } = await aStock();
    await apply();
    await apply();
    const fewer = await mutate('stock.save', { ...batch, version: 1, quantity: 1 }, { token: theirs });
    expect([fewer.status, fewer.issues[0]?.path]).toEqual([400, 'quantity']);
  });
});

test('a recall names whoever got the lot, by batch or by hand, with the phone of whoever keeps it', async () => {
  const { apply, pet, clinic, theirs } = await aStock();
  await apply();
  const [client] = await world.db
    .insert(clinicClients)
    .values({
      id: crypto.randomUUID(),
      clinicId: clinic.id,
      name: 'Lía Mora',
      phone: '3105550000',
      authorisation: 'Firmó',
      authorisedAt: 0,
      searchKey: 'lia mora',
      createdAt: 0,
      updatedAt: 0,
    })
    .returning();
  const lila = await aPet(world, null, { clientId: client?.id ?? null });
  await aRecord(world, lila, clinic, { kind: 'vacuna', lot: 'l-9001', date: '2026-11-01' });
  const withdrawn = await aRecord(world, lila, clinic, { kind: 'vacuna', lot: 'L-9001', isCurrent: false });
  const { data } = await query('stock.recall', { lot: ' L-9001 ' }, { token: theirs });
  expect(data.rows.map((row: Record<string, unknown>) => [row.petId, row.ownerName, row.ownerPhone])).toEqual([
    [pet.id, 'Ana Gómez', '3105551234'],
    [lila.id, 'Lía Mora', '3105550000'],
  ]);
  expect(JSON.stringify(data)).not.toContain(withdrawn.rootId);
  expect((await query('stock.recall', { lot: 'L-9001' }, { token: (await anotherClinic()).theirs })).data.rows).toEqual(
    [],
  );
});

test('a grown animal’s first dose is followed by the second of its series, one copied from an old carné by the booster', async () => {
  const { pet, theirs } = await aStock();
  const first = { planKey: 'triple', title: 'Triple felina', nextDue: null };
  const old = vaccineOf(pet.id, { ...first, date: '2026-03-02' });
  expect((await mutate('clinicRecords.create', old, { token: theirs })).data.nextDue).toBe('2027-03-02');
  await world.db.delete(records);
  const today = vaccineOf(pet.id, { ...first, date: '2026-11-25' });
  expect((await mutate('clinicRecords.create', today, { token: theirs })).data.nextDue).toBe('2026-12-23');
});
