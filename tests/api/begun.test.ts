import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { TOOR_NEW_DAYS } from '../../src/shared/limits.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { passkeys } from '../../worker/db/schema/factors.ts';
import { emailChanges } from '../../worker/db/schema/post.ts';
import { aClinic, aMember, anAppointment, anEntry, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const [PASSWORD, OTHER] = ['sombrilla-roja', 'paraguas-verde'];

describe('what begins in somebody’s session is told to them', () => {
  test('a change of e-mail that is asked for, at the address that it would leave; its ‘No fui yo’ ends it', async () => {
    const { sent, env } = aMailbox();
    const ana = await aUser(world, { password: PASSWORD, email: 'ana@correo.test' });
    const token = await aSession(world, ana);
    const asked = { email: 'ladron@correo.test', current: PASSWORD };
    expect((await mutate('profile.changeEmail', asked, { token, env })).status).toBe(200);
    const [mail] = sent.filter(({ to }) => to === ana.email);
    expect(mail?.subject).toBe('Pidieron cambiar el correo de tu cuenta');
    expect(mail?.text).not.toContain('ladron');
    await send('POST', `/no-fui-yo/${linkIn(mail as (typeof sent)[number], '/no-fui-yo/')}`, { env });
    expect(await world.db.select().from(emailChanges)).toEqual([]);
    expect((await query('auth.session', undefined, { token })).status).toBe(401);
  });

  test('a permission that a clinic gets, once', async () => {
    const { sent, env } = aMailbox();
    const { user, token } = await signedIn('user');
    const pet = await aPet(world, user, { name: 'Nube' });
    const clinic = await aClinic(world, { name: 'Los Sauces' });
    for (let n = 0; n < 2; n += 1)
      expect((await mutate('records.grant', { petId: pet.id, clinicId: clinic.id }, { token, env })).key).toBe(null);
    expect(sent.map(({ subject }) => subject)).toEqual(['Le diste permiso a una clínica']);
    expect(sent[0]?.text).toContain('a Los Sauces leer la historia completa de Nube');
  });
});

describe('a recovered account', () => {
  test('loses the ways in of the last 30 days unless somebody says that they stay; older ones stay', async () => {
    const { sent, env } = aMailbox();
    const ana = await aUser(world, { password: PASSWORD });
    const key = { userId: ana.id, publicKey: 'x', counter: 0, transports: [], isBackedUp: false };
    for (const [name, days] of [
      ['old', 31],
      ['thief', 29],
    ] as const)
      await world.db
        .insert(passkeys)
        .values({ ...key, name, id: name, credentialId: name, createdAt: NOW - days * DAY });
    await mutate('auth.askRecovery', { email: ana.email }, { env });
    const token = linkIn(sent[0] as (typeof sent)[number], '/clave#');
    expect((await mutate('auth.checkLink', { token }, { env })).data.recent.passkeys).toEqual([NOW - 29 * DAY]);
    expect((await mutate('auth.setPassword', { token, password: OTHER }, { env })).status).toBe(200);
    expect((await world.db.select().from(passkeys)).map(({ name }) => name)).toEqual(['old']);
  });
});

describe('who looks after others', () => {
  test('a new toor is told to every other one, and touches none of them for seven days', async () => {
    const { sent, env } = aMailbox();
    const [old, second] = [await aUser(world, { role: 'toor' }), await aUser(world, { role: 'toor' })];
    const made = await aUser(world, { role: 'admin', name: 'Nueva' });
    const by = async (id: string) => ({
      token: await aSession({ ...world, now: Date.now() }, { id, role: 'toor' }),
      env,
    });
    expect((await mutate('accounts.update', { id: made.id, role: 'toor' }, await by(old.id))).status).toBe(200);
    const told = sent.filter(({ subject }) => subject === 'Hay un superadministrador nuevo');
    expect(told.map(({ to }) => to).sort()).toEqual([old.email, second.email].sort());
    expect(told[0]?.text).toContain('La cuenta de Nueva');
    const id = second.id;
    const acts = async () => {
      const sent = await by(made.id);
      return [
        (await mutate('accounts.update', { id, role: 'admin' }, sent)).key,
        (await mutate('accounts.setActive', { id, active: false, reason: null }, sent)).key,
        (await mutate('accounts.remove', { id }, sent)).key,
        (await mutate('accounts.issueLink', { id }, sent)).key,
        (await mutate('accounts.rescue', { id, email: 'x@correo.test', reason: 'x' }, sent)).key,
        (await mutate('factors.removeFor', { id, reason: 'x' }, sent)).key,
        (await mutate('accounts.deactivate', { ids: [id], reason: 'x' }, sent)).data?.done,
      ];
    };
    const NEW = 'toor_too_new';
    expect(await acts()).toEqual([NEW, NEW, NEW, NEW, NEW, NEW, 0]);
    expect((await mutate('accounts.update', { id: made.id, name: 'Otra' }, await by(made.id))).status).toBe(200);
    vi.setSystemTime(NOW + TOOR_NEW_DAYS * DAY);
    expect((await mutate('accounts.update', { id, role: 'admin' }, await by(made.id))).status).toBe(200);
  });

  test('does nothing of it from an address that nobody has shown to be theirs', async () => {
    const { env } = aMailbox();
    for (const role of ['admin', 'toor'] as const) {
      const token = await aSession(world, await aUser(world, { role, emailVerifiedAt: null }));
      expect((await query('accounts.list', {}, { token, env })).key).toBe('email_unproven');
      expect((await send('GET', '/admin/users', { token, env })).body.code).toBe('email_unproven');
      expect((await query('profile.get', undefined, { token, env })).status).toBe(200);
      // Where nothing is mailed nobody could show it.
      expect((await query('accounts.list', {}, { token })).status).toBe(200);
    }
  });

  test('waits a day after a rescue, as an owner does', async () => {
    const { sent, env } = aMailbox();
    const [ada, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
    const rescued = { id: ada.id, email: 'nueva@correo.test', reason: 'Vino' };
    expect((await mutate('accounts.rescue', rescued, { token: await aSession(world, toor), env })).status).toBe(200);
    await mutate('auth.askRecovery', { email: rescued.email }, { env });
    const mail = sent.findLast(({ subject }) => subject === 'Pon una contraseña nueva');
    const set = { token: linkIn(mail as (typeof sent)[number], '/clave#'), password: OTHER };
    expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
    const list = async () =>
      (await query('accounts.list', {}, { token: await aSession({ ...world, now: Date.now() }, ada), env })).key;
    expect(await list()).toBe('account_held');
    vi.setSystemTime(NOW + DAY);
    expect(await list()).toBe(null);
  });
});

test('a password of the administration reads no agenda before a titular lets it in', async () => {
  const clinic = await aClinic(world);
  const [titular, put] = [
    await aUser(world, { role: 'business' }),
    await aUser(world, { role: 'business', passwordSetBy: 'admin' }),
  ];
  await aMember(world, titular, clinic);
  await aMember(world, put, clinic, 'veterinario');
  const pet = await aPet(world, await aUser(world, { name: 'Rosa Peña' }));
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T15:00' });
  await anEntry(world, put, clinic, { cause: 'joined' });
  const token = await aSession(world, put);
  const got = await send('GET', '/business/appointments', { token });
  expect([got.status, got.body.code, got.text.includes('Rosa')]).toEqual([403, 'must_change_password', false]);
  // Replaced by its own the agenda stays shut, by our calls and the specification's.
  await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, put.id));
  expect((await send('GET', '/business/appointments', { token })).body.code).toBe('clinic_closed_to_link');
  for (const name of ['clinic.appointments', 'clinic.today'])
    expect([name, (await query(name, {}, { token })).key]).toEqual([name, 'clinic_closed_to_link']);
  const own = await aSession(world, titular);
  await mutate('entries.decide', { userId: put.id, agrees: true, refused: false }, { token: own });
  expect((await send('GET', '/business/appointments', { token })).text).toContain('Rosa');
});
