import { describe, expect, test } from 'vitest';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSetting, aUser, OPEN_ALL_WEEK } from '../support/builders.ts';
import { anOwner, type Owner } from '../support/owner.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';

const book = ({ token, pet }: Owner, has: object, env = {}) =>
  mutate('appointments.create', { petId: pet.id, date: `${FRIDAY}T10:00`, type: 'checkup', ...has }, { token, env });

describe('booking', () => {
  test('refuses exactly what is not offered, and says why', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world, {
      hours: OPEN_ALL_WEEK.map((day, index) => (index === 6 ? null : day)),
      horizonDays: 10,
    });
    const closed = await aClinic(world, { isBookable: false });
    for (const [has, status, key] of [
      [{ date: '2026-11-25T10:00' }, 400, 'invalid'],
      [{ date: '2026-11-24T10:00' }, 400, 'invalid'],
      [{ date: '2026-11-25T11:30' }, 409, 'short_notice'],
      [{ date: '2026-11-25T11:30', type: 'emergency' }, 409, 'short_notice'],
      [{ date: '2026-11-29T10:00' }, 409, 'clinic_closed'],
      [{ date: '2026-12-07T10:00' }, 409, 'too_far'],
      [{ date: '2026-11-27T10:00', type: 'emergency' }, 409, 'emergency_later'],
      [{ clinicId: closed.id }, 409, 'clinic_closed_to_bookings'],
      [{ clinicId: 'x' }, 404, 'clinic_not_found'],
      [{ petId: 'x' }, 404, 'pet_not_found'],
    ] as const) {
      const got = await book(owner, { clinicId: clinic.id, ...has });
      expect([has, got.status, got.key]).toEqual([has, status, key]);
    }
    const { issues } = await book(owner, { clinicId: clinic.id, date: '2026-11-24T10:00' });
    expect(issues).toEqual([{ path: 'date', message: 'Esa fecha y hora ya pasaron. Elige una de hoy en adelante.' }]);
    expect(await world.db.select().from(appointments)).toEqual([]);
  });

  test('somebody else’s pet and an archived one are not found', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    const other = await aPet(world, await aUser(world));
    const archived = await aPet(world, owner.user, { archivedAt: NOW });
    for (const pet of [other, archived]) {
      expect((await book(owner, { petId: pet.id, clinicId: clinic.id })).key).toBe('pet_not_found');
    }
  });

  test('one seat, many people at once: one gets it', async () => {
    const clinic = await aClinic(world);
    const owners = [await anOwner(), await anOwner(), await anOwner(), await anOwner()];
    // All four sessions are read before anybody writes.
    const env = { DB: meetingDatabase(owners.length) };
    const answers = await Promise.all(owners.map((owner) => book(owner, { clinicId: clinic.id }, env)));
    expect(answers.map(({ key }) => key).sort()).toEqual(['slot_taken', 'slot_taken', 'slot_taken', null].sort());
    expect(answers.find(({ key }) => key)?.message).toBe('Esa hora acaba de ocuparse. Elige otra.');
    expect(await world.db.select().from(appointments)).toHaveLength(1);
  });

  test('two seats take two, each its own', async () => {
    const clinic = await aClinic(world, { capacity: 2 });
    const owners = [await anOwner(), await anOwner(), await anOwner()];
    const answers = await Promise.all(owners.map((owner) => book(owner, { clinicId: clinic.id })));
    expect(answers.filter(({ key }) => key === 'slot_taken')).toHaveLength(1);
    expect((await world.db.select().from(appointments)).map(({ seat }) => seat).sort()).toEqual([0, 1]);
  });

  test('lowering the capacity keeps sold seats and sells no more', async () => {
    const clinic = await aClinic(world, { capacity: 3 });
    for (const owner of [await anOwner(), await anOwner()])
      expect((await book(owner, { clinicId: clinic.id })).status).toBe(200);
    await world.db.update(clinics).set({ capacity: 2 });
    expect((await book(await anOwner(), { clinicId: clinic.id })).key).toBe('slot_taken');
    await world.db.update(appointments).set({ status: 'cancelled' });
    expect((await book(await anOwner(), { clinicId: clinic.id })).status).toBe(200);
  });

  test('the same again answers the booking that exists', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    const [first, second] = await Promise.all([
      book(owner, { clinicId: clinic.id, notes: 'uno' }),
      book(owner, { clinicId: clinic.id, notes: 'dos' }),
    ]);
    expect([first?.data.repeated, second?.data.repeated].sort()).toEqual([false, true]);
    expect(first?.data.id).toBe(second?.data.id);
    const bare = await book(owner, {});
    expect([bare.data.id, bare.data.repeated]).toEqual([first?.data.id, true]);
  });

  test('a pet is in one place at a time', async () => {
    const owner = await anOwner();
    const [one, two] = [await aClinic(world), await aClinic(world)];
    await book(owner, { clinicId: one.id });
    expect((await book(owner, { clinicId: two.id })).key).toBe('pet_busy');
    await world.db.update(appointments).set({ status: 'cancelled' });
    expect((await book(owner, { clinicId: two.id })).status).toBe(200);
  });

  test("without a clinic: the pet's last, else the deployment's default, else it asks", async () => {
    const owner = await anOwner();
    const [last, usual] = [await aClinic(world), await aClinic(world)];
    expect((await book(owner, {})).key).toBe('no_clinic');
    await aSetting(world, 'default_clinic', usual.id);
    expect((await book(owner, {})).data.clinicId).toBe(usual.id);
    await anAppointment(world, { pet: owner.pet, clinic: last, startsAt: '2026-12-01T10:00', status: 'completed' });
    await anAppointment(world, { pet: owner.pet, clinic: usual, startsAt: '2026-12-02T10:00', status: 'cancelled' });
    expect((await book(owner, { date: '2026-11-30T11:00' })).data.clinicId).toBe(last.id);
  });

  test('takes seconds of old clients when they are zero', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    expect((await book(owner, { clinicId: clinic.id, date: `${FRIDAY}T10:00:00` })).data.date).toBe(`${FRIDAY}T10:00`);
  });
});
