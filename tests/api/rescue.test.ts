import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../src/shared/roles.ts';
import { passkeys, recoveryCodes, totps } from '../../worker/db/schema/factors.ts';
import { calendarFeeds } from '../../worker/db/schema/pets.ts';
import { auditLog, securityEvents } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, aPasswordLink, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, CHANGE_ASKED, codeIn, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const [PASSWORD, NEW_PASSWORD] = ['sombrilla-roja', 'paraguas-verde'];
const [OWN, THIEF, TODAY] = ['ana@correo.test', 'ladron@correo.test', 'ana.nueva@correo.test'];
const WHY = 'Mostró su cédula por videollamada';
const MINUTE = 60_000;

/** An account whose thief has put their own address, proven it, and added ways in. */
const stolen = async (role: Role = 'user') => {
  const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
  const ana = await aUser(world, { email: OWN, password: PASSWORD, role });
  const theirs = await aSession(world, ana);
  const asked = { email: THIEF, current: PASSWORD };
  expect((await mutate('profile.changeEmail', asked, { token: theirs, env })).status).toBe(200);
  const [mail] = sent;
  if (!mail) throw new Error('no mail came');
  expect((await mutate('profile.prove', { code: codeIn(mail) }, { token: theirs, env })).status).toBe(200);
  const key = { userId: ana.id, createdAt: NOW, publicKey: 'x', counter: 0, transports: [], isBackedUp: false };
  await world.db.insert(passkeys).values({ ...key, name: 'ladrón', id: 'k', credentialId: 'k' });
  await world.db.insert(totps).values({ userId: ana.id, id: 'app', secret: 'x', confirmedAt: NOW, lastStep: 0 });
  await world.db.insert(recoveryCodes).values({ userId: ana.id, codeHash: 'x', createdAt: NOW });
  const toor = await aUser(world, { role: 'toor' });
  const token = await aSession(world, toor);
  const rescue = (has: object = {}, by = token) =>
    mutate('accounts.rescue', { id: ana.id, email: TODAY, reason: WHY, ...has }, { token: by, env });
  const to = (email: string) => sent.filter((one) => one.to === email);
  const isIn = async (session: string) => (await query('auth.session', undefined, { token: session })).status === 200;
  const backOf = (email: string) => {
    const back = to(email).find(({ text }) => text.includes('/clave#'));
    return back ? linkIn(back, '/clave#') : '';
  };
  return { ana, env, sent, toor, token, theirs, rescue, to, isIn, backOf };
};

describe('an account that was stolen', () => {
  test('is its person’s again, and nothing of before lets anybody in', async () => {
    const { ana, env, toor, theirs, rescue, to, isIn, backOf } = await stolen();
    const handed = await aPasswordLink(world, ana);
    await world.db.insert(calendarFeeds).values({ userId: ana.id, tokenHash: 'x', createdAt: NOW });
    // The link of the thief's own change still lies with who had the first address: another may read that by now.
    const first = backOf(OWN);
    expect(first).not.toBe('');
    vi.setSystemTime(NOW + MINUTE);
    const { data, status } = await rescue();
    expect([status, data.email]).toEqual([200, TODAY]);
    expect(await isIn(theirs)).toBe(false);
    for (const table of [passkeys, totps, recoveryCodes, calendarFeeds])
      expect(await world.db.select().from(table)).toEqual([]);
    for (const email of [OWN, THIEF, TODAY]) {
      const { key } = await mutate('auth.login', { email, password: PASSWORD }, { env });
      expect([email, key]).toEqual([email, email === TODAY ? 'temporary_password_expired' : 'login_failed']);
    }
    for (const dead of [first, handed])
      expect((await mutate('auth.setPassword', { token: dead, password: NEW_PASSWORD }, { env })).status).toBe(404);
    // The thief hears that it moved, without a way back, and no more after that.
    const told = to(THIEF).at(-1);
    expect([told?.subject, backOf(THIEF)]).toEqual(['El correo de tu cuenta cambió', '']);
    const [before, now] = [to(THIEF).length, to(TODAY).map(({ subject }) => subject)];
    expect(now).toEqual(['Confirma que este correo es tuyo']);
    await mutate('auth.askRecovery', { email: TODAY }, { env });
    const set = { token: backOf(TODAY), password: NEW_PASSWORD };
    expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
    expect((await mutate('auth.login', { email: TODAY, password: NEW_PASSWORD }, { env })).status).toBe(200);
    expect(to(THIEF)).toHaveLength(before);
    const log = await world.db.select().from(auditLog).where(eq(auditLog.actorId, toor.id));
    expect(log.map(({ action, reason }) => [action, reason]).toSorted()).toEqual(
      [
        ['account.rescued', WHY],
        ['account.updated', 'email'],
        ['calendar.revoked', null],
      ].toSorted(),
    );
    const events = await world.db.select().from(securityEvents).where(eq(securityEvents.userId, ana.id));
    expect(events.map(({ kind }) => kind)).toContain('account_rescued');
  });

  test('whose e-mail an administrator changed already keeps that one: the thief’s link back ends', async () => {
    const { ana, env, sent, rescue, to, backOf } = await stolen();
    const admin = await signedIn('admin');
    await mutate('accounts.update', { id: ana.id, email: TODAY }, { token: admin.token, env });
    const back = backOf(THIEF);
    expect(back).not.toBe('');
    sent.length = 0;
    expect((await rescue()).status).toBe(200);
    expect((await mutate('auth.setPassword', { token: back, password: NEW_PASSWORD }, { env })).key).toBe('link_used');
    expect(sent).toEqual([]);
    const update = { id: ana.id, password: 'balcon-amarillo-31' };
    await mutate('accounts.update', update, { token: admin.token, env });
    expect([to(THIEF).length, to(TODAY).length]).toEqual([0, 1]);
  });

  test('is rescued by toor alone, who shows a credential and says why; not one’s own, nor under somebody’s e-mail', async () => {
    const { ana, toor, rescue, isIn, theirs } = await stolen();
    const other = await aUser(world);
    const stale = await aSession(world, toor, { provenAt: NOW - 6 * MINUTE });
    expect((await rescue({}, (await signedIn('admin')).token)).key).toBe('forbidden');
    expect((await rescue({}, stale)).key).toBe('step_up_required');
    expect((await rescue({ reason: ' ' })).issues).toMatchObject([{ path: 'reason' }]);
    expect((await rescue({ email: other.email })).key).toBe('email_taken');
    expect((await rescue({ id: toor.id })).key).toBe('self_forbidden');
    expect((await rescue({ id: 'nadie' })).key).toBe('user_not_found');
    expect(await isIn(theirs)).toBe(true);
    expect(await world.db.select().from(passkeys).where(eq(passkeys.userId, ana.id))).toHaveLength(1);
  });

  test('of a clinic opens its records to nobody by that: a titular agrees, or the hours pass', async () => {
    const { ana, env, rescue, backOf } = await stolen('business');
    const clinic = await aClinic(world);
    await aMember(world, ana, clinic);
    const pet = await aPet(world, await aUser(world));
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
    vi.setSystemTime(NOW + MINUTE);
    await rescue();
    await mutate('auth.askRecovery', { email: TODAY }, { env });
    await mutate('auth.setPassword', { token: backOf(TODAY), password: NEW_PASSWORD }, { env });
    const token = await aSession(world, ana);
    expect((await query('clinic.patients', undefined, { token })).key).toBe('clinic_closed_to_link');
  });
});
