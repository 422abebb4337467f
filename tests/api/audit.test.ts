// Longer than 200 lines: each act of administration once, with what it leaves in the log, and each refusal by both ways.
import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../src/shared/roles.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, aSession, aUser } from '../support/builders.ts';
import { everyCall } from '../support/every-call.ts';
import { mutate, query, send, signedIn, takeComplaints, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const NEW = { email: 'luz@correo.test', password: PASSWORD, name: 'Luz Peña' };

const log = () => world.db.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.id));
/** The acts that a call left, whatever it answered. */
const left = async (call: () => Promise<unknown>): Promise<string[]> => {
  const before = new Set((await log()).map(({ id }) => id));
  await call();
  return (await log()).filter(({ id }) => !before.has(id)).map(({ action }) => action);
};
const sessionOf = async (userId: string): Promise<string> => {
  const open = await world.db.select().from(sessions);
  return open.find((session) => session.userId === userId)?.publicId ?? '';
};

type Place = { token: string; owner: { id: string }; vet: { id: string }; clinic: { id: string } };
type Act = readonly [name: string, call: (place: Place) => Promise<unknown>, acts: readonly string[]];

/** Acts of whoever looks after accounts, with the rows that each leaves. */
const ACTS: readonly Act[] = [
  ['create', ({ token }) => mutate('accounts.create', NEW, { token }), ['account.created']],
  [
    'create a clinic',
    ({ token }) => mutate('accounts.create', { ...NEW, role: 'business' }, { token }),
    ['account.created'],
  ],
  ['create by REST', ({ token }) => send('POST', '/admin/users', { token, body: NEW }), ['account.created']],
  [
    'edit',
    ({ token, owner }) => mutate('accounts.update', { id: owner.id, name: 'Sol' }, { token }),
    ['account.updated'],
  ],
  [
    'edit by REST, blank password',
    ({ token, owner }) => send('PUT', `/admin/users/${owner.id}`, { token, body: { name: 'Sol', password: '' } }),
    ['account.updated'],
  ],
  ['edit nothing', ({ token, owner }) => mutate('accounts.update', { id: owner.id }, { token }), []],
  [
    'password',
    ({ token, owner }) => mutate('accounts.update', { id: owner.id, password: PASSWORD }, { token }),
    ['password.set'],
  ],
  [
    'role',
    ({ token, owner }) => mutate('accounts.update', { id: owner.id, role: 'business' }, { token }),
    ['account.role_changed'],
  ],
  [
    'deactivate',
    ({ token, owner }) => mutate('accounts.setActive', { id: owner.id, active: false }, { token }),
    ['account.deactivated'],
  ],
  [
    'activate who is active',
    ({ token, owner }) => mutate('accounts.setActive', { id: owner.id, active: true }, { token }),
    [],
  ],
  [
    'toggle by REST',
    ({ token, owner }) => send('PATCH', `/admin/users/${owner.id}/toggle-status`, { token }),
    ['account.deactivated'],
  ],
  [
    'close sessions',
    ({ token, owner }) => mutate('accounts.revokeSessions', { id: owner.id }, { token }),
    ['sessions.revoked'],
  ],
  [
    'close sessions by REST',
    ({ token, owner }) => send('POST', `/auth/revoke-sessions/${owner.id}`, { token }),
    ['sessions.revoked'],
  ],
  [
    'close sessions of who has none',
    ({ token, vet }) => mutate('accounts.revokeSessions', { id: vet.id }, { token }),
    [],
  ],
  [
    'close one session',
    async ({ token, owner }) =>
      mutate('accounts.endSession', { id: owner.id, sessionId: await sessionOf(owner.id) }, { token }),
    ['session.ended'],
  ],
  ['link', ({ token, owner }) => mutate('accounts.issueLink', { id: owner.id }, { token }), ['password_link.issued']],
  [
    'leave the clinic',
    ({ token, vet }) => mutate('accounts.leaveClinic', { id: vet.id }, { token }),
    ['member.removed'],
  ],
  [
    'delete',
    ({ token, owner }) => mutate('accounts.remove', { id: owner.id, reason: 'Lo pidió' }, { token }),
    ['account.deleted'],
  ],
  ['delete by REST', ({ token, owner }) => send('DELETE', `/admin/users/${owner.id}`, { token }), ['account.deleted']],
  ['delete nobody', ({ token }) => send('DELETE', '/admin/users/nadie', { token }), []],
];

/** Acts on the whole service. */
const CHOICES: readonly Act[] = [
  [
    'close the registration',
    ({ token }) => mutate('settings.setRegistration', { registration: 'closed' }, { token }),
    ['registration.closed'],
  ],
  [
    'default clinic',
    ({ token, clinic }) => mutate('settings.setDefaultClinic', { clinicId: clinic.id }, { token }),
    ['default_clinic.chosen'],
  ],
  [
    'notice',
    ({ token }) => mutate('settings.setBanner', { banner: { text: 'Hola', tone: 'info', until: null } }, { token }),
    ['banner.published'],
  ],
  [
    'session lives',
    ({ token }) =>
      mutate('settings.setSessionLives', { ...SESSION_LIVES, user: { idleHours: 24, absoluteHours: 48 } }, { token }),
    ['session_lives.changed'],
  ],
];

const place = async (role: 'admin' | 'toor'): Promise<Place> => {
  const { token } = await signedIn(role);
  const owner = await aUser(world, { email: 'ana@correo.test' });
  await aSession(world, owner);
  const clinic = await aClinic(world);
  const [vet, titular] = [await aUser(world, { role: 'business' }), await aUser(world, { role: 'business' })];
  await aMember(world, titular, clinic);
  await aMember(world, vet, clinic, 'veterinario');
  return { token, owner, vet, clinic };
};

describe('the audit log has exactly one row per act', () => {
  for (const role of ['toor', 'admin'] as const)
    test.each(ACTS)(`of ${role}: %s`, async (_name, call, acts) => {
      const here = await place(role);
      expect(await left(() => call(here))).toEqual(acts);
    });
  test.each(CHOICES)('of toor: %s', async (_name, call, acts) => {
    const here = await place('toor');
    expect(await left(() => call(here))).toEqual(acts);
    expect(await left(() => call(here))).toEqual([]);
  });

  test('the same submission twice is one act', async () => {
    const { token } = await place('toor');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const twice = () => Promise.all([1, 2].map(() => mutate('accounts.create', NEW, { token, headers })));
    expect(await left(twice)).toEqual(['account.created']);
  });

  test('no call changes a row of it or takes one away', async () => {
    const rows = new Map<string, string>();
    for (const [call, name, input, token] of await everyCall()) {
      await call(name, input ?? undefined, { token });
      const now = new Map((await log()).map((row) => [row.id, JSON.stringify(row)]));
      for (const [id, row] of rows) expect([name, now.get(id)]).toEqual([name, row]);
      for (const [id, row] of now) rows.set(id, row);
    }
    expect(rows.size).toBeGreaterThan(30);
    takeComplaints();
  });
});

type Refused = readonly [
  name: string,
  procedure: string,
  input: object,
  rest: readonly [string, string, object?] | null,
];

/** What nobody does to themselves, and admin to no admin or toor: the call of the screen, and that of REST where there is one. */
const refusedOf = (id: string): readonly Refused[] => [
  ['deactivate', 'accounts.setActive', { id, active: false }, ['PATCH', `/admin/users/${id}/toggle-status`]],
  ['toggle', 'accounts.toggle', { id }, ['PATCH', `/api/admin/users/${id}/toggle-status`]],
  ['delete', 'accounts.remove', { id }, ['DELETE', `/admin/users/${id}`]],
  ['demote', 'accounts.update', { id, role: 'user' }, ['PUT', `/admin/users/${id}`, { role: 'user' }]],
  ['password', 'accounts.update', { id, password: PASSWORD }, ['PUT', `/admin/users/${id}`, { password: PASSWORD }]],
  ['link', 'accounts.issueLink', { id }, null],
];
const onlyOthers = (id: string, sessionId: string): readonly Refused[] => [
  ...refusedOf(id),
  ['edit', 'accounts.update', { id, name: 'Otra' }, ['PUT', `/admin/users/${id}`, { name: 'Otra' }]],
  ['close sessions', 'accounts.revokeSessions', { id }, ['POST', `/auth/revoke-sessions/${id}`]],
  ['close one session', 'accounts.endSession', { id, sessionId }, null],
];

describe('what is refused, by the screen’s call and by REST', () => {
  const tried = async (refused: readonly Refused[], token: string) => {
    const told: [string, unknown, unknown][] = [];
    for (const [name, procedure, input, rest] of refused) {
      const { key } = await mutate(procedure, input, { token });
      const answer = rest && (await send(rest[0], rest[1], { token, ...(rest[2] && { body: rest[2] }) }));
      told.push([name, key, answer ? answer.body.code : key]);
    }
    return told;
  };
  const all = (refused: readonly Refused[], key: string) => refused.map(([name]) => [name, key, key]);

  test.each(['toor', 'admin'] as const)('%s to the own account', async (role) => {
    const { user, token } = await signedIn(role);
    await aUser(world, { role: 'toor' });
    const before = await world.db.select().from(users);
    const refused = refusedOf(user.id);
    expect(await left(async () => expect(await tried(refused, token)).toEqual(all(refused, 'self_forbidden')))).toEqual(
      [],
    );
    expect(await world.db.select().from(users)).toEqual(before);
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
  });

  test.each(['toor', 'admin'] as const satisfies Role[])('admin to a %s', async (role) => {
    const { token } = await signedIn('admin');
    const other = await signedIn(role);
    const before = await world.db.select().from(users);
    const refused = onlyOthers(other.user.id, await sessionOf(other.user.id));
    expect(await left(async () => expect(await tried(refused, token)).toEqual(all(refused, 'forbidden')))).toEqual([]);
    expect(await world.db.select().from(users)).toEqual(before);
    expect((await query('auth.session', undefined, { token: other.token })).status).toBe(200);
  });

  test.each(['toor', 'admin'] as const)('admin gives nobody the role %s', async (role) => {
    const { token } = await signedIn('admin');
    const { id } = await aUser(world);
    const refused: Refused[] = [
      ['create', 'accounts.create', { ...NEW, role }, ['POST', '/admin/users', { ...NEW, role }]],
      ['promote', 'accounts.update', { id, role }, ['PUT', `/admin/users/${id}`, { role }]],
    ];
    expect(await left(async () => expect(await tried(refused, token)).toEqual(all(refused, 'forbidden')))).toEqual([]);
    expect(await world.db.select().from(users)).toHaveLength(2);
  });
});
