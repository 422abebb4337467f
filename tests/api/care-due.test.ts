import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { addDays, instantOf } from '../../src/shared/time.ts';
import type { users } from '../../worker/db/schema/accounts.ts';
import { noticeChoices, outbox } from '../../worker/db/schema/post.ts';
import worker from '../../worker/index.ts';
import { aClinic, anAppointment, aPet, aRecord, aSession, aUser } from '../support/builders.ts';
import { aMailbox, POST_VARS } from '../support/mail.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, world } from '../support/world.ts';

/** Their letters are those of minute 0 of the hour. */
const ID = '00f1c2aa-0000-4000-8000-000000000001';
const DUE = '2027-01-14';
const day = (days: number) => addDays(DUE, -days);

const scene = async (has: Partial<typeof users.$inferInsert> = {}, dueOn = DUE) => {
  const refusing = { now: false };
  const { sent, env } = aMailbox(() => {
    if (refusing.now) throw new Error('E_TRY_LATER');
  });
  const owner = await aUser(world, { id: ID, ...has });
  const clinic = await aClinic(world);
  const pet = await aPet(world, owner, { name: 'Nube', species: 'gato', ageMonths: 40 });
  const act = (date: string, nextDue: string) =>
    aRecord(world, pet, clinic, { kind: 'vacuna', title: 'Rabia', planKey: 'rabia', date, nextDue });
  // All of the plan is done and far, but rabies.
  for (const [planKey, kind] of PLAN)
    await aRecord(world, pet, clinic, { kind, title: planKey, planKey, date: '2026-11-20', nextDue: '2028-06-01' });
  await act('2026-01-14', dueOn);
  const tick = async (date: string, time = '09:00', has: object = {}) => {
    vi.setSystemTime(instantOf(`${date}T${time}`));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env, ...has });
  };
  return { refusing, sent, owner, clinic, pet, act, tick, subjects: () => sent.map(({ subject }) => subject) };
};

/** The other items of a cat's default plan. */
const PLAN = [
  ['triple', 'vacuna'],
  ['desparasitacion', 'desparasitacion'],
] as const;

describe('what is due by the carné', () => {
  test('is told 30 and 7 days before and the day after, once each, at its owner’s minute', async () => {
    const { tick, subjects, sent, pet } = await scene();
    await tick(day(31));
    expect(subjects()).toEqual([]);
    await tick(day(30), '08:59');
    await tick(day(30), '09:01');
    expect(subjects()).toEqual([]);
    await tick(day(30));
    await tick(day(30));
    await tick(day(29));
    expect(subjects()).toEqual(['Se acerca una fecha del carné de Nube']);
    expect(sent[0]?.text).toContain('El jueves 14 de enero le toca a Nube una vacuna o una desparasitación.');
    expect(sent[0]?.text).toContain(`/mascotas/${pet.id}/carne`);
    await tick(day(7));
    await tick(day(0));
    expect(subjects()).toHaveLength(2);
    await tick(day(-1));
    await tick(day(-2));
    expect(subjects().slice(2)).toEqual(['Se pasó una fecha del carné de Nube']);
    await tick(day(-6));
    expect(subjects()).toHaveLength(3);
  });

  test('on a Sunday or a holiday it waits for the next working day', async () => {
    // 30 days before is Sunday, 27 December; 7 days before Tuesday, 19 January.
    const { tick, subjects } = await scene({}, '2027-01-26');
    await tick('2026-12-27');
    expect(subjects()).toEqual([]);
    await tick('2026-12-28');
    expect(subjects()).toHaveLength(1);
  });

  test('is not told once it is done, or a visit of its type is booked; another visit does not quiet it', async () => {
    const { tick, subjects, act, pet, clinic } = await scene();
    const visit = await anAppointment(world, {
      pet,
      clinic,
      startsAt: `${DUE}T10:00`,
      status: 'confirmed',
      type: 'vaccination',
    });
    await tick(day(30));
    expect(subjects()).toEqual([]);
    const { appointments } = await import('../../worker/db/schema/visits.ts');
    await world.db.update(appointments).set({ type: 'grooming' }).where(eq(appointments.id, visit.id));
    await tick(day(29));
    expect(subjects()).toHaveLength(1);
    await act('2026-12-20', '2027-12-20');
    await tick(day(7));
    await tick(day(-1));
    expect(subjects()).toHaveLength(1);
  });

  test.each([
    ['died', 0],
    ['lives', 1],
  ])('waits to go out of an animal that %s meanwhile', async (what, told) => {
    const { tick, sent, pet, owner, refusing } = await scene();
    refusing.now = true;
    await tick(day(30));
    refusing.now = false;
    // As a night with many leaves it.
    await world.db.update(outbox).set({ state: 'waiting', claimedAt: null });
    const token = await aSession(world, owner);
    if (what === 'died') expect((await mutate('pets.markDied', { id: pet.id }, { token })).status).toBe(200);
    await tick(day(30), '11:00');
    expect(sent).toHaveLength(told);
  });

  test.each([
    ['unverified', { emailVerifiedAt: null }],
    ['deactivated', { isActive: false }],
  ])('is not told to who is %s', async (_, has) => {
    const { tick, sent } = await scene(has);
    await tick(day(30));
    expect([sent, await world.db.select().from(outbox)]).toEqual([[], []]);
  });

  test('is told by push to who never proved an address', async () => {
    const { tick, sent, owner } = await scene({ emailVerifiedAt: null });
    const { env, pushed, newBrowser } = await aPushService();
    const token = await aSession(world, owner);
    expect((await mutate('post.addDevice', await newBrowser(), { token, env: { ...POST_VARS, ...env } })).status).toBe(
      200,
    );
    await tick(day(30), '09:00', env);
    expect([sent, pushed.map(({ said }) => said.title)]).toEqual([[], ['Se acerca una fecha del carné']]);
  });

  test('nor to who switched it off', async () => {
    const { tick, sent, owner } = await scene();
    await world.db.insert(noticeChoices).values({ userId: owner.id, kind: 'care_due', way: 'email', wanted: false });
    await tick(day(30));
    expect([sent, NOW > 0]).toEqual([[], true]);
  });
});
