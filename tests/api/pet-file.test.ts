import { describe, expect, test } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet, aRecord, aWeight } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { editOf } from '../support/pet-calls.ts';
import { mutate, NOW, query, send, TODAY, world } from '../support/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe("a pet's own page", () => {
  test('tells its age as of today, its weights from the latest and the clinic that saw it last', async () => {
    const { pet, token } = await anOwner();
    const clinic = await aClinic(world, { name: 'La Ceiba' });
    await aWeight(world, pet, NOW - 30 * DAY_MS, 11);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const { data } = await query('pets.get', { id: pet.id }, { token });
    expect(data).toMatchObject({ name: pet.name, age: 3, weight: 12, version: 1, archivedAt: null });
    expect(data.weights.map(({ kg }: { kg: number }) => kg)).toEqual([12, 11]);
    expect(data.clinic).toMatchObject({ name: 'La Ceiba', phone: clinic.phone });
  });

  test("somebody else's pet is not found, whatever is asked of it", async () => {
    const { pet } = await anOwner();
    const { token } = await anOwner();
    const asked = [
      await query('pets.get', { id: pet.id }, { token }),
      await mutate('pets.update', editOf(pet, { name: 'Mío' }), { token }),
      await mutate(
        'pets.setPapers',
        { id: pet.id, version: 1, permitUntil: TODAY, policyUntil: null, censusOn: null },
        { token },
      ),
      await mutate('pets.archive', { id: pet.id }, { token }),
      await mutate('pets.restore', { id: pet.id }, { token }),
      await mutate('pets.addWeight', { id: pet.id, date: TODAY, kg: 3 }, { token }),
      await mutate('pets.removeWeight', { id: pet.id, at: pet.createdAt }, { token }),
    ];
    expect(asked.map(({ status, key }) => [status, key])).toEqual(asked.map(() => [404, 'pet_not_found']));
    expect((await query('pets.get', { id: pet.id }, { token })).data).toBeUndefined();
  });
});

describe('editing', () => {
  test('keeps the birth month as it is typed, folds blanks, and counts the version', async () => {
    const { pet, token } = await anOwner();
    const edit = editOf(pet, { name: ' Canela ', birthMonth: '2020-02', microchip: '170 098 100 412 377', breed: ' ' });
    const { data, status } = await mutate(
      'pets.update',
      { ...edit, allergies: 'Pollo', sex: 'hembra', isNeutered: true },
      { token },
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Canela',
      birthMonth: '2020-02',
      microchip: '170098100412377',
      breed: null,
      version: 2,
    });
    expect(data).toMatchObject({ allergies: 'Pollo', sex: 'hembra', isNeutered: true, age: 6.8 });
  });

  test('mends the species until a clinic has written in the history', async () => {
    const { pet, token } = await anOwner();
    expect((await query('pets.get', { id: pet.id }, { token })).data).toMatchObject({
      species: 'perro',
      hasVerified: false,
    });
    const own = { id: crypto.randomUUID(), petId: pet.id, kind: 'vacuna', title: 'Rabia', date: '2026-11-01' };
    expect((await mutate('records.create', own, { token })).status).toBe(200);
    const mended = await mutate('pets.update', editOf(pet, { species: 'gato' }), { token });
    expect(mended.data).toMatchObject({ species: 'gato', version: 2 });

    await aRecord(world, pet, await aClinic(world));
    const after = { ...editOf(pet, { name: 'Otra' }), version: 2 };
    const refused = await mutate('pets.update', { ...after, species: 'loro' }, { token });
    expect([refused.status, refused.key]).toEqual([409, 'pet_species_held']);
    const kept = await mutate('pets.update', { ...after, species: 'gato' }, { token });
    expect(kept.data).toMatchObject({ name: 'Otra', species: 'gato', hasVerified: true, version: 3 });
    // A tab of an older version sends none.
    expect((await mutate('pets.update', { ...after, version: 3 }, { token })).data).toMatchObject({ species: 'gato' });
  });

  test('the second of two writers is told, and gets the pet as it stands', async () => {
    const { pet, token } = await anOwner();
    await mutate('pets.update', editOf(pet, { name: 'Primera' }), { token });
    const late = await mutate('pets.update', editOf(pet, { name: 'Segunda' }), { token });
    expect([late.status, late.key]).toEqual([409, 'pet_changed']);
    expect(late.details.current).toMatchObject({ name: 'Primera', version: 2 });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ birthMonth: '2026-12' }, 'birthMonth'],
    [{ birthMonth: '1900-01' }, 'birthMonth'],
    [{ birthMonth: '2026-13' }, 'birthMonth'],
    [{ microchip: '12345' }, 'microchip'],
    [{ sex: 'otro' }, 'sex'],
    [{ allergies: 'a'.repeat(301) }, 'allergies'],
  ])('%o is refused beside its field', async (edit, path) => {
    const { pet, token } = await anOwner();
    const { status, issues } = await mutate('pets.update', editOf(pet, edit), { token });
    expect([status, issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  test('papers are dates that exist, or nothing', async () => {
    const { pet, token } = await anOwner();
    const papers = { id: pet.id, version: 1, permitUntil: '2027-01-31', policyUntil: '', censusOn: null };
    expect((await mutate('pets.setPapers', papers, { token })).data).toMatchObject({
      permitUntil: '2027-01-31',
      policyUntil: null,
    });
    const wrong = await mutate('pets.setPapers', { ...papers, version: 2, policyUntil: '2027-02-30' }, { token });
    expect([wrong.status, wrong.issues[0]?.path]).toEqual([400, 'policyUntil']);
  });
});

describe('archiving', () => {
  test('takes the pet out of the lists and of booking, and brings it back whole', async () => {
    const { pet, token } = await anOwner();
    const clinic = await aClinic(world);
    expect((await mutate('pets.archive', { id: pet.id }, { token })).data.archivedAt).toBe(NOW);
    expect((await query('pets.list', undefined, { token })).data.rows).toEqual([]);
    expect((await query('pets.archived', undefined, { token })).data).toMatchObject([{ id: pet.id, archivedAt: NOW }]);
    const booking = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    expect((await send('POST', '/appointments', { token, body: booking })).body.code).toBe('pet_not_found');
    const edited = await mutate('pets.update', { ...editOf(pet), version: 2 }, { token });
    expect(edited.key).toBe('pet_archived');
    expect((await mutate('pets.archive', { id: pet.id }, { token })).status).toBe(200);
    expect((await mutate('pets.restore', { id: pet.id }, { token })).data.archivedAt).toBeNull();
    expect((await query('pets.list', undefined, { token })).data.rows).toHaveLength(1);
  });

  test('waits until no visit is to come', async () => {
    const { pet, token } = await anOwner();
    const clinic = await aClinic(world);
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00' });
    expect((await mutate('pets.archive', { id: pet.id }, { token })).key).toBe('pet_has_visits');
    await mutate('appointments.cancel', { id: visit.id, version: 1, reason: 'Ya no' }, { token });
    expect((await mutate('pets.archive', { id: pet.id }, { token })).status).toBe(200);
  });
});

describe('weights', () => {
  test('the latest day is the weight of the pet, whatever the order of typing', async () => {
    const { pet, token } = await anOwner();
    const add = async (date: string, kg: number) =>
      (await mutate('pets.addWeight', { id: pet.id, date, kg }, { token })).data;
    expect((await add('2026-11-01', 11.2)).weight).toBe(12);
    expect((await add(TODAY, 12.6)).weight).toBe(12.6);
    const { weights } = await add('2026-11-01', 11.4);
    expect(weights.map(({ kg }: { kg: number }) => kg)).toEqual([12.6, 12, 11.4]);
  });

  test('a day to come, a day that is none, and nothing are refused', async () => {
    const { pet, token } = await anOwner();
    for (const [weight, path] of [
      [{ date: '2026-11-26', kg: 3 }, 'date'],
      [{ date: '2026-02-30', kg: 3 }, 'date'],
      [{ date: TODAY, kg: 0 }, 'kg'],
      [{ date: TODAY, kg: 151 }, 'kg'],
      [{ date: TODAY, kg: 0.01 }, 'kg'],
    ] as const) {
      const { status, issues } = await mutate('pets.addWeight', { id: pet.id, ...weight }, { token });
      expect([status, issues[0]?.path]).toEqual([400, path]);
    }
  });

  test('an own note can be taken back; what a clinic weighed and the only one stay', async () => {
    const { pet, token } = await anOwner();
    const remove = (at: number) => mutate('pets.removeWeight', { id: pet.id, at }, { token });
    expect((await remove(pet.createdAt)).key).toBe('weight_kept');
    await mutate('pets.addWeight', { id: pet.id, date: '2026-11-01', kg: 11 }, { token });
    const { data } = await remove(instantOf('2026-11-01T23:59'));
    expect(data.weights).toHaveLength(1);
    const other = await aPet(world, null);
    expect((await mutate('pets.removeWeight', { id: other.id, at: other.createdAt }, { token })).key).toBe(
      'pet_not_found',
    );
  });
});
