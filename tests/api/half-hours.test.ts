// Longer than 200 lines: what a visit of several half hours holds, and what became of those of before, side by side.
import { type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { appointments, visitSlots } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { mutate, query, world } from '../support/world.ts';

const DAY = '2026-11-26';
const at = (time: string) => `${DAY}T${time}`;
const slotsOf = async (id: string) =>
  (await world.db.select().from(visitSlots).where(eq(visitSlots.appointmentId, id)))
    .map(({ startsAt, seat, counts }) => [startsAt.slice(11), seat, counts])
    .sort();

/** A clinic whose baths take an hour and a half, its desk, and somebody whom it knows. */
const aPlace = async (has: Parameters<typeof aClinic>[1] = {}) => {
  const clinic = await aClinic(world, { lengths: { grooming: 3 }, ...has });
  const owner = await aUser(world);
  const [luna, max] = [await aPet(world, owner), await aPet(world, owner)];
  await anAppointment(world, { pet: luna, clinic, startsAt: '2026-10-01T09:00', status: 'completed' });
  await anAppointment(world, { pet: max, clinic, startsAt: '2026-10-01T10:00', status: 'completed' });
  return { clinic, luna, max, token: await aSession(world, owner), desk: (await aColleague(clinic)).token };
};
const freeTimes = async (clinicId: string, type: string, token: string, moves?: string) =>
  (await query('clinics.slots', { clinicId, date: DAY, type, moves }, { token })).data.slots
    .filter(({ free }: { free: boolean }) => free)
    .map(({ time }: { time: string }) => time);

describe('a visit of several half hours', () => {
  test('takes them all, so that neither its clinic nor its animal is anywhere else, and gives them back', async () => {
    const { clinic, luna, token } = await aPlace();
    const input = { petId: luna.id, clinicId: clinic.id, date: at('10:00'), type: 'grooming' };
    const { data } = await mutate('appointments.create', input, { token });
    expect(await slotsOf(data.id)).toEqual([
      ['10:00', 0, true],
      ['10:30', 0, true],
      ['11:00', 0, true],
    ]);
    const free = await freeTimes(clinic.id, 'checkup', token);
    expect(['09:30', '10:00', '10:30', '11:00', '11:30'].filter((time) => free.includes(time))).toEqual([
      '09:30',
      '11:30',
    ]);
    const long = await freeTimes(clinic.id, 'grooming', token);
    expect(long.slice(0, 2)).toEqual(['11:30', '12:00']);
    // The last one ends with the hours.
    expect(long.at(-1)).toBe('16:00');
    // The same animal at another clinic, while this visit still goes on.
    const other = await aClinic(world);
    const elsewhere = await mutate(
      'appointments.create',
      { petId: luna.id, clinicId: other.id, date: at('11:00'), type: 'emergency' },
      { token },
    );
    expect(elsewhere.key).toBe('pet_busy');
    await mutate('appointments.cancel', { id: data.id, version: data.version, reason: 'No puedo' }, { token });
    expect(await slotsOf(data.id)).toEqual([]);
    expect(await freeTimes(clinic.id, 'grooming', token)).toContain('10:00');
  });

  test.each(['owner', 'clinic'] as const)(
    'its %s moves it by half an hour: what it holds itself is in no way',
    async (by) => {
      const { clinic, luna, token, desk } = await aPlace();
      const startsAt = at('10:00');
      const visit = await anAppointment(world, {
        pet: luna,
        clinic,
        startsAt,
        type: 'grooming',
        status: 'confirmed',
        halfHours: 3,
      });
      const offered =
        by === 'owner'
          ? await freeTimes(clinic.id, 'grooming', token, visit.id)
          : (await query('clinic.day', { date: DAY, type: 'grooming', moves: visit.id }, { token: desk })).data.slots
              .filter(({ refusal }: { refusal: string | null }) => refusal === null)
              .map(({ time }: { time: string }) => time);
      expect(['09:30', '10:00', '10:30'].filter((time) => offered.includes(time))).toEqual(['09:30', '10:30']);
      const move = { id: visit.id, version: 1, date: at('10:30') };
      const { key } =
        by === 'owner'
          ? await mutate('appointments.move', move, { token })
          : await mutate('visits.move', { ...move, reason: null }, { token: desk });
      expect(key).toBeNull();
      expect((await slotsOf(visit.id)).map(([time]) => time)).toEqual(['10:30', '11:00', '11:30']);
    },
  );

  test('who names another’s visit as the one that moves is offered nothing more', async () => {
    const { clinic, luna } = await aPlace();
    const visit = await anAppointment(world, {
      pet: luna,
      clinic,
      startsAt: at('10:00'),
      type: 'grooming',
      halfHours: 3,
    });
    const stranger = await aSession(world, await aUser(world));
    expect(await freeTimes(clinic.id, 'checkup', stranger, visit.id)).toEqual(
      await freeTimes(clinic.id, 'checkup', stranger),
    );
  });

  test('a seat that is sold later in it is passed by: two seats hold what two visits at a time take', async () => {
    const { clinic, luna, max, desk } = await aPlace({ capacity: 2 });
    const checkup = await anAppointment(world, { pet: max, clinic, startsAt: at('10:30'), status: 'confirmed' });
    const book = { petId: luna.id, date: at('10:00'), type: 'grooming', notes: null };
    const { data } = await mutate('visits.book', book, { token: desk });
    expect(await slotsOf(data.id)).toEqual([
      ['10:00', 0, true],
      ['10:30', 1, true],
      ['11:00', 0, true],
    ]);
    expect(await slotsOf(checkup.id)).toEqual([['10:30', 0, true]]);
    expect(data.halfHours).toBe(3);
  });

  test('its clinic sets the lengths; what is sold keeps its own until it moves, and what outlasts a pause is listed', async () => {
    const { clinic, luna, desk } = await aPlace();
    const startsAt = at('11:00');
    const visit = await anAppointment(world, {
      pet: luna,
      clinic,
      startsAt,
      type: 'grooming',
      status: 'confirmed',
      halfHours: 3,
    });
    const rules = { version: 1, capacity: 1, minNoticeMin: 0, horizonDays: 60, takesEmergencies: false };
    const set = await mutate('clinicSettings.updateRules', { ...rules, lengths: { grooming: 2 } }, { token: desk });
    expect(set.data.lengths).toEqual({ grooming: 2 });
    expect(await slotsOf(visit.id)).toHaveLength(3);
    // A form from before says nothing of lengths, and leaves them.
    const before = await mutate('clinicSettings.updateRules', { ...rules, version: 2 }, { token: desk });
    expect(before.data.lengths).toEqual({ grooming: 2 });
    for (const lengths of [{ grooming: 5 }, { grooming: 0 }, { grooming: 1.5 }]) {
      const { key } = await mutate('clinicSettings.updateRules', { ...rules, version: 3, lengths }, { token: desk });
      expect([lengths, key]).toEqual([lengths, 'invalid']);
    }
    const pauses = clinic.hours.map(() => ['12:00', '13:00']);
    const hours = await mutate(
      'clinicSettings.updateHours',
      { version: 3, hours: clinic.hours, pauses },
      { token: desk },
    );
    expect(hours.data.kept.map(({ id }: { id: string }) => id)).toEqual([visit.id]);
    const block = { startsAt: at('12:00'), endsAt: at('12:30'), reason: null };
    const blocked = await mutate('clinicSettings.addBlock', block, { token: desk });
    expect(blocked.data.kept.map(({ id }: { id: string }) => id)).toEqual([visit.id]);
    const move = { id: visit.id, version: 1, date: at('14:00'), reason: null };
    expect((await mutate('visits.move', move, { token: desk })).data.halfHours).toBe(2);
    expect((await slotsOf(visit.id)).map(([time]) => time)).toEqual(['14:00', '14:30']);
  });

  test('the database refuses a half hour that is sold, whoever writes it', async () => {
    const { clinic, luna, max } = await aPlace();
    await anAppointment(world, { pet: luna, clinic, startsAt: at('10:00'), halfHours: 3 });
    await expect(anAppointment(world, { pet: luna, clinic, startsAt: at('11:00'), seat: 1 })).rejects.toThrow();
    await expect(anAppointment(world, { pet: max, clinic, startsAt: at('11:00') })).rejects.toThrow();
  });
});

describe('what was sold before visits had half hours', () => {
  const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };
  const lay = (migrations: readonly D1Migration[]) =>
    DB.prepare(migrations.flatMap(({ queries }) => queries).join(';\n')).run();

  test('holds the one that it has, if it holds any', async () => {
    await reset();
    const first = MIGRATIONS.findIndex(({ name }) => name.includes('half-hours-of-visits'));
    await lay(MIGRATIONS.slice(0, first));
    const rows = [
      ['viva', 'pending', 0, '10:00', 'a'],
      ['otra', 'confirmed', 1, '10:00', 'b'],
      ['dentro', 'in_progress', 0, '10:30', 'a'],
      ['urgente', 'pending', 20, '10:00', 'c'],
      ['fue', 'completed', 0, '10:00', 'd'],
      ['no', 'cancelled', 0, '10:00', 'e'],
      ['falta', 'no_show', 0, '10:00', 'f'],
    ] as const;
    const clinic = `INSERT INTO clinics (id, name, city, address, phone, hours, created_at, updated_at)
      VALUES ('c', 'C', 'B', 'D', '1', '[null,null,null,null,null,null,null]', 1, 1)`;
    const pets = 'abcdef'.split('').map(
      (id) => `INSERT INTO pets (id, name, species, birth_month, weight_g, search_key, created_at, updated_at)
        VALUES ('${id}', '${id}', 'perro', '2020-01', 1000, '', 1, 1)`,
    );
    const visits = rows.map(
      ([id, status, seat, time, pet]) => `INSERT INTO appointments
        (id, pet_id, clinic_id, starts_at, seat, type, status, completed_at, created_at, updated_at) VALUES ('${id}', '${pet}', 'c',
        '${at(time)}', ${seat}, 'checkup', '${status}', ${status === 'completed' ? 1 : 'NULL'}, 1, 1)`,
    );
    await DB.batch([clinic, ...pets, ...visits].map((statement) => DB.prepare(statement)));
    await lay(MIGRATIONS.slice(first));
    const held = await world.db.select().from(visitSlots);
    expect(
      held.map(({ appointmentId, startsAt, seat, counts }) => [appointmentId, startsAt, seat, counts]).sort(),
    ).toEqual(
      [
        ['viva', at('10:00'), 0, true],
        ['otra', at('10:00'), 1, true],
        ['dentro', at('10:30'), 0, true],
        ['urgente', at('10:00'), 20, false],
      ].sort(),
    );
    expect((await world.db.select().from(appointments)).map(({ halfHours }) => halfHours)).toEqual(rows.map(() => 1));
    // From now on the old rows follow what happens to them.
    await world.db.update(appointments).set({ status: 'confirmed' }).where(eq(appointments.id, 'urgente'));
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, 'viva'));
    expect([await slotsOf('urgente'), await slotsOf('viva')]).toEqual([[['10:00', 20, true]], []]);
  });
});
