// Longer than 200 lines: a request's end, by the cron and by whoever comes before it.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { LAPSED_REASON } from '../../src/shared/appointments.ts';
import { addDays, instantOf } from '../../src/shared/time.ts';
import { connect } from '../../worker/db/client.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import { lapseDue } from '../../worker/features/appointments/lapse.ts';
import worker from '../../worker/index.ts';
import { postOf } from '../../worker/post/post.ts';
import { aBlock, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox, type Sent } from '../support/mail.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

const MINUTE = 60_000;
const FAR = '2026-12-10';

const rowOf = async (id: string) => (await world.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const book = async (token: string, petId: string, clinicId: string, date = `${FAR}T10:00`, type = 'checkup') =>
  (await mutate('appointments.create', { petId, clinicId, date, type }, { token })).data;
const minute = (env = {}) =>
  worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
/** A request whose term ended a minute ago, which no cron has seen. */
const anOverdue = async (has: Partial<Parameters<typeof anAppointment>[1]> = {}) => {
  const practice = await aPractice();
  const { pet, clinic } = practice;
  const visit = await anAppointment(world, { pet, clinic, startsAt: `${FAR}T10:00`, lapsesAt: NOW - MINUTE, ...has });
  return { ...practice, visit };
};

describe('a request', () => {
  test('tells both sides until when the clinic has to answer', async () => {
    const { mine, theirs, pet, clinic } = await aPractice();
    const booked = await book(mine, pet.id, clinic.id);
    // Open every day from nine to half past five: 7.5 hours of today, 8.5, and 8 of Friday.
    expect(booked.answerBy).toBe('2026-11-27T17:00');
    expect((await query('visits.get', { id: booked.id }, { token: theirs })).data.answerBy).toBe('2026-11-27T17:00');
    const [listed] = (await query('appointments.list', undefined, { token: mine })).data.rows;
    expect(listed.answerBy).toBe('2026-11-27T17:00');
    const { data } = await mutate('visits.setStatus', { id: booked.id, version: 1, act: 'confirm' }, { token: theirs });
    expect([data.status, data.answerBy]).toEqual(['confirmed', null]);
  });

  test('has a new term when it moves, that of its new hour and of the clinic’s days', async () => {
    const { mine, theirs, vet, pet, clinic } = await aPractice();
    const { id } = await book(mine, pet.id, clinic.id);
    await aBlock(world, clinic, vet, { startsAt: '2026-11-27T00:00', endsAt: '2026-11-28T00:00' });
    vi.setSystemTime(NOW + 24 * 60 * MINUTE);
    const far = await mutate('appointments.move', { id, version: 1, date: `${FAR}T11:00` }, { token: mine });
    expect(far.data.answerBy).toBe('2026-11-29T17:00');
    const near = await mutate('appointments.move', { id, version: 2, date: '2026-11-28T09:00' }, { token: mine });
    expect(near.data.answerBy).toBe('2026-11-28T09:30');
    // The clinic that moves it earlier has until then at the latest, and no longer because it moved it later.
    const moved = await mutate(
      'visits.move',
      { id, version: 3, date: '2026-11-26T16:00', reason: null },
      { token: theirs },
    );
    expect(moved.data.answerBy).toBe('2026-11-26T16:30');
    const later = await mutate(
      'visits.move',
      { id, version: 4, date: `${FAR}T16:00`, reason: null },
      { token: theirs },
    );
    expect(later.data.answerBy).toBe('2026-11-26T16:30');
  });

  test('ends by the minute’s cron when nobody answered: seat, patient, history, and a mail to its owner', async () => {
    const { owner, mine, theirs, pet, clinic } = await aPractice();
    const { sent, env } = aMailbox();
    const { id } = await book(mine, pet.id, clinic.id);
    vi.setSystemTime(instantOf('2026-11-27T16:59'));
    await minute(env);
    expect((await rowOf(id))?.status).toBe('pending');
    vi.setSystemTime(instantOf('2026-11-27T17:00'));
    await minute(env);
    await minute(env);
    const at = instantOf('2026-11-27T17:00');
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      cancelReason: LAPSED_REASON,
      lapsedAt: at,
      version: 2,
    });
    const { data } = await query('appointments.get', { id }, { token: mine });
    expect(data.events.at(-1)).toEqual({
      at,
      by: null,
      status: 'cancelled',
      movedFrom: null,
      movedTo: null,
      reason: LAPSED_REASON,
      who: null,
    });
    expect(await world.db.select().from(clinicPatients)).toEqual([]);
    expect(await world.db.select().from(appointmentEvents)).toHaveLength(2);
    const mails = sent.filter(({ to }) => to === owner.email) as Sent[];
    expect(mails.map(({ subject }) => subject)).toEqual([`${clinic.name} no respondió tu solicitud`]);
    expect(mails[0]?.text).toContain('La cita que pediste para Nube (control)');
    expect(mails[0]?.text).toContain('601 555 0123');
    expect(mails[0]?.text).toContain('el jueves 10 de diciembre de 2026 a las 10:00');
    expect(mails[0]?.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/patas\.test\/baja\/[\w-]{64}>$/);
    // The hour is another's now.
    const other = await aUser(world);
    const theirPet = await aPet(world, other);
    expect((await book(await aSession(world, other), theirPet.id, clinic.id)).status).toBe('pending');
    expect((await query('clinic.panel', undefined, { token: theirs })).data.figures.totalPatients).toBe(1);
  });

  test('is told without names to an address that nobody has proven, and not to who switched it off', async () => {
    const { owner, visit } = await anOverdue();
    const { sent, env } = aMailbox();
    const { users } = await import('../../worker/db/schema/accounts.ts');
    await world.db.update(users).set({ emailVerifiedAt: null });
    await minute(env);
    expect(sent[0]?.to).toBe(owner.email);
    expect(sent[0]?.text).toContain('Una cita que pediste no tuvo respuesta');
    for (const typed of ['Nube', 'Ana', 'Clínica']) expect(sent[0]?.text).not.toContain(typed);
    await world.db.update(appointments).set({ status: 'pending', lapsedAt: null }).where(eq(appointments.id, visit.id));
    const token = await aSession(world, owner);
    await mutate('post.choose', { kind: 'visit_lapsed', wanted: false }, { token });
    await minute(env);
    expect([sent.length, (await rowOf(visit.id))?.status]).toEqual([1, 'cancelled']);
  });

  test('that the clinic answered, that is over, or that has no term, stays as it is', async () => {
    const { pet, clinic } = await aPractice();
    const past = { lapsesAt: NOW - MINUTE };
    const kept = [
      await anAppointment(world, { pet, clinic, startsAt: `${FAR}T09:00`, status: 'confirmed', ...past }),
      await anAppointment(world, { pet, clinic, startsAt: `${FAR}T10:00`, status: 'cancelled', ...past }),
      await anAppointment(world, { pet, clinic, startsAt: `${FAR}T11:00` }),
      await anAppointment(world, { pet, clinic, startsAt: `${FAR}T12:00`, lapsesAt: NOW + MINUTE }),
    ];
    await minute();
    for (const { id, status, version } of kept) expect(await rowOf(id)).toMatchObject({ status, version });
    expect(await world.db.select().from(outbox)).toEqual([]);
  });

  test('of which there are many ends by hundreds, each once, however many crons run at once', async () => {
    const { owner, clinic } = await aPractice({ capacity: 20 });
    const day = (n: number) => `${addDays(FAR, Math.floor(n / 17))}T`;
    const pet = await aPet(world, owner);
    const hours = Array.from(
      { length: 17 },
      (_, n) => `${String(9 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
    );
    for (let n = 0; n < 260; n += 1)
      await anAppointment(world, { pet, clinic, startsAt: day(n) + hours[n % 17], lapsesAt: NOW - n });
    const post = postOf(null, () => undefined);
    await Promise.all([1, 2, 3].map(() => lapseDue(connect(bindings.DB), NOW, post)));
    const rows = await world.db.select().from(appointments);
    expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(260);
    expect(rows.every(({ version }) => version === 2)).toBe(true);
    expect(await world.db.select().from(appointmentEvents)).toHaveLength(260);
  });
});

describe('where the cron is late, a request that is over', () => {
  test.each([
    ['its owner', 'appointments.list', (data: { rows: { status: string }[] }) => data.rows[0]?.status],
    ['its clinic', 'clinic.day', (data: { cancelled: { status: string }[] }) => data.cancelled[0]?.status],
  ] as const)('is read by %s as it is', async (_, procedure, statusIn) => {
    const { mine, theirs } = await anOverdue();
    const input = procedure === 'clinic.day' ? { date: FAR } : undefined;
    const { data } = await query(procedure, input, { token: procedure === 'clinic.day' ? theirs : mine });
    expect(statusIn(data)).toBe('cancelled');
  });

  test('holds no seat, counts in no quota, and cannot be confirmed', async () => {
    const { visit, theirs, clinic } = await anOverdue();
    const other = await aUser(world);
    const pet = await aPet(world, other);
    const token = await aSession(world, other);
    expect((await book(token, pet.id, clinic.id)).status).toBe('pending');
    const late = await mutate('visits.setStatus', { id: visit.id, version: 1, act: 'confirm' }, { token: theirs });
    expect([late.key, late.status]).toEqual(['visit_changed', 409]);
  });

  test('is over in REST too', async () => {
    const { mine } = await anOverdue();
    expect((await send('GET', '/users/appointments', { token: mine })).body[0].status).toBe('cancelled');
  });

  test('keeps nobody out when it cannot be ended', async () => {
    const { mine, visit } = await anOverdue();
    await bindings.DB.prepare(
      "CREATE TRIGGER broken BEFORE INSERT ON appointment_events BEGIN SELECT RAISE(ABORT, 'broken'); END",
    ).run();
    const { takeComplaints } = await import('../support/world.ts');
    const { status, data } = await query('appointments.list', undefined, { token: mine });
    expect([status, data.rows[0].id]).toEqual([200, visit.id]);
    expect(takeComplaints().length).toBeGreaterThan(0);
  });
});
