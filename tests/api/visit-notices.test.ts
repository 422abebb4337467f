// Longer than 200 lines: each kind about visits, messages and a clinic's day: what it says, to whom, when, and when not.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { noticeChoices, outbox } from '../../worker/db/schema/post.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import worker from '../../worker/index.ts';
import { aClient, anAppointment, aPet, aSession } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox, type Sent } from '../support/mail.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

const MINUTE = 60_000;

const scene = async () => {
  const practice = await aPractice();
  const { sent, env } = aMailbox();
  const { owner, vet, mine, theirs, pet, clinic } = practice;
  const tick = async (wall?: string) => {
    if (wall) vi.setSystemTime(instantOf(wall));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
  };
  const visitAt = (startsAt: string, has: object = {}) =>
    anAppointment(world, { pet, clinic, startsAt, status: 'confirmed', ...has });
  return {
    ...practice,
    sent,
    env,
    tick,
    visitAt,
    mail: (subject: string) => sent.find((one) => one.subject === subject) as Sent,
    asOwner: (name: string, input: object) => mutate(name, input, { token: mine, env }),
    asClinic: (name: string, input: object) => mutate(name, input, { token: theirs, env }),
    toOwner: () => sent.filter(({ to }) => to === owner.email).map(({ subject }) => subject),
    toClinic: () => sent.filter(({ to }) => to === vet.email).map(({ subject }) => subject),
    put: (has: Partial<typeof users.$inferInsert>) => world.db.update(users).set(has).where(eq(users.id, owner.id)),
    off: (kind: (typeof noticeChoices.$inferInsert)['kind'], person = owner) =>
      world.db.insert(noticeChoices).values({ userId: person.id, kind, way: 'email', wanted: false }),
  };
};

describe('what a visit’s sides tell each other', () => {
  test('a request: its owner reads what they asked for, the clinic that somebody asks; repeated, nobody twice', async () => {
    const { asOwner, pet, clinic, mail, toOwner, toClinic, sent, mine, env } = await scene();
    const input = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    const headers = { 'idempotency-key': 'una-sola-vez' };
    for (const _ of [1, 2]) await mutate('appointments.create', input, { token: mine, env, headers });
    expect([toOwner(), toClinic()]).toEqual([['Pediste una cita'], ['Pidieron una cita']]);
    const text = mail('Pediste una cita').text;
    expect(text).toContain(
      `Nube tiene cita en ${clinic.name} el viernes 27 de noviembre a las 10:00\u00a0a.\u00a0m. (control).`,
    );
    expect(text).toContain('todavía tiene que confirmarla');
    expect(text).toMatch(/https:\/\/patas\.test\/cita\/e[\w-]{64}/);
    expect(mail('Pediste una cita').headers?.['List-Unsubscribe']).toContain('/baja/');
    expect(mail('Pidieron una cita').text).not.toMatch(/Nube|Ana/);
    await asOwner('appointments.create', { ...input, date: '2026-11-27T11:00' });
    expect(sent).toHaveLength(2);
  });

  test('confirmed, moved and cancelled by the clinic; refused acts tell nobody', async () => {
    const { asClinic, mail, toOwner, toClinic, visitAt, clinic } = await scene();
    const { id } = await visitAt('2026-11-27T10:00', { status: 'pending' });
    await asClinic('visits.setStatus', { id, version: 7, act: 'confirm' });
    expect(toOwner()).toEqual([]);
    await asClinic('visits.setStatus', { id, version: 1, act: 'confirm' });
    await asClinic('visits.move', { id, version: 2, date: '2026-11-27T11:30', reason: null });
    await asClinic('visits.setStatus', { id, version: 3, act: 'cancel', reason: 'No hay luz' });
    expect(toOwner()).toEqual(['Tu cita está confirmada', 'La clínica movió tu cita', 'La clínica canceló tu cita']);
    expect(toClinic()).toEqual([]);
    expect(mail('La clínica movió tu cita').text).toContain('a las 11:30\u00a0a.\u00a0m.');
    expect(mail('La clínica canceló tu cita').text).toContain('Motivo de la clínica: No hay luz');
    expect(mail('La clínica canceló tu cita').text).toContain(`${clinic.name} canceló la cita de Nube`);
  });

  test('booked by the clinic for an owner; a client without an account gets no mail', async () => {
    const { asClinic, pet, clinic, toOwner, sent } = await scene();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const own = await aPet(world, null, { clientId: (await aClient(world, clinic, { email: 'c@correo.test' })).id });
    for (const [petId, date] of [
      [pet.id, '2026-11-27T10:00'],
      [own.id, '2026-11-27T11:00'],
    ])
      expect((await asClinic('visits.book', { petId, date, type: 'checkup', notes: null })).status).toBe(200);
    expect(toOwner()).toEqual(['Tu cita está confirmada']);
    expect(sent).toHaveLength(1);
  });

  test('moved and cancelled by the owner, in the app or by the link: the clinic reads it, and of the link the owner too', async () => {
    const { asOwner, mail, toOwner, toClinic, visitAt, theirs, env } = await scene();
    const { id } = await visitAt('2026-11-27T10:00');
    await asOwner('appointments.move', { id, version: 1, date: '2026-11-27T11:00' });
    await asOwner('appointments.cancel', { id, version: 2, reason: 'Viajamos' });
    const other = await visitAt('2026-11-28T10:00');
    const { data } = await query('visits.links', { id: other.id }, { token: theirs, env });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await send('POST', new URL(data.sms).pathname, { env, headers, body: 'acto=cancelar&version=1' });
    expect(toClinic()).toEqual(['Pidieron una cita', 'Cancelaron una cita', 'Cancelaron una cita']);
    // Who holds a link is nobody that we know: its owner reads what it did.
    expect(toOwner()).toEqual(['Cancelaron una cita de tu hogar']);
    expect(mail('Cancelaron una cita').text).toContain('viernes 27 de noviembre a las 11:00');
  });

  test.each([
    ['an evening: the next working morning', '2026-11-25T19:30', '2026-11-27T10:00', '2026-11-26T07:00'],
    ['a Sunday: Monday', '2026-11-29T10:00', '2026-12-02T10:00', '2026-11-30T07:00'],
    ['a holiday: the day after', '2026-12-08T10:00', '2026-12-11T10:00', '2026-12-09T07:00'],
    ['a visit of that very day cannot wait', '2026-11-29T08:00', '2026-11-29T10:00', '2026-11-29T08:00'],
  ])(
    'what the clinic does outside the hours of Ley 2300 goes out when they begin: %s',
    async (_, now, startsAt, at) => {
      const { toOwner, visitAt, tick, env, vet } = await scene();
      const { id } = await visitAt(startsAt, { status: 'pending' });
      vi.setSystemTime(instantOf(now));
      const token = await aSession({ ...world, now: instantOf(now) }, vet);
      const input = { id, version: 1, act: 'cancel', reason: 'No hay luz' };
      expect((await mutate('visits.setStatus', input, { token, env })).status).toBe(200);
      if (at !== now) {
        vi.setSystemTime(instantOf(at) - MINUTE);
        await tick();
        expect(toOwner()).toEqual([]);
      }
      await tick(at);
      expect(toOwner()).toEqual(['La clínica canceló tu cita']);
    },
  );

  test.each([
    ['confirm', 'Tu cita está confirmada'],
    ['cancel', 'La clínica canceló tu cita'],
  ])(
    'the answer to a request goes out at once, whatever the hour; what the clinic starts afterwards waits: %s',
    async (act, subject) => {
      const { pet, clinic, asOwner, toOwner, tick, env, vet } = await scene();
      const input = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
      const { id } = (await asOwner('appointments.create', input)).data;
      const now = instantOf('2026-11-25T21:43');
      vi.setSystemTime(now);
      const token = await aSession({ ...world, now }, vet);
      const step = (version: number, more: object) =>
        mutate('visits.setStatus', { id, version, ...more }, { token, env });
      await step(1, { act, reason: act === 'cancel' ? 'No hay luz' : undefined });
      expect(toOwner()).toEqual(['Pediste una cita', subject]);
      if (act === 'cancel') return;
      vi.setSystemTime(now + MINUTE);
      expect((await step(2, { act: 'cancel', reason: 'No hay luz' })).status).toBe(200);
      await tick();
      expect(toOwner()).toHaveLength(2);
      await tick('2026-11-26T07:00');
      expect(toOwner().at(-1)).toBe('La clínica canceló tu cita');
    },
  );

  test('a visit of this Sunday that is moved to another week cannot wait for Monday; one of another week can', async () => {
    const { toOwner, visitAt, tick, env, vet } = await scene();
    const now = instantOf('2026-11-29T07:30');
    const [today, later] = [await visitAt('2026-11-29T10:00'), await visitAt('2026-12-04T10:00')];
    vi.setSystemTime(now);
    const token = await aSession({ ...world, now }, vet);
    const move = (id: string, date: string) =>
      mutate('visits.move', { id, version: 1, date, reason: null }, { token, env });
    expect((await move(today.id, '2026-12-03T10:00')).status).toBe(200);
    expect(toOwner()).toEqual(['La clínica movió tu cita']);
    expect((await move(later.id, '2026-12-03T11:00')).status).toBe(200);
    await tick('2026-11-30T06:59');
    expect(toOwner()).toHaveLength(1);
    await tick('2026-11-30T07:00');
    expect(toOwner()).toHaveLength(2);
  });
});

describe('reminders of a visit', () => {
  test('go out the day before and two hours before, once each, with its link', async () => {
    const { visitAt, tick, toOwner, mail } = await scene();
    await visitAt('2026-11-27T10:30');
    await tick('2026-11-26T10:29');
    expect(toOwner()).toEqual([]);
    for (const wall of ['2026-11-26T10:30', '2026-11-26T10:31', '2026-11-26T11:15']) await tick(wall);
    expect(toOwner()).toEqual(['Tu cita del viernes 27 de noviembre']);
    expect(mail('Tu cita del viernes 27 de noviembre').text).toMatch(/patas\.test\/cita\/e[\w-]{64}/);
    for (const wall of ['2026-11-27T08:29', '2026-11-27T08:30', '2026-11-27T09:00']) await tick(wall);
    expect(toOwner()).toEqual(['Tu cita del viernes 27 de noviembre', 'Tu cita es hoy']);
  });

  test('of a Monday on Saturday; a minute without a cron is caught up within the hour', async () => {
    const { visitAt, tick, toOwner } = await scene();
    await visitAt('2026-11-30T16:30');
    await tick('2026-11-28T13:59');
    expect(toOwner()).toEqual([]);
    await tick('2026-11-28T14:40');
    expect(toOwner()).toEqual(['Tu cita del lunes 30 de noviembre']);
  });

  test('are not of a visit that waits, ended, began, was just changed, is confirmed already, or nobody’s with an account', async () => {
    const { visitAt, tick, sent, clinic, mine, env, pet } = await scene();
    await visitAt('2026-11-27T09:30', { status: 'pending' });
    await visitAt('2026-11-27T10:30', { status: 'cancelled', cancelledBy: 'owner' });
    await visitAt('2026-11-27T11:00', { arrivedAt: NOW });
    await visitAt('2026-11-27T11:30', { updatedAt: instantOf('2026-11-26T11:31') });
    const assured = await visitAt('2026-11-27T12:00');
    await mutate('appointments.assure', { id: assured.id }, { token: mine, env });
    const client = await aClient(world, clinic, { email: 'c@correo.test' });
    const own = await aPet(world, null, { clientId: client.id });
    await anAppointment(world, { pet: own, clinic, startsAt: '2026-11-27T12:30', status: 'confirmed' });
    for (const hour of ['09:30', '10:30', '11:30', '12:00', '12:30', '13:00']) await tick(`2026-11-26T${hour}`);
    expect([sent, pet.name]).toEqual([[], 'Nube']);
  });

  test.each([
    ['switched off', async ({ off }: Awaited<ReturnType<typeof scene>>) => off('visit_tomorrow')],
    ['unverified', async ({ put }: Awaited<ReturnType<typeof scene>>) => put({ emailVerifiedAt: null })],
    ['deactivated', async ({ put }: Awaited<ReturnType<typeof scene>>) => put({ isActive: false })],
  ])('are not sent to who is %s; nor what waits already when that happens', async (_, change) => {
    const one = await scene();
    await one.visitAt('2026-11-27T10:30');
    await change(one);
    await one.tick('2026-11-26T10:30');
    expect([one.sent, await world.db.select().from(outbox)]).toEqual([[], []]);

    await world.db.delete(noticeChoices);
    await one.put({ emailVerifiedAt: NOW, isActive: true });
    const failing = aMailbox(() => {
      throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
    });
    vi.setSystemTime(instantOf('2026-11-26T10:31'));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...failing.env });
    expect(await world.db.select().from(outbox)).toHaveLength(1);
    await change(one);
    await one.tick('2026-11-26T10:40');
    expect([one.sent, await world.db.select().from(outbox)]).toEqual([[], []]);
  });

  test.each([
    ['moved', { startsAt: '2026-11-28T10:30' }],
    ['cancelled', { status: 'cancelled', cancelledBy: 'owner' }],
    ['done', { status: 'completed', completedAt: NOW }],
  ] as const)('what waits is not sent once the visit is %s', async (_, has) => {
    const { visitAt, tick, sent } = await scene();
    const { id } = await visitAt('2026-11-27T10:30');
    const failing = aMailbox(() => {
      throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
    });
    vi.setSystemTime(instantOf('2026-11-26T10:30'));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...failing.env });
    expect(await world.db.select().from(outbox)).toHaveLength(1);
    await world.db.update(appointments).set(has).where(eq(appointments.id, id));
    await tick('2026-11-26T10:40');
    expect([sent, await world.db.select().from(outbox)]).toEqual([[], []]);
  });
});

describe('messages and the clinic’s day', () => {
  test('a clinic’s message is told once for all that stay unread, in the hours of Ley 2300', async () => {
    const { asClinic, visitAt, toOwner, mail, pet, tick, mine } = await scene();
    await visitAt('2026-11-24T10:00', { status: 'completed' });
    const write = () =>
      asClinic('clinicMessages.send', { petId: pet.id, id: crypto.randomUUID(), text: 'Ya está el examen' });
    const { data } = await write();
    await write();
    expect(toOwner()).toEqual(['Tienes un mensaje de una clínica']);
    expect(mail('Tienes un mensaje de una clínica').text).not.toMatch(/examen|Nube/);
    const until = new Date(NOW + MINUTE).toISOString();
    await mutate('messages.markRead', { threadId: data.threadId, until }, { token: mine });
    vi.setSystemTime(instantOf('2026-11-25T19:30'));
    await write();
    expect(toOwner()).toHaveLength(1);
    await tick('2026-11-26T07:00');
    expect(toOwner()).toHaveLength(2);
  });

  test('the digest goes out at half past six to who has something, with the figures, unless it is switched off', async () => {
    const { asOwner, visitAt, tick, toClinic, mail, pet, clinic, off, vet } = await scene();
    await tick('2026-11-26T06:30');
    expect(toClinic()).toEqual([]);
    vi.setSystemTime(NOW);
    await visitAt('2026-11-27T10:00');
    await visitAt('2026-11-27T11:00');
    await visitAt('2026-12-03T11:00', { status: 'pending' });
    await asOwner('messages.send', { petId: pet.id, clinicId: clinic.id, id: crypto.randomUUID(), text: 'Hola' });
    await tick('2026-11-27T06:29');
    expect(toClinic()).toEqual([]);
    await tick('2026-11-27T06:30');
    await tick('2026-11-27T06:30');
    expect(toClinic()).toEqual(['Tu clínica hoy: 2 citas']);
    expect(mail('Tu clínica hoy: 2 citas').text).toContain(
      'Hoy, viernes 27 de noviembre: 2 citas en la agenda, 1 solicitud por responder y 1 mensaje sin leer.',
    );
    await off('clinic_digest', vet);
    await tick('2026-11-28T06:30');
    expect(toClinic()).toHaveLength(1);
  });
});
