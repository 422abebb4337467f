import { describe, expect, test } from 'vitest';
import { FREE_CANCELLATIONS, STEP_UP_MS } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { clinicClosures } from '../../worker/db/schema/clinics.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import { aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { meetingDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, world } from '../support/world.ts';

const DAY = '2026-11-30';
const HOUR_MS = 60 * 60 * 1000;

/** A receptionist whose session is 25 minutes old, and `many` visits of that clinic. */
const aDesk = async (many: number, status: 'confirmed' | 'pending' = 'confirmed') => {
  const practice = await aPractice({ capacity: 3 });
  const { clinic, owner } = practice;
  const user = await aUser(world, { role: 'business', password: 'sombrilla-roja' });
  await aMember(world, user, clinic, 'veterinario');
  const token = await aSession(world, user, { openedAt: NOW - 25 * 60 * 1000 });
  const visits = [];
  for (let n = 0; n < many; n++) {
    const place = { startsAt: `${DAY}T${SLOTS[n % SLOTS.length]}`, seat: Math.floor(n / SLOTS.length) };
    visits.push(await anAppointment(world, { pet: await aPet(world, owner), clinic, status, ...place }));
  }
  return { ...practice, user, token, visits, ids: visits.map(({ id }) => id) };
};
type Desk = Awaited<ReturnType<typeof aDesk>>;
const cancel = ({ token }: Desk, id: string | undefined, env = {}) =>
  mutate('visits.setStatus', { id, version: 1, act: 'cancel', reason: 'No hay luz' }, { token, env });
const decline = ({ token, owner }: Desk, ids: string[], close = false) =>
  mutate('clinicRequests.decline', { userId: owner.id, ids, reason: 'No hay luz', close }, { token });
const show = ({ token }: Desk) => mutate('auth.stepUp', { password: 'sombrilla-roja' }, { token });
const cancelled = async () =>
  (await world.db.select().from(appointments)).filter(({ status }) => status === 'cancelled').length;

describe('cancellations of one of a clinic’s people within an hour', () => {
  test('are ten from a session that showed nothing lately, of forty calls at once; then a credential goes on', async () => {
    const desk = await aDesk(40);
    const env = { DB: meetingDatabase(40) };
    const answers = await Promise.all(desk.ids.map((id) => cancel(desk, id, env)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_CANCELLATIONS);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, key }) => `${status} ${key}`))).toEqual(new Set(['403 step_up_required']));
    expect(await cancelled()).toBe(FREE_CANCELLATIONS);
    expect(await world.db.select().from(appointmentEvents)).toHaveLength(FREE_CANCELLATIONS);
    // What somebody else did first is told before anybody is asked for a password.
    const done = desk.ids[answers.findIndex(({ status }) => status === 200)];
    expect((await cancel(desk, done)).key).toBe('visit_changed');
    // Confirming, receiving and moving ask for nothing.
    const rest = desk.ids.filter((_, n) => answers[n]?.status !== 200);
    const moved = { id: rest[0], version: 1, date: '2026-12-01T10:00', reason: null };
    expect((await mutate('visits.move', moved, { token: desk.token })).key).toBeNull();
    // Asked once, the whole afternoon.
    expect((await show(desk)).key).toBeNull();
    for (const id of rest.slice(1)) expect((await cancel(desk, id)).key).toBeNull();
    expect(await cancelled()).toBe(39);
  });

  test('are counted for an hour, of that account alone', async () => {
    const desk = await aDesk(FREE_CANCELLATIONS + 2);
    for (const id of desk.ids.slice(0, FREE_CANCELLATIONS)) await cancel(desk, id);
    const [, next] = desk.ids.slice(FREE_CANCELLATIONS);
    expect((await cancel(desk, next)).key).toBe('step_up_required');
    const colleague = await aUser(world, { role: 'business' });
    await aMember(world, colleague, desk.clinic, 'veterinario');
    const token = await aSession(world, colleague, { openedAt: NOW - STEP_UP_MS });
    expect((await cancel({ ...desk, token }, desk.ids[FREE_CANCELLATIONS])).key).toBeNull();
    await world.db.update(appointmentEvents).set({ at: NOW - HOUR_MS });
    expect((await cancel(desk, next)).key).toBeNull();
  });

  test('a run of requests that is declined counts with each of them, and changes nothing before a credential', async () => {
    const desk = await aDesk(FREE_CANCELLATIONS + 4, 'pending');
    expect((await decline(desk, desk.ids.slice(0, 3))).data).toEqual({ declined: 3 });
    const run = desk.ids.slice(3);
    const refused = await decline(desk, run, true);
    expect([refused.status, refused.key]).toEqual([403, 'step_up_required']);
    expect([await cancelled(), (await world.db.select().from(clinicClosures)).length]).toEqual([3, 0]);
    expect((await show(desk)).key).toBeNull();
    expect((await decline(desk, run, true)).data).toEqual({ declined: run.length });
    expect(await world.db.select().from(clinicClosures)).toHaveLength(1);
    expect((await decline(desk, run)).key).toBe('requests_gone');
  });

  test('find what was cancelled by an index, however long the history', async () => {
    const plan = await bindings.DB.prepare(
      `EXPLAIN QUERY PLAN SELECT count(*) FROM appointment_events x WHERE x.actor_id = ? AND x.at > ? AND x.status = 'cancelled'`,
    )
      .bind('x', 1)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain('appointment_events_cancelled');
  });
});
