// Longer than 200 lines: each way to a password of the administration, and what each leaves closed.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_HOURS } from '../../src/shared/limits.ts';
import { CONSULT_PATH } from '../../src/shared/schemas/consult.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { anAppointment, aPasswordLink, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const GIVEN = 'balcon-amarillo-31';
const OWN = 'terraza-violeta-9';
const HOUR = 60 * 60 * 1000;
const PROFILE = { name: 'Ana', phone: '3105551234', address: 'Calle 1' };

/** An owner with a pet and a visit, its clinic, an administrator, and a deployment that sends e-mail. */
const scene = async () => {
  const practice = await aPractice();
  const { pet, clinic } = practice;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', status: 'confirmed' });
  const { sent, env } = aMailbox();
  const admin = await aSession(world, await aUser(world, { role: 'admin', name: 'Ada Ruiz' }));
  const logIn = async (email: string, password: string) =>
    (await mutate('auth.login', { email, password }, { env })).data;
  return {
    ...practice,
    env,
    sent,
    admin,
    logIn,
    give: (id: string, password = GIVEN) => mutate('accounts.update', { id, password }, { token: admin, env }),
    recover: async (email: string, password = OWN) => {
      await mutate('auth.askRecovery', { email }, { env });
      const token = linkIn(
        sent.findLast(({ subject }) => subject === 'Pon una contraseña nueva') ?? (sent[0] as never),
        '/clave#',
      );
      expect((await mutate('auth.setPassword', { token, password }, { env })).status).toBe(200);
      return (await logIn(email, password)).token as string;
    },
  };
};

/** What is in an account, and what would carry it out or make way for it. */
const INSIDE: readonly [typeof query, string, unknown?][] = [
  [query, 'pets.list'],
  [query, 'owner.summary'],
  [query, 'appointments.list', {}],
  [query, 'messages.threads', {}],
  [query, 'profile.openLinks'],
  [query, 'profile.sessions'],
  [query, 'accesses.own', {}],
  [query, 'factors.list'],
  [mutate, 'factors.startTotp'],
  [mutate, 'factors.askPasskey'],
  [mutate, 'calendar.create'],
  [mutate, 'profile.export'],
  [mutate, 'profile.askProof'],
];

const keysOf = async (token: string) => {
  const keys = new Set<string | null>();
  for (const [call, name, input] of INSIDE) keys.add((await call(name, input, { token })).key);
  return [...keys];
};
const restOf = async (token: string) => {
  const answers = [];
  for (const path of ['/users/profile', '/users/pets', '/users/appointments'])
    answers.push((await send('GET', path, { token })).status);
  return answers;
};

describe('an owner whose password an administrator sets', () => {
  test('is not read by whoever gave it: not by an own password, another e-mail or a second step either', async () => {
    const { owner, pet, env, logIn, give, admin } = await scene();
    expect((await give(owner.id)).status).toBe(200);
    const { token, duties } = await logIn(owner.email, GIVEN);
    expect(duties.held).toEqual({ until: null });
    expect(await keysOf(token)).toEqual(['account_held']);
    expect(await restOf(token)).toEqual([200, 403, 403]);
    expect((await send('PUT', '/users/profile', { token, body: PROFILE })).body.code).toBe('profile_waits');
    const asked = await send('POST', CONSULT_PATH, { token, body: { petId: pet.id, question: '¿Puede comer uvas?' } });
    expect(asked.body.code).toBe('account_held');
    const stepUp = await mutate('auth.stepUp', { password: GIVEN }, { token });
    expect([stepUp.status, (await mutate('factors.startTotp', undefined, { token })).key]).toEqual([
      200,
      'account_held',
    ]);
    const moved = await mutate('profile.changeEmail', { email: 'ada@correo.test', current: GIVEN }, { token, env });
    const erased = await mutate('profile.erase', { password: GIVEN, closing: null }, { token });
    expect([moved.key, erased.key]).toEqual(['account_held', 'account_held']);
    // The other half alone opens nothing, and time does not either.
    const changed = await mutate('auth.changePassword', { current: GIVEN, password: OWN }, { token });
    expect(changed.data.duties.held).toEqual({ until: null });
    expect(await keysOf(changed.data.token)).toEqual(['account_held']);
    vi.setSystemTime(NOW + 100 * HOUR);
    expect(await keysOf((await logIn(owner.email, OWN)).token)).toEqual(['account_held']);
    vi.setSystemTime(NOW);
    // By REST it is the same.
    const given = { token: admin, env, body: { password: GIVEN } };
    expect((await send('PUT', `/admin/users/${owner.id}`, given)).status).toBe(200);
    const login = await send('POST', '/auth/login', { body: { email: owner.email, password: GIVEN } });
    expect([login.status, login.body.user.email]).toEqual([200, owner.email]);
    expect(await restOf(login.body.token)).toEqual([200, 403, 403]);
  });

  test('opens at once with an own password by a mail to the account', async () => {
    const { owner, logIn, give, recover } = await scene();
    await give(owner.id);
    const given = (await logIn(owner.email, GIVEN)).token;
    const token = await recover(owner.email);
    expect((await query('auth.session', undefined, { token: given })).key).toBe('unauthorized');
    expect((await query('auth.session', undefined, { token })).data.duties.held).toBeNull();
    expect(await restOf(token)).toEqual([200, 200, 200]);
    expect((await query('pets.list', undefined, { token })).data.rows).toHaveLength(1);
  });

  test('opens with a second step that was there before', async () => {
    const { owner, give } = await scene();
    await give(owner.id);
    const token = await aSession(world, owner);
    expect(await keysOf(token)).toEqual(['account_held']);
    await world.db.update(sessions).set({ secondStep: 'totp' }).where(eq(sessions.userId, owner.id));
    // It was shown; the password is still the given one.
    expect((await query('pets.list', undefined, { token })).key).toBe('must_change_password');
    const changed = await mutate('auth.changePassword', { current: GIVEN, password: OWN }, { token });
    expect(changed.data.duties.held).toBeNull();
    expect((await query('pets.list', undefined, { token: changed.data.token })).status).toBe(200);
    expect((await world.db.select().from(users).where(eq(users.id, owner.id)))[0]?.heldUntil).toBeNull();
  });

  test('with nothing in the account yet loses nothing: the spec’s calls work on', async () => {
    const { env, logIn, give, admin } = await scene();
    const fresh = await aUser(world, { email: 'nueva@correo.test' });
    await give(fresh.id);
    const { token, duties } = await logIn(fresh.email, GIVEN);
    expect(duties.held).toBeNull();
    expect(await restOf(token)).toEqual([200, 200, 200]);
    // Our own screens ask for an own password first, and the server with them.
    expect((await query('pets.list', undefined, { token })).key).toBe('must_change_password');
    const made = { email: 'hecha@correo.test', password: GIVEN, name: 'Hecha', role: 'user' };
    expect((await send('POST', '/admin/users', { token: admin, env, body: made })).status).toBe(201);
    const own = (await logIn(made.email, GIVEN)).token;
    const body = { name: 'Canela', species: 'perro', age: 3, weight: 20 };
    expect((await send('POST', '/pets', { token: own, body })).status).toBe(201);
    expect(await restOf(own)).toEqual([200, 200, 200]);
  });

  test('where no e-mail is sent waits a day, with an own password', async () => {
    const { owner, admin } = await scene();
    await mutate('accounts.update', { id: owner.id, password: GIVEN }, { token: admin });
    const { token } = (await mutate('auth.login', { email: owner.email, password: GIVEN })).data;
    const changed = await mutate('auth.changePassword', { current: GIVEN, password: OWN }, { token });
    const until = NOW + ENTRY_HOURS * HOUR;
    expect(changed.data.duties.held).toEqual({ until: new Date(until).toISOString() });
    const own = changed.data.token;
    vi.setSystemTime(until - 1);
    expect(await restOf(own)).toEqual([200, 403, 403]);
    vi.setSystemTime(until);
    expect(await restOf(own)).toEqual([200, 200, 200]);
  });
});

describe('what else an administrator can hand to themselves', () => {
  test('a link to set a password: what was in the account opens a day later, or by a mail', async () => {
    const { owner, logIn, env, recover } = await scene();
    const link = await aPasswordLink(world, owner);
    await mutate('auth.setPassword', { token: link, password: GIVEN }, { env });
    const { token, duties } = await logIn(owner.email, GIVEN);
    expect(duties.held).toEqual({ until: new Date(NOW + ENTRY_HOURS * HOUR).toISOString() });
    expect(await keysOf(token)).toEqual(['account_held']);
    expect(await restOf(await recover(owner.email))).toEqual([200, 200, 200]);
  });

  test('an e-mail of their own: what was in the account opens a day after, and the old address was told', async () => {
    const { owner, admin, env, sent, recover } = await scene();
    await mutate('accounts.update', { id: owner.id, email: 'de.ada@correo.test' }, { token: admin, env });
    expect(sent.map(({ to }) => to)).toContain(owner.email);
    await recover('de.ada@correo.test');
    // Another mail meanwhile begins no other day.
    vi.setSystemTime(NOW + 2 * HOUR);
    const token = await recover('de.ada@correo.test');
    expect(await restOf(token)).toEqual([200, 403, 403]);
    vi.setSystemTime(NOW + ENTRY_HOURS * HOUR);
    expect(await restOf(token)).toEqual([200, 200, 200]);
  });

  test('a password for somebody of a clinic: neither its agenda nor its patients', async () => {
    const { vet, logIn, give, recover } = await scene();
    await give(vet.id);
    const { token } = await logIn(vet.email, GIVEN);
    for (const name of ['clinic.today', 'clinic.patients', 'clinicSettings.get', 'clinicMessages.threads'])
      expect((await query(name, {}, { token })).key).toBe('account_held');
    for (const path of ['/business/appointments', '/business/patients', '/stats/business-statistics'])
      expect((await send('GET', path, { token })).status).toBe(403);
    const own = await recover(vet.email);
    expect((await query('clinic.today', undefined, { token: own })).status).toBe(200);
    // Who gave the password reads no mail of theirs.
    expect((await query('clinic.patients', undefined, { token: own })).key).toBe(null);
  });
});
