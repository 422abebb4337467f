// Longer than 200 lines: the whole way to a new password by mail, and every way in which it must not lead to one.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CODE_TRIES, CODE_TRIES_A_DAY, MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import { networkOf } from '../../worker/auth/network.ts';
import { loginAttempt, rememberNetwork } from '../../worker/auth/throttle.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { calendarFeeds, carneShares } from '../../worker/db/schema/pets.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { auditLog, throttle } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aPasswordLink, aPet, aSession, aShare, aUser } from '../support/builders.ts';
import { AT_ONCE } from '../support/crowd.ts';
import { aMailbox, codeIn, linkIn } from '../support/mail.ts';
import { meetingDatabase, stoppedDatabase } from '../support/watched.ts';
import { bindings, logged, mutate, NOW, query, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const OLD = 'sombrilla-roja';
const FRESH = 'paraguas-verde';

/** A deployment with e-mail: who asks from which network. */
const aDeployment = () => {
  const { sent, env } = aMailbox();
  const from = (network?: string) => ({ env, ...(network && { headers: { 'cf-connecting-ip': network } }) });
  return {
    sent,
    env,
    ask: (email: string, network?: string) => mutate('auth.askRecovery', { email }, from(network)),
    trade: (email: string, code: string, network?: string) => mutate('auth.tradeCode', { email, code }, from(network)),
    check: (token: string) => mutate('auth.checkLink', { token }, { env }),
    use: (token: string, password = FRESH) => mutate('auth.setPassword', { token, password }, { env }),
    /** Asks, and answers the link's token and the code of the mail that came. */
    mailed: async (email: string, network?: string) => {
      expect((await mutate('auth.askRecovery', { email }, from(network))).status).toBe(200);
      const mail = sent.filter(({ subject }) => subject === 'Pon una contraseña nueva').at(-1);
      if (!mail) throw new Error('no mail came');
      return { mail, token: linkIn(mail, '/clave#'), code: codeIn(mail) };
    },
  };
};

const actsOf = async (userId: string) =>
  (await world.db.select().from(auditLog).where(eq(auditLog.targetId, userId))).map(({ action }) => action);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('asking for a mail', () => {
  test('sends a link and a code to an active account, and to nobody else, with the same answer', async () => {
    const { ask, sent } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    await aUser(world, { email: 'inactiva@correo.test', isActive: false });
    for (const email of ['nadie@correo.test', 'inactiva@correo.test', ' ANA@Correo.test']) {
      const { status, data } = await ask(email);
      expect([email, status, data]).toEqual([email, 200, undefined]);
    }
    expect(sent.map(({ to }) => to)).toEqual([user.email]);
    expect(linkIn(sent[0] as never, '/clave#')).toMatch(/^[\w-]{64}$/);
    expect(codeIn(sent[0] as never)).toMatch(/^\d{6}$/);
    expect((await ask('no es un correo')).issues.map(({ path }) => path)).toEqual(['email']);
  });

  test('is answered after one trip that is the same for every address and asks for no account; the rest comes after the answer', async () => {
    const { env, sent } = aDeployment();
    await aUser(world, { email: 'ana@correo.test' });
    await aUser(world, { email: 'inactiva@correo.test', isActive: false });
    const before = [];
    for (const email of ['nadie@correo.test', 'inactiva@correo.test', 'ana@correo.test']) {
      const { DB, trips, release } = stoppedDatabase(1);
      const execution = createExecutionContext();
      const request = new Request('https://patas.test/trpc/auth.askRecovery', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const { status } = await worker.fetch(request as never, { ...bindings, ...env, DB }, execution);
      before.push({ status, work: trips[0] });
      release();
      await waitOnExecutionContext(execution);
    }
    expect(before[1]).toEqual(before[0]);
    expect(before[2]).toEqual(before[0]);
    expect(before[0]?.status).toBe(200);
    expect(before[0]?.work?.length).toBeGreaterThan(2);
    expect(before[0]?.work?.filter((statement) => /users|outbox/.test(statement))).toEqual([]);
    expect(sent.map(({ to }) => to)).toEqual(['ana@correo.test']);
  });

  test('is refused after five times from one network, and not elsewhere; a few mails come and the last one serves', async () => {
    const { ask, sent, check } = aDeployment();
    const [ana, nobody] = ['ana@correo.test', 'nadie@correo.test'];
    await aUser(world, { email: ana });
    for (const email of [ana, nobody]) {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect((await ask(ana, '203.0.113.9')).status).toBe(200);
    expect(sent).toHaveLength(MAILS_AN_HOUR);
    expect((await check(linkIn(sent.at(-1) as never, '/clave#'))).data.email).toBe(ana);
    vi.setSystemTime(NOW + HOUR);
    expect((await ask(ana)).status).toBe(200);
    expect(sent).toHaveLength(MAILS_AN_HOUR + 1);
  });

  test('many addresses of one network are refused nothing, write no row past the first, and bring nobody a second mail', async () => {
    const { ask, sent } = aDeployment();
    const people = await Promise.all(Array.from({ length: 5 }, () => aUser(world)));
    for (let n = 0; n < 20; n += 1) await ask(`alguien${n}@correo.test`);
    const counted = await world.db.select().from(throttle);
    const answers = [];
    for (let n = 0; n < 3; n += 1)
      for (const { email } of [...people, { email: `nadie${n}@correo.test` }]) answers.push((await ask(email)).status);
    expect(answers).toEqual(Array(18).fill(200));
    expect(sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    // One row for each account that was mailed.
    expect(await world.db.select().from(throttle)).toHaveLength(counted.length + people.length);
    vi.setSystemTime(NOW + HOUR);
    await ask(people[0]?.email ?? '');
    expect(sent).toHaveLength(people.length + 1);
  });

  test('many at once send three mails at most, of which the last one serves', async () => {
    const { ask, sent, check } = aDeployment();
    await aUser(world, { email: 'ana@correo.test' });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask('ana@correo.test', `203.0.113.${n}`)));
    expect(sent.length).toBeLessThanOrEqual(MAILS_AN_HOUR);
    const keys = [];
    for (const mail of sent) keys.push((await check(linkIn(mail, '/clave#'))).key);
    expect(keys.filter((key) => key === null)).toHaveLength(1);
  });

  test('where there is no e-mail is told so', async () => {
    for (const [name, input] of [
      ['askRecovery', { email: 'ana@correo.test' }],
      ['tradeCode', { email: 'ana@correo.test', code: '123456' }],
    ] as const)
      expect((await mutate(`auth.${name}`, input)).key).toBe('no_mail');
    expect((await mutate('auth.checkLink', { token: 'A'.repeat(64) })).key).toBe('link_unknown');
  });
});

describe('the link of the mail', () => {
  test('sets an own password once; sessions and all other ways in end, the address is proven, and the person is told', async () => {
    const { mailed, check, use, sent } = aDeployment();
    const { user, token: session } = await signedIn('user', {
      password: OLD,
      passwordSetBy: 'alguien',
      emailVerifiedAt: null,
    });
    const pet = await aPet(world, user);
    await aShare(world, pet);
    await mutate('calendar.create', undefined, { token: session });
    const handed = await aPasswordLink(world, user);
    const { token } = await mailed(user.email);
    expect((await check(token)).data).toEqual({
      name: user.name,
      email: user.email,
      restores: false,
      recent: null,
      clinic: null,
      expiresAt: new Date(NOW + HOUR).toISOString(),
    });
    expect((await use(token)).data).toEqual({
      message: 'Contraseña actualizada exitosamente',
      email: user.email,
      kept: { passkeys: [], totp: null },
      removed: null,
    });
    expect(await world.db.select().from(sessions)).toEqual([]);
    expect(await world.db.select().from(calendarFeeds)).toEqual([]);
    expect((await world.db.select().from(carneShares)).map(({ revokedAt }) => revokedAt)).toEqual([NOW]);
    expect((await check(handed)).key).toBe('link_dead');
    const [row] = await world.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ passwordSetBy: null, passwordSetAt: NOW, emailVerifiedAt: NOW });
    expect((await mutate('auth.login', { email: user.email, password: OLD })).key).toBe('login_failed');
    const { data } = await mutate('auth.login', { email: user.email, password: FRESH });
    // What the account had to accept is still asked.
    expect(data.duties).toMatchObject({ mustChangePassword: null, mustAcceptPolicy: true, emailUnproven: false });
    expect(await actsOf(user.id)).toContain('recovery.used');
    expect(sent.map(({ subject }) => subject)).toEqual(['Pon una contraseña nueva', 'Tu contraseña cambió']);
    expect(logged.filter((line) => line.includes(token))).toEqual([]);
    expect(JSON.stringify(await world.db.select().from(outbox))).not.toContain(token);
  });

  test('says why it serves no more, and which address to ask for another', async () => {
    const { mailed, check, use } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const first = await mailed(user.email);
    const second = await mailed(user.email);
    const told = async (token: string) => {
      const [{ key, details }, used] = [await check(token), await use(token)];
      expect([used.key, used.details]).toEqual([key, details]);
      return [key, details?.email];
    };
    expect(await told(first.token)).toEqual(['link_replaced', user.email]);
    expect((await use(second.token)).status).toBe(200);
    expect(await told(second.token)).toEqual(['link_used', user.email]);
    const third = await mailed(user.email);
    vi.setSystemTime(NOW + HOUR);
    expect(await told(third.token)).toEqual(['link_expired', user.email]);
    await world.db.delete(outbox);
    expect(await told(third.token)).toEqual(['link_dead', undefined]);
  });

  test.each([
    ['cut short', (token: string) => token.slice(0, 63)],
    [
      'with one letter changed',
      (token: string) => `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`,
    ],
    ['of somebody else’s row', (token: string) => `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`],
    ['made up', () => 'A'.repeat(64)],
    ['garbage', () => "' OR 1=1 --"],
  ])('%s opens nothing', async (_, spoil) => {
    const { mailed, check, use } = aDeployment();
    const { token } = await mailed((await aUser(world, { email: 'ana@correo.test' })).email);
    for (const got of [await check(spoil(token)), await use(spoil(token))])
      expect([got.key, got.details]).toEqual(['link_unknown', undefined]);
    expect((await check(token)).status).toBe(200);
  });

  test('of another deployment’s secret, or of a mail that proves an address, sets no password', async () => {
    const { mailed, use, sent, env } = aDeployment();
    const { user, token: session } = await signedIn('user', { emailVerifiedAt: null });
    const { token } = await mailed(user.email);
    const foreign = { ...env, LINK_SECRET: 'otro-secreto' };
    expect((await mutate('auth.setPassword', { token, password: FRESH }, { env: foreign })).key).toBe('link_unknown');
    await mutate('profile.askProof', undefined, { token: session, env });
    expect((await use(linkIn(sent.at(-1) as never, '/verificar#'))).key).toBe('link_unknown');
    expect((await use(token)).status).toBe(200);
  });

  test('ends with any other change of the password or of the e-mail, and with the account’s activity', async () => {
    const { mailed, check, env } = aDeployment();
    const toor = (await signedIn('toor')).token;
    const acts = [
      async (user: { id: string }) => {
        const handed = await aPasswordLink(world, user);
        await mutate('auth.setPassword', { token: handed, password: FRESH }, { env });
        return 'link_used';
      },
      async (user: { id: string }) => {
        await mutate('accounts.update', { id: user.id, password: FRESH }, { token: toor, env });
        return 'link_used';
      },
      async ({ id }: { id: string }) => {
        await mutate('accounts.update', { id, email: 'otra@correo.test' }, { token: toor, env });
        return 'link_used';
      },
      async ({ id }: { id: string }) => {
        await mutate('accounts.setActive', { id, active: false }, { token: toor, env });
        return 'link_dead';
      },
    ];
    for (const [n, act] of acts.entries()) {
      const user = await aUser(world, { email: `ana${n}@correo.test` });
      const { token } = await mailed(user.email);
      const expected = await act(user);
      const { key, details } = await check(token);
      expect([n, key]).toEqual([n, expected]);
      // Who reads the mails of the old address does not learn the new one.
      expect(details?.email ?? '').not.toContain('otra@');
    }
  });

  test('ten uses at once, all of which have read it before one writes, leave one', async () => {
    const { mailed, env } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const { token } = await mailed(user.email);
    const met = { ...env, DB: meetingDatabase(10) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => mutate('auth.setPassword', { token, password: FRESH }, { env: met })),
    );
    expect(answers.map(({ key }) => key).sort()).toEqual([...Array(9).fill('link_used'), null]);
    expect((await actsOf(user.id)).filter((act) => act === 'recovery.used')).toHaveLength(1);
  });

  test('is not used up by a password that is refused', async () => {
    const { mailed, use } = aDeployment();
    const { token } = await mailed((await aUser(world, { email: 'ana.gomez@correo.test' })).email);
    for (const password of ['corta', 'Colombia2026!', 'anagomez2026'])
      expect((await use(token, password)).issues.map(({ path }) => path)).toEqual(['password']);
    expect((await use(token)).status).toBe(200);
  });

  test('lets in somebody who had run out of tries', async () => {
    const { mailed, use } = aDeployment();
    const user = await aUser(world, { password: OLD });
    for (let n = 0; n < 5; n += 1) await mutate('auth.login', { email: user.email, password: 'mala' });
    expect((await mutate('auth.login', { email: user.email, password: OLD })).key).toBe('too_many');
    expect((await use((await mailed(user.email)).token)).status).toBe(200);
    expect((await mutate('auth.login', { email: user.email, password: FRESH })).status).toBe(200);
  });
});

describe('the code of the mail', () => {
  test('is as good as the link, and typed as people type', async () => {
    const { mailed, trade, use } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const { token, code } = await mailed(user.email);
    const got = await trade('ANA@correo.test ', `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(got.data).toEqual({ token });
    expect((await use(got.data.token)).status).toBe(200);
    expect((await trade(user.email, code)).issues.map(({ path }) => path)).toEqual(['code']);
  });

  test('typed wrong five times is void, for an address without an account too; the link serves on, a new mail brings a new code', async () => {
    const { mailed, trade, check } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const { token, code } = await mailed(user.email);
    const keys: Record<string, (string | null)[]> = {};
    for (const email of [user.email, 'nadie@correo.test']) {
      const said: (string | null)[] = [];
      keys[email] = said;
      for (let n = 0; n <= CODE_TRIES; n += 1) said.push((await trade(email, wrongOf(code))).key);
    }
    expect(keys[user.email]).toEqual([...Array(CODE_TRIES).fill('invalid'), 'code_void']);
    expect(keys['nadie@correo.test']).toEqual(keys[user.email]);
    expect((await trade(user.email, code)).key).toBe('code_void');
    expect((await trade(user.email, code, '203.0.113.9')).key).toBe('code_void');
    expect((await check(token)).status).toBe(200);
    const next = await mailed(user.email);
    expect((await trade(user.email, next.code)).data).toEqual({ token: next.token });
  });

  test('is not voided by strangers where the account was opened lately; there it is tried as often as anywhere', async () => {
    const { mailed, trade } = aDeployment();
    const [user, home] = [await aUser(world, { email: 'ana@correo.test' }), '198.51.100.7'];
    await rememberNetwork(world.db, await loginAttempt(user.email, networkOf(home)), NOW);
    const strangers = async (code: string) => {
      for (let n = 0; n <= CODE_TRIES_A_DAY; n += 1) await trade(user.email, wrongOf(code), `203.0.113.${n}`);
    };
    const first = await mailed(user.email, home);
    await strangers(first.code);
    expect((await trade(user.email, first.code, '203.0.113.99')).key).toBe('code_void');
    expect((await trade(user.email, first.code, home)).data).toEqual({ token: first.token });
    const next = await mailed(user.email, home);
    const said = [];
    for (let n = 0; n <= CODE_TRIES; n += 1) said.push((await trade(user.email, wrongOf(next.code), home)).key);
    expect(said).toEqual([...Array(CODE_TRIES).fill('invalid'), 'code_void']);
    expect((await trade(user.email, next.code, home)).key).toBe('code_void');
    // Another mail is tried anew, until the day's tries are spent.
    const last = await mailed(user.email, home);
    for (let n = 0; n < CODE_TRIES_A_DAY - CODE_TRIES; n += 1) await trade(user.email, wrongOf(last.code), home);
    expect((await trade(user.email, last.code, home)).key).toBe('codes_void_today');
  });

  test('is tried ten times in a day, whatever number of mails', async () => {
    const { mailed, trade } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const tries = async (network: string) => {
      const { code } = await mailed(user.email, network);
      const keys = [];
      for (let n = 0; n < CODE_TRIES; n += 1) keys.push((await trade(user.email, wrongOf(code), network)).key);
      return keys;
    };
    expect(await tries('203.0.113.1')).toEqual(Array(5).fill('invalid'));
    expect(await tries('203.0.113.2')).toEqual(Array(5).fill('invalid'));
    expect(await tries('203.0.113.3')).toEqual(Array(5).fill('codes_void_today'));
    vi.setSystemTime(NOW + 24 * HOUR);
    const { code } = await mailed(user.email);
    expect((await trade(user.email, code)).status).toBe(200);
  });

  test('is told to be good still where others of the network spent its tries', async () => {
    const { mailed, trade } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const { token, code } = await mailed(user.email);
    for (let n = 0; n < 20; n += 1) await trade(`otra${n}@correo.test`, wrongOf(code), '203.0.113.9');
    const refused = await trade(user.email, code, '203.0.113.9');
    expect([refused.key, refused.message]).toEqual([
      'codes_from_network',
      expect.stringContaining('El tuyo sigue sirviendo'),
    ]);
    expect((await trade(user.email, code)).data).toEqual({ token });
  });

  test('many guesses at once are five', async () => {
    const { mailed, trade } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const { code } = await mailed(user.email);
    const guesses = Array.from({ length: AT_ONCE }, (_, n) => trade(user.email, wrongOf(code), `203.0.113.${n}`));
    const keys = (await Promise.all(guesses)).map(({ key }) => key);
    expect([keys.filter((key) => key === 'invalid').length, keys.filter((key) => key === 'code_void').length]).toEqual([
      CODE_TRIES,
      AT_ONCE - CODE_TRIES,
    ]);
  });

  test.each(['admin', 'toor'] as const)('%s goes by the link only', async (role) => {
    const { mailed, trade, use } = aDeployment();
    const user = await aUser(world, { role });
    const { token, code } = await mailed(user.email);
    expect(code).toBe('');
    for (const guess of ['000000', '123456']) expect((await trade(user.email, guess)).key).toBe('invalid');
    expect((await use(token)).status).toBe(200);
  });

  test('ends with its hour, and with the mail that takes its place', async () => {
    const { mailed, trade } = aDeployment();
    const user = await aUser(world, { email: 'ana@correo.test' });
    const first = await mailed(user.email);
    const second = await mailed(user.email);
    if (first.code !== second.code) expect((await trade(user.email, first.code)).key).toBe('invalid');
    vi.setSystemTime(NOW + HOUR);
    expect((await trade(user.email, second.code)).key).toBe('invalid');
  });
});

test('what was asked for and superseded before it went out is not sent', async () => {
  let isDown = true;
  const { sent, env } = aMailbox(() => {
    if (isDown) throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
  });
  await aUser(world, { email: 'ana@correo.test' });
  const ask = () => mutate('auth.askRecovery', { email: 'ana@correo.test' }, { env });
  await ask();
  await ask();
  isDown = false;
  vi.setSystemTime(NOW + HOUR / 2);
  await ask();
  expect(sent).toHaveLength(1);
  const session = await aSession(world, await aUser(world, { role: 'toor' }));
  expect((await query('auth.session', undefined, { token: session })).status).toBe(200);
});
