import { createScheduledController } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../worker/db/client.ts';
import { findDuePatients } from '../../worker/features/records/queries.ts';
import worker from '../../worker/index.ts';
import { appRouter } from '../../worker/router.ts';
import { anAppointment, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { everyCall } from '../support/every-call.ts';
import { aMailbox } from '../support/mail.ts';
import { readsTooMuch } from '../support/plans.ts';
import { vaccineOf } from '../support/record-calls.ts';
import { watchedDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, TODAY, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
/**
 * What is due is read as the carné reads it, and what was done about it beside it; what a code proves is known once it is found;
 * who gives somebody a place in a clinic is asked first how they came in themselves.
 */
const THREE = new Set([
  'reminders.list',
  'profile.prove',
  'clinicSettings.addMember',
  'clinicSettings.renewMemberLink',
  'clinicSettings.setMemberRole',
  'entries.decide',
]);
/** Trips of the sending, which no answer waits for: what is due is taken until there is no more, and what became of it noted. */
const SENDING = 4;

describe('what the Worker asks of its database', () => {
  test('no call makes more than two round trips', async () => {
    const calls = await everyCall();
    expect([...new Set(calls.map(([, name]) => name))].sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
    for (const [call, name, input, token] of calls) {
      const { DB, statements, trips } = watchedDatabase();
      const { env } = aMailbox();
      const { status } = await call(name, input ?? undefined, { token, env: { ...env, DB } });
      expect([name, status]).toEqual([name, 200]);
      const mails = statements.some((text) => text.startsWith('insert into "outbox"'));
      const most = (THREE.has(name) ? 3 : 2) + (mails ? SENDING : 0);
      expect([name, trips() <= most]).toEqual([name, true]);
    }
  });

  test('nor a clinic’s act of its plan that names no next day: the plan is asked with the session', async () => {
    const { clinic, pet, theirs } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
    const { DB, trips } = watchedDatabase();
    const act = vaccineOf(pet.id, { nextDue: null });
    const { data } = await mutate('clinicRecords.create', act, { token: theirs, env: { DB } });
    expect([trips(), data.nextDue]).toEqual([2, expect.stringMatching(/^202[67]-/)]);
  });

  test('two calls of one request read the session once', async () => {
    const token = await aSession(world, await aUser(world));
    const { DB, trips } = watchedDatabase();
    await query('auth.session,profile.get?batch=1', undefined, { token, env: { DB } });
    expect(trips()).toBe(1);
  });

  test('garbage instead of a token is never looked up', async () => {
    const { DB, trips } = watchedDatabase();
    expect((await query('auth.session', undefined, { token: 'garbage', env: { DB } })).status).toBe(401);
    expect(trips()).toBe(0);
  });

  test('no statement reads a whole table that grows', async () => {
    const { DB, statements } = watchedDatabase();
    // An hour later, so that sessions write their last use.
    const calls = await everyCall();
    vi.setSystemTime(NOW + HOUR);
    const { env } = aMailbox();
    for (const [call, name, input, token] of calls)
      await call(name, input ?? undefined, { token, env: { ...env, DB } });
    for (const cron of ['* * * * *', '10 9 * * *'])
      await worker.scheduled(createScheduledController({ cron }), { ...bindings, ...env, DB });
    await findDuePatients(connect(DB), 'c', TODAY);
    const distinct = [...new Set(statements)];
    expect(distinct.length).toBeGreaterThan(25);

    const plans: string[] = [];
    for (const statement of distinct) plans.push(...(await readsTooMuch(statement)));
    expect(plans).toEqual([]);
  });
});
