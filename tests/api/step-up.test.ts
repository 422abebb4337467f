// Longer than 200 lines: every act that gives power, at both doors, with and without a proof.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { securityEvents, settings } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const WRONG = 'sombrilla-verde';

/** An account whose session stands, but which showed no credential in it lately. */
const stale = async (role: Role = 'toor') => {
  const user = await aUser(world, { role, password: PASSWORD });
  return { user, token: await aSession(world, user, { openedAt: NOW - STEP_UP_MS }) };
};
const account = (role: Role) => ({ email: `${role}@nueva.test`, password: 'balcon-amarillo', name: 'Nueva', role });
const isThere = async (email: string) =>
  (await world.db.select({ id: users.id }).from(users).where(eq(users.email, email))).length === 1;

describe('acts that give power, from our screens', () => {
  test('are refused where nobody showed who they are in five minutes, and change nothing', async () => {
    const { token } = await stale();
    const [owner, admin] = [await aUser(world, { email: 'ana@correo.test' }), await aUser(world, { role: 'admin' })];
    await aSession(world, admin);
    const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, admin.id));
    await aSession(world, owner);
    const [theirs] = await world.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    const [clinic, vet] = [await aClinic(world), await aUser(world, { role: 'business' })];
    const acts: [string, object][] = [
      ['accounts.create', account('admin')],
      ['accounts.create', account('toor')],
      ['accounts.update', { id: owner.id, role: 'admin' }],
      ['accounts.update', { id: owner.id, role: 'business' }],
      ['accounts.update', { id: owner.id, email: 'otra@correo.test' }],
      ['accounts.update', { id: owner.id, password: 'balcon-amarillo' }],
      ['accounts.update', { id: admin.id, name: 'Otra' }],
      ['accounts.issueLink', { id: owner.id }],
      ['accounts.remove', { id: owner.id }],
      ['accounts.remove', { id: admin.id }],
      ['accounts.setActive', { id: admin.id, active: false }],
      ['accounts.toggle', { id: admin.id }],
      ['accounts.revokeSessions', { id: admin.id }],
      ['accounts.endSession', { id: admin.id, sessionId: session?.publicId }],
      // What shuts somebody out, or brings somebody in, of plain accounts too.
      ['accounts.setActive', { id: owner.id, active: false }],
      ['accounts.toggle', { id: owner.id }],
      ['accounts.deactivate', { ids: [owner.id], reason: 'Registro falso' }],
      ['accounts.revokeSessions', { id: owner.id }],
      ['accounts.endSession', { id: owner.id, sessionId: theirs?.publicId }],
      ['accounts.create', { ...account('business'), clinicId: clinic.id }],
      ['accounts.update', { id: vet.id, clinicId: clinic.id }],
      // What leads people elsewhere: whom a clinic calls back, where a vet goes.
      ['accounts.update', { id: owner.id, name: 'Otra' }],
      ['accounts.update', { id: owner.id, phone: '3105550000' }],
      ['accounts.update', { id: owner.id, address: 'Calle 9' }],
      ['settings.setBanner', { banner: null }],
      ['settings.setRegistration', { registration: 'closed' }],
      ['settings.setDefaultClinic', { clinicId: clinic.id }],
      ['settings.setSessionLives', SESSION_LIVES],
    ];
    for (const [procedure, input] of acts) {
      const { status, key } = await mutate(procedure, input, { token });
      expect([procedure, status, key]).toEqual([procedure, 403, 'step_up_required']);
    }
    expect(await world.db.select().from(users).where(eq(users.id, owner.id))).toMatchObject([
      { email: 'ana@correo.test', role: 'user', isActive: true, passwordSetBy: null },
    ]);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, owner.id))).toHaveLength(1);
    expect(await world.db.select().from(clinicMembers)).toEqual([]);
    expect(await world.db.select().from(settings)).toEqual([]);
    expect(await isThere('admin@nueva.test')).toBe(false);
    expect((await query('accounts.get', { id: admin.id }, { token })).data).toMatchObject({
      user: { isActive: true, name: admin.name },
      sessions: [{}],
    });
  });

  test('what carries a whole file out of the house is refused the same way, and nothing is made', async () => {
    const { user: owner, token } = await stale('user');
    const { user: other } = await stale();
    const pet = await aPet(world, owner);
    const carried: [typeof query, string, object | undefined, string][] = [
      [query, 'records.history', { petId: pet.id }, token],
      [mutate, 'profile.export', undefined, token],
    ];
    const toors = await aSession(world, other, { openedAt: NOW - STEP_UP_MS });
    for (const file of ['accounts.export', 'accounts.exportActs', 'accesses.export'])
      carried.push([mutate, file, {}, toors]);
    for (const [call, name, input, as] of carried)
      expect([name, (await call(name, input, { token: as })).key]).toEqual([name, 'step_up_required']);
    expect((await mutate('records.share', { petId: pet.id, label: null, days: 7 }, { token })).status).toBe(200);
    for (const as of [token, toors]) await mutate('auth.stepUp', { password: PASSWORD }, { token: as });
    for (const [call, name, input, as] of carried)
      expect([name, (await call(name, input, { token: as })).status]).toEqual([name, 200]);
  });

  test('what gives none goes on without', async () => {
    const { user, token } = await stale();
    const owner = await aUser(world, { email: 'ana@correo.test', name: 'Ana' });
    const acts: [string, object][] = [
      ['accounts.create', account('user')],
      // What stays as it is changes nothing.
      ['accounts.update', { id: owner.id, name: 'Ana', email: 'ana@correo.test', role: 'user', password: '' }],
      ['profile.update', { name: 'Toor', phone: '3105551234', address: 'Calle 1' }],
    ];
    for (const [procedure, input] of acts)
      expect([procedure, (await mutate(procedure, input, { token })).status]).toEqual([procedure, 200]);
    expect((await query('accounts.get', { id: user.id }, { token })).status).toBe(200);
  });

  test('a rule that stands in the way is told before anybody is asked for a password', async () => {
    const { token } = await stale('admin');
    const toor = await aUser(world, { role: 'toor' });
    expect((await mutate('accounts.issueLink', { id: toor.id }, { token })).key).toBe('forbidden');
    expect((await mutate('accounts.create', account('admin'), { token })).key).toBe('forbidden');
    expect((await mutate('accounts.issueLink', { id: 'nadie' }, { token })).key).toBe('user_not_found');
    const [one, other] = [await aUser(world), await aUser(world, { email: 'otra@correo.test' })];
    expect((await mutate('accounts.update', { id: one.id, email: other.email }, { token })).key).toBe('email_taken');
  });

  test('a clinic: links for its people, who governs it, and its end', async () => {
    const { user, token } = await stale('business');
    const clinic = await aClinic(world);
    await aMember(world, user, clinic);
    const [vet, invited] = [await aUser(world, { role: 'business' }), await aUser(world, { role: 'business' })];
    await aMember(world, vet, clinic, 'veterinario');
    await aMember(world, invited, clinic, 'veterinario');
    const acts: [string, object][] = [
      ['clinicSettings.addMember', { email: 'vet@nueva.test', name: 'Vet', phone: '', memberRole: 'veterinario' }],
      ['clinicSettings.renewMemberLink', { userId: invited.id }],
      ['clinicSettings.setMemberRole', { userId: vet.id, memberRole: 'titular' }],
      ['clinicSettings.removeMember', { userId: vet.id }],
      ['clinicSettings.close', { version: clinic.version, name: clinic.name, reason: 'Se jubila' }],
    ];
    for (const [procedure, input] of acts)
      expect([procedure, (await mutate(procedure, input, { token })).key]).toEqual([procedure, 'step_up_required']);
  });

  test('taking an account out of its clinic: who is left may become its titular', async () => {
    const { user, token } = await stale();
    const fresh = await aSession(world, user);
    const clinic = await aClinic(world);
    const [one, two] = [await aUser(world, { role: 'business' }), await aUser(world, { role: 'business' })];
    await aMember(world, one, clinic);
    await aMember(world, two, clinic);
    for (const { id } of [one, two]) {
      expect((await mutate('accounts.leaveClinic', { id }, { token })).key).toBe('step_up_required');
      expect((await mutate('accounts.leaveClinic', { id }, { token: fresh })).status).toBe(200);
    }
  });
});

describe('showing the password again', () => {
  test('opens the acts of this session for five minutes, and of no other', async () => {
    const { user, token } = await stale();
    const other = await aSession(world, user, { openedAt: NOW - STEP_UP_MS });
    const owner = await aUser(world);
    expect((await mutate('auth.stepUp', { password: WRONG }, { token })).status).toBe(400);
    expect((await mutate('auth.stepUp', { password: PASSWORD }, { token })).status).toBe(200);
    const events = await world.db.select({ kind: securityEvents.kind }).from(securityEvents);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['step_up', 'step_up_failed']);
    expect((await mutate('accounts.issueLink', { id: owner.id }, { token })).status).toBe(200);
    expect((await mutate('accounts.issueLink', { id: owner.id }, { token: other })).key).toBe('step_up_required');
    await world.db
      .update(sessions)
      .set({ provenAt: NOW - STEP_UP_MS })
      .where(eq(sessions.userId, user.id));
    expect((await mutate('accounts.issueLink', { id: owner.id }, { token })).key).toBe('step_up_required');
  });

  test('a wrong one is said beside its field and proves nothing', async () => {
    const { token } = await stale();
    const { key, issues } = await mutate('auth.stepUp', { password: WRONG }, { token });
    expect([key, issues.map(({ path }) => path)]).toEqual(['invalid', ['password']]);
    expect((await mutate('accounts.create', account('admin'), { token })).key).toBe('step_up_required');
  });

  test('of a hundred wrong ones at once five are looked at; the right one has to wait then', async () => {
    const { token } = await stale();
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => mutate('auth.stepUp', { password: WRONG }, { token })),
    );
    const keys = tries.map(({ key }) => key);
    expect(keys.filter((key) => key === 'invalid')).toHaveLength(5);
    expect(keys.filter((key) => key === 'too_many')).toHaveLength(95);
    const { key, headers } = await mutate('auth.stepUp', { password: PASSWORD }, { token });
    expect(key).toBe('too_many');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await mutate('accounts.create', account('admin'), { token })).key).toBe('step_up_required');
  });

  test('a form that asks for it in its own act proves the session too', async () => {
    const { token } = await stale();
    const { env } = aMailbox();
    const input = { email: 'otro@correo.test', current: PASSWORD };
    const asked = await mutate('profile.changeEmail', input, { token, env });
    expect(asked.status).toBe(200);
    expect((await mutate('accounts.create', account('admin'), { token })).status).toBe(200);
  });
});

describe('over the spec’s REST calls', () => {
  const body = account('admin');

  test('acts on an admin or toor, and making one, are refused in words', async () => {
    const { token } = await stale();
    const [admin, owner] = [await aUser(world, { role: 'admin' }), await aUser(world)];
    for (const [method, path, sent] of [
      ['POST', '/admin/users', body],
      ['PUT', `/admin/users/${admin.id}`, { name: 'Otra' }],
      ['PUT', `/admin/users/${owner.id}`, { role: 'admin' }],
      ['PATCH', `/admin/users/${admin.id}/toggle-status`, undefined],
      ['DELETE', `/admin/users/${admin.id}`, undefined],
      ['POST', `/auth/revoke-sessions/${admin.id}`, undefined],
    ] as const) {
      const got = await send(method, path, { token, body: sent });
      expect([path, got.status, got.body.code]).toEqual([path, 403, 'step_up_required']);
      expect(got.body.message).toContain('contraseña');
    }
  });

  test('a stolen token takes and changes no account of people and clinics that way; what changes nothing goes on', async () => {
    const { token } = await stale('admin');
    const owner = await aUser(world);
    const put = (body: object) => send('PUT', `/admin/users/${owner.id}`, { token, body });
    for (const change of [
      { email: 'nueva@correo.test' },
      { password: 'balcon-amarillo-7' },
      { role: 'business' },
      { name: 'Otra' },
      { phone: '3105550000' },
      { address: 'Calle 9' },
    ])
      expect((await put(change)).body.code).toBe('step_up_required');
    expect((await send('DELETE', `/admin/users/${owner.id}`, { token })).body.code).toBe('step_up_required');
    // A clinic founded so would be found by owners after the session is ended.
    const clinic = await send('POST', '/admin/users', { token, body: account('business') });
    expect(clinic.body.code).toBe('step_up_required');
    expect((await mutate('accounts.leaveClinic', { id: owner.id, reason: null }, { token })).key).toBe(
      'step_up_required',
    );
    expect((await put({ name: owner.name, email: owner.email })).status).toBe(200);
    for (const [method, path] of [
      ['POST', `/auth/revoke-sessions/${owner.id}`],
      ['PATCH', `/admin/users/${owner.id}/toggle-status`],
    ] as const) {
      const { token: stolen } = await stale('admin');
      expect((await send(method, path, { token: stolen })).body.code).toBe('step_up_required');
      expect((await send(method, path, { token: stolen, body: { currentPassword: PASSWORD } })).status).toBe(200);
    }
  });

  test('the body may show the password, of a call without a body too', async () => {
    for (const [method, pathOf, sent, status] of [
      ['POST', () => '/admin/users', body, 201],
      ['PUT', (id: string) => `/admin/users/${id}`, { name: 'Otra' }, 200],
      ['PATCH', (id: string) => `/admin/users/${id}/toggle-status`, {}, 200],
      ['POST', (id: string) => `/auth/revoke-sessions/${id}`, {}, 200],
      ['DELETE', (id: string) => `/admin/users/${id}`, {}, 204],
    ] as const) {
      const { token } = await stale();
      const admin = await aUser(world, { role: 'admin' });
      const path = pathOf(admin.id);
      const wrong = await send(method, path, { token, body: { ...sent, currentPassword: WRONG } });
      expect([path, wrong.status, wrong.body.issues?.[0].path]).toEqual([path, 400, 'currentPassword']);
      const right = await send(method, path, { token, body: { ...sent, currentPassword: PASSWORD } });
      expect([path, right.status]).toEqual([path, status]);
    }
  });

  test('a login younger than five minutes needs none; a wrong one that is sent all the same is refused, and counted', async () => {
    const toor = await aUser(world, { role: 'toor', password: PASSWORD });
    const login = await send('POST', '/auth/login', { body: { email: toor.email, password: PASSWORD } });
    const { token } = login.body;
    expect((await send('POST', '/admin/users', { token, body })).status).toBe(201);
    const wrong = { ...account('toor'), currentPassword: WRONG };
    const tried = [];
    for (let n = 0; n < 6; n += 1) tried.push((await send('POST', '/admin/users', { token, body: wrong })).status);
    expect(tried).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await isThere('toor@nueva.test')).toBe(false);
    const update = { id: toor.id, name: 'Otra', currentPassword: WRONG };
    expect((await mutate('accounts.update', update, { token })).key).toBe('too_many');
    const kinds = (await world.db.select({ kind: securityEvents.kind }).from(securityEvents)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'step_up_failed')).toHaveLength(5);
  });

  test('one’s own e-mail is changed where it is proven first; without mails by the password, not by a login alone', async () => {
    for (const role of ['admin', 'toor'] as const) {
      const user = await aUser(world, { role, password: PASSWORD });
      const token = await aSession(world, user);
      const email = `otro.${role}@correo.test`;
      const { env } = aMailbox();
      const put = (body: object, more: object = {}) => send('PUT', `/admin/users/${user.id}`, { token, body, ...more });
      const own = { email, currentPassword: PASSWORD };
      expect((await put(own, { env })).body.code).toBe('own_email_here');
      expect((await mutate('accounts.update', { id: user.id, email }, { token, env })).key).toBe('own_email_here');
      expect((await put({ name: 'Otra', email: user.email }, { env })).status).toBe(200);
      expect((await put({ email })).body.code).toBe('step_up_required');
      expect((await put({ email, currentPassword: WRONG })).status).toBe(400);
      expect((await world.db.select().from(users).where(eq(users.id, user.id)))[0]?.email).toBe(user.email);
      expect((await put(own)).status).toBe(200);
      expect((await world.db.select().from(users).where(eq(users.id, user.id)))[0]?.email).toBe(email);
    }
  });
});
