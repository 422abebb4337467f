import { describe, expect, test } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet, aThread } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { query, TODAY, world } from '../support/world.ts';

const completed = (chargeCop: number | null, completedAt: string) => ({
  status: 'completed' as const,
  chargeCop,
  completedAt: instantOf(completedAt),
});

describe("the clinic's panel", () => {
  test('its figures are those of the lists behind them', async () => {
    const { clinic, pet, owner, theirs } = await aPractice({ capacity: 3 });
    const other = await aPet(world, owner, { name: 'Greta' });
    const visit = (startsAt: string, has: object, of = pet) =>
      anAppointment(world, { pet: of, clinic, startsAt, ...has });
    await visit(`${TODAY}T09:00`, { ...completed(70_000, `${TODAY}T09:25`) });
    await visit(`${TODAY}T11:00`, { status: 'confirmed' });
    await visit(`${TODAY}T11:30`, { status: 'pending' }, other);
    await visit(`${TODAY}T12:00`, { status: 'cancelled' });
    await visit('2026-11-03T09:00', { ...completed(85_500, '2026-11-03T09:25'), type: 'vaccination' });
    await visit('2026-10-30T09:00', { ...completed(1, '2026-10-31T23:59') });
    await visit('2026-11-28T09:00', { status: 'confirmed' });
    await aThread(world, pet, clinic, 'Sigue sin comer');
    const panel = (await query('clinic.panel', undefined, { token: theirs })).data;
    expect(panel.figures).toMatchObject({
      totalPatients: 2,
      appointmentsToday: 3,
      monthlyIncome: 155_500,
      pendingMessages: 1,
      completedToday: 1,
      pendingToday: 1,
      chargedVisits: 2,
    });
    const found = (await query('clients.find', { active: true }, { token: theirs })).data.rows;
    expect(found).toHaveLength(panel.figures.totalPatients);
    const day = (await query('clinic.day', { date: TODAY }, { token: theirs })).data;
    expect(day.visits).toHaveLength(panel.figures.appointmentsToday);
    const months = (await query('clinic.income', { until: '2026-11' }, { token: theirs })).data;
    expect(months.at(-1)).toEqual({
      month: '2026-11',
      cop: panel.figures.monthlyIncome,
      visits: 2,
      byType: { checkup: { cop: 70_000, visits: 1 }, vaccination: { cop: 85_500, visits: 1 } },
    });
    expect(panel.coming).toMatchObject([{ date: '2026-11-28', patientName: 'Nube' }]);
    expect(panel.recent).toMatchObject([{ name: 'Nube', lastVisit: TODAY, isOpen: true }]);
    expect(panel.unread).toMatchObject([{ petName: 'Nube', lastText: 'Sigue sin comer' }]);
  });

  test("another clinic's day, money and messages are not in it", async () => {
    const { clinic, pet } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: `${TODAY}T09:00`, ...completed(70_000, `${TODAY}T09:25`) });
    await aThread(world, pet, clinic, 'Hola');
    const { token } = await aColleague(await aClinic(world), 'titular');
    const panel = (await query('clinic.panel', undefined, { token })).data;
    expect(panel).toMatchObject({ coming: [], recent: [], unread: [] });
    expect(panel.figures).toMatchObject({
      totalPatients: 0,
      appointmentsToday: 0,
      monthlyIncome: 0,
      pendingMessages: 0,
    });
  });
});

describe('income', () => {
  test('twelve months up to the one asked for, by the month of Bogotá in which a visit was completed', async () => {
    const { clinic, pet, theirs } = await aPractice({ capacity: 3 });
    await anAppointment(world, { pet, clinic, startsAt: '2026-10-31T17:00', ...completed(10, '2026-10-31T23:59') });
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-01T09:00', ...completed(20, '2026-11-01T00:00') });
    await anAppointment(world, { pet, clinic, startsAt: '2025-11-30T09:00', ...completed(30, '2025-11-30T23:59') });
    const months = (await query('clinic.income', { until: '2026-11' }, { token: theirs })).data;
    expect(months.map(({ month }: { month: string }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'],
      ...['2026-09', '2026-10', '2026-11'],
    ]);
    expect(months.slice(-2).map(({ cop }: { cop: number }) => cop)).toEqual([10, 20]);
    expect(months[0].cop).toBe(0);
  });

  test('the charges of a month add up to it, by pages, newest first', async () => {
    const { clinic, pet, theirs } = await aPractice({ capacity: 3 });
    for (const [index, cop] of [15_000, 70_000, 0, 85_500].entries())
      await anAppointment(world, {
        pet,
        clinic,
        startsAt: `2026-11-1${index}T09:00`,
        ...completed(cop, `2026-11-1${Math.min(index, 2)}T10:00`),
      });
    const page = { month: '2026-11', limit: 3 };
    const first = (await query('clinic.charges', page, { token: theirs })).data;
    const second = (await query('clinic.charges', { ...page, cursor: first.next }, { token: theirs })).data;
    const all = [...first.rows, ...second.rows] as { cop: number; completedAt: string; id: string }[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    expect(all.map(({ completedAt }) => completedAt)).toEqual(
      all
        .map(({ completedAt }) => completedAt)
        .toSorted()
        .reverse(),
    );
    expect(all.reduce((sum, { cop }) => sum + cop, 0)).toBe(170_500);
    expect(second.next).toBeNull();
  });
});
