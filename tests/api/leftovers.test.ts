import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { RECENT_WAYS_DAYS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { passkeys, recoveryCodes } from '../../worker/db/schema/factors.ts';
import { petGrants } from '../../worker/db/schema/patients.ts';
import { aClinic, aGrant, aMember, aPasswordLink, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

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
  const set = (link: string, has: object = {}) =>
    mutate('auth.setPassword', { token: link, password: FRESH, ...has }, { env });
  const mailed = async () => {
    await mutate('auth.askRecovery', { email: user.email }, { env });
    return sent.map((mail) => linkIn(mail, '/clave#')).findLast(Boolean) ?? '';
  };
  return { user, token, sent, env, set, mailed, handed: () => aPasswordLink(world, user) };
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
  const person = { name: 'Óscar Peña', email: 'oscar@correo.test', phone: null, memberRole: 'veterinario' };
  expect((await mutate('clinicSettings.addMember', person, { token: found.token })).status).toBe(200);
  expect((await found.set(await found.mailed())).status).toBe(200);
  const mail = found.sent.find(({ subject }) => subject === 'Tu contraseña cambió');
  expect(mail?.text).toContain('se le dio entrada desde tu cuenta a Óscar Peña (oscar@correo.test)');
});
