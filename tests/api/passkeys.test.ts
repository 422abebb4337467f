// Longer than 200 lines: everything that a passkey must prove, and every way in which it may not, on one stage.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_PASSKEYS, RECOVERY_CODES, STEP_UP_MS } from '../../src/shared/limits.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { factorTickets, passkeys, recoveryCodes } from '../../worker/db/schema/factors.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { anAuthenticator } from '../support/authenticator.ts';
import { aSession } from '../support/builders.ts';
import { finish, logIn, PASSWORD, somebody, withPasskey, withTotp } from '../support/factors.ts';
import { aMailbox } from '../support/mail.ts';
import { meetingDatabase } from '../support/watched.ts';
import { mutate, NOW, ORIGIN, query, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const open = () => world.db.select().from(sessions);
const ask = async (network = '190.0.0.1') =>
  (await mutate('auth.askPasskey', undefined, { headers: { 'cf-connecting-ip': network } })).data;
const enter = (passkey: object, sent: Parameters<typeof mutate>[2] = {}) =>
  mutate('auth.passkeyLogin', { passkey }, { headers: { 'cf-connecting-ip': '190.0.0.1' }, ...sent });
type Device = Awaited<ReturnType<typeof anAuthenticator>>;

describe('adding a passkey', () => {
  test('keeps what checks it, tells the person, and brings recovery codes the first time only', async () => {
    const { user, token } = await somebody();
    const { sent, env } = aMailbox();
    const { device, codes, status } = await withPasskey(token, { env });
    expect([status, codes.length]).toEqual([200, RECOVERY_CODES]);
    const [row] = await world.db.select().from(passkeys);
    expect(row).toMatchObject({
      userId: user.id,
      credentialId: device.id,
      counter: 1,
      transports: ['internal'],
      name: 'Mi celular',
      isBackedUp: false,
      createdAt: NOW,
      lastUsedAt: null,
    });
    expect(sent.map(({ subject }) => subject)).toEqual(['Agregaste una llave de acceso']);
    expect((await withPasskey(token)).codes).toEqual([]);
    expect(await world.db.select().from(recoveryCodes)).toHaveLength(RECOVERY_CODES);
    const { data } = await query('factors.list', undefined, { token });
    expect(data.passkeys).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain(device.id);
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'passkey.added'))).toHaveLength(2);
  });

  test.each([
    ['another origin', { origin: 'https://patas.test.malo.co' }],
    ['a page of the same host in the clear', { origin: 'http://patas.test' }],
    ['another relying party', { rpId: 'malo.co' }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['nobody recognised by the device', { verified: false }],
  ])('is refused with %s', async (_what, twist) => {
    const { token } = await somebody();
    const device = await anAuthenticator(ORIGIN);
    const { data } = await mutate('factors.askPasskey', undefined, { token });
    const refused = await mutate(
      'factors.addPasskey',
      { name: 'x', passkey: await device.make(data, twist) },
      { token },
    );
    expect([refused.status, refused.key]).toEqual([409, 'passkey_refused']);
    expect(await world.db.select().from(passkeys)).toEqual([]);
    expect(await world.db.select().from(recoveryCodes)).toEqual([]);
  });

  test('is refused in another session, after five minutes, and the second time', async () => {
    const { user, token } = await somebody();
    const other = await somebody();
    const device = await anAuthenticator(ORIGIN);
    const { data } = await mutate('factors.askPasskey', undefined, { token });
    const made = { name: 'x', passkey: await device.make(data) };
    expect((await mutate('factors.addPasskey', made, { token: other.token })).key).toBe('passkey_refused');
    vi.setSystemTime(NOW + 5 * MINUTE);
    expect((await mutate('factors.addPasskey', made, { token })).key).toBe('passkey_refused');
    vi.setSystemTime(NOW);
    expect((await mutate('factors.addPasskey', made, { token })).status).toBe(200);
    expect((await mutate('factors.addPasskey', made, { token })).key).toBe('passkey_stands');
    expect(await world.db.select().from(passkeys)).toMatchObject([{ userId: user.id }]);
  });

  test('a hundred tries with one challenge add one', async () => {
    const { token } = await somebody();
    const { data } = await mutate('factors.askPasskey', undefined, { token });
    const devices = await Promise.all(Array.from({ length: 100 }, () => anAuthenticator(ORIGIN)));
    const made = await Promise.all(devices.map((device) => device.make(data)));
    const answers = await Promise.all(
      made.map((passkey) => mutate('factors.addPasskey', { name: 'x', passkey }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.db.select().from(passkeys)).toHaveLength(1);
  });

  test('stops at its number', async () => {
    const { user, token } = await somebody();
    const row = { userId: user.id, publicKey: 'x', counter: 0, transports: [], name: 'x', isBackedUp: false };
    for (let n = 0; n < MAX_PASSKEYS; n += 1)
      await world.db.insert(passkeys).values({ ...row, id: `p${n}`, credentialId: `c${n}`, createdAt: NOW });
    expect((await mutate('factors.askPasskey', undefined, { token })).key).toBe('passkeys_full');
  });

  test('works at localhost where the site was started under a number, and nowhere without an address', async () => {
    const { token } = await somebody();
    const env = { SITE_URL: 'http://127.0.0.1:8787' };
    const { data } = await mutate('factors.askPasskey', undefined, { token, env });
    expect(data.rp.id).toBe('localhost');
    const device = await anAuthenticator('http://localhost:8787');
    const added = await mutate('factors.addPasskey', { name: 'x', passkey: await device.make(data) }, { token, env });
    expect(added.status).toBe(200);
    for (const SITE_URL of ['', 'http://patas.test', 'https://10.0.0.7'])
      expect((await mutate('factors.askPasskey', undefined, { token, env: { SITE_URL } })).key).toBe('no_passkeys');
  });
});

describe('entering with a passkey', () => {
  test('needs neither e-mail nor password, counts as both factors, and asks for no second step', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    await withTotp(token);
    await world.db.delete(sessions);
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'patas.test', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const { data } = await enter(await device.sign(options));
    expect(data).toMatchObject({ token: expect.any(String), user: { id: user.id } });
    expect(await open()).toMatchObject([{ userId: user.id, secondStep: 'passkey', provenAt: NOW }]);
    const [row] = await world.db.select().from(passkeys);
    expect(row).toMatchObject({ counter: 2, lastUsedAt: NOW });
    expect(await world.db.select().from(factorTickets)).toEqual([]);
  });

  const refusals: [string, (device: Device) => Promise<object>][] = [
    ['another origin', async (device) => device.sign(await ask(), { origin: 'https://malo.co' })],
    ['another relying party', async (device) => device.sign(await ask(), { rpId: 'malo.co' })],
    ['a challenge that was not ours', async (device) => device.sign(await ask(), { challenge: 'x'.repeat(43) })],
    ['nobody recognised by the device', async (device) => device.sign(await ask(), { verified: false })],
    ['a counter that stands still', async (device) => device.sign(await ask(), { counter: 1 })],
    ['a counter that went back to none', async (device) => device.sign(await ask(), { counter: 0 })],
    ['a key that nobody has', async () => (await anAuthenticator(ORIGIN)).sign(await ask())],
    [
      'another device’s signature under its name',
      async (device) => ({
        ...(await (await anAuthenticator(ORIGIN)).sign(await ask())),
        id: device.id,
        rawId: device.id,
      }),
    ],
  ];
  test.each(refusals)('is refused with %s, in the same words as all others', async (_what, sign) => {
    const { token } = await somebody();
    const { device } = await withPasskey(token);
    await world.db.delete(sessions);
    const { status, key, message } = await enter(await sign(device));
    expect([status, key, message]).toEqual([
      401,
      'passkey_failed',
      'No pudimos comprobar esa llave de acceso. Intenta otra vez, o entra con tu correo y tu contraseña.',
    ]);
    expect(await open()).toEqual([]);
  });

  test('a signature serves once, and for five minutes', async () => {
    const { token } = await somebody();
    const { device } = await withPasskey(token, { counts: false });
    const signed = await device.sign(await ask());
    expect((await enter(signed)).status).toBe(200);
    expect((await enter(signed)).key).toBe('passkey_failed');
    const late = await device.sign(await ask());
    vi.setSystemTime(NOW + 5 * MINUTE);
    expect((await enter(late)).key).toBe('passkey_failed');
  });

  test.each([true, false])('a hundred tries with one signature open one session (counting: %s)', async (counts) => {
    const { token } = await somebody();
    const { device } = await withPasskey(token, { counts });
    await world.db.delete(sessions);
    const signed = await device.sign(await ask());
    const env = { DB: meetingDatabase(100) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(signed, { env })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await open()).toHaveLength(1);
  });

  test('a copied key that counts is found out: the one that comes later has the older counter', async () => {
    const { token } = await somebody();
    const { device } = await withPasskey(token);
    expect((await enter(await device.sign(await ask(), { counter: 5 }))).status).toBe(200);
    expect((await enter(await device.sign(await ask(), { counter: 5 }))).key).toBe('passkey_failed');
    expect((await enter(await device.sign(await ask(), { counter: 6 }))).status).toBe(200);
  });

  test('a synced key that never counts goes on', async () => {
    const { token } = await somebody();
    const { device } = await withPasskey(token, { counts: false });
    for (let n = 0; n < 3; n += 1) expect((await enter(await device.sign(await ask()))).status).toBe(200);
    const [row] = await world.db.select().from(passkeys);
    expect(row).toMatchObject({ counter: 0, isBackedUp: true });
  });

  test('a challenge for something else does not open a session', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    await world.db.delete(sessions);
    const { secondStep } = (await logIn(user.email)).data;
    expect((await enter(await device.sign(secondStep.passkey))).key).toBe('passkey_failed');
    expect(await open()).toEqual([]);
  });

  test('from a new device is told without a word of the password, which nobody showed', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    const from = (name: string) => ({ 'cf-connecting-ip': '190.0.0.1', 'user-agent': name });
    const known = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await enter(await device.sign(await ask()), { headers: from(known) });
    const { sent, env } = aMailbox();
    const other = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await enter(await device.sign(await ask()), { headers: from(other), env });
    expect(sent.map(({ subject }) => subject)).toEqual(['Entraron a tu cuenta desde un dispositivo nuevo']);
    expect(sent[0]?.text).toContain('Alguien entró a tu cuenta');
    expect(sent[0]?.text).not.toContain('con tu contraseña');
    expect(sent[0]).toMatchObject({ to: user.email });
  });

  test('an inactive account stays closed to its passkey', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect((await enter(await device.sign(await ask()))).key).toBe('passkey_failed');
  });

  test('challenges are counted per network: nobody fills the table', async () => {
    for (let n = 0; n < 100; n += 1) await ask('190.9.9.9');
    const refused = await mutate('auth.askPasskey', undefined, { headers: { 'cf-connecting-ip': '190.9.9.9' } });
    expect(refused.key).toBe('too_many');
    expect(await world.db.select().from(factorTickets)).toHaveLength(100);
  });
});

describe('a passkey after the password', () => {
  test('finishes the login, also one without PIN', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    await world.db.delete(sessions);
    const { ticket, kinds, passkey } = (await logIn(user.email)).data.secondStep;
    expect(kinds).toEqual(['passkey', 'recovery_code']);
    expect(passkey).toMatchObject({
      challenge: ticket,
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    const done = await finish(ticket, { passkey: await device.sign(passkey, { verified: false }) });
    expect(done.data.user.id).toBe(user.id);
    expect(await open()).toMatchObject([{ secondStep: 'passkey' }]);
    expect((await finish(ticket, { passkey: await device.sign(passkey) })).key).toBe('ticket_dead');
  });

  test('of another account, or for another ticket, does not', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const mine = await withPasskey(one.token);
    const other = await withPasskey(two.token);
    const first = (await logIn(one.user.email)).data.secondStep;
    const second = (await logIn(one.user.email)).data.secondStep;
    const theirs = await other.device.sign(first.passkey);
    expect((await finish(first.ticket, { passkey: theirs })).key).toBe('passkey_failed');
    const signed = await mine.device.sign(second.passkey);
    expect((await finish(first.ticket, { passkey: signed })).key).toBe('passkey_failed');
    expect((await finish(second.ticket, { passkey: signed })).status).toBe(200);
  });
});

describe('one’s own passkeys', () => {
  const acts = [
    ['factors.askPasskey', undefined],
    ['factors.removePasskey', { id: 'x' }],
    ['factors.startTotp', undefined],
    ['factors.removeTotp', undefined],
    ['factors.renewCodes', undefined],
  ] as const;
  const refused = async (token: string) => {
    for (const [name, input] of acts)
      expect([name, (await mutate(name, input, { token })).key]).toEqual([name, 'step_up_required']);
  };

  test('are made and taken away only by who showed again who they are, and for five minutes', async () => {
    const { user } = await somebody();
    const token = await aSession(world, user, { openedAt: NOW - STEP_UP_MS });
    await refused(token);
    await refused(await aSession(world, user, { openedAt: NOW - 2 * STEP_UP_MS, provenAt: NOW - STEP_UP_MS }));
    await mutate('auth.stepUp', { password: PASSWORD }, { token });
    expect((await withPasskey(token)).status).toBe(200);
  });

  test('the token of a login seconds old makes none: whoever stole it has not shown the password', async () => {
    const { user } = await somebody();
    const { token } = (await logIn(user.email)).data;
    await refused(token);
    expect(await world.db.select().from(passkeys)).toEqual([]);
    vi.setSystemTime(NOW + 1000);
    await mutate('auth.stepUp', { password: PASSWORD }, { token });
    const { device, status } = await withPasskey(token);
    expect(status).toBe(200);
    expect((await withTotp(token)).status).toBe(200);
    expect((await mutate('factors.renewCodes', undefined, { token })).status).toBe(200);
    // A login by passkey is a login, too.
    const entered = (await enter(await device.sign(await ask()))).data;
    await refused(entered.token);
  });

  test('the session that replaces one at a change of password remembers its second step', async () => {
    const { user, token } = await somebody();
    await withPasskey(token);
    expect(await open()).toMatchObject([{ secondStep: 'passkey' }]);
    await mutate('auth.changePassword', { current: PASSWORD, password: 'balcon-amarillo' }, { token });
    expect(await open()).toMatchObject([{ userId: user.id, secondStep: 'passkey' }]);
  });

  test('have names, and nobody else’s can be touched', async () => {
    const [one, two] = [await somebody(), await somebody()];
    await withPasskey(one.token);
    const [row] = await world.db.select().from(passkeys);
    const id = row?.id ?? '';
    const rename = (token: string) => mutate('factors.renamePasskey', { id, name: 'La del trabajo' }, { token });
    expect((await rename(two.token)).key).toBe('passkey_not_found');
    expect((await rename(one.token)).status).toBe(200);
    expect((await query('factors.list', undefined, { token: one.token })).data.passkeys[0].name).toBe('La del trabajo');
    expect((await mutate('factors.removePasskey', { id }, { token: two.token })).key).toBe('passkey_not_found');
  });

  test('go away with a mail; with the last one the password alone opens again', async () => {
    const { user, token } = await somebody();
    const { device } = await withPasskey(token);
    const [row] = await world.db.select().from(passkeys);
    const { sent, env } = aMailbox();
    expect((await mutate('factors.removePasskey', { id: row?.id }, { token, env })).status).toBe(200);
    expect(sent.map(({ subject }) => subject)).toEqual(['Quitaste una llave de acceso']);
    expect(await world.db.select().from(recoveryCodes)).toEqual([]);
    expect((await enter(await device.sign(await ask()))).key).toBe('passkey_failed');
    expect((await logIn(user.email)).data.token).toBeTruthy();
  });
});
