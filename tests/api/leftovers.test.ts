// Longer than 200 lines: all that a stolen session leaves behind, with one scene.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { RECENT_WAYS_DAYS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { passkeys, recoveryCodes } from '../../worker/db/schema/factors.ts';
import { clinicPatients, petGrants } from '../../worker/db/schema/patients.ts';
import { noticeChoices } from '../../worker/db/schema/post.ts';
import worker from '../../worker/index.ts';
import {
  aClinic,
  aGrant,
  aMember,
  anAppointment,
  anEntry,
  aPasswordLink,
  aPet,
  aSession,
  aUser,
  shownAgain,
} from '../support/builders.ts';
import { CHROME, FIREFOX, logInWith } from '../support/devices.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

// What somebody with a stolen session left behind, once its person sets a password anew.

const PASSWORD = 'sombrilla-roja';
const FRESH = 'paraguas-verde';
const DAY = 24 * 60 * 60 * 1000;
const LATE = NOW - 2 * DAY;
const LONG_AGO = NOW - (RECENT_WAYS_DAYS + 1) * DAY;

const scene = async (role: Role = 'user') => {
  const user = await aUser(world, { password: PASSWORD, role });
  const token = await aSession(world, user);
  const { sent, env } = aMailbox();
  const tick = () => worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
  const set = (link: string, has: object = {}) =>
    mutate('auth.setPassword', { token: link, password: FRESH, ...has }, { env });
  const mailed = async () => {
    await mutate('auth.askRecovery', { email: user.email }, { env });
    return sent.map((mail) => linkIn(mail, '/clave#')).findLast(Boolean) ?? '';
  };
  return { user, token, sent, env, tick, set, mailed, handed: () => aPasswordLink(world, user) };
};

/** The ways on which a person comes to another password. */
const WAYS = {
  'their own change': async ({ token, env }: Awaited<ReturnType<typeof scene>>) =>
    mutate('auth.changePassword', { current: PASSWORD, password: FRESH }, { token, env }),
  'a mail': async ({ set, mailed }: Awaited<ReturnType<typeof scene>>) => set(await mailed()),
  'a link of an administrator': async ({ set, handed }: Awaited<ReturnType<typeof scene>>) => set(await handed()),
  'an administrator': async ({ user, env }: Awaited<ReturnType<typeof scene>>) =>
    mutate(
      'accounts.update',
      { id: user.id, password: FRESH },
      { token: await aSession(world, await aUser(world, { role: 'toor' })), env },
    ),
};
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

describe('clinics that were let into a history', () => {
  const granted = async (user: { id: string }) => {
    const pet = await aPet(world, user, { name: 'Canela' });
    const [mine, theirs] = [await aClinic(world, { name: 'La de siempre' }), await aClinic(world, { name: 'Otra' })];
    await aGrant(world, pet, mine, LONG_AGO);
    await aGrant(world, pet, theirs, LATE);
    return async () =>
      (await world.db.select().from(petGrants))
        .filter(({ revokedAt }) => revokedAt === null)
        .map(({ clinicId }) => (clinicId === mine.id ? 'old' : 'late'));
  };

  test.each(ways)('lately are let out again by %s; of before they stay', async (way) => {
    const found = await scene();
    const left = await granted(found.user);
    const other = await aUser(world);
    const [theirs, elsewhere] = [await aPet(world, other), await aClinic(world)];
    await aGrant(world, theirs, elsewhere, LATE);
    expect((await WAYS[way](found)).status).toBe(200);
    // 'late': of the other person, whom it does not concern.
    expect(await left()).toEqual(['old', 'late']);
    const text = found.sent.find(({ subject }) => /contraseña/.test(subject) && !/nueva/.test(subject))?.text;
    expect(text).toContain('se retiró el permiso para leer la historia de tus mascotas que una clínica recibió');
  });

  test('are listed where the person changes it, and stay when asked', async () => {
    const { user, token } = await scene();
    const left = await granted(user);
    expect((await query('profile.openLinks', undefined, { token })).data.grants).toEqual([
      { petName: 'Canela', clinicName: 'Otra', isHere: false },
    ]);
    await mutate('auth.changePassword', { current: PASSWORD, password: FRESH, keepGrants: true }, { token });
    expect(await left()).toEqual(['old', 'late']);
  });
});

describe('a change of e-mail that waits', () => {
  test.each(ways)('is cancelled by %s', async (way) => {
    const found = await scene();
    const { user, token, env, sent } = found;
    await mutate('profile.changeEmail', { email: 'ladron@correo.test', current: PASSWORD }, { token, env });
    const link = sent.map((mail) => linkIn(mail, '/verificar#')).find(Boolean);
    expect((await mutate('auth.checkProof', { token: link }, { env })).status).toBe(200);
    expect((await WAYS[way](found)).status).toBe(200);
    expect((await mutate('auth.checkProof', { token: link }, { env })).status).toBe(404);
    const again = await aSession(world, user);
    expect((await mutate('auth.prove', { token: link }, { token: again, env })).status).toBe(404);
    const acts = JSON.stringify(
      (
        await query(
          'accounts.acts',
          { target: user.id },
          {
            token: await aSession(world, await aUser(world, { role: 'toor' })),
          },
        )
      ).data,
    );
    expect(acts).toContain('email.change_cancelled');
  });
});

describe('a code that hands an animal of the clinic over', () => {
  test.each(ways)('serves nobody after %s', async (way) => {
    const found = await scene('business');
    await aMember(world, found.user, await aClinic(world));
    const client = { name: 'Lía', phone: '3105550100', email: null, authorisation: 'Firmó en papel' };
    const pet = { name: 'Lila', species: 'gato', age: 2, weight: 4 };
    const { data: file } = await mutate('clients.register', { client, pet }, { token: found.token });
    const { data: issued } = await mutate('clients.issueCode', { petId: file.id }, { token: found.token });
    expect((await WAYS[way](found)).status).toBe(200);
    const thief = await aSession(world, await aUser(world));
    expect((await mutate('claims.redeem', { code: issued.code }, { token: thief })).status).toBe(404);
  });
});

describe('ways in beside the password', () => {
  const added = async ({ id: userId }: { id: string }) => {
    for (const [name, createdAt] of [
      ['old', LONG_AGO],
      ['late', LATE],
    ] as const) {
      const key = { publicKey: 'x', counter: 0, transports: [], isBackedUp: false };
      await world.db
        .insert(passkeys)
        .values({ ...key, userId, createdAt, name, id: `${name}-${userId}`, credentialId: `${name}-${userId}` });
    }
    await world.db.insert(recoveryCodes).values({ userId, codeHash: `c-${userId}`, createdAt: LATE });
    return async () => {
      const keys = await world.db.select().from(passkeys).where(eq(passkeys.userId, userId));
      const codes = await world.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      return [...keys.map(({ name }) => name).sort(), ...codes.map(() => 'codes')];
    };
  };
  const ALL = ['late', 'old', 'codes'];

  test.each(['mailed', 'handed'] as const)(
    'added lately are listed by a link that was %s, and go with it when asked',
    async (how) => {
      const found = await scene();
      const left = await added(found.user);
      const link = await found[how]();
      const recent = { passkeys: [LATE], totp: null, codes: true };
      expect((await mutate('auth.checkLink', { token: link }, { env: found.env })).data.recent).toEqual(recent);
      const { data } = await found.set(link, { dropRecent: true });
      expect([data.removed, data.kept]).toEqual([recent, { passkeys: [LONG_AGO], totp: null }]);
      expect(await left()).toEqual(['old']);
    },
  );

  test('stay where somebody says so, and of who looks after others', async () => {
    const found = await scene();
    const left = await added(found.user);
    expect((await found.set(await found.mailed(), { dropRecent: false })).data.removed).toBeNull();
    expect(await left()).toEqual(ALL);
    const toor = await scene('toor');
    const theirs = await added(toor.user);
    const link = await toor.mailed();
    expect((await mutate('auth.checkLink', { token: link }, { env: toor.env })).data.recent).toBeNull();
    expect((await toor.set(link, { dropRecent: true })).data.removed).toBeNull();
    expect(await theirs()).toEqual(ALL);
  });

  test('nothing is listed where there is nothing', async () => {
    const found = await scene();
    expect(
      (await mutate('auth.checkLink', { token: await found.mailed() }, { env: found.env })).data.recent,
    ).toBeNull();
  });
});

test('whom a stolen session let into the clinic is named in the mail about the new password', async () => {
  const found = await scene('business');
  const clinic = await aClinic(world);
  await aMember(world, found.user, clinic);
  const token = await aSession(world, found.user, shownAgain(world));
  const person = { name: 'Óscar Peña', email: 'oscar@correo.test', phone: null, memberRole: 'veterinario' };
  expect((await mutate('clinicSettings.addMember', person, { token })).status).toBe(200);
  expect((await found.set(await found.mailed())).status).toBe(200);
  const mail = found.sent.find(({ subject }) => subject === 'Tu contraseña cambió');
  expect(mail?.text).toContain('se le dio entrada desde tu cuenta a Óscar Peña (oscar@correo.test)');
});

describe('whom a stolen session gave a place in the clinic', () => {
  const placed = async (how: 'added' | 'raised', at = NOW) => {
    const found = await scene('business');
    const [clinic, colleague] = [
      await aClinic(world),
      await aUser(world, { role: 'business', email: 'otra@correo.test' }),
    ];
    await aMember(world, found.user, clinic);
    vi.setSystemTime(at);
    const proven = await aSession(world, found.user, shownAgain({ now: at }));
    if (how === 'raised') {
      await aMember(world, colleague, clinic, 'veterinario');
      const raise = { userId: colleague.id, memberRole: 'titular' };
      expect((await mutate('clinicSettings.setMemberRole', raise, { token: proven })).status).toBe(200);
    }
    const person = { name: 'Óscar', email: 'oscar@correo.test', phone: null, memberRole: 'titular' };
    const added = how === 'added' ? (await mutate('clinicSettings.addMember', person, { token: proven })).data : null;
    if (added) await mutate('auth.setPassword', { token: added.linkToken, password: FRESH });
    const theirs = async () => {
      const [one] = await world.db
        .select()
        .from(users)
        .where(eq(users.id, added?.userId ?? colleague.id));
      const at = { ...world, now: Date.now() };
      return aSession(at, one as NonNullable<typeof one>, shownAgain(at));
    };
    const remove = async () =>
      (await mutate('clinicSettings.removeMember', { userId: found.user.id }, { token: await theirs() })).key;
    const reads = async () => (await query('clinic.patients', undefined, { token: await theirs() })).key;
    return { ...found, id: added?.userId ?? colleague.id, reads, remove };
  };

  test.each(['added', 'raised'] as const)('waits for a yes once its titular recovers: %s', async (how) => {
    const { set, mailed, reads, remove, sent, tick, user, id } = await placed(how);
    expect(await reads()).toBe(null);
    expect((await set(await mailed())).status).toBe(200);
    expect([await reads(), await remove()]).toEqual(['clinic_closed_to_link', 'clinic_closed_to_link']);
    await tick();
    const subject = 'Una cuenta de tu clínica espera que digas si es de la clínica';
    const asked = sent.find((mail) => mail.to === user.email && mail.subject === subject);
    expect(asked?.text).toContain('ahora hubo que recuperar');
    const decide = { userId: id, agrees: true, refused: false };
    const mine = await aSession(world, user);
    expect((await query('entries.list', undefined, { token: mine })).data.rows).toMatchObject([
      { userId: id, askedByRole: 'business' },
    ]);
    expect((await mutate('entries.decide', decide, { token: mine })).status).toBe(200);
    expect(await reads()).toBe(null);
  });

  test('stays in where that was longer ago', async () => {
    const { set, mailed, reads } = await placed('raised', NOW - 8 * DAY);
    vi.setSystemTime(NOW);
    await set(await mailed());
    expect(await reads()).toBe(null);
  });

  test.each(['addMember', 'setMemberRole', 'removeMember', 'renewMemberLink'])(
    'is nobody by a login alone: %s asks for a credential that was shown again',
    async (what) => {
      const { user } = await scene('business');
      const [clinic, vet] = [await aClinic(world), await aUser(world, { role: 'business' })];
      await aMember(world, user, clinic);
      await aMember(world, vet, clinic, 'veterinario');
      const input = { userId: vet.id, memberRole: 'titular', name: 'Óscar', email: 'oscar@correo.test', phone: null };
      const call = (token: string) => mutate(`clinicSettings.${what}`, input, { token });
      expect((await call(await aSession(world, user))).key).toBe('step_up_required');
    },
  );
});

test('an animal of the clinic that a stolen session handed over is named in the mail about the new password', async () => {
  const found = await scene('business');
  await aMember(world, found.user, await aClinic(world));
  const client = { name: 'Lía', phone: '3105550100', email: null, authorisation: 'Firmó en papel' };
  const pet = { name: 'Lila', species: 'gato', age: 2, weight: 4 };
  const { data: file } = await mutate('clients.register', { client, pet }, { token: found.token });
  const { data: issued } = await mutate('clients.issueCode', { petId: file.id }, { token: found.token });
  const thief = await aSession(world, await aUser(world, { name: 'Rufo Paz' }));
  expect((await mutate('claims.redeem', { code: issued.code }, { token: thief })).status).toBe(200);
  await found.set(await found.mailed());
  const mail = found.sent.find(({ subject }) => subject === 'Tu contraseña cambió');
  expect(mail?.text).toContain('se entregó la ficha de Lila (a Rufo Paz)');
});

describe('whom a stolen session accepted in the clinic, of those whom the administration put there', () => {
  const accepted = async (decidedAt: number, by?: { id: string }) => {
    const found = await scene('business');
    const [clinic, put] = [await aClinic(world), await aUser(world, { role: 'business' })];
    await aMember(world, found.user, clinic);
    await aMember(world, put, clinic, 'veterinario');
    await anEntry(world, put, clinic, {
      cause: 'joined',
      askedAt: decidedAt - DAY,
      opensAt: decidedAt,
      decision: 'agreed',
      decidedBy: (by ?? found.user).id,
      decidedAt,
    });
    const reads = async () => (await query('clinic.patients', undefined, { token: await aSession(world, put) })).key;
    return { ...found, reads };
  };

  test.each(['mailed', 'handed'] as const)(
    'waits for a yes again once a password is set by a link that was %s; its titulares are asked',
    async (how) => {
      const { set, reads, sent, tick, user, ...links } = await accepted(LATE);
      expect(await reads()).toBe(null);
      expect((await set(await links[how]())).status).toBe(200);
      expect(await reads()).toBe('clinic_closed_to_link');
      await tick();
      const asked = sent.filter(({ subject }) => subject === 'Una cuenta de tu clínica entró por la administración');
      expect(asked.map(({ to }) => to)).toEqual([user.email]);
    },
  );

  test('waits again by the press of a notice', async () => {
    const { reads, env, user, sent } = await accepted(LATE);
    await logInWith(user.email, CHROME, env);
    await logInWith(user.email, FIREFOX, env);
    const mail = sent.find(({ text }) => text.includes('/no-fui-yo/'));
    await send('POST', `/no-fui-yo/${mail ? linkIn(mail, '/no-fui-yo/') : ''}`, { env });
    expect(await reads()).toBe('clinic_closed_to_link');
  });

  test('stays in where that was longer ago, or another titular said yes', async () => {
    const before = await accepted(NOW - 8 * DAY);
    await before.set(await before.mailed());
    expect(await before.reads()).toBe(null);
    const other = await accepted(LATE, await aUser(world, { role: 'business' }));
    await other.set(await other.mailed());
    expect(await other.reads()).toBe(null);
  });
});

describe('notices that a stolen session switched off', () => {
  const scene2 = async (changedAt: number) => {
    const found = await scene();
    vi.setSystemTime(changedAt);
    const off = { kind: 'visit_confirmed', way: 'email', wanted: false };
    const at = { ...world, now: changedAt };
    const token = await aSession(at, found.user);
    expect((await mutate('post.choose', off, { token })).status).toBe(200);
    vi.setSystemTime(NOW);
    const isOff = async () => (await world.db.select().from(noticeChoices)).some(({ wanted }) => !wanted);
    return { ...found, isOff };
  };

  test.each(['mailed', 'handed'] as const)('come again once a password is set by a link that was %s', async (how) => {
    const { set, isOff, ...links } = await scene2(LATE);
    expect(await isOff()).toBe(true);
    expect((await set(await links[how]())).status).toBe(200);
    expect(await isOff()).toBe(false);
  });

  test('stay off where that was longer ago, or its person changes the password', async () => {
    const before = await scene2(NOW - 8 * DAY);
    await before.set(await before.mailed());
    expect(await before.isOff()).toBe(true);
    await world.db.delete(noticeChoices);
    const own = await scene2(LATE);
    expect((await WAYS['their own change'](own)).status).toBe(200);
    expect(await own.isOff()).toBe(true);
  });
});

test('visits that a stolen session asked for are named in the mail about the new password; cancelled, the file closes', async () => {
  const { user, sent, env, set, mailed } = await scene();
  const [pet, clinic, vet] = [
    await aPet(world, user, { name: 'Canela' }),
    await aClinic(world, { name: 'Otra' }),
    await aUser(world, { role: 'business' }),
  ];
  await aMember(world, vet, clinic);
  const theirs = await aSession(world, vet);
  const asked = (has: object) => anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', ...has });
  const visit = await asked({ status: 'pending', createdAt: LATE });
  await asked({ status: 'pending', createdAt: LONG_AGO, startsAt: '2026-11-30T10:00' });
  const step = { id: visit.id, version: 1, act: 'confirm' };
  expect((await mutate('visits.setStatus', step, { token: theirs })).key).toBe(null);
  const isOpen = async () =>
    (await world.db.select().from(clinicPatients).where(eq(clinicPatients.petId, pet.id)))[0]?.isOpen;
  expect((await set(await mailed())).status).toBe(200);
  const text = sent.find(({ subject }) => subject === 'Tu contraseña cambió')?.text ?? '';
  expect(text).toContain('Canela en Otra, el viernes 27 de noviembre a las 10:00');
  expect(text).not.toContain('30 de noviembre');
  expect(await isOpen()).toBe(true);
  const mine = await aSession(world, user);
  const cancel = { id: visit.id, version: 2, reason: 'No la pedí' };
  expect((await mutate('appointments.cancel', cancel, { token: mine, env })).key).toBe(null);
  expect(await isOpen()).toBe(false);
});
