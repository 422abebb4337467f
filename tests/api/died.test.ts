import { createScheduledController } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { DIED_REASON, DIED_WRONGLY_REASON } from '../../src/shared/appointments.ts';
import { instantOf } from '../../src/shared/time.ts';
import worker from '../../worker/index.ts';
import { anAppointment, aPet, aRecord } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { anOwner } from '../support/owner.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const scene = async () => {
  const practice = await aPractice();
  const { sent, env } = aMailbox();
  const { pet, clinic, mine, theirs } = practice;
  const visitAt = (startsAt: string, has: object = {}) =>
    anAppointment(world, { pet, clinic, startsAt, status: 'confirmed', ...has });
  const statusOf = async (id: string) => (await query('appointments.get', { id }, { token: mine })).data;
  return {
    ...practice,
    sent,
    env,
    visitAt,
    statusOf,
    subjects: () => sent.map(({ to, subject }) => [to, subject]),
    die: () => mutate('pets.markDied', { id: pet.id }, { token: mine, env }),
    undo: () => mutate('pets.undoDied', { id: pet.id }, { token: mine, env }),
    asOwner: (name: string, input: object) => mutate(name, input, { token: mine, env }),
    asClinic: (name: string, input: object) => mutate(name, input, { token: theirs, env }),
  };
};

describe('an animal that died', () => {
  test('its coming visits end with one act, and the clinic is told of each, once', async () => {
    const { die, visitAt, statusOf, subjects, vet, pet } = await scene();
    const coming = await visitAt('2026-11-27T10:00');
    const asked = await visitAt('2026-12-01T10:00', { status: 'pending', seat: 1 });
    const here = await visitAt('2026-11-25T10:30', { arrivedAt: NOW });
    const past = await visitAt('2026-11-20T10:00', { status: 'completed', completedAt: NOW });
    const { status, data } = await die();
    expect([status, data.ended, data.pet.diedAt]).toEqual([200, 2, NOW]);
    for (const { id } of [coming, asked]) {
      const visit = await statusOf(id);
      expect(visit).toMatchObject({ status: 'cancelled', cancelledBy: 'owner', cancelReason: DIED_REASON });
      expect(visit.events.at(-1)).toMatchObject({ status: 'cancelled', by: 'owner', reason: DIED_REASON });
    }
    // What happens at the clinic right now is the clinic's to end.
    expect((await statusOf(here.id)).status).toBe('confirmed');
    expect((await statusOf(past.id)).status).toBe('completed');
    expect(subjects()).toEqual([
      [vet.email, 'Cancelaron una cita'],
      [vet.email, 'Cancelaron una cita'],
    ]);
    expect((await die()).data).toMatchObject({ ended: 0, pet: { id: pet.id, diedAt: NOW } });
    expect(subjects()).toHaveLength(2);
  });

  test('taken back, no visit goes on saying that it died: the reason says what happened', async () => {
    const { die, undo, visitAt, statusOf } = await scene();
    const { id } = await visitAt('2026-11-27T10:00');
    const other = await visitAt('2026-11-28T10:00', {
      status: 'cancelled',
      cancelledBy: 'owner',
      cancelReason: 'Viajamos',
    });
    await die();
    await undo();
    const visit = await statusOf(id);
    expect(visit).toMatchObject({ status: 'cancelled', cancelReason: DIED_WRONGLY_REASON });
    expect(visit.events.at(-1)).toMatchObject({ status: 'cancelled', reason: DIED_WRONGLY_REASON });
    expect((await statusOf(other.id)).cancelReason).toBe('Viajamos');
  });

  test('other animals keep their visits, and somebody else’s is not found', async () => {
    const { die, clinic, owner, mine } = await scene();
    const other = await aPet(world, owner);
    const { id } = await anAppointment(world, {
      pet: other,
      clinic,
      startsAt: '2026-11-27T10:00',
      status: 'confirmed',
    });
    await die();
    expect((await query('appointments.get', { id }, { token: mine })).data.status).toBe('confirmed');
    const stranger = await anOwner();
    for (const name of ['pets.markDied', 'pets.undoDied'])
      expect((await mutate(name, { id: other.id }, { token: stranger.token })).key).toBe('pet_not_found');
    expect((await query('pets.get', { id: other.id }, { token: mine })).data.diedAt).toBeNull();
  });

  test('is booked neither by its owner nor by its clinic, in words that say why', async () => {
    const { die, undo, asOwner, asClinic, pet, clinic, visitAt } = await scene();
    await visitAt('2026-11-20T10:00', { status: 'completed', completedAt: NOW });
    const input = { petId: pet.id, date: '2026-11-27T10:00', type: 'checkup', notes: null };
    await die();
    expect((await asOwner('appointments.create', { ...input, clinicId: clinic.id })).key).toBe('pet_died');
    expect((await asClinic('visits.book', input)).key).toBe('patient_died');
    await undo();
    expect((await asClinic('visits.book', input)).status).toBe(200);
  });

  test('nothing is due of it any more: panel, carné, clinic, emergency cards and new conversations; its page stays', async () => {
    const { die, undo, pet, clinic, mine, theirs, visitAt } = await scene();
    await visitAt('2026-11-20T10:00', { status: 'completed', completedAt: NOW });
    await aRecord(world, pet, clinic, {
      kind: 'vacuna',
      title: 'Rabia',
      planKey: 'rabia',
      date: '2025-11-20',
      nextDue: '2026-11-20',
    });
    const seen = async () => {
      const ask = async (name: string, input?: object, token = mine) => (await query(name, input, { token })).data;
      const summary = await ask('owner.summary');
      return {
        acts: summary.acts.length > 0,
        living: summary.livingCount,
        pets: summary.petCount,
        due: (await ask('records.carne', { petId: pet.id })).due.length > 0,
        clinicDue: (await ask('reminders.list', undefined, theirs)).rows?.length > 0,
        file: (await ask('clinicRecords.file', { petId: pet.id }, theirs)).pet.diedAt,
        cards: (await ask('pets.cards')).length,
        contacts: (await ask('messages.contacts')).length,
        patients: (await ask('clinic.statistics', undefined, theirs)).totalPatients,
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ acts: true, living: 1, pets: 1, due: true, file: null, cards: 1, contacts: 1 });
    await die();
    expect(await seen()).toEqual({
      acts: false,
      living: 0,
      pets: 1,
      due: false,
      clinicDue: false,
      file: NOW,
      cards: 0,
      contacts: 0,
      patients: before.patients - 1,
    });
    expect((await query('pets.list', undefined, { token: mine })).data.rows).toMatchObject([
      { id: pet.id, diedAt: NOW },
    ]);
    await undo();
    expect(await seen()).toEqual(before);
  });

  test('a reminder that waits to go out does not', async () => {
    const { die, visitAt, sent, env, owner } = await scene();
    await visitAt('2026-11-26T10:00');
    await die();
    vi.setSystemTime(instantOf('2026-11-25T17:00'));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
    expect(sent.filter(({ to }) => to === owner.email)).toEqual([]);
  });

  test('may be archived later, and is then noted too', async () => {
    const { die, undo, asOwner, pet } = await scene();
    await die();
    expect((await asOwner('pets.archive', { id: pet.id })).data).toMatchObject({ archivedAt: NOW, diedAt: NOW });
    expect((await undo()).data).toMatchObject({ archivedAt: NOW, diedAt: null });
    expect((await die()).data.pet).toMatchObject({ archivedAt: NOW, diedAt: NOW });
  });
});
