import { describe, expect, test, vi } from 'vitest';
import { pets } from '../../worker/db/schema/pets.ts';
import type { appointments } from '../../worker/db/schema/visits.ts';
import { anAppointment, anEntry } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { mutate, query, world } from '../support/world.ts';

describe('the agenda of a login that waits', () => {
  /** A vet to whom no titular agreed yet, and a visit that says more than its hour. */
  const waiting = async (has: Partial<typeof appointments.$inferSelect> = {}) => {
    const practice = await aPractice();
    const { clinic, pet, theirs } = practice;
    const { user, token } = await aColleague(clinic);
    const visit = await anAppointment(world, { pet, clinic, startsAt: WHEN, notes: 'Muerde al desconocido', ...has });
    await anEntry(world, user, clinic);
    return { ...practice, visit, user, token, other: theirs };
  };
  const WHEN = '2026-11-25T15:00';

  test('tells hours, names and states, and no telephone, note, reason or charge', async () => {
    const { owner, pet, clinic, token, other } = await waiting();
    const reason = 'Se fue la luz en la cuadra';
    await anAppointment(world, {
      pet,
      clinic,
      startsAt: '2026-11-25T16:00',
      status: 'cancelled',
      cancelReason: reason,
    });
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T09:00', status: 'completed', chargeCop: 87_654 });
    await world.db.update(pets).set({ allergies: 'Penicilina: se hinchó' });
    const secrets = ['Penicilina', owner.phone ?? 'none', 'Muerde al desconocido', reason, '87654'];
    const told = async (as: string) => {
      const days = [
        await query('clinic.day', { date: '2026-11-25' }, { token: as }),
        await query('clinic.week', { date: '2026-11-25' }, { token: as }),
      ];
      const all = JSON.stringify(days.map(({ data }) => data));
      return secrets.map((secret) => all.includes(secret));
    };
    expect(await told(other)).toEqual([true, true, true, true, true]);
    expect(await told(token)).toEqual([false, false, false, false, false]);
    vi.setSystemTime(Date.parse('2026-11-25T14:00:00Z'));
    for (const name of ['clinic.today', 'clinic.appointments']) {
      const [seen, whole] = [
        (await query(name, {}, { token })).data.rows,
        (await query(name, {}, { token: other })).data.rows,
      ];
      expect(seen.at(-1)).toEqual({
        ...whole.at(-1),
        ...('notes' in whole.at(-1) && { ownerPhone: null, notes: null }),
      });
      expect(seen.at(-1)).toMatchObject({ patientName: pet.name, time: '15:00', status: 'pending' });
    }
  });

  test('hands out no links, no list of whom to call or who asks, and the people of the clinic to nobody', async () => {
    const { visit, clinic, token, other, user } = await waiting({ status: 'confirmed' });
    const asked = async (as: string) => [
      (await query('visits.links', { id: visit.id }, { token: as })).key,
      (await query('reminders.byHand', undefined, { token: as })).key,
      (await query('reminders.reached', undefined, { token: as })).key,
      (await query('clinicRequests.list', undefined, { token: as })).key,
      (await query('clinicSettings.listMembers', undefined, { token: as })).key,
    ];
    expect(await asked(token)).toEqual(Array(5).fill('clinic_closed_to_link'));
    expect(await asked(other)).toEqual(Array(5).fill(null));
    const { user: third } = await aColleague(clinic);
    await anEntry(world, third, clinic);
    const rows = async (as: string) =>
      (await query('entries.list', undefined, { token: as })).data.rows.map((row: { userId: string }) => row.userId);
    expect(await rows(token)).toEqual([user.id]);
    expect((await rows(other)).toSorted()).toEqual([user.id, third.id].toSorted());
  });

  test('is confirmed and received, and neither cancelled nor moved; the answers tell no more', async () => {
    const { visit, owner, token } = await waiting();
    const step = (version: number, act: object) =>
      mutate('visits.setStatus', { id: visit.id, version, ...act }, { token });
    expect((await step(1, { act: 'cancel', reason: 'Nadie atiende' })).key).toBe('clinic_closed_to_link');
    const to = { id: visit.id, version: 1, date: '2026-12-16T10:00', reason: null };
    expect((await mutate('visits.move', to, { token })).key).toBe('clinic_closed_to_link');
    const decline = { userId: owner.id, ids: [visit.id], reason: 'Nadie atiende', close: true };
    expect((await mutate('clinicRequests.decline', decline, { token })).key).toBe('clinic_closed_to_link');
    expect((await mutate('clinicRequests.close', { userId: owner.id }, { token })).key).toBe('clinic_closed_to_link');
    const confirmed = await step(1, { act: 'confirm' });
    expect(confirmed.data).toMatchObject({ status: 'confirmed', ownerPhone: null, notes: null });
    const late = await step(1, { act: 'confirm' });
    expect([late.key, late.details.current.ownerPhone, late.details.current.notes]).toEqual([
      'visit_changed',
      null,
      null,
    ]);
    expect((await mutate('visits.assure', { id: visit.id }, { token })).status).toBe(200);
    vi.setSystemTime(Date.parse('2026-11-25T20:00:00Z'));
    expect((await step(2, { act: 'arrive' })).data).toMatchObject({ status: 'confirmed', version: 3 });
    expect((await step(3, { act: 'start' })).data).toMatchObject({ status: 'in_progress', ownerPhone: null });
  });

  test('keeps its hours, and where people call and go', async () => {
    const { token, other, clinic } = await waiting();
    const { name, city, address } = clinic;
    const acts = [
      ['updateData', { version: 1, name, city, address, phone: '3105550199' }],
      ['addBlock', { startsAt: '2026-11-24T00:00', endsAt: '2026-12-24T00:00', reason: null }],
      ['updateRules', { version: 1, capacity: 1, minNoticeMin: 60, horizonDays: 7, takesEmergencies: false }],
      ['updateHours', { version: 1, hours: clinic.hours }],
      ['setBookable', { version: 1, isBookable: false }],
      ['setHoliday', { date: '2026-12-08', isOpen: false }],
    ] as const;
    const before = (await query('clinicSettings.get', undefined, { token: other })).data;
    for (const [name, input] of acts)
      expect([name, (await mutate(`clinicSettings.${name}`, input, { token })).key]).toEqual([
        name,
        'clinic_closed_to_link',
      ]);
    expect((await query('clinicSettings.get', undefined, { token: other })).data).toEqual(before);
  });
});
