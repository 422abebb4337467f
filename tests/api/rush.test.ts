import { describe, expect, test } from 'vitest';
import { isLive } from '../../src/shared/appointments.ts';
import { instantOf, wallTime } from '../../src/shared/time.ts';
import { appointmentEvents, appointments, visitSlots } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aUser, someAgendas } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { type Called, mutate, world } from '../support/world.ts';

const SLOT = '2026-11-27T10:00';
const CAPACITY = 5;
/** Who wants it; the whole run sends all of them. */
const CROWD = process.env.FULL ? 200 : 80;

const anAccount = async () => {
  const user = await aUser(world);
  return { pet: await aPet(world, user), token: await aSession(world, user) };
};

/** Visits that hold a seat, by time. */
const heldSeats = async () => {
  const held = (await world.db.select().from(appointments)).filter(({ status }) => isLive(status));
  const times = new Set(held.map(({ startsAt }) => startsAt));
  return new Map([...times].map((time) => [time, held.filter(({ startsAt }) => startsAt === time)]));
};

describe('everybody wants the same half hour', () => {
  test(`${CROWD} at once, booking, moving in, moving out and cancelling: no seat is sold twice`, async () => {
    const clinic = await aClinic(world, { capacity: CAPACITY });
    const { token: desk } = await aColleague(clinic);
    const people = await Promise.all(Array.from({ length: CROWD }, anAccount));
    // Forty have a visit already: five in the slot itself, the others around it.
    const visits = await Promise.all(
      people.slice(0, 40).map(({ pet }, index) => {
        const startsAt = index < CAPACITY ? SLOT : `2026-11-2${6 + (index % 2) * 2}T${10 + (index % 7)}:00`;
        return anAppointment(world, {
          pet,
          clinic,
          startsAt,
          seat: index < CAPACITY ? index : Math.floor(index / 14) + (index % 14 < 7 ? 0 : 2),
        });
      }),
    );
    const book = (petId: string, token: string) =>
      mutate('appointments.create', { petId, clinicId: clinic.id, date: SLOT, type: 'checkup' }, { token });
    /** Who has a visit leaves the slot or wants into it. The desk acts at the same time as the owners do. */
    const act = (index: number, { id, version }: { id: string; version: number }, token: string) => {
      const reason = 'No puedo ir';
      if (index === 3) return mutate('visits.setStatus', { id, version, act: 'cancel', reason }, { token: desk });
      if (index < 3) return mutate('appointments.cancel', { id, version, reason }, { token });
      if (index < CAPACITY) return mutate('appointments.move', { id, version, date: '2026-11-30T10:00' }, { token });
      return index % 3 === 0
        ? mutate('visits.move', { id, version, date: SLOT, reason: null }, { token: desk })
        : mutate('appointments.move', { id, version, date: SLOT }, { token });
    };
    const calls = people.map(({ pet, token }, index) => (): Promise<Called> => {
      const visit = visits[index];
      return visit ? act(index, visit, token) : book(pet.id, token);
    });
    // Bookings and acts in turns, so that seats come free between them.
    const order = calls
      .map((call, index) => ({ call, index }))
      .sort((a, b) => ((a.index * 37) % CROWD) - ((b.index * 37) % CROWD));
    const answers = await Promise.all(order.map(async ({ call, index }) => ({ index, ...(await call()) })));

    expect(new Set(answers.map(({ key }) => key))).toEqual(new Set([null, 'slot_taken']));
    const held = await heldSeats();
    for (const [start, rows] of held) {
      expect([start, new Set(rows.map(({ seat }) => seat)).size]).toEqual([start, rows.length]);
      expect([start, rows.length <= CAPACITY]).toEqual([start, true]);
    }
    expect(held.get(SLOT)).toHaveLength(CAPACITY);
    // Whoever was told yes stands there, whoever was told no does not.
    const inSlot = new Set(held.get(SLOT)?.map(({ petId }) => petId));
    for (const { index, key } of answers.filter((answer) => answer.index >= CAPACITY))
      expect([index, inSlot.has(people[index]?.pet.id ?? '')]).toEqual([index, key === null]);
    // One event for each act that took place, none for the others.
    const acts = answers.filter(({ key }) => key === null).length;
    expect(await world.db.select().from(appointmentEvents)).toHaveLength(acts);
    // Who was refused is told of times that are free.
    const [refused] = answers.filter(({ key }) => key === 'slot_taken');
    expect(refused?.details.nearest).toContain('2026-11-27T09:30');
  });

  test.each([
    ['seats without names', []],
    ['agendas', [0, 1, 2, 3, 4]],
  ])(
    '200 at once of one to four half hours, booking, moving and cancelling in %s: no half hour is sold twice, and who is told yes has all of theirs',
    async (_, agendas) => {
      const lengths = { checkup: 1, vaccination: 2, grooming: 3, emergency: 4 };
      const clinic = await aClinic(world, { capacity: CAPACITY, lengths, takesEmergencies: true });
      await someAgendas(world, clinic, agendas);
      const { token: desk } = await aColleague(clinic);
      const people = await Promise.all(Array.from({ length: 200 }, anAccount));
      // All have been here: no share of strangers refuses them.
      for (const { pet } of people)
        await anAppointment(world, { pet, clinic, startsAt: '2026-10-01T09:00', status: 'completed' });
      const types = ['checkup', 'vaccination', 'grooming', 'emergency'] as const;
      const day = '2026-11-26';
      const timeOf = (index: number) => `${day}T${10 + ((index >> 1) % 4)}:${index % 2 === 0 ? '00' : '30'}`;
      // Forty have a visit already, within the same hours; five of each length at a time of their own.
      const visits = await Promise.all(
        people.slice(0, 40).map(({ pet }, index) => {
          const type = types[index % 4] ?? 'checkup';
          const startsAt = `${index < 20 ? day : '2026-11-27'}T${['09:00', '11:00', '13:00', '15:00'][index % 4]}`;
          const seat = Math.floor((index % 20) / 4);
          return anAppointment(world, {
            pet,
            clinic,
            startsAt,
            seat,
            type,
            halfHours: lengths[type],
            status: 'confirmed',
          });
        }),
      );
      const act = (index: number, { id, version }: { id: string; version: number }, token: string) => {
        if (index % 5 === 0) return mutate('appointments.cancel', { id, version, reason: 'No puedo ir' }, { token });
        return index % 2 === 0
          ? mutate(
              'visits.move',
              { id, version, date: timeOf(index), reason: null, agenda: agendas[index % 7] ?? null },
              { token: desk },
            )
          : mutate('appointments.move', { id, version, date: timeOf(index * 3) }, { token });
      };
      const calls = people.map(({ pet, token }, index) => (): Promise<Called> => {
        const visit = visits[index];
        if (visit) return act(index, visit, token);
        const type = types[(index >> 3) % 4];
        return mutate(
          'appointments.create',
          { petId: pet.id, clinicId: clinic.id, date: timeOf(index), type },
          { token },
        );
      });
      const order = calls
        .map((call, index) => ({ call, index }))
        .sort((a, b) => ((a.index * 37) % 200) - ((b.index * 37) % 200));
      const answers = await Promise.all(order.map(async ({ call, index }) => ({ index, ...(await call()) })));

      expect(new Set(answers.map(({ key }) => key))).toEqual(new Set([null, 'slot_taken']));
      // Counted from the visits alone, without the rows that hold their seats.
      const live = (await world.db.select().from(appointments)).filter(({ status }) => isLive(status));
      const sold = new Map<string, number>();
      for (const { startsAt, halfHours, type } of live) {
        expect([type, halfHours]).toEqual([type, lengths[type]]);
        for (let nth = 0; nth < halfHours; nth += 1) {
          const half = wallTime(instantOf(startsAt) + nth * 30 * 60_000);
          sold.set(half, (sold.get(half) ?? 0) + 1);
        }
      }
      expect([...sold].filter(([, many]) => many > CAPACITY)).toEqual([]);
      const rows = await world.db.select().from(visitSlots);
      const byHalf = new Map<string, number>();
      for (const { startsAt } of rows) byHalf.set(startsAt, (byHalf.get(startsAt) ?? 0) + 1);
      expect(new Map([...byHalf].sort())).toEqual(new Map([...sold].sort()));
      // In an agenda, a visit has one seat through all its half hours.
      const torn = live.filter(({ id, seat }) => rows.some((row) => row.appointmentId === id && row.seat !== seat));
      if (agendas.length > 0) expect(torn).toEqual([]);
      // It was a rush: the middle of the morning is full (of agendas: for all but the shortest), and most were refused.
      else expect(sold.get(`${day}T12:00`)).toBe(CAPACITY);
      expect(answers.filter(({ key }) => key === 'slot_taken').length).toBeGreaterThan(100);
      const standing = new Set(live.map(({ petId, startsAt }) => `${petId} ${startsAt}`));
      for (const { index, key } of answers.filter((answer) => answer.index >= 40))
        expect([index, standing.has(`${people[index]?.pet.id} ${timeOf(index)}`)]).toEqual([index, key === null]);
    },
  );
});
