// Longer than 200 lines: every procedure once, and what each asks of the database.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { sessions } from '../../worker/db/schema/accounts.ts';
import worker from '../../worker/index.ts';
import { appRouter } from '../../worker/router.ts';
import {
  aClinic,
  aMember,
  anAppointment,
  aPasswordLink,
  aPet,
  aRequest,
  aSession,
  aUser,
} from '../support/builders.ts';
import { clinicCalls } from '../support/clinic-calls.ts';
import { watchedDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, TODAY, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'sombrilla-roja';

/** Every procedure once, doing its work, and what each needs to. A procedure that is missing here fails the first test. */
const scene = async () => {
  const clinic = await aClinic(world, { capacity: 2 });
  const [owner, vet, toor] = [
    await aUser(world, { email: 'ana@correo.test', password: PASSWORD }),
    await aUser(world, { role: 'business' }),
    await aUser(world, { role: 'toor' }),
  ];
  await aMember(world, vet, clinic);
  const pet = await aPet(world, owner);
  const seen = await aPet(world, owner);
  await anAppointment(world, { pet: seen, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
  for (const startsAt of ['2026-11-25T15:00', '2026-11-26T15:00'])
    await anAppointment(world, { pet, clinic, startsAt });
  const mine = await aSession(world, owner);
  await mutate('profile.export', undefined, { token: mine });
  await mutate('profile.export', undefined, { token: mine });
  await aSession(world, owner);
  const open: { id: string; isCurrent: boolean }[] = (await query('profile.sessions', undefined, { token: mine })).data;
  const other = open.find(({ isCurrent }) => !isCurrent);
  const asked = await aRequest(world, owner);
  await aRequest(world, owner, { kind: 'reclamo' });
  const second = await aUser(world, { password: PASSWORD });
  const again = await aSession(world, second);
  const link = await aPasswordLink(world, owner);
  const [third, fourth] = [await aUser(world), await aUser(world)];
  await anAppointment(world, { pet: await aPet(world, fourth), clinic, startsAt: '2026-11-26T15:00', seat: 1 });
  await aSession(world, fourth);
  const [opened] = await world.db.select().from(sessions).where(eq(sessions.userId, fourth.id));
  const theirs = opened?.publicId ?? '';
  const clinics = await aSession(world, vet);
  const admins = await aSession(world, toor);
  const account = {
    email: 'beto@correo.test',
    password: PASSWORD,
    name: 'Beto',
    phone: '3105551234',
    address: 'Cra 7',
  };
  const profile = { name: 'Ana', phone: '3105551234', address: 'Calle 8' };
  const animal = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
  const visit = { petId: pet.id, date: '2026-11-27T10:00', type: 'checkup' };
  const message = () => ({ id: crypto.randomUUID(), text: 'Hola' });
  const { threadId } = (
    await mutate('messages.send', { petId: pet.id, clinicId: clinic.id, ...message() }, { token: mine })
  ).data;
  const page = { limit: 1 };
  // Cursors of a first page, so that second pages are planned too.
  const after = async (procedure: string, token: string) => {
    const { data } = await query(procedure, page, { token });
    expect([procedure, typeof data.next]).toEqual([procedure, 'string']);
    return { limit: 1, cursor: data.next as string };
  };
  return [
    [query, 'auth.session', undefined, mine],
    [query, 'profile.get', undefined, mine],
    [mutate, 'profile.update', profile, mine],
    [query, 'profile.details', undefined, mine],
    [query, 'profile.sessions', undefined, mine],
    [mutate, 'profile.endSession', { id: other?.id }, mine],
    [mutate, 'profile.endOtherSessions', undefined, mine],
    [query, 'profile.acts', undefined, mine],
    [query, 'profile.acts', await after('profile.acts', mine), mine],
    [mutate, 'profile.export', undefined, mine],
    [query, 'pets.list', undefined, mine],
    [query, 'pets.list', await after('pets.list', mine), mine],
    [mutate, 'pets.create', animal, mine],
    [query, 'appointments.list', undefined, mine],
    [query, 'appointments.list', await after('appointments.list', mine), mine],
    [mutate, 'appointments.create', { ...visit, clinicId: clinic.id }, mine],
    [mutate, 'appointments.create', visit, mine],
    [query, 'clinics.list', undefined, mine],
    [query, 'clinics.slots', { clinicId: clinic.id, date: '2026-11-27' }, mine],
    [query, 'clinic.appointments', undefined, clinics],
    [query, 'clinic.appointments', await after('clinic.appointments', clinics), clinics],
    [query, 'clinic.today', undefined, clinics],
    [query, 'clinic.statistics', undefined, clinics],
    [query, 'clinic.patients', undefined, clinics],
    [query, 'clinic.patients', await after('clinic.patients', clinics), clinics],
    [query, 'messages.contacts', undefined, mine],
    [mutate, 'messages.send', { petId: pet.id, clinicId: clinic.id, ...message() }, mine],
    [mutate, 'clinicMessages.send', { petId: seen.id, ...message() }, clinics],
    [query, 'messages.threads', undefined, mine],
    [query, 'clinicMessages.threads', undefined, clinics],
    [query, 'messages.list', { threadId }, mine],
    [query, 'clinicMessages.list', { threadId }, clinics],
    [mutate, 'messages.markRead', { threadId, until: new Date(NOW).toISOString() }, mine],
    [mutate, 'clinicMessages.markRead', { threadId, until: new Date(NOW).toISOString() }, clinics],
    [query, 'messages.unread', undefined, mine],
    [query, 'clinicMessages.canned', undefined, clinics],
    ...(await clinicCalls()),
    [query, 'accounts.list', undefined, admins],
    [query, 'accounts.list', await after('accounts.list', admins), admins],
    [query, 'accounts.list', { q: 'ana' }, admins],
    [query, 'accounts.list', { role: 'user' }, admins],
    [query, 'accounts.list', { state: 'active' }, admins],
    [query, 'accounts.list', { role: 'user', state: 'active', q: 'ana' }, admins],
    ...(['name', 'email', 'newest'] as const).flatMap((sort) =>
      [{}, { role: 'admin' }, { state: 'inactive' }, { role: 'user', state: 'inactive' }, { q: 'ana co' }].map(
        (filter) => [query, 'accounts.list', { sort, ...filter }, admins] as const,
      ),
    ),
    [query, 'accounts.get', { id: vet.id }, admins],
    [query, 'accounts.consequences', { id: vet.id }, admins],
    [query, 'accounts.acts', undefined, admins],
    [query, 'accounts.acts', await after('accounts.acts', admins), admins],
    [query, 'accounts.acts', { actor: owner.id, from: TODAY }, admins],
    [query, 'accounts.acts', { target: owner.id, to: TODAY }, admins],
    [query, 'accounts.acts', { action: 'data.exported' }, admins],
    [
      mutate,
      'accounts.create',
      { email: 'luz@correo.test', password: PASSWORD, name: 'Luz', role: 'business' },
      admins,
    ],
    [mutate, 'accounts.update', { id: third.id, name: 'Sol', role: 'business', clinicId: clinic.id }, admins],
    [mutate, 'accounts.update', { id: third.id, email: 'sol@correo.test', password: PASSWORD }, admins],
    [mutate, 'accounts.issueLink', { id: third.id }, admins],
    [mutate, 'accounts.endSession', { id: fourth.id, sessionId: theirs }, admins],
    [mutate, 'accounts.revokeSessions', { id: third.id }, admins],
    [mutate, 'accounts.leaveClinic', { id: third.id }, admins],
    [mutate, 'accounts.setActive', { id: third.id, active: false }, admins],
    [mutate, 'accounts.remove', { id: fourth.id }, admins],
    [query, 'settings.get', undefined, admins],
    [query, 'settings.service', undefined, admins],
    [query, 'settings.sessionLives', undefined, admins],
    [mutate, 'settings.setSessionLives', SESSION_LIVES, admins],
    [mutate, 'settings.setRegistration', { registration: 'open' }, admins],
    [mutate, 'settings.setDefaultClinic', { clinicId: clinic.id }, admins],
    [mutate, 'settings.setDefaultClinic', { clinicId: null }, admins],
    [mutate, 'accounts.toggle', { id: vet.id }, admins],
    [query, 'requests.mine', undefined, mine],
    [query, 'requests.mine', await after('requests.mine', mine), mine],
    [mutate, 'requests.file', { kind: 'consulta', text: '¿Qué tienen de mí?' }, mine],
    [query, 'requests.inbox', undefined, admins],
    [query, 'requests.inbox', await after('requests.inbox', admins), admins],
    [query, 'requests.inbox', { state: 'answered' }, admins],
    [query, 'requests.pending', undefined, admins],
    [mutate, 'requests.extend', { id: asked.id, dueOn: asked.dueOn, reason: 'Falta un dato' }, admins],
    [mutate, 'requests.answer', { id: asked.id, answer: 'Los de tu perfil' }, admins],
    [mutate, 'auth.register', account, undefined],
    [mutate, 'auth.login', { email: owner.email, password: PASSWORD }, undefined],
    [mutate, 'auth.acceptPolicy', { version: POLICY_VERSION }, mine],
    [mutate, 'auth.checkLink', { token: link }, undefined],
    [mutate, 'auth.logout', undefined, mine],
    [mutate, 'auth.setPassword', { token: link, password: 'paraguas-verde' }, undefined],
    [mutate, 'auth.changePassword', { current: PASSWORD, password: 'balcon-amarillo' }, again],
  ] as const;
};

/** The search of accounts sorts what a rare word finds: at most 5000 (worker/features/accounts/search.ts). */
const SORTS_A_FEW = 'CROSS JOIN user_words c';

/**
 * SQLite notes that a new row may mend references that were left broken until the end of the transaction. We leave none, so it
 * never looks through those tables, which the statement itself does not name.
 */
const isCheckOfInsert = (statement: string, detail: string) => {
  const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? [];
  return statement.startsWith('insert') && !new RegExp(`\\b${table}\\b`).test(statement);
};

/** Lists of a fixed length, and lists in the order of an index, which stop at their LIMIT. */
const HARMLESS =
  /^SCAN (\w+ VIRTUAL TABLE|CONSTANT ROW|\(subquery-\d+\)|(choice|pairs|one|rarest)\b|\w+ USING (COVERING )?INDEX (users|clinics|audit|data_requests)_)/;

/** Steps of a statement's plan that read all of a table, or sort what they read. */
const readsTooMuch = async (statement: string): Promise<string[]> => {
  const places = statement.match(/\?/g)?.length ?? 0;
  const explain = bindings.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...Array(places).fill('1'));
  const { results } = await explain.all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) =>
      detail.startsWith('SCAN')
        ? !HARMLESS.test(detail) && !isCheckOfInsert(statement, detail)
        : detail.includes('USE TEMP B-TREE') && !statement.includes(SORTS_A_FEW),
    )
    .map((detail) => `${detail} ← ${statement}`);
};

describe('what the Worker asks of its database', () => {
  test('no call makes more than two round trips', async () => {
    const calls = await scene();
    expect([...new Set(calls.map(([, name]) => name))].sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
    for (const [call, name, input, token] of calls) {
      const { DB, trips } = watchedDatabase();
      const { status } = await call(name, input ?? undefined, { token, env: { DB } });
      expect([name, status]).toEqual([name, 200]);
      expect([name, trips() <= 2]).toEqual([name, true]);
    }
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
    const calls = await scene();
    vi.setSystemTime(NOW + HOUR);
    for (const [call, name, input, token] of calls) await call(name, input ?? undefined, { token, env: { DB } });
    await worker.scheduled(createScheduledController(), { ...bindings, DB });
    const distinct = [...new Set(statements)];
    expect(distinct.length).toBeGreaterThan(25);

    const plans: string[] = [];
    for (const statement of distinct) plans.push(...(await readsTooMuch(statement)));
    expect(plans).toEqual([]);
  });
});
