// Longer than 200 lines: every way in which a password changes, with one scene.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { consents, passwordLinks, sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, aPasswordLink, aSession, aUser } from '../support/builders.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const FRESH = 'paraguas-verde';
const DAY = 24 * 60 * 60 * 1000;

const logIn = (email: string, password: string) => mutate('auth.login', { email, password });
const alive = async (token: string) => (await query('auth.session', undefined, { token })).status === 200;
const acts = async () =>
  (await world.db.select().from(auditLog)).map(({ actorId, action, targetId }) => [actorId, action, targetId]);

describe('changing the own password', () => {
  const change = (token: string | undefined, body: object) => mutate('auth.changePassword', body, { token });

  test('ends every session, opens a new one, and leaves one trace', async () => {
    const { user, token } = await signedIn('user', { password: PASSWORD });
    const elsewhere = await aSession(world, user);
    const link = await aPasswordLink(world, user);
    const { status, data } = await change(token, { current: PASSWORD, password: FRESH });
    expect([status, data.message, data.user.id]).toEqual([200, 'Contraseña actualizada exitosamente', user.id]);
    expect([await alive(token), await alive(elsewhere), await alive(data.token)]).toEqual([false, false, true]);
    expect((await mutate('auth.checkLink', { token: link })).key).toBe('link_dead');
    expect(await acts()).toEqual([[user.id, 'password.changed', user.id]]);
    expect((await logIn(user.email, PASSWORD)).key).toBe('login_failed');
    expect((await logIn(user.email, FRESH)).status).toBe(200);
  });

  test.each([
    ['the old one is wrong', { current: 'otra-cosa', password: FRESH }, 'current'],
    ['the new one is the old one', { current: PASSWORD, password: PASSWORD }, 'password'],
    ['the new one is common', { current: PASSWORD, password: 'Colombia2026!' }, 'password'],
    ['the new one is short', { current: PASSWORD, password: 'corta' }, 'password'],
  ])('is refused when %s', async (_, body, path) => {
    const { token } = await signedIn('user', { password: PASSWORD });
    const { status, issues } = await change(token, body);
    expect([status, issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect([await alive(token), await acts()]).toEqual([true, []]);
  });

  test('forgives the tries of who knows the current one, however many new ones are refused', async () => {
    const { token } = await signedIn('user', { password: PASSWORD });
    for (const password of ['Colombia2026!', 'Bogota2026!', 'Diciembre2025', 'Firulais1', 'Valentina1998', PASSWORD])
      expect((await change(token, { current: PASSWORD, password })).key).toBe('invalid');
    for (const _ of Array(4))
      expect((await change(token, { current: 'otra-cosa', password: FRESH })).key).toBe('invalid');
    expect((await change(token, { current: PASSWORD, password: FRESH })).status).toBe(200);
  });

  test('counts wrong tries, calls of one batch included', async () => {
    const { token } = await signedIn('user', { password: PASSWORD });
    const wrong = { current: 'otra-cosa', password: FRESH };
    const { body } = await send('POST', `/trpc/${Array(7).fill('auth.changePassword').join(',')}?batch=1`, {
      token,
      body: Object.fromEntries(Array.from({ length: 7 }, (_, n) => [n, wrong])),
    });
    const keys = body.map(({ error }: { error: { data: { key: string } } }) => error.data.key);
    expect(keys.filter((key: string) => key === 'invalid')).toHaveLength(5);
    expect(keys.filter((key: string) => key === 'too_many')).toHaveLength(2);
    expect((await change(token, { current: PASSWORD, password: FRESH })).key).toBe('too_many');
    vi.setSystemTime(NOW + 15 * 60 * 1000);
    expect((await change(token, { current: PASSWORD, password: FRESH })).status).toBe(200);
  });

  test('needs a session', async () => {
    const dead = await aSession(world, await aUser(world, { isActive: false }));
    for (const token of [undefined, 'garbage', 'A'.repeat(43), dead])
      expect((await change(token, { current: PASSWORD, password: FRESH })).key).toBe('unauthorized');
  });

  test('two at once: one wins', async () => {
    const { user, token } = await signedIn('user', { password: PASSWORD });
    const answers = await Promise.all([
      change(token, { current: PASSWORD, password: FRESH }),
      change(token, { current: PASSWORD, password: 'balcon-amarillo' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await acts()).toEqual([[user.id, 'password.changed', user.id]]);
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });
});

describe('a password that somebody else set', () => {
  test('is asked to be replaced, and says who set it and when; the spec’s calls keep working', async () => {
    const admin = await aUser(world, { role: 'admin', name: 'Andrés Mejía' });
    const temporary = { passwordSetBy: admin.id, passwordSetAt: NOW - DAY, consentVersion: POLICY_VERSION };
    const user = await aUser(world, { password: PASSWORD, ...temporary });
    const { data } = await logIn(user.email, PASSWORD);
    const duties = {
      mustChangePassword: { by: 'Andrés Mejía', at: new Date(NOW - DAY).toISOString(), until: null },
      held: null,
      recordsClosed: null,
      needsSecondStep: null,
      lacksSecondStep: true,
      mustAcceptPolicy: false,
      lacksClinic: false,
      emailUnproven: false,
    };
    expect(data.duties).toEqual(duties);
    const { token } = data;
    expect((await query('auth.session', undefined, { token })).data.duties).toEqual(duties);
    expect((await query('pets.list', undefined, { token })).key).toBe('must_change_password');
    expect((await send('GET', '/users/pets', { token })).status).toBe(200);
    await world.db.delete(users).where(eq(users.id, admin.id));
    expect((await query('auth.session', undefined, { token })).data.duties.mustChangePassword.by).toBeNull();
    const changed = await mutate('auth.changePassword', { current: PASSWORD, password: FRESH }, { token });
    expect(changed.data.duties.mustChangePassword).toBeNull();
    expect((await query('auth.session', undefined, { token: changed.data.token })).data.duties).toEqual({
      mustChangePassword: null,
      held: null,
      recordsClosed: null,
      needsSecondStep: null,
      lacksSecondStep: true,
      mustAcceptPolicy: false,
      lacksClinic: false,
      emailUnproven: false,
    });
  });
});

describe('a link to set a password', () => {
  const use = (token: string, password = FRESH) => mutate('auth.setPassword', { token, password });

  test('says whose it is, serves once, and ends sessions and other links', async () => {
    const { user, token: session } = await signedIn('business', { password: PASSWORD, passwordSetBy: 'alguien' });
    const other = await aPasswordLink(world, user);
    const token = await aPasswordLink(world, user);
    expect((await mutate('auth.checkLink', { token })).data).toEqual({
      name: user.name,
      email: user.email,
      restores: false,
      recent: null,
      clinic: null,
      expiresAt: new Date(NOW + DAY).toISOString(),
    });
    expect((await use(token)).data).toEqual({
      message: 'Contraseña actualizada exitosamente',
      email: user.email,
      kept: { passkeys: [], totp: null },
      removed: null,
    });
    expect(await alive(session)).toBe(false);
    for (const dead of [token, other]) {
      expect((await use(dead)).key).toBe('link_dead');
      expect((await mutate('auth.checkLink', { token: dead })).key).toBe('link_dead');
    }
    expect(await acts()).toEqual([[null, 'password_link.used', user.id]]);
    const { data } = await logIn(user.email, FRESH);
    expect(data.duties.mustChangePassword).toBeNull();
  });

  test.each([
    ['a day old', { expiresAt: NOW }, true],
    ['used', { usedAt: NOW - 1 }, true],
    ['of an inactive account', {}, false],
  ])('%s is dead', async (_, has, isActive) => {
    const user = await aUser(world, { isActive });
    expect((await use(await aPasswordLink(world, user, has))).key).toBe('link_dead');
    expect(await acts()).toEqual([]);
  });

  test('is stored as a hash; garbage is dead too', async () => {
    const token = await aPasswordLink(world, await aUser(world));
    expect(JSON.stringify(await world.db.select().from(passwordLinks))).not.toContain(token);
    expect((await use('A'.repeat(43))).key).toBe('link_dead');
    for (const garbage of ['x', 'A'.repeat(44), "' OR 1=1 --"]) expect((await use(garbage)).key).toBe('link_unknown');
  });

  test('dies with the office of who handed it out, and of whom its account was a colleague', async () => {
    const [admin, titular, colleague, user] = [
      await aUser(world, { role: 'admin' }),
      await aUser(world, { role: 'business' }),
      await aUser(world, { role: 'business' }),
      await aUser(world),
    ];
    const clinic = await aClinic(world);
    await aMember(world, titular, clinic);
    await aMember(world, colleague, clinic, 'veterinario');
    const links = [
      await aPasswordLink(world, user, { createdBy: admin.id }),
      await aPasswordLink(world, colleague, { createdBy: titular.id }),
    ];
    const lives = async () => {
      const answers = [];
      for (const token of links) answers.push((await mutate('auth.checkLink', { token })).key);
      return answers;
    };
    expect(await lives()).toEqual([null, null]);
    await world.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    expect(await lives()).toEqual(['link_dead', null]);
    await world.db.update(users).set({ role: 'user' }).where(eq(users.id, user.id));
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, admin.id));
    await world.db.update(clinicMembers).set({ memberRole: 'equipo' }).where(eq(clinicMembers.userId, titular.id));
    expect(await lives()).toEqual(['link_dead', 'link_dead']);
    for (const token of links) expect((await use(token)).key).toBe('link_dead');
    expect(await acts()).toEqual([]);
  });

  test('dies when who handed it out has another password: somebody else may have sat in that session', async () => {
    const [titular, colleague] = [await aUser(world, { role: 'business' }), await aUser(world, { role: 'business' })];
    const clinic = await aClinic(world);
    await aMember(world, titular, clinic);
    await aMember(world, colleague, clinic, 'veterinario');
    const token = await aPasswordLink(world, colleague, { createdBy: titular.id });
    const set = (passwordSetAt: number) =>
      world.db.update(users).set({ passwordSetAt }).where(eq(users.id, titular.id));
    await set(NOW - 1);
    expect((await mutate('auth.checkLink', { token })).status).toBe(200);
    await set(NOW + 1);
    expect((await use(token)).key).toBe('link_dead');
  });

  test('is not used up by a password that is refused', async () => {
    const token = await aPasswordLink(world, await aUser(world, { email: 'ana@correo.test' }));
    expect((await use(token, 'Colombia2026!')).issues.map(({ path }) => path)).toEqual(['password']);
    expect((await use(token)).status).toBe(200);
  });

  test('two at once: one serves', async () => {
    const token = await aPasswordLink(world, await aUser(world));
    const answers = await Promise.all([use(token), use(token, 'balcon-amarillo')]);
    expect(answers.map(({ key }) => key).sort()).toEqual(['link_dead', null]);
    expect(await acts()).toHaveLength(1);
  });

  test('lets in somebody who had run out of tries', async () => {
    const user = await aUser(world, { password: PASSWORD });
    for (let n = 0; n < 5; n += 1) await logIn(user.email, 'mala');
    expect((await logIn(user.email, PASSWORD)).key).toBe('too_many');
    expect((await use(await aPasswordLink(world, user))).status).toBe(200);
    expect((await logIn(user.email, FRESH)).status).toBe(200);
  });
});

describe('accepting the policy', () => {
  const accept = (token: string, version = POLICY_VERSION) => mutate('auth.acceptPolicy', { version }, { token });

  test('is asked until it is done, once, with its proof', async () => {
    const { user, token } = await signedIn('user', { email: 'ana@correo.test' });
    expect((await query('auth.session', undefined, { token })).data.duties.mustAcceptPolicy).toBe(true);
    const [first, second] = await Promise.all([accept(token), accept(token)]);
    expect([first, second].map(({ data }) => data.duties.mustAcceptPolicy)).toEqual([false, false]);
    expect((await query('auth.session', undefined, { token })).data.duties.mustAcceptPolicy).toBe(false);
    expect(await acts()).toEqual([[user.id, 'consent.accepted', user.id]]);
    const [proof, ...more] = await world.db.select().from(consents);
    expect([proof, more]).toMatchObject([
      { userId: user.id, version: POLICY_VERSION, via: 'login', acceptedAt: NOW },
      [],
    ]);
    expect(JSON.stringify(proof)).not.toContain('ana@');
  });

  test('of another version is told so', async () => {
    const { token } = await signedIn();
    expect((await accept(token, 'de-otro-día')).key).toBe('policy_changed');
    expect(await world.db.select().from(consents)).toEqual([]);
  });

  test('is asked again when the policy is another', async () => {
    const { token } = await signedIn('user', { consentVersion: 'vieja', consentAt: NOW - DAY });
    expect((await query('auth.session', undefined, { token })).data.duties.mustAcceptPolicy).toBe(true);
  });
});
