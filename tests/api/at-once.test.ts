import { expect, test, vi } from 'vitest';
import { CODE_TRIES, MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import { keyOf, NETWORK_TRIES, TAKEN_CROWD, WINDOW_MS } from '../../worker/auth/throttle.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { factorTickets } from '../../worker/db/schema/factors.ts';
import { throttle } from '../../worker/db/schema/settings.ts';
import { admitModel } from '../../worker/features/consult/queries.ts';
import { aSession, aUser } from '../support/builders.ts';
import { aMailbox, codeIn } from '../support/mail.ts';
import { type Called, mutate, NOW, world } from '../support/world.ts';

// Every throttle with a hundred calls at once: as many are heard as one after the other, so that haste is no way round it. Codes of
// recovery, second steps, signatures of passkeys, the password asked again, people of a clinic, quotas and what a clinic is told are
// tried so in recovery, second-step, passkeys, step-up, passkey-step-up, members, quotas and gathered; whole networks in strangers.

const AT_ONCE = 100;
const PASSWORD = 'sombrilla-roja';
const from = (n: number) => ({ 'cf-connecting-ip': `190.0.${n >> 8}.${n & 255}` });

/** How many of a hundred calls at once got which answer. */
const answered = async (call: (n: number) => Promise<Called>) => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)));
  const counts: Record<string, number> = {};
  for (const { key } of answers) counts[key ?? 'done'] = (counts[key ?? 'done'] ?? 0) + 1;
  return counts;
};

test('logins of one account from one network: five', async () => {
  const { email } = await aUser(world, { password: PASSWORD });
  const guess = (n: number) => mutate('auth.login', { email, password: `mala-${n}` }, { headers: from(1) });
  expect(await answered(guess)).toEqual({ login_failed: 5, too_many: 95 });
});

test('logins of a hundred accounts from one network: as many as are left of two hundred', async () => {
  const key = await keyOf('login-network', '190.0.0.1');
  const before = NETWORK_TRIES - 40;
  await world.db.insert(throttle).values({ key, attempts: before, lastAt: NOW, resetsAt: NOW + WINDOW_MS });
  const guess = (n: number) =>
    mutate('auth.login', { email: `u${n}@correo.test`, password: 'm' }, { headers: from(1) });
  expect(await answered(guess)).toEqual({ login_failed: 40, too_many: 60 });
}, 60_000);

test('logins of one account from a hundred networks: ten, and its person goes on where they were let in before', async () => {
  const { email } = await aUser(world, { password: PASSWORD });
  const own = { headers: from(500) };
  expect((await mutate('auth.login', { email, password: PASSWORD }, own)).status).toBe(200);
  const guess = (n: number) => mutate('auth.login', { email, password: 'mala' }, { headers: from(n) });
  expect(await answered(guess)).toEqual({ login_failed: 10, too_many: 90 });
  expect((await mutate('auth.login', { email, password: PASSWORD }, own)).status).toBe(200);
});

test('registrations from one network: twenty, whether or not the e-mails have an account', async () => {
  const { email } = await aUser(world);
  const person = { password: PASSWORD, name: 'Ana', phone: '3105551234', address: 'Calle 8' };
  const ask = (n: number) =>
    mutate('auth.register', { ...person, email: n % 2 ? email : `nueva${n}@correo.test` }, { headers: from(1) });
  const { too_many, done = 0, email_taken = 0 } = await answered(ask);
  expect([too_many, done + email_taken]).toEqual([80, 20]);
  expect(await world.db.select({ id: users.id }).from(users)).toHaveLength(1 + done);
}, 60_000);

test('registrations from a hundred networks: once many e-mails were told to have an account, three for each', async () => {
  const { email } = await aUser(world);
  const person = { password: PASSWORD, name: 'Ana', phone: '3105551234', address: 'Calle 8', email };
  const ask = (n: number) => mutate('auth.register', person, { headers: from(n) });
  expect(await answered(ask)).toEqual({ email_taken: TAKEN_CROWD });
  // Each network has asked once: two more are told, and who is new there is made an account as ever.
  expect(await answered((n) => ask(n % 10))).toEqual({ email_taken: 20, too_many: 80 });
  const fresh = { ...person, email: 'nueva@correo.test' };
  expect((await mutate('auth.register', fresh, { headers: from(1) })).key).toBe('too_many');
  expect((await mutate('auth.register', fresh, { headers: from(700) })).key).toBeNull();
  vi.setSystemTime(NOW + 60 * 60 * 1000);
  expect((await ask(1)).key).toBe('email_taken');
}, 60_000);

test('the own password, asked where an account is erased or its password changed: five for the session', async () => {
  const user = await aUser(world, { password: PASSWORD });
  const token = await aSession(world, user);
  const guess = (n: number) =>
    n % 2
      ? mutate('profile.erase', { password: 'mala', closing: null }, { token, headers: from(n) })
      : mutate('auth.changePassword', { current: 'mala', password: 'paraguas-verde' }, { token, headers: from(n) });
  expect(await answered(guess)).toEqual({ invalid: 5, too_many: 95 });
});

test('the code that proves an e-mail: five, from wherever', async () => {
  const { sent, env } = aMailbox();
  const user = await aUser(world, { emailVerifiedAt: null });
  const token = await aSession(world, user);
  await mutate('profile.askProof', undefined, { token, env });
  const [mail] = sent;
  if (!mail) throw new Error('no mail came');
  const code = codeIn(mail) === '000000' ? '000001' : '000000';
  const guess = (n: number) => mutate('profile.prove', { code }, { token, env, headers: from(n) });
  expect(await answered(guess)).toEqual({ invalid: CODE_TRIES, code_void: AT_ONCE - CODE_TRIES });
});

test('the code with which a person takes a pet over: ten', async () => {
  const token = await aSession(world, await aUser(world, { createdAt: NOW }));
  const guess = (n: number) => mutate('claims.redeem', { code: 'ABCD-EFGH-JKMN' }, { token, headers: from(n) });
  expect(await answered(guess)).toEqual({ code_invalid: 10, too_many: 90 });
});

test('codes of many people from one network: as many as are left of forty', async () => {
  const key = await keyOf('claim-network', '190.0.0.1');
  await world.db.insert(throttle).values({ key, attempts: 30, lastAt: NOW, resetsAt: NOW + WINDOW_MS });
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => aSession(world, await aUser(world, { createdAt: NOW }))),
  );
  const guess = (n: number) =>
    mutate('claims.redeem', { code: 'ABCD-EFGH-JKMN' }, { token: people[n % 20] ?? '', headers: from(1) });
  expect(await answered(guess)).toEqual({ code_invalid: 10, too_many: 90 });
});

test('mails of recovery for one address from one network: five requests, three mails at most', async () => {
  const { sent, env } = aMailbox();
  const { email } = await aUser(world);
  for (const whose of [email, 'nadie@correo.test']) {
    const ask = () => mutate('auth.askRecovery', { email: whose }, { env, headers: from(1) });
    expect(await answered(ask)).toEqual({ done: 5, too_many: 95 });
  }
  expect(sent.length).toBeLessThanOrEqual(MAILS_AN_HOUR);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([email]));
});

test('mails that prove an e-mail: three an hour for the account', async () => {
  const { sent, env } = aMailbox();
  const user = await aUser(world, { emailVerifiedAt: null, password: PASSWORD });
  const token = await aSession(world, user);
  const few = { done: MAILS_AN_HOUR, too_many_mails: AT_ONCE - MAILS_AN_HOUR };
  expect(await answered((n) => mutate('profile.askProof', undefined, { token, env, headers: from(n) }))).toEqual(few);
  expect(sent.length).toBeLessThanOrEqual(MAILS_AN_HOUR);
});

test('challenges of passkeys from one network: as many as are left of a hundred', async () => {
  const key = await keyOf('passkey-network', '190.0.0.1');
  await world.db.insert(throttle).values({ key, attempts: 60, lastAt: NOW, resetsAt: NOW + WINDOW_MS });
  const ask = () => mutate('auth.askPasskey', undefined, { headers: from(1) });
  expect(await answered(ask)).toEqual({ done: 40, too_many: 60 });
  expect(await world.db.select().from(factorTickets)).toHaveLength(40);
});

test('answers that a model writes for one person: thirty', async () => {
  const { id } = await aUser(world);
  const heard = await Promise.all(Array.from({ length: AT_ONCE }, () => admitModel(world.db, id, NOW)));
  expect(heard.filter(Boolean)).toHaveLength(30);
});
