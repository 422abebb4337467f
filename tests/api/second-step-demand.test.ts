import { describe, expect, test, vi } from 'vitest';
import { SECOND_STEP_DAYS, STEP_UP_MS } from '../../src/shared/limits.ts';
import { addDays, instantOf } from '../../src/shared/time.ts';
import { sessions } from '../../worker/db/schema/accounts.ts';
import { passkeys, recoveryCodes, totps } from '../../worker/db/schema/factors.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appRouter } from '../../worker/router.ts';
import { aSession, aUser } from '../support/builders.ts';
import { codeAt, finish, logIn, PASSWORD, somebody, withPasskey, withTotp } from '../support/factors.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, send, TODAY, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const demand = (token: string, from: string | null = TODAY) => mutate('settings.setSecondStep', { from }, { token });
const dutyOf = async (token: string) => (await query('auth.session', undefined, { token })).data.duties.needsSecondStep;
/** Ten days on; sessions of who runs the service live seven, so they begin anew. */
const later = () => vi.setSystemTime(NOW + 10 * DAY);
const sessionNow = (user: { id: string; role: 'admin' | 'toor' | 'user' | 'business' }) =>
  aSession({ ...world, now: NOW + 10 * DAY }, user, {
    openedAt: NOW + 10 * DAY - 60_000,
    provenAt: NOW + 10 * DAY,
  });

describe('a deployment that demands a second step', () => {
  test('does not from the start; then gives admin and toor seven days, and nobody else anything to do', async () => {
    const toor = await somebody({ role: 'toor', createdAt: NOW - 100 * DAY });
    const admin = await somebody({ role: 'admin', createdAt: NOW - 100 * DAY });
    const owner = await somebody({ createdAt: NOW - 100 * DAY });
    expect(await dutyOf(toor.token)).toBeNull();
    const from = addDays(TODAY, 1);
    expect((await demand(toor.token, from)).data.secondStepFrom).toBe(from);
    const until = new Date(instantOf(`${addDays(from, SECOND_STEP_DAYS)}T00:00`)).toISOString();
    for (const { token } of [toor, admin]) expect(await dutyOf(token)).toEqual({ until });
    expect(await dutyOf(owner.token)).toBeNull();
    expect((await query('accounts.list', undefined, { token: admin.token })).status).toBe(200);
    expect((await demand(toor.token, null)).data.secondStepFrom).toBeNull();
    expect(await dutyOf(admin.token)).toBeNull();
    const acts = (await world.db.select().from(auditLog)).map(({ action, reason }) => [action, reason]);
    expect(acts).toContainEqual(['second_step.demanded', from]);
    expect(acts).toContainEqual(['second_step.released', null]);
  });

  test('counts no day that is past, and asks who it is first', async () => {
    const toor = await somebody({ role: 'toor' });
    const past = await demand(toor.token, addDays(TODAY, -1));
    expect([past.key, past.issues[0]?.path]).toEqual(['invalid', 'from']);
    const stale = await aSession(world, toor.user, { openedAt: NOW - STEP_UP_MS });
    expect((await demand(stale)).key).toBe('step_up_required');
  });

  test('afterwards lets in only what puts one: every other call is refused, REST too', async () => {
    const admin = await somebody({ role: 'admin', createdAt: NOW - 100 * DAY });
    await demand((await somebody({ role: 'toor' })).token);
    later();
    const token = await sessionNow(admin.user);
    // A link of a household is looked at by whoever holds it.
    const OPEN = /^(auth|household\.look|post\.state|profile\.(erase|changeEmail)|factors\.(?!removeFor))/;
    const names = Object.entries(
      appRouter._def.procedures as unknown as Record<string, { _def: { type: 'query' | 'mutation' } }>,
    ).filter(([name]) => !OPEN.test(name));
    expect(names.length).toBeGreaterThan(100);
    for (const [name, { _def }] of names) {
      const { key } = await (_def.type === 'query' ? query : mutate)(name, {}, { token });
      expect([name, key]).toEqual([name, 'second_step_needed']);
    }
    // It reads its session itself.
    const change = { email: 'otro@correo.test', current: PASSWORD };
    expect((await mutate('profile.changeEmail', change, { token })).key).toBe('second_step_needed');
    const rest = await send('GET', '/admin/users', { token });
    expect([rest.status, rest.body.code]).toEqual([403, 'second_step_needed']);
    expect((await query('factors.list', undefined, { token })).status).toBe(200);
    vi.setSystemTime(NOW + 10 * DAY);
    const begun = await mutate('factors.startTotp', undefined, { token });
    const code = codeAt(begun.data.secret, (10 * DAY) / 1000);
    expect((await mutate('factors.confirmTotp', { sealed: begun.data.sealed, code }, { token })).status).toBe(200);
    expect((await query('accounts.list', undefined, { token })).status).toBe(200);
  });

  test('gives a new administrator seven days of their own', async () => {
    await demand((await somebody({ role: 'toor' })).token);
    later();
    const fresh = await aUser(world, { role: 'admin', createdAt: NOW + 10 * DAY });
    const token = await sessionNow(fresh);
    expect((await query('accounts.list', undefined, { token })).status).toBe(200);
    expect(await dutyOf(token)).toEqual({
      until: new Date(NOW + (10 + SECOND_STEP_DAYS) * DAY).toISOString(),
    });
  });
});

describe('a second step that was lost', () => {
  test('toor takes it away with a reason: all of it goes, sessions end, the person is told and enters by password', async () => {
    const toor = await somebody({ role: 'toor' });
    const { user, token } = await somebody();
    await withTotp(token);
    await withPasskey(token);
    const waiting = (await logIn(user.email)).data.secondStep;
    const { sent, env } = aMailbox();
    const input = { id: user.id, reason: 'Perdió el teléfono' };
    expect((await mutate('factors.removeFor', input, { token: toor.token, env })).status).toBe(200);
    for (const table of [passkeys, totps, recoveryCodes]) expect(await world.db.select().from(table)).toEqual([]);
    expect(sent).toMatchObject([{ to: user.email, subject: 'Quitaron el segundo paso de tu cuenta' }]);
    expect(await world.db.select().from(sessions)).toMatchObject([{ userId: toor.user.id }]);
    expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({
      action: 'second_step.removed',
      actorId: toor.user.id,
      targetId: user.id,
      reason: 'Perdió el teléfono',
    });
    expect((await finish(waiting.ticket, { code: '000000' })).key).toBe('ticket_dead');
    expect((await logIn(user.email)).data.token).toBeTruthy();
    expect((await mutate('factors.removeFor', input, { token: toor.token })).key).toBe('no_second_step');
  });

  test('not one’s own, not a stranger’s, and not without showing who it is', async () => {
    const { user, token } = await somebody({ role: 'toor' });
    const remove = (id: string, by = token) => mutate('factors.removeFor', { id, reason: 'x' }, { token: by });
    expect((await remove(user.id)).key).toBe('self_forbidden');
    expect((await remove('nadie')).key).toBe('user_not_found');
    const stale = await aSession(world, user, { openedAt: NOW - STEP_UP_MS });
    expect((await remove('nadie', stale)).key).toBe('step_up_required');
    const admin = await somebody({ role: 'admin' });
    expect((await remove(user.id, admin.token)).key).toBe('forbidden');
  });
});
