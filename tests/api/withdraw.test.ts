import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/shared/time.ts';
import { pets, petWeights } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aRecord } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { noteOf, vaccineOf } from '../support/record-calls.ts';
import { aStock } from '../support/stock-stage.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

describe('withdrawing a record', () => {
  test('takes it out of the history, the carné and the weights on both sides; it stays readable as withdrawn', async () => {
    const { pet, theirs, mine, apply } = await aStock();
    await world.db.update(petWeights).set({ measuredAt: NOW - 30 * DAY_MS });
    const { data } = await apply({ weight: 4.6, date: '2026-11-25', nextDue: '2027-11-25' });
    expect((await world.db.select().from(pets))[0]).toMatchObject({ weightG: 4600 });
    const act = { rootId: data.rootId, version: 1, reason: 'Era de otro paciente' };
    expect((await mutate('clinicRecords.withdraw', act, { token: theirs })).key).toBe(null);
    expect((await mutate('clinicRecords.withdraw', act, { token: theirs })).key).toBe(null);
    expect((await world.db.select().from(pets))[0]).toMatchObject({ weightG: 4100 });
    expect(await world.db.select().from(petWeights)).toHaveLength(1);
    for (const [name, token] of [
      ['records.list', mine],
      ['clinicRecords.list', theirs],
    ] as const) {
      expect((await query(name, { petId: pet.id }, { token })).data.rows).toEqual([]);
      const gone = await query(name, { petId: pet.id, withdrawn: true }, { token });
      expect(gone.data.rows).toMatchObject([
        { rootId: data.rootId, withdrawReason: 'Era de otro paciente', withdrawnByName: 'Clara Nieto' },
      ]);
    }
    expect((await query('records.carne', { petId: pet.id }, { token: mine })).data.acts).toEqual([]);
    const again = { ...vaccineOf(pet.id), rootId: data.rootId, version: 1, correction: 'Otra vez' };
    expect((await mutate('clinicRecords.correct', again, { token: theirs })).key).toBe('record_not_found');
    const acts = await world.db.select().from(auditLog).where(eq(auditLog.action, 'record.withdrawn'));
    expect(acts).toHaveLength(1);
  });

  test('takes a licence, and the version that is read', async () => {
    const { pet, clinic, theirs } = await aStock();
    const { rootId } = await aRecord(world, pet, clinic);
    const { token } = await aColleague(clinic, 'recepcion');
    const act = { rootId, version: 1, reason: 'Por error' };
    expect((await mutate('clinicRecords.withdraw', act, { token })).key).toBe('licence_needed');
    await mutate(
      'clinicRecords.correct',
      { ...noteOf(pet.id), rootId, version: 1, correction: 'Texto' },
      { token: theirs },
    );
    expect((await mutate('clinicRecords.withdraw', act, { token: theirs })).key).toBe('record_changed');
    const own = await aRecord(world, pet, null);
    expect((await mutate('clinicRecords.withdraw', { ...act, rootId: own.rootId }, { token: theirs })).key).toBe(
      'record_not_found',
    );
  });
});
