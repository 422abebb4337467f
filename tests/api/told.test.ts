import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { noticeChoices } from '../../worker/db/schema/post.ts';
import worker from '../../worker/index.ts';
import { aClient, aClinic, aNotice, anAppointment, aPet, aRecord, aSession } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, query, signedIn, world } from '../support/world.ts';

const AT = '2026-11-27T10:30';
const REMINDED = '2026-11-26T10:30';

/** A confirmed visit; `fault` is of the mailbox. */
const scene = async (fault?: Parameters<typeof aMailbox>[0]) => {
  const practice = await aPractice();
  const service = await aPushService();
  const env = { ...aMailbox(fault).env, ...service.env };
  const { pet, clinic, vet, owner } = practice;
  const visit = await anAppointment(world, { pet, clinic, startsAt: AT, status: 'confirmed' });
  const tick = async (wall: string) => {
    vi.setSystemTime(instantOf(wall));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
  };
  const asClinic = async (name: string, input?: object, person = vet) =>
    (await query(name, input, { token: await aSession({ ...world, now: Date.now() }, person), env })).data;
  const add = async (now = NOW) => {
    const token = await aSession({ ...world, now }, owner);
    expect((await mutate('post.addDevice', await service.newBrowser(), { token, env })).status).toBe(200);
  };
  const told = async () =>
    (await asClinic('visits.get', { id: visit.id })).told.map(
      ({ kind, way, state }: Record<string, string>) => `${kind} ${way} ${state}`,
    );
  return { ...practice, ...service, env, visit, tick, asClinic, add, told };
};

describe('what an owner reads of their animal', () => {
  test('what went out of its visits and of its carné, latest first, and what stops it; of nobody else’s', async () => {
    const { mine, pet, owner, env, tick, theirs } = await scene();
    await aNotice(world, owner, {
      kind: 'care_due',
      state: 'sent',
      ids: { petId: pet.id, days: '7', on: '2026-12-01' },
    });
    await tick(REMINDED);
    vi.setSystemTime(NOW);
    const asked = (token: string) => query('post.ofPet', { petId: pet.id }, { token, env });
    const { data } = await asked(mine);
    expect([data.told.map(({ kind }: { kind: string }) => kind), data.unreached]).toEqual([
      ['visit_tomorrow', 'care_due'],
      null,
    ]);
    await mutate('post.choose', { kind: 'care_due', wanted: false }, { token: mine, env });
    expect((await asked(mine)).data).toMatchObject({ unreached: 'switched_off', unreachedVisits: null });
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    expect((await asked(mine)).data).toMatchObject({ unreached: 'unverified', unreachedVisits: 'unverified' });
    const { token } = await signedIn('user');
    expect([(await asked(token)).key, (await asked(theirs)).key]).toEqual(['pet_not_found', 'forbidden']);
  });
});

describe('what a clinic knows of what went out', () => {
  test('of a visit: by which way, and what became of it; several devices are one, and no address is told', async () => {
    const { add, tick, told, asClinic, visit, owner, state } = await scene();
    await add();
    await add();
    await tick(REMINDED);
    expect((await told()).sort()).toEqual(['visit_tomorrow email sent', 'visit_tomorrow push sent']);
    state.status = 500;
    await tick('2026-11-27T08:30');
    expect((await told()).slice(0, 2).sort()).toEqual(['visit_soon email sent', 'visit_soon push waiting']);
    const text = JSON.stringify((await asClinic('visits.get', { id: visit.id })).told);
    expect(text).not.toMatch(new RegExp(`${owner.email}|push.test|Chrome`));
  });

  test('that nobody knows what became of it, or that it failed, is said so', async () => {
    const { tick, told, asClinic } = await scene(() => {
      throw new Error('connection lost');
    });
    await tick(REMINDED);
    expect(await told()).toEqual(['visit_tomorrow email unknown']);
    const [row] = await asClinic('reminders.reached');
    expect([row.visit.patientName, row.told[0].state, row.reason]).toEqual(['Nube', 'unknown', 'unsure']);
  });

  test('why nothing reaches somebody, who has no account among them; and who confirmed', async () => {
    const { owner, asClinic, visit, clinic, theirs, env } = await scene();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    expect((await asClinic('visits.get', { id: visit.id })).unreached).toBe('unverified');
    const none = await aPet(world, null, { clientId: (await aClient(world, clinic)).id, name: 'Coco' });
    await anAppointment(world, { pet: none, clinic, startsAt: '2026-11-27T11:00', status: 'confirmed' });
    await mutate('visits.assure', { id: visit.id }, { token: theirs, env });
    const rows = await asClinic('reminders.reached');
    expect(
      rows.map(({ visit: of, reason }: { visit: { patientName: string; assured: string }; reason: string }) => [
        of.patientName,
        reason,
        of.assured,
      ]),
    ).toEqual([
      ['Coco', 'no_account', null],
      ['Nube', 'unverified', 'phone'],
    ]);
  });

  test.each([
    ['given up', { state: 'given_up' }, 'not_sent'],
    ['tried again and again', { state: 'waiting', attempts: 3 }, 'not_sent'],
    ['sent, as far as anybody knows', { state: 'unknown' }, 'unsure'],
    ['tried once', { state: 'waiting', attempts: 1 }, null],
  ] as const)(
    'a reminder that was %s is on the desk’s list, until another of that hour went out',
    async (_, has, reason) => {
      const { asClinic, owner, visit } = await scene();
      const ids = { visit: visit.id, at: AT };
      await aNotice(world, owner, { kind: 'visit_tomorrow', ids, ...has });
      const byHand = async () => (await asClinic('reminders.byHand')).map((row: { reason: string }) => row.reason);
      expect(await byHand()).toEqual(reason ? [reason] : []);
      expect((await asClinic('visits.get', { id: visit.id })).unreached).toBe(reason);
      await aNotice(world, owner, { kind: 'visit_soon', ids: { ...ids, at: '2026-11-27T09:00' }, state: 'sent' });
      expect(await byHand()).toEqual(reason ? [reason] : []);
      await aNotice(world, owner, { kind: 'visit_soon', ids, way: 'push', state: 'sent' });
      expect(await byHand()).toEqual([]);
    },
  );

  test('of what is due: its list says whom no notice reaches, and why', async () => {
    const { asClinic, pet, clinic, owner } = await scene();
    await aRecord(world, pet, clinic, {
      kind: 'vacuna',
      title: 'Leptospirosis',
      date: '2025-12-10',
      nextDue: '2026-12-10',
    });
    const reasons = async () =>
      (await asClinic('reminders.list')).rows.map((row: { unreached: string }) => row.unreached);
    expect(await reasons()).toEqual([null]);
    await world.db.insert(noticeChoices).values({ userId: owner.id, kind: 'care_due', way: 'email', wanted: false });
    expect(await reasons()).toEqual(['switched_off']);
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id));
    expect(await reasons()).toEqual(['deactivated']);
  });

  test('is its own visits’ alone, without what its own people were told', async () => {
    const { tick, visit, vet, env, asClinic } = await scene();
    await tick(REMINDED);
    await aNotice(world, vet, { kind: 'request_new', ids: { visit: visit.id, at: AT } as never });
    expect((await asClinic('visits.get', { id: visit.id })).told).toHaveLength(1);
    vi.setSystemTime(NOW);
    const { token } = await aColleague(await aClinic(world));
    expect((await query('visits.get', { id: visit.id }, { token, env })).key).toBe('visit_not_found');
  });
});
