import { describe, expect, test, vi } from 'vitest';
import { SLOTS } from '../../src/shared/slots.ts';
import { instantOf } from '../../src/shared/time.ts';
import { appointments, clinics } from '../../worker/db/schema.ts';
import { aClinic, anAppointment, aPet, aSession, aSetting, aUser, OPEN_ALL_WEEK } from '../support/builders.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, query, signedIn, TODAY, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';

const anOwner = async () => {
  const { user, token } = await signedIn();
  return { user, token, pet: await aPet(world, user) };
};
type Owner = Awaited<ReturnType<typeof anOwner>>;

const book = ({ token, pet }: Owner, has: object, env = {}) =>
  mutate('appointments.create', { petId: pet.id, date: `${FRIDAY}T10:00`, type: 'checkup', ...has }, { token, env });

const freeAt = async (token: string, clinicId: string, date: string, type?: string): Promise<string[]> => {
  const { data } = await query('clinics.slots', { clinicId, date, type }, { token });
  expect(data.date).toBe(date);
  expect(data.slots.map(({ time }: { time: string }) => time)).toEqual(SLOTS);
  return data.slots.filter(({ free }: { free: boolean }) => free).map(({ time }: { time: string }) => time);
};

describe('what can be booked', () => {
  test('the whole grid of an open day', async () => {
    const { token } = await anOwner();
    const clinic = await aClinic(world);
    expect(await freeAt(token, clinic.id, FRIDAY)).toEqual(SLOTS);
  });

  test('only the hours of the day, the last visit ending when the clinic closes', async () => {
    const { token } = await anOwner();
    const hours = OPEN_ALL_WEEK.map((day, index) =>
      index === 4 ? (['10:00', '12:00'] as const) : index === 6 ? null : day,
    );
    const clinic = await aClinic(world, { hours });
    expect(await freeAt(token, clinic.id, FRIDAY)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(await freeAt(token, clinic.id, '2026-11-29')).toEqual([]);
    expect(await freeAt(token, clinic.id, '2026-11-30')).toEqual(SLOTS);
  });

  test('nothing that is past, and what is too near only for an emergency that the clinic takes', async () => {
    const { token } = await anOwner();
    const clinic = await aClinic(world, { takesEmergencies: true, minNoticeMin: 120 });
    const strict = await aClinic(world, { minNoticeMin: 120 });
    // It is 10:00.
    expect((await freeAt(token, clinic.id, TODAY))[0]).toBe('12:00');
    expect((await freeAt(token, clinic.id, TODAY, 'emergency'))[0]).toBe('10:30');
    expect((await freeAt(token, strict.id, TODAY, 'emergency'))[0]).toBe('12:00');
    expect(await freeAt(token, clinic.id, '2026-11-24', 'emergency')).toEqual([]);
  });

  test('up to the horizon', async () => {
    const { token } = await anOwner();
    const clinic = await aClinic(world, { horizonDays: 2 });
    expect(await freeAt(token, clinic.id, FRIDAY)).toEqual(SLOTS);
    expect(await freeAt(token, clinic.id, '2026-11-28')).toEqual([]);
  });

  test('no slot whose seats are held; cancelled, finished and missed visits hold none', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world, { capacity: 2 });
    for (const [time, statuses] of [
      ['09:00', ['pending', 'confirmed']],
      ['09:30', ['in_progress', 'cancelled']],
      ['10:00', ['completed', 'no_show']],
    ] as const) {
      for (const [seat, status] of statuses.entries()) {
        const pet = await aPet(world, owner.user);
        await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T${time}`, seat, status });
      }
    }
    expect((await freeAt(owner.token, clinic.id, FRIDAY)).slice(0, 2)).toEqual(['09:30', '10:00']);
  });

  test('a clinic that does not exist', async () => {
    const { token } = await anOwner();
    expect((await query('clinics.slots', { clinicId: 'x', date: FRIDAY }, { token })).key).toBe('clinic_not_found');
  });

  test('clinics that take bookings are listed by city and name', async () => {
    const { token } = await anOwner();
    await aClinic(world, { city: 'Medellín', name: 'B' });
    await aClinic(world, { city: 'Bogotá', name: 'Z' });
    await aClinic(world, { city: 'Medellín', name: 'A' });
    await aClinic(world, { city: 'Bogotá', name: 'Cerrada', isBookable: false });
    const { data } = await query('clinics.list', undefined, { token });
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Z', 'A', 'B']);
  });
});

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
      [{ clinicId: closed.id }, 409, 'clinic_closed'],
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
    expect((await book(owner, { date: `${FRIDAY}T11:00` })).data.clinicId).toBe(last.id);
  });

  test('takes seconds of old clients when they are zero', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    expect((await book(owner, { clinicId: clinic.id, date: `${FRIDAY}T10:00:00` })).data.date).toBe(`${FRIDAY}T10:00`);
  });
});

describe("an owner's visits", () => {
  test('those to come, soonest first, then the past and the cancelled, latest first, page by page', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world, { capacity: 3 });
    const visits = [
      ['2026-11-25T09:30', 'confirmed'],
      ['2026-11-25T09:00', 'completed'],
      ['2026-12-02T09:00', 'pending'],
      ['2026-11-26T09:00', 'confirmed'],
      ['2026-12-01T09:00', 'cancelled'],
      ['2026-10-01T09:00', 'no_show'],
    ] as const;
    for (const [startsAt, status] of visits) await anAppointment(world, { pet: owner.pet, clinic, startsAt, status });
    await anAppointment(world, {
      pet: await aPet(world, await aUser(world)),
      clinic,
      startsAt: '2026-11-26T09:00',
      seat: 1,
    });
    // 09:30 lasts until 10:00: it is over now.
    const order = [
      '2026-11-26T09:00',
      '2026-12-02T09:00',
      '2026-12-01T09:00',
      '2026-11-25T09:30',
      '2026-11-25T09:00',
      '2026-10-01T09:00',
    ];
    for (const limit of [1, 2, 4, 500]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await query('appointments.list', { limit, cursor }, { token: owner.token });
        expect(data.rows.length).toBeLessThanOrEqual(limit);
        seen.push(...data.rows.map(({ date }: { date: string }) => date));
        cursor = data.next ?? undefined;
      } while (cursor);
      expect([limit, seen]).toEqual([limit, order]);
    }
  });

  test('a visit under way still counts as coming', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    await anAppointment(world, { pet: owner.pet, clinic, startsAt: '2026-11-25T09:30', status: 'in_progress' });
    await anAppointment(world, { pet: owner.pet, clinic, startsAt: '2026-11-25T12:00', status: 'pending' });
    vi.setSystemTime(instantOf('2026-11-25T09:59'));
    const token = await aSession({ ...world, now: Date.now() }, owner.user);
    const { data } = await query('appointments.list', undefined, { token });
    expect(data.rows.map(({ date }: { date: string }) => date)).toEqual(['2026-11-25T09:30', '2026-11-25T12:00']);
  });
});
