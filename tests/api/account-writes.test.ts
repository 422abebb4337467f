// Longer than 200 lines: every write on accounts with its guards, one table of rules.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../src/shared/roles.ts';
import { passwordLinks, sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, aPasswordLink, aPet, aSession, aUser } from '../support/builders.ts';
import { meetingDatabase, watchedDatabase } from '../support/watched.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const LUZ = { email: 'luz@correo.test', password: PASSWORD, name: 'Luz Peña' };

const create = (token: string, has: object = {}) => mutate('accounts.create', { ...LUZ, ...has }, { token });
const update = (token: string, id: string, has: object, env = {}) =>
  mutate('accounts.update', { id, ...has }, { token, env });
const theAccount = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];
const acts = async () =>
  (await world.db.select().from(auditLog)).map(({ actorId, action, targetId, reason }) => [
    actorId,
    action,
    targetId,
    reason,
  ]);
const alive = async (token: string) => (await query('auth.session', undefined, { token })).status === 200;

describe('making an account', () => {
  test('its password is temporary, and says who set it', async () => {
    const { user: admin, token } = await signedIn('admin', { name: 'Andrés' });
    const { data } = await create(token, { phone: ' 310 555 1234 ', address: 'Calle 8' });
    expect(data).toMatchObject({ email: LUZ.email, role: 'user', phone: '3105551234', address: 'Calle 8' });
    expect(await theAccount(data.id)).toMatchObject({
      passwordSetBy: admin.id,
      consentVersion: null,
      searchKey: 'luz pena luz@correo.test 3105551234',
    });
    expect(await acts()).toEqual([[admin.id, 'account.created', data.id, 'user']]);
    const opened = await mutate('auth.login', { email: LUZ.email, password: PASSWORD });
    expect(opened.data.duties).toEqual({
      held: null,
      mustChangePassword: {
        by: 'Andrés',
        at: new Date(NOW).toISOString(),
        until: new Date(NOW + 72 * 60 * 60 * 1000).toISOString(),
      },
      recordsClosed: null,
      needsSecondStep: null,
      lacksSecondStep: true,
      mustAcceptPolicy: true,
      lacksClinic: false,
      emailUnproven: true,
    });
  });

  test.each([
    ['admin', 'toor', 'forbidden'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'business', null],
    ['toor', 'toor', null],
  ] as const)('%s makes a %s: %s', async (actor, role, key) => {
    const { token } = await signedIn(actor);
    expect((await create(token, { role })).key).toBe(key);
  });

  test('a clinic’s comes with its clinic, empty and not bookable', async () => {
    const { token } = await signedIn('admin');
    const { data } = await create(token, { role: 'business' });
    expect(await world.db.select().from(clinicMembers)).toMatchObject([{ userId: data.id, memberRole: 'titular' }]);
    const [clinic] = await world.db.select().from(clinics);
    expect(clinic).toMatchObject({ name: '', isBookable: false, closedAt: null, hours: Array(7).fill(null) });
    const theirs = await aSession(world, { id: data.id, role: 'business' });
    expect((await query('clinic.today', undefined, { token: theirs })).key).toBe('must_change_password');
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, data.id));
    expect((await query('clinic.today', undefined, { token: theirs })).data.rows).toEqual([]);
  });

  test('or joins one that is there', async () => {
    const { user: admin, token } = await signedIn('admin');
    const { user: titular } = await signedIn('business');
    const [clinic] = await world.db.select().from(clinics);
    const { data } = await create(token, { role: 'business', clinicId: clinic?.id });
    expect(await world.db.select().from(clinics)).toHaveLength(1);
    expect(await world.db.select().from(clinicMembers)).toMatchObject([
      { userId: titular.id, memberRole: 'titular' },
      { userId: data.id, memberRole: 'equipo', clinicId: clinic?.id },
    ]);
    expect((await acts()).map(([actor, action]) => [actor, action])).toEqual([
      [admin.id, 'account.created'],
      [admin.id, 'member.joined'],
      // Its titular is asked.
      [admin.id, 'entry.asked'],
    ]);
    const closed = await aClinic(world, { isBookable: false, closedAt: NOW });
    const other = { email: 'sol@correo.test', role: 'business' };
    expect((await create(token, { ...other, clinicId: closed.id })).key).toBe('clinic_is_closed');
    expect((await create(token, { ...other, clinicId: 'ninguna' })).key).toBe('clinic_not_found');
    expect(await world.db.select().from(users)).toHaveLength(3);
  });

  test('it is found by its name, its city or its people, with or without accents, while it is open', async () => {
    const { token } = await signedIn('admin');
    const found = async (q: string) =>
      (await query('accounts.clinics', { q }, { token })).data.map((clinic: { id: string }) => clinic.id);
    const peña = await aClinic(world, { name: 'Veterinaria Ñandú de la Peña', city: 'Itagüí' });
    const empty = await aClinic(world, { name: '', city: '', isBookable: false });
    await aMember(world, await aUser(world, { role: 'business', name: 'Óscar Ibáñez' }), empty);
    await aClinic(world, { name: 'Veterinaria cerrada', isBookable: false, closedAt: NOW });
    for (const q of ['nandu', 'ÑANDÚ itagui', 'vet pen']) expect([q, await found(q)]).toEqual([q, [peña.id]]);
    for (const q of ['oscar', 'ibañez osc']) expect([q, await found(q)]).toEqual([q, [empty.id]]);
    for (const q of ['andu', '%', "' OR 1", 'cerrada', '"']) expect([q, await found(q)]).toEqual([q, []]);
    expect(await found('')).toEqual([empty.id, peña.id]);
    expect((await query('accounts.clinics', { q: 'oscar' }, { token })).data).toEqual([
      { id: empty.id, name: '', city: '', people: ['Óscar Ibáñez'] },
    ]);
  });

  test('an e-mail has one account, also when two make it at once', async () => {
    const { token } = await signedIn('toor');
    const answers = await Promise.all([create(token), create(token, { name: 'Otra' })]);
    expect(answers.map(({ key }) => key).sort()).toEqual(['email_taken', null]);
    expect(await world.db.select().from(users)).toHaveLength(2);
    expect(await acts()).toHaveLength(1);
  });

  test.each([
    [{ password: 'corta' }, 'password'],
    [{ password: 'Colombia2026!' }, 'password'],
    [{ password: 'luz.correo1' }, 'password'],
    [{ email: 'luz' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ role: 'dueño' }, 'role'],
    [{ phone: '123' }, 'phone'],
  ])('%j is refused', async (has, path) => {
    const { token } = await signedIn('toor');
    const { status, issues } = await create(token, { email: 'luz.perez@correo.test', ...has });
    // 'luz.correo1' is little else than the e-mail.
    expect([has, status, issues.map((issue) => issue.path)]).toEqual([has, 400, [path]]);
  });
});

describe('changing an account', () => {
  test('any part; what is missing stays, and the search follows', async () => {
    const { user: admin, token } = await signedIn('admin', { phone: null });
    const user = await aUser(world, { name: 'Ángela Ñañez', email: 'angela@correo.test', phone: '3001112233' });
    const session = await aSession(world, user);
    const found = async (q: string) => (await query('accounts.list', { q }, { token })).data.rows.length;
    for (const [change, words] of [
      [{ name: '  José   Díaz ' }, ['jose diaz', 'angela@correo.test', '3001112233']],
      [{ email: 'Jose@correo.test' }, ['jose diaz', 'jose@correo.test', '3001112233']],
      [{ phone: '' }, ['jose diaz', 'jose@correo.test']],
      [{ phone: '310 555 1234', address: 'Calle 8' }, ['jose diaz', 'jose@correo.test', '3105551234']],
      [{ name: 'Ana', email: 'ana@correo.test', phone: null }, ['ana', 'ana@correo.test']],
    ] as const) {
      expect((await update(token, user.id, change)).status).toBe(200);
      expect((await theAccount(user.id))?.searchKey).toBe(words.join(' '));
      for (const word of words) expect([word, await found(word)]).toEqual([word, 1]);
    }
    expect(await found('angela')).toBe(0);
    expect((await acts()).map(([actor, action, , reason]) => [actor, action, reason])).toEqual([
      [admin.id, 'account.updated', 'name'],
      [admin.id, 'account.updated', 'email'],
      [admin.id, 'account.updated', 'phone'],
      [admin.id, 'account.updated', 'phone, address'],
      [admin.id, 'account.updated', 'name, email, phone'],
    ]);
    // A new e-mail ends the sessions, what else is new does not (temporary-passwords.test.ts).
    expect(await alive(session)).toBe(false);
    // Nothing new is no act.
    await update(token, user.id, { name: 'Ana', address: 'Calle 8', password: '' });
    expect(await acts()).toHaveLength(5);
  });

  test('a password is temporary and ends sessions and links; a blank one keeps the current', async () => {
    const { user: toor, token } = await signedIn('toor');
    const user = await aUser(world, { password: PASSWORD });
    const session = await aSession(world, user);
    await aPasswordLink(world, user);
    await update(token, user.id, { password: '' });
    expect(await alive(session)).toBe(true);
    expect((await update(token, user.id, { password: 'paraguas-verde' })).status).toBe(200);
    expect([await alive(session), await world.db.select().from(passwordLinks)]).toEqual([false, []]);
    expect(await theAccount(user.id)).toMatchObject({ passwordSetBy: toor.id, passwordSetAt: NOW });
    expect(await acts()).toEqual([[toor.id, 'password.set', user.id, null]]);
    expect((await mutate('auth.login', { email: user.email, password: PASSWORD })).key).toBe('login_failed');
    // Little else than the e-mail, which the form did not send.
    await update(token, user.id, { email: 'zarigueya@correo.test' });
    expect((await update(token, user.id, { password: 'zarigueya12' })).issues.map(({ path }) => path)).toEqual([
      'password',
    ]);
  });

  test('the e-mail that a new password must not be made of is read beside the session', async () => {
    const { token } = await signedIn('toor');
    const user = await aUser(world, { email: 'zarigueya@correo.test' });
    const { DB, trips } = watchedDatabase();
    const refused = await update(token, user.id, { password: 'zarigueya12' }, { DB });
    expect([refused.issues.map(({ path }) => path), trips()]).toEqual([['password'], 1]);
    expect((await update(token, user.id, { password: 'paraguas-verde' }, { DB })).status).toBe(200);
    expect(trips()).toBe(3);
    const dead = await aSession(world, await aUser(world, { role: 'toor', isActive: false }));
    for (const nobody of [dead, 'x', ''])
      expect((await update(nobody, user.id, { password: 'zarigueya12' })).key).toBe('unauthorized');
    const owner = await aSession(world, await aUser(world));
    expect((await update(owner, user.id, { password: 'zarigueya12' })).key).toBe('forbidden');
    expect((await update(token, 'nadie', { password: 'paraguas-verde' })).key).toBe('user_not_found');
  });

  test('an e-mail that somebody else has is refused, two at once too', async () => {
    const { token } = await signedIn('toor');
    const [ana, beto] = [await aUser(world), await aUser(world, { email: 'beto@correo.test' })];
    expect((await update(token, ana.id, { email: beto.email })).key).toBe('email_taken');
    expect((await update(token, beto.id, { email: beto.email })).status).toBe(200);
    const answers = await Promise.all([ana, beto].map(({ id }) => update(token, id, { email: 'nuevo@correo.test' })));
    expect(answers.map(({ key }) => key).sort()).toEqual(['email_taken', null]);
  });

  test('a new role ends the sessions at once, and is told in the log', async () => {
    const { user: toor, token } = await signedIn('toor');
    const { user, token: theirs } = await signedIn('user');
    await aPasswordLink(world, user);
    expect((await update(token, user.id, { role: 'admin' })).data.role).toBe('admin');
    expect([await alive(theirs), await world.db.select().from(passwordLinks)]).toEqual([false, []]);
    expect(await acts()).toEqual([[toor.id, 'account.role_changed', user.id, 'user → admin']]);
  });

  test('one’s own data yes, own role and password no', async () => {
    const { user, token } = await signedIn('toor');
    await aUser(world, { role: 'toor' });
    expect((await update(token, user.id, { name: 'Zoe', role: 'toor' })).data.name).toBe('Zoe');
    expect((await update(token, user.id, { role: 'admin' })).key).toBe('self_forbidden');
    expect((await update(token, user.id, { password: 'paraguas-verde' })).key).toBe('self_forbidden');
    const { user: admin, token: theirs } = await signedIn('admin');
    expect((await update(theirs, admin.id, { name: 'Andrés', role: 'admin' })).status).toBe(200);
  });

  test.each<[Role, Role, Role, string | null]>([
    ['admin', 'user', 'admin', 'forbidden'],
    ['admin', 'user', 'toor', 'forbidden'],
    ['admin', 'admin', 'user', 'forbidden'],
    ['admin', 'toor', 'user', 'forbidden'],
    ['admin', 'user', 'business', null],
    ['toor', 'admin', 'toor', null],
    ['toor', 'toor', 'user', null],
  ])('%s makes a %s a %s: %s', async (actor, before, after, key) => {
    const { token } = await signedIn(actor);
    const user = await aUser(world, { role: before });
    expect((await update(token, user.id, { role: after })).key).toBe(key);
    expect((await theAccount(user.id))?.role).toBe(key ? before : after);
    expect(await acts()).toHaveLength(key ? 0 : 1);
  });

  test('an account with animals or visits becomes no clinic', async () => {
    const { token } = await signedIn('toor');
    const clinic = await aClinic(world);
    const [keeper, visitor, free] = [await aUser(world), await aUser(world), await aUser(world)];
    await aPet(world, keeper, { archivedAt: NOW });
    const pet = await aPet(world, null);
    await anAppointment(world, {
      pet: { ...pet, ownerId: visitor.id },
      clinic,
      startsAt: '2025-01-08T10:00',
      status: 'cancelled',
    });
    for (const { id } of [keeper, visitor])
      expect((await update(token, id, { role: 'business' })).key).toBe('has_animals');
    expect((await update(token, free.id, { role: 'business' })).status).toBe(200);
    expect(await world.db.select().from(clinics)).toHaveLength(2);
    expect(await world.db.select().from(clinicMembers)).toMatchObject([{ userId: free.id, memberRole: 'titular' }]);
    // Sent again, with its clinic there, it changes nothing.
    expect((await update(token, free.id, { role: 'business' })).status).toBe(200);
    expect(await world.db.select().from(clinics)).toHaveLength(2);
  });

  test('a member of a clinic becomes nothing else, nor moves to another', async () => {
    const { token } = await signedIn('toor');
    const { user } = await signedIn('business');
    for (const role of ['user', 'admin', 'toor'] as const)
      expect((await update(token, user.id, { role })).key).toBe('is_member');
    const other = await aClinic(world);
    expect((await update(token, user.id, { clinicId: other.id })).key).toBe('is_member');
    const homeless = await aUser(world, { role: 'business' });
    expect((await update(token, homeless.id, { name: 'Luz' })).status).toBe(200);
    expect(await world.db.select().from(clinicMembers)).toHaveLength(1);
    expect((await update(token, homeless.id, { clinicId: other.id })).status).toBe(200);
    expect(await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, homeless.id))).toMatchObject([
      { clinicId: other.id, memberRole: 'titular' },
    ]);
  });

  test('whose password somebody else knows becomes no administrator', async () => {
    const { user: toor, token } = await signedIn('toor');
    const admin = await aUser(world, { role: 'admin' });
    const user = await aUser(world, { passwordSetBy: admin.id });
    expect((await update(token, user.id, { role: 'toor' })).key).toBe('temporary_password');
    expect((await update(token, user.id, { role: 'toor', password: 'paraguas-verde' })).status).toBe(200);
    const mine = await aUser(world, { passwordSetBy: toor.id });
    expect((await update(token, mine.id, { role: 'admin' })).status).toBe(200);
  });

  test('nor one whose password came by the link of another', async () => {
    const { token } = await signedIn('toor');
    const admin = await signedIn('admin', { name: 'Abel Rojas' });
    const user = await aUser(world);
    const link = async (giver: string) =>
      (await mutate('accounts.issueLink', { id: user.id }, { token: giver })).data.token;
    const use = async (given: string, password: string, at: number) => {
      vi.setSystemTime(at);
      expect((await mutate('auth.setPassword', { token: given, password })).status).toBe(200);
    };
    await use(await link(admin.token), 'paraguas-verde', NOW + 1);
    expect((await query('accounts.get', { id: user.id }, { token })).data.passwordByLink.by).toBe('Abel Rojas');
    expect((await update(token, user.id, { role: 'admin' })).key).toBe('link_password');
    expect((await update(token, user.id, { name: 'Luz Peña', role: 'user' })).status).toBe(200);
    await use(await link(token), 'balcon-amarillo', NOW + 2);
    expect((await update(token, user.id, { role: 'admin' })).status).toBe(200);
    const other = await aUser(world, { passwordSetAt: NOW });
    expect((await query('accounts.get', { id: other.id }, { token })).data.passwordByLink).toBeNull();
  });

  test('two toors who demote each other at once: one stays', async () => {
    const [one, two] = [await signedIn('toor'), await signedIn('toor')];
    const env = { DB: meetingDatabase(2) };
    const answers = await Promise.all([
      update(one.token, two.user.id, { role: 'user' }, env),
      update(two.token, one.user.id, { role: 'user' }, env),
    ]);
    // The second is no toor any more when their write is judged.
    expect(answers.map(({ status, key }) => [status, key]).sort()).toEqual([
      [200, null],
      [401, 'unauthorized'],
    ]);
    expect(await world.db.select().from(users).where(eq(users.role, 'toor'))).toHaveLength(1);
    expect(await acts()).toHaveLength(1);
  });

  test('the last active toor keeps the role', async () => {
    const { token } = await signedIn('toor');
    const off = await aUser(world, { role: 'toor', isActive: false });
    expect((await update(token, off.id, { role: 'user' })).status).toBe(200);
  });
});

describe('turning an account off', () => {
  const setActive = (token: string, id: string, active: boolean, has: object = {}) =>
    mutate('accounts.setActive', { id, active, ...has }, { token });

  test('says which it means: twice is once', async () => {
    const { user: admin, token } = await signedIn('admin');
    const { user, token: theirs } = await signedIn();
    await aPasswordLink(world, user);
    const reason = 'Cuenta repetida';
    for (let n = 0; n < 2; n += 1)
      expect((await setActive(token, user.id, false, { reason })).data).toMatchObject({ isActive: false });
    expect([await alive(theirs), await world.db.select().from(passwordLinks)]).toEqual([false, []]);
    for (let n = 0; n < 2; n += 1)
      expect((await setActive(token, user.id, true)).data).toMatchObject({ isActive: true });
    expect(await acts()).toEqual([
      [admin.id, 'account.deactivated', user.id, reason],
      [admin.id, 'account.activated', user.id, null],
    ]);
    expect((await setActive(token, admin.id, false)).key).toBe('self_forbidden');
    expect((await setActive(token, 'nadie', false)).key).toBe('user_not_found');
  });

  test('a clinic without an active person takes no bookings', async () => {
    const { token } = await signedIn('admin');
    const { user } = await signedIn('business');
    const [clinic = { id: '' }] = await world.db.select().from(clinics);
    const second = await aUser(world, { role: 'business' });
    await aMember(world, second, clinic, 'veterinario');
    const bookable = async () => (await world.db.select().from(clinics))[0]?.isBookable;
    await setActive(token, user.id, false);
    expect(await bookable()).toBe(true);
    await setActive(token, second.id, false);
    expect(await bookable()).toBe(false);
    // Whoever comes back says when it takes bookings again.
    await setActive(token, user.id, true);
    expect(await bookable()).toBe(false);
  });
});

describe('sessions of others', () => {
  test('all end at once, and one alone', async () => {
    const { user: admin, token } = await signedIn('admin');
    const { user, token: first } = await signedIn();
    const second = await aSession(world, user);
    await aSession(world, user, { openedAt: NOW - 60 * 24 * 3600 * 1000 });
    const { data } = await query('accounts.get', { id: user.id }, { token });
    expect(data.sessions).toHaveLength(2);
    const end = (id: string, sessionId: string) => mutate('accounts.endSession', { id, sessionId }, { token });
    expect((await end(admin.id, data.sessions[0].id)).key).toBe('session_not_found');
    expect((await end(user.id, data.sessions[0].id)).status).toBe(200);
    expect((await end(user.id, data.sessions[0].id)).key).toBe('session_not_found');
    expect([await alive(first), await alive(second)].filter(Boolean)).toHaveLength(1);
    expect((await mutate('accounts.revokeSessions', { id: user.id }, { token })).data).toEqual({ revoked: 1 });
    expect([await alive(first), await alive(second)]).toEqual([false, false]);
    expect((await acts()).map(([, action]) => action)).toEqual(['session.ended', 'sessions.revoked']);
  });

  test.each(['admin', 'toor'] as const)('admin ends none of a %s', async (role) => {
    const { token } = await signedIn('admin');
    const { user, token: theirs } = await signedIn(role);
    const [{ publicId } = { publicId: '' }] = await world.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user.id));
    for (const got of [
      await mutate('accounts.revokeSessions', { id: user.id }, { token }),
      await mutate('accounts.endSession', { id: user.id, sessionId: publicId }, { token }),
      await mutate('accounts.issueLink', { id: user.id }, { token }),
    ])
      expect(got.key).toBe('forbidden');
    expect([await alive(theirs), await acts()]).toEqual([true, []]);
  });
});

describe('a link for somebody who forgot the password', () => {
  const issue = (token: string, id: string) => mutate('accounts.issueLink', { id }, { token });

  test('serves a day, ends older ones, and is noted', async () => {
    const { user: admin, token } = await signedIn('admin');
    const user = await aUser(world);
    const [older, newer] = [(await issue(token, user.id)).data, (await issue(token, user.id)).data];
    expect(newer).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: NOW + 24 * 3600 * 1000 });
    expect((await mutate('auth.checkLink', { token: older.token })).key).toBe('link_dead');
    expect((await query('accounts.get', { id: user.id }, { token })).data.link).toEqual({ expiresAt: newer.expiresAt });
    expect((await mutate('auth.setPassword', { token: newer.token, password: 'paraguas-verde' })).status).toBe(200);
    expect((await acts()).map(([actor, action]) => [actor, action])).toEqual([
      [admin.id, 'password_link.issued'],
      [admin.id, 'password_link.issued'],
      [null, 'password_link.used'],
    ]);
  });

  test('is made for no inactive account, and for nobody by themselves', async () => {
    const { user, token } = await signedIn('toor');
    expect((await issue(token, (await aUser(world, { isActive: false })).id)).key).toBe('account_inactive');
    expect((await issue(token, user.id)).key).toBe('self_forbidden');
    expect((await issue(token, 'nadie')).key).toBe('user_not_found');
    expect((await issue(token, (await aUser(world, { role: 'toor' })).id)).status).toBe(200);
  });
});

describe('the audit log', () => {
  test('is read by actor, act, target and day, the latest first, page by page', async () => {
    const { user: toor, token } = await signedIn('toor', { name: 'Zoe' });
    const at = (day: string) => Date.parse(`${day}T12:00:00-05:00`);
    await world.db.insert(auditLog).values([
      { id: 'a', at: at('2026-11-20'), actorId: toor.id, action: 'account.created', targetId: 'x', reason: null },
      { id: 'b', at: at('2026-11-21'), actorId: null, action: 'password_link.used', targetId: toor.id, reason: null },
      { id: 'c', at: at('2026-11-22'), actorId: 'ido', action: 'account.created', targetId: toor.id, reason: 'r' },
    ]);
    const ids = async (input: object) =>
      (await query('accounts.acts', input, { token })).data.rows.map(({ id }: { id: string }) => id);
    for (const [input, expected] of [
      [{}, ['c', 'b', 'a']],
      [{ actor: toor.id }, ['a']],
      [{ target: toor.id }, ['c', 'b']],
      [{ action: 'account.created' }, ['c', 'a']],
      [{ from: '2026-11-21', to: '2026-11-21' }, ['b']],
      [{ from: '2026-11-21' }, ['c', 'b']],
      [{ to: '2026-11-20' }, ['a']],
    ] as const)
      expect([input, await ids(input)]).toEqual([input, expected]);
    const first = await query('accounts.acts', { limit: 2 }, { token });
    expect(first.data.rows.map(({ id }: { id: string }) => id)).toEqual(['c', 'b']);
    expect(await ids({ limit: 2, cursor: first.data.next })).toEqual(['a']);
    expect(first.data.rows[0]).toEqual({
      id: 'c',
      at: at('2026-11-22'),
      action: 'account.created',
      actor: { id: 'ido', name: null, role: null, email: null, stands: false },
      target: { id: toor.id, name: 'Zoe', role: 'toor' },
      reason: 'r',
      emails: null,
      names: null,
    });
    expect(first.data.rows[1].actor).toBeNull();
    expect((await query('accounts.acts', { action: 'inventada' }, { token })).key).toBe('invalid');
  });

  test('leaves as a file what the list shows, and the file itself stands in it, once', async () => {
    const { user: toor, token } = await signedIn('toor');
    const row = { actorId: toor.id, targetId: 'x', reason: null };
    await world.db
      .insert(auditLog)
      .values([1, 2, 3].map((n) => ({ ...row, id: `${n}`, at: NOW - n, action: 'account.created' })));
    const filter = { actor: toor.id, action: 'account.created', to: '2026-12-31' };
    const listed = (await query('accounts.acts', filter, { token })).data.rows;
    const first = (await mutate('accounts.exportActs', { ...filter, limit: 2 }, { token })).data;
    const second = (await mutate('accounts.exportActs', { ...filter, limit: 2, cursor: first.next }, { token })).data;
    expect([...first.rows, ...second.rows]).toEqual(listed);
    expect([listed.length, second.next]).toEqual([3, null]);
    const taken = [toor.id, 'acts.exported', toor.id];
    expect((await acts()).slice(3)).toEqual([[...taken, 'actor, action, to']]);
    await mutate('accounts.exportActs', {}, { token });
    expect((await acts()).slice(4)).toEqual([[...taken, null]]);
    expect((await mutate('accounts.exportActs', {}, { token: (await signedIn('admin')).token })).key).toBe('forbidden');
  });
});
