import { describe, expect, test, vi } from 'vitest';
import { contactHours, mayContact, nextContact } from '../../src/shared/contact-hours.ts';
import { instantOf } from '../../src/shared/time.ts';
import { aClient, aClinic, anAppointment, aPet, aRecord, aSession } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { mutate, query, TODAY, world } from '../support/world.ts';

const list = async (token: string) => (await query('reminders.list', undefined, { token })).data.rows;

const due = async (clinic: { id: string }, pet: { id: string }, nextDue: string, title = 'Leptospirosis') =>
  aRecord(world, pet, clinic, { kind: 'vacuna', title, date: '2025-12-10', nextDue });

describe('reminders of a clinic', () => {
  test('who is due within 30 days, with whom to speak; whom nothing is due is not there', async () => {
    const { clinic, theirs } = await aPractice();
    const client = await aClient(world, clinic, { name: 'Óscar Duque', email: 'oscar@correo.test' });
    const pet = (name: string) => aPet(world, null, { name, clientId: client.id, species: 'loro', ageMonths: 60 });
    const [soon, late, far] = [await pet('Toby'), await pet('Lola'), await pet('Greta')];
    await due(clinic, soon, '2026-12-10');
    await due(clinic, late, '2026-11-20');
    await due(clinic, far, '2027-03-01');
    const rows = await list(theirs);
    expect(rows.map(({ petName }: { petName: string }) => petName)).toEqual(['Lola', 'Toby']);
    expect(rows[1]).toMatchObject({
      ownerName: 'Óscar Duque',
      ownerPhone: client.phone,
      ownerEmail: 'oscar@correo.test',
      bookedAt: null,
      items: [{ name: 'Leptospirosis', dueOn: '2026-12-10', isOverdue: false, attempts: [] }],
    });
    const other = await aColleague(await aClinic(world), 'titular');
    expect(await list(other.token)).toEqual([]);
  });

  test('it closes when booked, when done, and by hand; what was tried is remembered', async () => {
    const { clinic, theirs } = await aPractice();
    const client = await aClient(world, clinic);
    const pet = await aPet(world, null, { name: 'Toby', clientId: client.id, species: 'loro', ageMonths: 60 });
    await due(clinic, pet, '2026-12-10');
    const [row] = await list(theirs);
    const items = [{ key: row.items[0].key, dueOn: '2026-12-10' }];
    const note = (what: string) => mutate('reminders.note', { petId: pet.id, items, what }, { token: theirs });
    expect((await note('whatsapp')).status).toBe(200);
    expect((await list(theirs))[0].items[0].attempts).toMatchObject([{ what: 'whatsapp' }]);

    // A bath and a check-up are not for a vaccine.
    const visit = { pet, clinic, status: 'confirmed' } as const;
    await anAppointment(world, { ...visit, startsAt: '2026-12-07T10:00', type: 'grooming' });
    await anAppointment(world, { ...visit, startsAt: '2026-12-07T11:00', type: 'checkup' });
    expect((await list(theirs))[0].bookedAt).toBeNull();
    await anAppointment(world, { ...visit, startsAt: '2026-12-09T10:00', type: 'vaccination' });
    expect((await list(theirs))[0].bookedAt).toBe('2026-12-09T10:00');

    expect((await note('closed')).status).toBe(200);
    expect(await list(theirs)).toEqual([]);

    await due(clinic, pet, '2026-12-12', 'Rabia');
    expect(await list(theirs)).toHaveLength(1);
    await aRecord(world, pet, clinic, { kind: 'vacuna', title: 'Rabia', date: TODAY, nextDue: '2027-11-25' });
    expect(await list(theirs)).toEqual([]);
  });

  test('of two things due the one whose visit is booked stands apart from the other', async () => {
    const { clinic, theirs } = await aPractice();
    const client = await aClient(world, clinic);
    const pet = await aPet(world, null, { clientId: client.id, species: 'loro', ageMonths: 60 });
    await due(clinic, pet, '2026-12-10');
    await aRecord(world, pet, clinic, { kind: 'consulta', title: 'Muda', date: '2026-11-10', nextDue: '2026-12-05' });
    await anAppointment(world, { pet, clinic, startsAt: '2026-12-09T10:00', status: 'confirmed', type: 'vaccination' });
    const rows = (await list(theirs)) as { bookedAt: string | null; items: { name: string }[] }[];
    expect(rows.map(({ bookedAt, items }) => [bookedAt, items.map(({ name }) => name)])).toEqual([
      [null, ['Control: Muda']],
      ['2026-12-09T10:00', ['Leptospirosis']],
    ]);
  });

  test('outside the hours of the law no attempt is noted, and closing by hand still is', async () => {
    const { clinic, vet } = await aPractice();
    const client = await aClient(world, clinic);
    const pet = await aPet(world, null, { clientId: client.id, species: 'loro', ageMonths: 60 });
    await due(clinic, pet, '2026-12-10');
    const sunday = instantOf('2026-11-29T10:00');
    vi.setSystemTime(sunday);
    const token = await aSession({ ...world, now: sunday }, vet);
    const items = [{ key: 'x', dueOn: '2026-12-10' }];
    const late = await mutate('reminders.note', { petId: pet.id, items, what: 'phone' }, { token });
    expect(late.key).toBe('outside_contact_hours');
    expect((await mutate('reminders.note', { petId: pet.id, items, what: 'closed' }, { token })).status).toBe(200);
  });

  test("another clinic's patient is not found", async () => {
    const { clinic } = await aPractice();
    const client = await aClient(world, clinic);
    const pet = await aPet(world, null, { clientId: client.id });
    const other = await aColleague(await aClinic(world), 'titular');
    const items = [{ key: 'x', dueOn: '2026-12-10' }];
    const foreign = await mutate('reminders.note', { petId: pet.id, items, what: 'closed' }, { token: other.token });
    expect(foreign.key).toBe('patient_not_found');
  });
});

describe('the hours of Ley 2300', () => {
  test('weekdays 7 to 19, Saturdays 8 to 15, never on Sundays and holidays', () => {
    expect(contactHours('2026-11-25')).toEqual(['07:00', '19:00']);
    expect(contactHours('2026-11-28')).toEqual(['08:00', '15:00']);
    expect(contactHours('2026-11-29')).toBeNull();
    expect(contactHours('2026-12-08')).toBeNull();
    expect(['2026-11-25T06:59', '2026-11-25T07:00', '2026-11-25T18:59', '2026-11-25T19:00'].map(mayContact)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2026-11-28T07:59', '2026-11-28T14:59', '2026-11-28T15:00'].map(mayContact)).toEqual([false, true, false]);
  });

  test('say when it is allowed again', () => {
    expect(nextContact('2026-11-25T05:00')).toBe('2026-11-25T07:00');
    expect(nextContact('2026-11-28T20:00')).toBe('2026-11-30T07:00');
    expect(nextContact('2026-12-07T19:30')).toBe('2026-12-09T07:00');
  });
});
