import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aMember, anAppointment, anEntry, aPet, aSession, aUser } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, query, send, world } from '../support/world.ts';

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

  test('tells nothing of who comes with which animal, by any call; to whom a titular let in, as before', async () => {
    const { owner, pet, user, token, other } = await waiting();
    await world.db.update(users).set({ name: 'Rosario Quiñones' }).where(eq(users.id, owner.id));
    vi.setSystemTime(Date.parse('2026-11-25T14:00:00Z'));
    const told = async (as: string) => {
      const answers = [
        await query('clinic.day', { date: '2026-11-25' }, { token: as }),
        await query('clinic.week', { date: '2026-11-25' }, { token: as }),
        await query('clinic.today', undefined, { token: as }),
        await query('clinic.appointments', {}, { token: as }),
        await query('clinic.stamp', { date: '2026-11-25', days: 7 }, { token: as }),
        await send('GET', '/business/appointments', { token: as }),
      ];
      const all = JSON.stringify(answers);
      return [...answers.map(({ status }) => status), all.includes('Rosario Quiñones'), all.includes(`"${pet.name}"`)];
    };
    expect(await told(token)).toEqual([...Array(6).fill(403), false, false]);
    const yes = { userId: user.id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, { token: other })).status).toBe(200);
    expect(await told(token)).toEqual([...Array(6).fill(200), true, true]);
  });

  test('changes nothing that its clinic publishes or says, and is not ended by whoever gave its password', async () => {
    const { clinic } = await aPractice();
    const user = await aUser(world, { role: 'business', password: 'sombrilla-roja' });
    await aMember(world, user, clinic, 'titular');
    await anEntry(world, user, clinic);
    const token = await aSession(world, user);
    const keys = [
      await mutate('clinicSettings.updatePrices', { version: 1, prices: { checkup: 1000 } }, { token }),
      await mutate('clinicSettings.resetPlan', { species: 'perro' }, { token }),
      await mutate('clinicSettings.saveText', { use: 'answer', title: 'Pago', text: 'Paga a otra cuenta' }, { token }),
      await mutate('clinicSettings.removeText', { id: 'any' }, { token }),
      await mutate('clinicSettings.removeBlock', { id: 'any' }, { token }),
      await mutate('profile.erase', { password: 'sombrilla-roja', closing: null }, { token }),
    ].map(({ key }) => key);
    expect(keys).toEqual([...Array(5).fill('clinic_closed_to_link'), 'profile_waits']);
  });

  test('keeps the name that it came with until a titular lets it in', async () => {
    const { user, token, other } = await waiting();
    const named = { name: 'La Doctora', phone: '3105551234', address: 'Calle 1' };
    expect((await mutate('profile.update', named, { token })).key).toBe('profile_waits');
    expect((await query('entries.list', undefined, { token: other })).data.rows[0].name).toBe(user.name);
    const yes = { userId: user.id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, { token: other })).status).toBe(200);
    expect((await mutate('profile.update', named, { token })).data.name).toBe('La Doctora');
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

  test('is neither confirmed nor received, cancelled nor moved', async () => {
    const { visit, owner, token } = await waiting();
    const to = { id: visit.id, version: 1, date: '2026-12-16T10:00', reason: null };
    const decline = { userId: owner.id, ids: [visit.id], reason: 'Nadie atiende', close: true };
    const acts = [
      ['visits.setStatus', { id: visit.id, version: 1, act: 'confirm' }],
      ['visits.setStatus', { id: visit.id, version: 1, act: 'cancel', reason: 'Nadie atiende' }],
      ['visits.assure', { id: visit.id }],
      ['visits.move', to],
      ['clinicRequests.decline', decline],
      ['clinicRequests.close', { userId: owner.id }],
    ] as const;
    for (const [name, input] of acts)
      expect([name, (await mutate(name, input, { token })).key]).toEqual([name, 'clinic_closed_to_link']);
    expect((await world.db.select().from(appointments))[0]).toMatchObject({ status: 'pending', version: 1 });
  });

  test('comes by no mail of the clinic either, until a titular lets it in', async () => {
    const { clinic, user, other } = await waiting();
    const { sent, env } = aMailbox();
    const owner = await aUser(world, { name: 'Rosario Quiñones' });
    const [pet, token] = [await aPet(world, owner), await aSession(world, owner)];
    const ask = async (date: string) => {
      const booked = { petId: pet.id, clinicId: clinic.id, date, type: 'checkup', notes: null };
      expect((await mutate('appointments.create', booked, { token, env })).status).toBe(200);
      return sent.filter(({ to }) => to === user.email).length;
    };
    expect(await ask('2026-11-26T15:00')).toBe(0);
    expect(sent.map(({ subject }) => subject)).toContain('Pidieron una cita');
    await mutate('entries.decide', { userId: user.id, agrees: true, refused: false }, { token: other, env });
    expect(await ask('2026-11-27T15:00')).toBe(1);
  });

  test('keeps its hours, and where people call and go', async () => {
    const { token, other, clinic } = await waiting();
    const { name, city, address } = clinic;
    const acts = [
      ['updateData', { version: 1, name, city, address, phone: '3105550199' }],
      ['addBlock', { startsAt: '2026-11-24T00:00', endsAt: '2026-12-24T00:00', reason: null }],
      [
        'addWeeklyBlock',
        { days: [1], fromTime: '09:00', untilTime: '17:30', fromDate: '2026-11-24', untilDate: null, reason: null },
      ],
      ['updateRules', { version: 1, capacity: 1, minNoticeMin: 60, horizonDays: 7, takesEmergencies: false }],
      ['updateHours', { version: 1, hours: clinic.hours }],
      ['updateAgendas', { version: 1, agendas: [] }],
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
