import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { consents, users } from '../../worker/db/schema/accounts.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aSetting, aUser } from '../support/builders.ts';
import { mutate, NOW, world } from '../support/world.ts';

const ANA = {
  email: 'ana.gomez@correo.test',
  password: 'sombrilla-roja',
  name: 'Ana Gómez',
  phone: '310 555 1234',
  address: 'Cra 7',
};
const register = (has: object = {}) => mutate('auth.register', { ...ANA, ...has });

describe('registering', () => {
  test('makes an owner, whatever role is asked for, and leaves a trace', async () => {
    const { status, data } = await register({ role: 'toor', isActive: false });
    expect([status, data.user.role, data.user.isActive]).toEqual([200, 'user', true]);
    const [row] = await world.db.select().from(users);
    expect(row).toMatchObject({ searchKey: 'ana gomez ana.gomez@correo.test 3105551234', passwordSetBy: null });
    expect(row?.passwordHash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const [trace] = await world.db.select().from(auditLog);
    expect(trace).toMatchObject({
      at: NOW,
      actorId: data.user.id,
      action: 'account.registered',
      targetId: data.user.id,
    });
  });

  test('an e-mail has one account', async () => {
    await aUser(world, { email: ANA.email });
    const { status, key, message } = await register({ email: ' ANA.Gomez@Correo.test' });
    expect([status, key, message]).toEqual([409, 'email_taken', 'Ya existe una cuenta con ese correo.']);
  });

  test('two at once: one account, one refusal', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ key }) => key).sort()).toEqual(['email_taken', null]);
    expect(await world.db.select().from(users)).toHaveLength(1);
    expect(await world.db.select().from(auditLog)).toHaveLength(1);
  });

  test.each([
    '12345678',
    'Colombia2026!',
    'Contraseña1',
    'millonarios',
    'aaaaaaaa',
    'abababab',
    '987654321',
    'ana.gomez.2026',
    'GomezAna99',
  ])('the password %s is refused', async (password) => {
    const { status, issues } = await register({ password });
    expect([status, issues.map(({ path }) => path)]).toEqual([400, ['password']]);
    expect(await world.db.select().from(users)).toEqual([]);
  });

  test('a password has 8 to 128 characters, whichever they are', async () => {
    const phrase = Array.from({ length: 40 }, (_, n) => (n * 7919 + 104_729).toString(36)).join(' ');
    const asked = async (length: number) => {
      const email = `largo${length}@correo.test`;
      const { status, issues } = await register({ email, password: phrase.slice(-length) });
      return [length, status, (issues ?? []).map(({ path }: { path: string }) => path)];
    };
    for (const length of [7, 129]) expect(await asked(length)).toEqual([length, 400, ['password']]);
    for (const length of [8, 64, 128]) expect(await asked(length)).toEqual([length, 200, []]);
  });

  test('all five fields are required', async () => {
    const { issues } = await mutate('auth.register', {});
    expect(issues.map(({ path }) => path)).toEqual(['email', 'password', 'name', 'phone', 'address']);
  });

  test.each([
    ['the version in force', POLICY_VERSION, POLICY_VERSION, NOW],
    ['another version', 'de-otro-día', null, null],
    ['none, as the old client', undefined, null, null],
  ])('consent to %s', async (_, acceptedPolicy, consentVersion, consentAt) => {
    expect((await register({ acceptedPolicy })).status).toBe(200);
    const [row] = await world.db.select().from(users);
    expect(row).toMatchObject({ consentVersion, consentAt });
    const proofs = await world.db.select().from(consents);
    expect(proofs.map(({ userId, version, via }) => [userId, version, via])).toEqual(
      consentVersion ? [[row?.id, consentVersion, 'register']] : [],
    );
  });

  test('is refused while toor keeps it closed', async () => {
    await aSetting(world, 'registration', 'closed');
    expect((await register()).key).toBe('registration_closed');
  });

  test('is throttled: it tells whether an e-mail has an account', async () => {
    await aUser(world, { email: ANA.email });
    for (let n = 0; n < 20; n += 1) expect((await register()).key).toBe('email_taken');
    const { status, key } = await register();
    expect([status, key]).toEqual([429, 'too_many']);
  });
});
