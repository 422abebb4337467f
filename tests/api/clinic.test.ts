import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { query, TODAY, world } from '../support/world.ts';

const aPanel = async () => {
  const clinic = await aClinic(world, { capacity: 3 });
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  const owner = await aUser(world, { name: 'Ana Gómez', phone: '3105551234' });
  const pet = await aPet(world, owner, { name: 'Nube', species: 'gato', breed: 'siames', ageMonths: 30 });
  return { clinic, owner, pet, token: await aSession(world, vet) };
};
const dates = (rows: { date: string; time: string }[]) => rows.map(({ date, time }) => `${date} ${time}`);

describe("the clinic's agenda", () => {
  test('runs from today on, cancelled visits left out, other clinics’ too', async () => {
    const { clinic, pet, token } = await aPanel();
    const elsewhere = await aClinic(world);
    for (const [startsAt, status] of [
      ['2026-11-24T17:00', 'completed'],
      ['2026-11-26T09:00', 'pending'],
      ['2026-11-25T09:00', 'no_show'],
      ['2026-11-26T10:00', 'cancelled'],
      ['2026-11-25T15:00', 'confirmed'],
    ] as const) {
      await anAppointment(world, { pet, clinic, startsAt, status });
    }
    await anAppointment(world, { pet, clinic: elsewhere, startsAt: '2026-11-25T11:00' });
    const { data } = await query('clinic.appointments', undefined, { token });
    expect(dates(data.rows)).toEqual(['2026-11-25 09:00', '2026-11-25 15:00', '2026-11-26 09:00']);
    const first = await query('clinic.appointments', { limit: 2 }, { token });
    const second = await query('clinic.appointments', { limit: 2, cursor: first.data.next }, { token });
    expect(dates([...first.data.rows, ...second.data.rows])).toEqual(dates(data.rows));
    expect(second.data.next).toBeNull();

    const day = await query('clinic.today', undefined, { token });
    expect([day.data.date, dates(day.data.rows)]).toEqual([TODAY, ['2026-11-25 09:00', '2026-11-25 15:00']]);
  });

  test('shows what its staff needs to receive and to call', async () => {
    const { clinic, pet, owner, token } = await aPanel();
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T15:00', notes: 'Cojea' });
    const row = {
      id: visit.id,
      patientName: 'Nube',
      ownerName: 'Ana Gómez',
      type: 'checkup',
      status: 'pending',
      time: '15:00',
      date: TODAY,
      species: 'gato',
      petId: pet.id,
      breed: 'siames',
      age: 2.5,
      ownerPhone: '3105551234',
      notes: 'Cojea',
    };
    expect((await query('clinic.today', undefined, { token })).data.rows).toEqual([row]);
    await world.db.delete(users).where(eq(users.id, owner.id));
    expect((await query('clinic.today', undefined, { token })).data.rows).toEqual([
      { ...row, ownerName: 'propietario eliminado', ownerPhone: null },
    ]);
  });

  test('today ends at midnight in Bogotá', async () => {
    const { clinic, pet, token } = await aPanel();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T17:00' });
    vi.setSystemTime(instantOf('2026-11-25T23:59'));
    expect((await query('clinic.today', undefined, { token })).data.rows).toHaveLength(1);
    vi.setSystemTime(instantOf('2026-11-26T00:00'));
    expect((await query('clinic.today', undefined, { token })).data).toEqual({ date: '2026-11-26', rows: [] });
  });
});
