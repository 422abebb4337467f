// Longer than 200 lines: all that a login asks after the password, on one stage.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { RECOVERY_CODES, TOTP_TRIES_A_DAY } from '../../src/shared/limits.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { factorTickets, recoveryCodes, totps } from '../../worker/db/schema/factors.ts';
import { auditLog, securityEvents } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aSession } from '../support/builders.ts';
import { codeAt, finish, logIn, PASSWORD, somebody, withPasskey, withTotp } from '../support/factors.ts';
import { aMailbox } from '../support/mail.ts';
import { meetingDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const open = () => world.db.select().from(sessions);
const fieldOf = ({ issues }: Awaited<ReturnType<typeof finish>>) => issues.map(({ path }) => path);

describe('an app of codes', () => {
  test('is in force once its first code was shown, and is kept sealed', async () => {
    const { user, token } = await somebody();
    const begun = await mutate('factors.startTotp', undefined, { token });
    expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
    expect(await world.db.select().from(totps)).toEqual([]);
    const { sealed, secret } = begun.data;
    const wrong = await mutate('factors.confirmTotp', { sealed, code: '000000' }, { token });
    expect([wrong.key, fieldOf(wrong)]).toEqual(['invalid', ['code']]);
    const { data } = await mutate('factors.confirmTotp', { sealed, code: codeAt(secret) }, { token });
    expect(data.codes).toHaveLength(RECOVERY_CODES);
    const [row] = await world.db.select().from(totps);
    expect(row?.secret).toMatch(/^v1\./);
    expect(row?.secret).not.toContain(secret);
    const again = await mutate('factors.confirmTotp', { sealed, code: codeAt(secret, 30) }, { token });
    expect(again.key).toBe('totp_stands');
    expect((await query('factors.list', undefined, { token })).data).toMatchObject({
      totp: { confirmedAt: NOW, lastUsedAt: null },
      codesLeft: RECOVERY_CODES,
      can: { totp: true, passkeyOrigin: 'https://patas.test' },
    });
    expect(user.id).toBe(row?.userId);
  });

  test('a set-up of somebody else, or of an hour ago, serves nobody', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const { data } = await mutate('factors.startTotp', undefined, { token: one.token });
    const { sealed, secret } = data;
    const stolen = await mutate('factors.confirmTotp', { sealed, code: codeAt(secret) }, { token: two.token });
    expect(stolen.key).toBe('ticket_dead');
    // Another session of the same account showed no credential for it.
    const elsewhere = await aSession(world, one.user);
    expect((await mutate('factors.confirmTotp', { sealed, code: codeAt(secret) }, { token: elsewhere })).key).toBe(
      'ticket_dead',
    );
    vi.setSystemTime(NOW + 60 * MINUTE);
    const late = await mutate('factors.confirmTotp', { sealed, code: codeAt(secret, 3600) }, { token: one.token });
    expect(late.key).toBe('ticket_dead');
  });

  test('a secret that was moved to another row opens nothing', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const mine = await withTotp(one.token);
    await withTotp(two.token);
    const [row] = await world.db.select().from(totps).where(eq(totps.userId, one.user.id));
    await world.db
      .update(totps)
      .set({ secret: row?.secret ?? '' })
      .where(eq(totps.userId, two.user.id));
    const { data } = await logIn(two.user.email);
    expect((await finish(data.secondStep.ticket, { code: codeAt(mine.secret) })).key).toBe('invalid');
  });

  test('without the deployment’s secret there is none, and no login goes past one that stands', async () => {
    const { user, token } = await somebody();
    const { secret } = await withTotp(token);
    const env = { SECOND_STEP_SECRET: '' };
    expect((await mutate('factors.startTotp', undefined, { token, env })).key).toBe('no_totp');
    const { data } = await mutate('auth.login', { email: user.email, password: PASSWORD }, { env });
    expect(data.secondStep.kinds).toEqual(['recovery_code']);
    expect((await finish(data.secondStep.ticket, { code: codeAt(secret) }, undefined, { env })).key).toBe('invalid');
  });
});

describe('a login by password of an account with a second step', () => {
  test('opens no session before it, and then one that says which it was', async () => {
    const { user, token } = await somebody();
    const { secret } = await withTotp(token);
    await world.db.delete(sessions);
    const asked = await logIn(user.email);
    expect(Object.keys(asked.data)).toEqual(['secondStep']);
    expect(asked.data.secondStep).toMatchObject({ kinds: ['totp', 'recovery_code'], passkey: null });
    expect(await open()).toEqual([]);
    const [ticket] = await world.db.select().from(factorTickets);
    expect(JSON.stringify(ticket)).not.toContain(asked.data.secondStep.ticket);
    const done = await finish(asked.data.secondStep.ticket, { code: codeAt(secret) });
    expect(done.data).toMatchObject({ user: { id: user.id }, duties: {} });
    expect(await open()).toMatchObject([{ userId: user.id, secondStep: 'totp', provenAt: NOW }]);
    expect((await query('auth.session', undefined, { token: done.data.token })).status).toBe(200);
  });

  test('a wrong password of such an account cannot be told from any other', async () => {
    const { user, token } = await somebody();
    await withTotp(token);
    const wrong = await mutate('auth.login', { email: user.email, password: 'otra-cosa' });
    expect([wrong.status, wrong.key]).toEqual([401, 'login_failed']);
  });

  test('a code serves once, its own half minute and those before it: a hundred tries of one code open one session', async () => {
    const { user, token } = await somebody();
    const { secret } = await withTotp(token);
    await world.db.delete(sessions);
    const tickets: string[] = [];
    for (let n = 0; n < 4; n += 1) tickets.push((await logIn(user.email)).data.secondStep.ticket as string);
    const code = codeAt(secret);
    const DB = meetingDatabase(100);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => finish(tickets[n % 4] ?? '', { code }, `190.1.${n}.1`, { env: { DB } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await open()).toHaveLength(1);
    // The half minute before it is over too, though a phone's clock may be late.
    const { data } = await logIn(user.email);
    expect((await finish(data.secondStep.ticket, { code: codeAt(secret, -30) })).key).toBe('invalid');
    vi.setSystemTime(NOW + 31_000);
    expect((await finish(data.secondStep.ticket, { code: codeAt(secret, 31) })).status).toBe(200);
  });

  test('a ticket serves once: two right codes at the same time open one session', async () => {
    const { user, token } = await somebody();
    const { codes } = await withTotp(token);
    await world.db.delete(sessions);
    const { ticket } = (await logIn(user.email)).data.secondStep;
    const DB = meetingDatabase(RECOVERY_CODES);
    const answers = await Promise.all(
      codes.map((code, n) => finish(ticket, { code }, `190.1.${n}.1`, { env: { DB } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await open()).toHaveLength(1);
    const left = (await world.db.select().from(recoveryCodes)).filter(({ usedAt }) => usedAt === null);
    expect(left).toHaveLength(RECOVERY_CODES - 1);
  });

  test('a ticket lives five minutes, and dies with the password and with the account', async () => {
    const { user, token } = await somebody();
    const { secret, codes } = await withTotp(token);
    const ticket = async () => (await logIn(user.email)).data.secondStep.ticket as string;
    const [first, second, third] = [await ticket(), await ticket(), await ticket()];
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect((await finish(first, { code: codeAt(secret) })).key).toBe('ticket_dead');
    const { passwordHash } = user;
    await world.db.update(users).set({ isActive: true, passwordHash: 'otra' }).where(eq(users.id, user.id));
    expect((await finish(second, { code: codeAt(secret) })).key).toBe('ticket_dead');
    await world.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    vi.setSystemTime(NOW + 5 * MINUTE);
    expect((await finish(third, { code: codes[0] ?? '' })).key).toBe('ticket_dead');
    await worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
    expect(await world.db.select().from(factorTickets)).toEqual([]);
  });

  test('another account’s code and ticket do not fit each other', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const mine = await withTotp(one.token);
    const other = await withTotp(two.token);
    const { ticket } = (await logIn(one.user.email)).data.secondStep;
    expect((await finish(ticket, { code: codeAt(other.secret) })).key).toBe('invalid');
    expect((await finish(ticket, { code: other.codes[0] ?? '' })).key).toBe('invalid');
    expect((await finish(ticket, { code: mine.codes[0] ?? '' })).status).toBe(200);
  });
});

describe('guessing codes', () => {
  const guess = (ticket: string, network: string) => finish(ticket, { code: '000000' }, network);

  test('five from a network, then a quarter of an hour; counted at once, so that none slips through', async () => {
    const { user, token } = await somebody();
    const { secret } = await withTotp(token);
    const { ticket } = (await logIn(user.email)).data.secondStep;
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(ticket, '190.0.0.9')));
    expect(answers.filter(({ key }) => key === 'invalid')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'too_many')).toHaveLength(95);
    // The right one waits there too, and opens elsewhere.
    expect((await finish(ticket, { code: codeAt(secret) }, '190.0.0.9')).key).toBe('too_many');
    expect((await finish(ticket, { code: codeAt(secret) }, '190.0.0.8')).status).toBe(200);
  });

  test('from everywhere at once few in a day; the person goes on with a recovery code, or from a network of theirs', async () => {
    const { user, token } = await somebody();
    const { secret, codes } = await withTotp(token);
    const home = '200.0.0.1';
    const entered = await logIn(user.email, {}, home);
    expect((await finish(entered.data.secondStep.ticket, { code: codes[0] ?? '' }, home)).status).toBe(200);
    const { ticket } = (await logIn(user.email)).data.secondStep;
    for (let n = 0; n < TOTP_TRIES_A_DAY; n += 1) expect((await guess(ticket, `190.2.${n}.1`)).key).toBe('invalid');
    const refused = await finish(ticket, { code: codeAt(secret) }, '190.3.0.1');
    expect([refused.key, refused.headers.get('retry-after')]).toEqual(['too_many', String(DAY / 1000)]);
    expect((await finish(ticket, { code: codes[1] ?? '' }, '190.3.0.1')).status).toBe(200);
    for (let n = 0; n < TOTP_TRIES_A_DAY; n += 1) await guess(ticket, `190.4.${n}.1`);
    const back = await logIn(user.email, {}, home);
    expect((await finish(back.data.secondStep.ticket, { code: codeAt(secret) }, home)).status).toBe(200);
    const events = await world.db.select().from(securityEvents);
    expect(events.filter(({ kind }) => kind === 'second_step_failed').length).toBeGreaterThan(10);
  });

  test('without a ticket nothing is guessed', async () => {
    expect((await guess('x'.repeat(43), '190.0.0.1')).key).toBe('ticket_dead');
  });
});

describe('recovery codes', () => {
  test('are kept as hashes, read as they are meant, and serve once; the person is told', async () => {
    const { user, token } = await somebody();
    const { codes } = await withTotp(token);
    const code = codes[0] ?? '';
    // 24 signs of 32: 120 bits, more than the 112 under which a stored code would need a slow hash.
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(JSON.stringify(await world.db.select().from(recoveryCodes))).not.toContain(code.replaceAll('-', ''));
    const { sent, env } = aMailbox();
    const { ticket } = (await logIn(user.email)).data.secondStep;
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await finish(ticket, { code: typed }, undefined, { env })).status).toBe(200);
    expect(sent.map(({ subject }) => subject)).toContain('Entraron con un código de recuperación');
    const acts = await world.db.select().from(auditLog).where(eq(auditLog.action, 'recovery_code.used'));
    expect(acts).toMatchObject([{ targetId: user.id }]);
    const again = (await logIn(user.email)).data.secondStep.ticket;
    expect((await finish(again, { code })).key).toBe('invalid');
  });

  test('new ones end the old; without a second step there are none', async () => {
    const { user, token } = await somebody();
    expect((await mutate('factors.renewCodes', undefined, { token })).key).toBe('no_second_step');
    const { codes } = await withTotp(token);
    const { data } = await mutate('factors.renewCodes', undefined, { token });
    expect(new Set([...codes, ...data.codes]).size).toBe(2 * RECOVERY_CODES);
    const { ticket } = (await logIn(user.email)).data.secondStep;
    expect((await finish(ticket, { code: codes[0] ?? '' })).key).toBe('invalid');
    expect((await finish(ticket, { code: data.codes[0] })).status).toBe(200);
    await mutate('factors.removeTotp', undefined, { token });
    expect(await world.db.select().from(recoveryCodes)).toEqual([]);
    expect((await logIn(user.email)).data.token).toBeTruthy();
  });
});

describe('over REST', () => {
  const post = (email: string, extra: object = {}) =>
    send('POST', '/auth/login', { body: { email, password: PASSWORD, ...extra } });

  test('the code comes in the body; without it the answer says so in words', async () => {
    const { user, token } = await somebody();
    const { secret } = await withTotp(token);
    const without = await post(user.email);
    expect([without.status, without.body.code]).toEqual([403, 'second_step_required']);
    expect(without.body.message).toContain('«code»');
    const wrong = await post(user.email, { code: '000000' });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'code']);
    const right = await post(user.email, { code: codeAt(secret) });
    expect([right.status, Object.keys(right.body)]).toEqual([200, ['message', 'token', 'user']]);
    expect((await post(user.email, { code: codeAt(secret) })).status).toBe(400);
  });

  test('an account without a second step takes no notice of a code', async () => {
    const { user } = await somebody();
    expect((await post(user.email, { code: '000000' })).status).toBe(200);
  });
});

test('an account that goes takes its second step along, and the copy of its data holds no secret of it', async () => {
  const { user, token } = await somebody();
  const { secret, codes } = await withTotp(token);
  const { device } = await withPasskey(token);
  const copy = JSON.stringify((await mutate('profile.export', undefined, { token })).data);
  expect(copy).toContain('Mi celular');
  const [row] = await world.db.select().from(totps);
  for (const hidden of [secret, row?.secret ?? 'x', codes[0] ?? 'x', device.id]) expect(copy).not.toContain(hidden);
  await logIn(user.email);
  expect((await mutate('profile.erase', { password: PASSWORD }, { token })).status).toBe(200);
  for (const table of [totps, recoveryCodes, factorTickets]) expect(await world.db.select().from(table)).toEqual([]);
});
