import { describe, expect, test } from 'vitest';
import { SLOTS } from '../../src/shared/slots.ts';
import { aClinic, anAppointment, aPet, OPEN_ALL_WEEK } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { query, TODAY, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';

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
      index === 4 ? (['10:00', '12:00'] as [string, string]) : index === 6 ? null : day,
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
    await aClinic(world, { city: 'Medellín', name: 'A', species: ['gato', 'loro'] });
    await aClinic(world, { city: 'Bogotá', name: 'Cerrada', isBookable: false });
    const { data } = await query('clinics.list', undefined, { token });
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Z', 'A', 'B']);
    expect(data.map(({ species }: { species: string[] }) => species)).toEqual([[], ['gato', 'loro'], []]);
  });
});
