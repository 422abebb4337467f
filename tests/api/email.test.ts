// Longer than 200 lines: proving an e-mail, changing it, and what an account whose e-mail is not proven may do.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CODE_TRIES, MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import { addDays } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { passkeys, recoveryCodes, totps } from '../../worker/db/schema/factors.ts';
import { emailChanges } from '../../worker/db/schema/post.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, aPet, aSession, aUser, OPEN_ALL_WEEK } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { AT_ONCE } from '../support/crowd.ts';
import { aMailbox, CHANGE_ASKED, codeIn, linkIn, type Sent } from '../support/mail.ts';
import { meetingDatabase, watchedDatabase } from '../support/watched.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'sombrilla-roja';
const LUZ = { email: 'luz@correo.test', password: PASSWORD, name: 'Luz Peña' };

const aDeployment = () => {
  const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
  return {
    sent,
    env,
    askProof: (token: string) => mutate('profile.askProof', undefined, { token, env }),
    typed: (token: string, code: string) => mutate('profile.prove', { code }, { token, env }),
    pressed: (token: string, session?: string) =>
      mutate('auth.prove', { token }, { env, ...(session && { token: session }) }),
    checked: (token: string) => mutate('auth.checkProof', { token }, { env }),
    change: (token: string, email: string, current = PASSWORD) =>
      mutate('profile.changeEmail', { email, current }, { token, env }),
  };
};
const proofIn = (mail: Sent | undefined) => {
  if (!mail) throw new Error('no mail came');
  return { token: linkIn(mail, '/verificar#'), code: codeIn(mail) };
};
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const accountOf = async (id: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.id, id));
  return row;
};
const actsOf = async (id: string) =>
  (await world.db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(({ action }) => action);

const somebody = (has: object = {}) => signedIn('user', { emailVerifiedAt: null, ...has });
const withPassword = (has: object = {}) => somebody({ password: PASSWORD, ...has });
const unproven = async (token: string) => (await query('auth.session', undefined, { token })).data.duties.emailUnproven;

describe('proving an e-mail', () => {
  test('a registration sends link and code once; either proves it, whoever is signed in', async () => {
    const { sent, env, pressed, checked } = aDeployment();
    const account = {
      email: 'Ana@correo.test',
      password: PASSWORD,
      name: 'Ana',
      phone: '3105551234',
      address: 'Cra 7',
    };
    const made = { env, headers: { 'idempotency-key': 'una-sola-vez' } };
    const { data } = await mutate('auth.register', account, made);
    await mutate('auth.register', account, made);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@correo.test', 'Confirma que este correo es tuyo'],
    ]);
    const { token } = proofIn(sent[0]);
    // Whatever opens the link does no harm: looking changes nothing.
    for (let n = 0; n < 3; n += 1)
      expect((await checked(token)).data).toEqual({ email: 'ana@correo.test', isChange: false, isDone: false });
    expect(await accountOf(data.user.id)).toMatchObject({ emailVerifiedAt: null });
    const done = { email: 'ana@correo.test', isChange: false, isDone: true };
    expect((await pressed(token)).data).toEqual(done);
    expect(await accountOf(data.user.id)).toMatchObject({ emailVerifiedAt: NOW });
    // Pressed once more, all is well.
    expect([(await pressed(token)).data, (await checked(token)).data]).toEqual([done, done]);
    expect((await actsOf(data.user.id)).filter((act) => act === 'email.verified')).toHaveLength(1);
  });

  test('who registers somebody else’s address puts no word of theirs into a mail of ours', async () => {
    const { sent, env } = aDeployment();
    const name = 'Gana un premio en https://malo.test\r\nBcc: o@correo.test';
    const account = { email: 'ajena@correo.test', password: PASSWORD, name, phone: '3105551234', address: 'Cra 7' };
    await mutate('auth.register', account, { env });
    await mutate('auth.askRecovery', { email: account.email }, { env });
    expect(sent).toHaveLength(2);
    for (const { subject, text, html } of sent) expect(subject + text + html).not.toMatch(/malo\.test|premio|Bcc/);
  });

  test('an e-mail that has an account sends nothing', async () => {
    const { sent, env } = aDeployment();
    await aUser(world, { email: 'ana@correo.test' });
    const account = {
      email: 'ana@correo.test',
      password: PASSWORD,
      name: 'Ana',
      phone: '3105551234',
      address: 'Cra 7',
    };
    expect((await mutate('auth.register', account, { env })).key).toBe('email_taken');
    expect(sent).toEqual([]);
  });

  test('by its code, typed in the account', async () => {
    const { askProof, typed, sent } = aDeployment();
    const { user, token } = await somebody();
    expect(await unproven(token)).toBe(true);
    await askProof(token);
    const details = async () => (await query('profile.details', undefined, { token })).data;
    expect(await details()).toMatchObject({ emailVerifiedAt: null, proofSentAt: NOW, newEmail: null });
    const { code } = proofIn(sent[0]);
    expect((await typed(token, code)).data).toEqual({ email: user.email, isChange: false, isDone: true });
    expect([await unproven(token), await details()]).toMatchObject([false, { emailVerifiedAt: NOW }]);
    // Nothing is left to prove.
    await askProof(token);
    expect(sent).toHaveLength(1);
    expect((await typed(token, code)).key).toBe('invalid');
  });

  test('wrong digits five times void the code; the link serves, and another mail brings another code', async () => {
    const { askProof, typed, checked, sent } = aDeployment();
    const { token } = await somebody();
    await askProof(token);
    const { code, token: link } = proofIn(sent[0]);
    const keys = [];
    for (let n = 0; n <= CODE_TRIES; n += 1) keys.push((await typed(token, wrongOf(code))).key);
    expect(keys).toEqual([...Array(CODE_TRIES).fill('invalid'), 'code_void']);
    expect([(await typed(token, code)).key, (await checked(link)).status]).toEqual(['code_void', 200]);
    await askProof(token);
    expect((await checked(link)).key).toBe('link_replaced');
    expect((await typed(token, proofIn(sent[1]).code)).status).toBe(200);
  });

  test('somebody else’s code proves nothing, nor does a code that nobody was sent', async () => {
    const { askProof, typed, sent } = aDeployment();
    const [ana, beto] = [await somebody(), await somebody()];
    await askProof(ana.token);
    const { code } = proofIn(sent[0]);
    expect((await typed(beto.token, code)).key).toBe('invalid');
    await askProof(beto.token);
    if (proofIn(sent[1]).code !== code) expect((await typed(beto.token, code)).key).toBe('invalid');
    expect(await unproven(beto.token)).toBe(true);
  });

  test('few mails an hour, and that is told; a day later the link is dead', async () => {
    const { askProof, checked, sent } = aDeployment();
    const { user, token } = await somebody();
    const keys = [];
    for (let n = 0; n <= MAILS_AN_HOUR; n += 1) keys.push((await askProof(token)).key);
    expect(keys).toEqual([...Array(MAILS_AN_HOUR).fill(null), 'too_many_mails']);
    expect(sent).toHaveLength(MAILS_AN_HOUR);
    vi.setSystemTime(NOW + 24 * HOUR);
    const { key, details } = await checked(proofIn(sent.at(-1)).token);
    expect([key, details.email]).toEqual(['link_expired', user.email]);
  });

  test('many presses at once leave one trace', async () => {
    const { askProof, sent, env } = aDeployment();
    const { user, token } = await somebody();
    await askProof(token);
    const link = proofIn(sent[0]).token;
    const met = { ...env, DB: meetingDatabase(AT_ONCE) };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => mutate('auth.prove', { token: link }, { env: met })),
    );
    expect(answers.filter(({ key }) => key === null)).toHaveLength(1);
    expect((await actsOf(user.id)).filter((act) => act === 'email.verified')).toHaveLength(1);
  });

  test('garbage, a recovery’s link and an inactive account prove nothing; without e-mail it is told', async () => {
    const { askProof, sent, env, checked, pressed } = aDeployment();
    const { user, token } = await somebody();
    for (const garbage of ['x', 'A'.repeat(64), "' OR 1=1 --"])
      expect((await pressed(garbage)).key).toBe('link_unknown');
    await mutate('auth.askRecovery', { email: user.email }, { env });
    expect((await pressed(linkIn(sent[0] as Sent, '/clave#'))).key).toBe('link_unknown');
    await askProof(token);
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect((await checked(proofIn(sent[1]).token)).key).toBe('link_dead');
    const other = await aSession(world, await aUser(world, { emailVerifiedAt: null }));
    expect((await mutate('profile.askProof', undefined, { token: other })).key).toBe('no_mail');
  });
});

describe('another e-mail', () => {
  test('takes the old one’s place once it is proven; the old one is told and gets a link back', async () => {
    const { change, sent, typed, env } = aDeployment();
    const { user, token } = await withPassword({ email: 'vieja@correo.test' });
    expect((await change(token, 'Nueva@correo.test')).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual(['nueva@correo.test']);
    expect(await accountOf(user.id)).toMatchObject({ email: 'vieja@correo.test', emailVerifiedAt: null });
    expect((await query('profile.details', undefined, { token })).data.newEmail).toBe('nueva@correo.test');
    // A mail that went to the old address serves no more afterwards.
    await mutate('auth.askRecovery', { email: user.email }, { env });
    const recovery = linkIn(sent[1] as Sent, '/clave#');
    expect((await typed(token, proofIn(sent[0]).code)).data).toEqual({
      email: 'nueva@correo.test',
      isChange: true,
      isDone: true,
    });
    expect(await accountOf(user.id)).toMatchObject({
      email: 'nueva@correo.test',
      emailVerifiedAt: NOW,
      searchKey: expect.stringContaining('nueva@correo.test'),
    });
    const used = await mutate('auth.checkLink', { token: recovery }, { env });
    expect([used.key, used.details]).toEqual(['link_used', undefined]);
    expect(sent.slice(2).map(({ to, subject }) => [to, subject])).toEqual([
      ['vieja@correo.test', 'El correo de tu cuenta cambió'],
    ]);
    expect(await actsOf(user.id)).toEqual(expect.arrayContaining(['email.change_asked', 'email.changed']));
    expect((await query('profile.details', undefined, { token })).data.newEmail).toBeNull();
    // The session goes on; logging in takes the new one.
    expect((await query('profile.get', undefined, { token })).data.email).toBe('nueva@correo.test');
    expect((await mutate('auth.login', { email: 'nueva@correo.test', password: PASSWORD })).status).toBe(200);
    expect((await mutate('auth.login', { email: 'vieja@correo.test', password: PASSWORD })).key).toBe('login_failed');
  });

  test('an old address that nobody had proven is told without a word of who had typed it', async () => {
    const d = aDeployment();
    const { token } = await withPassword({ email: 'ajena@correo.test', name: 'Gana en https://malo.test/regalo' });
    await d.change(token, 'propia@correo.test');
    await d.typed(token, proofIn(d.sent.at(-1)).code);
    const told = d.sent.filter(({ to }) => to === 'ajena@correo.test');
    expect(told).toHaveLength(1);
    for (const { subject, text, html } of told) expect(subject + text + html).not.toContain('malo.test');
  });

  test('by its link needs the session of its account: a mistyped address hands it to no stranger', async () => {
    const { change, sent, pressed, checked } = aDeployment();
    const { user, token } = await withPassword({ email: 'vieja@correo.test' });
    await change(token, 'nueva@correo.test');
    const link = proofIn(sent[0]).token;
    expect((await checked(link)).data).toEqual({ email: 'nueva@correo.test', isChange: true, isDone: false });
    for (const session of [undefined, (await somebody()).token])
      expect((await pressed(link, session)).key).toBe('change_needs_session');
    expect((await pressed(link, token)).status).toBe(200);
    expect(await accountOf(user.id)).toMatchObject({ email: 'nueva@correo.test' });
    expect((await pressed(link)).data).toEqual({ email: 'nueva@correo.test', isChange: true, isDone: true });
  });

  test('asks the password, counts wrong ones, and refuses the same address', async () => {
    const { change, sent } = aDeployment();
    const { user, token } = await withPassword();
    expect((await change(token, user.email)).issues.map(({ path }) => path)).toEqual(['email']);
    for (let n = 0; n < 4; n += 1)
      expect((await change(token, 'nueva@correo.test', 'otra-cosa')).issues.map(({ path }) => path)).toEqual([
        'current',
      ]);
    expect((await change(token, 'nueva@correo.test')).key).toBe('too_many');
    expect([sent, await world.db.select().from(emailChanges)]).toEqual([[], []]);
  });

  test('that has an account is asked for with the same answer and work, and gets no mail', async () => {
    const { sent, env } = aDeployment();
    await aUser(world, { email: 'tomada@correo.test' });
    const work = [];
    for (const email of ['tomada@correo.test', 'libre@correo.test']) {
      const { token } = await withPassword();
      const { DB, statements } = watchedDatabase();
      const got = await mutate('profile.changeEmail', { email, current: PASSWORD }, { token, env: { ...env, DB } });
      const { data } = await query('profile.details', undefined, { token });
      // The sending comes after the answer: there is one mail more to note.
      const noted = statements.findIndex((text) => text.includes('"sent_at" = ?'));
      const upTo = statements.slice(0, noted);
      work.push({ status: got.status, data: got.data, waits: data.newEmail === email, statements: upTo });
    }
    const [taken, free] = work;
    expect(free).toEqual(taken);
    expect(sent.map(({ to }) => to)).toEqual(['libre@correo.test']);
  });

  test('of two who want the same, one gets it', async () => {
    const { change, sent, env } = aDeployment();
    const [ana, beto] = [await withPassword(), await withPassword()];
    await change(ana.token, 'nueva@correo.test');
    await change(beto.token, 'nueva@correo.test');
    const links = sent.map((mail) => proofIn(mail).token);
    const answers = await Promise.all(
      [ana, beto].map(({ token }, n) => mutate('auth.prove', { token: links[n] }, { token, env })),
    );
    expect(answers.map(({ key }) => key).sort()).toEqual(['email_taken', null]);
    expect((await world.db.select().from(users)).filter(({ email }) => email === 'nueva@correo.test')).toHaveLength(1);
  });

  test('asked for anew ends the one before; a stranger’s address is not filled with mails', async () => {
    const { change, sent, pressed, typed } = aDeployment();
    const { token } = await withPassword();
    for (const email of ['una@correo.test', 'dos@correo.test', 'tres@correo.test'])
      expect((await change(token, email)).status).toBe(200);
    expect((await change(token, 'cuatro@correo.test')).key).toBe('too_many_mails');
    const [first, , third] = sent.map(proofIn);
    expect((await pressed(first?.token ?? '', token)).key).toBe('link_replaced');
    expect((await typed(token, third?.code ?? '')).data.email).toBe('tres@correo.test');
    for (let n = 0; n < 5; n += 1) await change((await withPassword()).token, 'ajena@correo.test');
    expect(sent.filter(({ to }) => to === 'ajena@correo.test')).toHaveLength(MAILS_AN_HOUR);
  });
});

describe('the link back of the old address', () => {
  const restoring = (env: object, token: string, password = 'paraguas-verde') =>
    mutate('auth.setPassword', { token, password }, { env });
  /** Changes an account's e-mail with its own session and password, as a thief of both would. */
  const taken = async (d: ReturnType<typeof aDeployment>, token: string, email: string) => {
    await d.change(token, email);
    const mail = d.sent.filter(({ to }) => to === email).at(-1);
    expect((await d.typed(token, proofIn(mail).code)).status).toBe(200);
    return linkIn(d.sent.at(-1) as Sent, '/clave#');
  };

  test('puts it back with a new password, ends all sessions, and tells the other one', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test' });
    const back = await taken(d, token, 'ladron@correo.test');
    expect((await mutate('auth.checkLink', { token: back }, { env: d.env })).data).toMatchObject({
      email: 'ana@correo.test',
      restores: true,
      recent: null,
      clinic: null,
    });
    expect((await restoring(d.env, back)).data.email).toBe('ana@correo.test');
    expect(await accountOf(user.id)).toMatchObject({
      email: 'ana@correo.test',
      searchKey: expect.stringContaining('ana@correo.test'),
    });
    expect((await query('auth.session', undefined, { token })).key).toBe('unauthorized');
    expect((await mutate('auth.login', { email: 'ana@correo.test', password: PASSWORD })).key).toBe('login_failed');
    expect(d.sent.filter(({ subject }) => subject.includes('correo de tu cuenta')).map(({ to }) => to)).toEqual([
      'ana@correo.test',
      'ladron@correo.test',
    ]);
    expect((await restoring(d.env, back)).key).toBe('link_used');
    expect(await actsOf(user.id)).toContain('email.restored');
  });

  test('takes away what was added since the change to get in, and says so; what stood before it stays', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test' });
    const key = { userId: user.id, publicKey: 'x', counter: 0, transports: [], isBackedUp: false };
    const added = (createdAt: number) =>
      world.db
        .insert(passkeys)
        .values({ ...key, createdAt, id: `${createdAt}`, credentialId: `${createdAt}`, name: 'Una' });
    const before = NOW - 30 * 24 * HOUR;
    await added(before);
    await world.db.insert(recoveryCodes).values({ codeHash: 'x', userId: user.id, createdAt: NOW + 1 });
    const back = await taken(d, token, 'ladron@correo.test');
    await added(NOW);
    await world.db.insert(totps).values({ userId: user.id, id: 'app', secret: 'x', confirmedAt: NOW + 1, lastStep: 0 });
    const { data } = await restoring(d.env, back);
    expect([data.kept, data.removed]).toEqual([
      { passkeys: [before], totp: null },
      { passkeys: [NOW], totp: NOW + 1, codes: true },
    ]);
    expect((await world.db.select().from(passkeys)).map(({ createdAt }) => createdAt)).toEqual([before]);
    expect([await world.db.select().from(totps), await world.db.select().from(recoveryCodes)]).toEqual([[], []]);
  });

  test('of who looks after others takes only what is younger than the change', async () => {
    const d = aDeployment();
    const admin = await aUser(world, { role: 'admin', password: PASSWORD, email: 'ada@correo.test' });
    const app = { userId: admin.id, id: 'app', secret: 'x', lastStep: 0 };
    await world.db.insert(totps).values({ ...app, confirmedAt: NOW - 1 });
    const back = await taken(d, await aSession(world, admin), 'ladron@correo.test');
    const { data } = await restoring(d.env, back);
    expect([data.kept.totp, data.removed]).toEqual([NOW - 1, null]);
  });

  test('ends what was written to the other address: its ‘No fui yo’ throws nobody out', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test' });
    const back = await taken(d, token, 'ladron@correo.test');
    await mutate('auth.changePassword', { current: PASSWORD, password: 'clavo-de-olor-9' }, { token, env: d.env });
    const toThief = linkIn(d.sent.filter(({ to }) => to === 'ladron@correo.test').at(-1) as Sent, '/no-fui-yo/');
    expect(toThief).not.toBe('');
    await restoring(d.env, back);
    const mine = await aSession(world, user);
    await send('POST', `/no-fui-yo/${toThief}`, { env: d.env });
    expect((await query('auth.session', undefined, { token: mine })).status).toBe(200);
  });

  test('of a later change gives the account to nobody once an earlier one was used, and never ends the earlier one', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test' });
    const first = await taken(d, token, 'ladron@correo.test');
    const second = await taken(d, token, 'ladron2@correo.test');
    // The thief goes back to his first address, with a password of his own.
    expect((await restoring(d.env, second, 'contrasena-del-ladron')).data.email).toBe('ladron@correo.test');
    expect((await restoring(d.env, first)).data.email).toBe('ana@correo.test');
    expect((await restoring(d.env, second)).key).toBe('link_used');
    expect(await accountOf(user.id)).toMatchObject({ email: 'ana@correo.test' });
  });

  test('keeps the old address for its person: meanwhile it makes no account and takes no other’s place', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'marta@correo.test' });
    const back = await taken(d, token, 'ladron@correo.test');
    const old = 'marta@correo.test';
    const toor = await signedIn('toor');
    const other = await withPassword({ email: 'otra@correo.test' });
    const { theirs } = await aPractice();
    const tries = () => [
      mutate('auth.register', { ...LUZ, email: old, phone: '3105551234', address: 'Cra 7' }),
      mutate('accounts.create', { ...LUZ, email: old }, { token: toor.token }),
      mutate('accounts.update', { id: other.user.id, email: old }, { token: toor.token }),
      mutate('clinicSettings.addMember', { email: old, name: 'Luisa Ríos', phone: '3105559999' }, { token: theirs }),
    ];
    for (const one of tries()) expect((await one).key).toBe('email_taken');
    // A change of one's own is asked for without a word, and brings no mail.
    const before = d.sent.length;
    expect((await d.change(other.token, old)).status).toBe(200);
    expect(d.sent.slice(before).map(({ to }) => to)).not.toContain(old);
    expect((await restoring(d.env, back)).data.email).toBe(old);
    expect(await accountOf(user.id)).toMatchObject({ email: old });
  });

  test('leaves the old address free for its own account, and for anybody three days later', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test' });
    await taken(d, token, 'nueva@correo.test');
    await taken(d, token, 'ana@correo.test');
    await taken(d, token, 'nueva@correo.test');
    expect(await accountOf(user.id)).toMatchObject({ email: 'nueva@correo.test' });
    const register = () =>
      mutate('auth.register', { ...LUZ, email: 'ana@correo.test', phone: '3105551234', address: 'Cra 7' });
    expect((await register()).key).toBe('email_taken');
    vi.setSystemTime(NOW + 73 * HOUR);
    expect((await register()).status).toBe(200);
  });

  test('serves three days, and not where the address has another account by then', async () => {
    const d = aDeployment();
    const { token } = await withPassword({ email: 'ana@correo.test' });
    const back = await taken(d, token, 'nueva@correo.test');
    const other = await aUser(world, { email: 'ana@correo.test' });
    expect((await restoring(d.env, back)).key).toBe('email_taken');
    await world.db.delete(users).where(eq(users.id, other.id));
    vi.setSystemTime(NOW + 72 * HOUR);
    expect((await restoring(d.env, back)).key).toBe('link_expired');
  });
});

describe('an e-mail that an administrator changes', () => {
  test('is not proven; both addresses are told, and links that went to the old one end', async () => {
    const d = aDeployment();
    const { user, token } = await withPassword({ email: 'ana@correo.test', emailVerifiedAt: NOW });
    const toor = (await signedIn('toor')).token;
    await d.change(token, 'pedida@correo.test');
    const link = proofIn(d.sent[0]).token;
    const update = (has: object) => mutate('accounts.update', { id: user.id, ...has }, { token: toor, env: d.env });
    await update({ email: 'ana@correo.test', name: 'Ana María' });
    expect(d.sent).toHaveLength(1);
    expect(await accountOf(user.id)).toMatchObject({ emailVerifiedAt: NOW });
    await update({ email: 'corregida@correo.test' });
    expect(d.sent.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@correo.test', 'El correo de tu cuenta cambió'],
      ['corregida@correo.test', 'Confirma que este correo es tuyo'],
    ]);
    expect(d.sent[1]?.text).toContain('/clave#');
    expect(await accountOf(user.id)).toMatchObject({ email: 'corregida@correo.test', emailVerifiedAt: null });
    expect((await d.pressed(link, token)).key).toBe('link_used');
    // Its sessions ended with the address.
    expect((await query('profile.details', undefined, { token })).key).toBe('unauthorized');
    const again = await aSession(world, user);
    expect((await query('profile.details', undefined, { token: again })).data.newEmail).toBeNull();
    expect((await d.pressed(proofIn(d.sent[2]).token)).data).toMatchObject({ email: 'corregida@correo.test' });
  });
});

describe('an account whose e-mail is not proven', () => {
  const scene = async (has: object = {}) => {
    const { user, token } = await somebody(has);
    const clinic = await aClinic(world, { capacity: 20, hours: OPEN_ALL_WEEK, takesEmergencies: true });
    const animals = await Promise.all(Array.from({ length: AT_ONCE }, () => aPet(world, user)));
    return { user, token, clinic, animals };
  };
  const on = (n: number) => `${addDays('2026-11-30', n)}T10:00`;

  test('holds one open request, of many at once; emergencies are neither refused nor counted', async () => {
    const { env } = aDeployment();
    const { user, token, clinic, animals } = await scene();
    const book = (n: number, type: string, own: object = env) =>
      mutate(
        'appointments.create',
        {
          petId: animals[n]?.id,
          clinicId: clinic.id,
          date: type === 'emergency' ? `2026-11-26T1${n % 7}:00` : on(n % 7),
          type,
        },
        { token, env: own },
      );
    expect((await book(AT_ONCE - 1, 'emergency')).status).toBe(200);
    const met = { ...env, DB: meetingDatabase(AT_ONCE - 2) };
    const answers = await Promise.all(Array.from({ length: AT_ONCE - 2 }, (_, n) => book(n, 'checkup', met)));
    const keys = answers.map(({ key }) => key);
    expect([keys.filter((key) => key === null).length, new Set(keys)]).toEqual([
      1,
      new Set([null, 'pending_full_unverified']),
    ]);
    const refused = await send('POST', '/appointments', {
      token,
      env,
      body: { petId: animals[AT_ONCE - 2]?.id, clinicId: clinic.id, date: on(3), type: 'checkup' },
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Mientras no confirmes tu correo puedes tener una sola solicitud sin responder. Confírmalo en «Mi cuenta» y pide las demás. Para una urgencia no hace falta.',
    ]);
    expect((await book(AT_ONCE - 2, 'emergency')).status).toBe(200);
    // What was sent before is answered with the booking that stands; an answer of the clinic makes room for another request.
    const [open] = (await world.db.select().from(appointments)).filter(({ type }) => type === 'checkup');
    const again = { petId: open?.petId, clinicId: clinic.id, date: open?.startsAt, type: 'checkup' };
    expect((await mutate('appointments.create', again, { token, env })).data).toMatchObject({
      id: open?.id,
      repeated: true,
    });
    await world.db.update(appointments).set({ status: 'confirmed' });
    const next = animals.findIndex(({ id }) => id !== open?.petId);
    expect((await book(next, 'checkup')).status).toBe(200);
    await world.db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, user.id));
    expect((await book(next + 1 === AT_ONCE - 1 ? 1 : next + 1, 'grooming')).key).not.toBe('pending_full_unverified');
  });

  test('has no such limit where the deployment sends no e-mail', async () => {
    const { token, clinic, animals } = await scene();
    for (let n = 0; n < 3; n += 1) {
      const visit = { petId: animals[n]?.id, clinicId: clinic.id, date: on(n), type: 'checkup' };
      expect((await mutate('appointments.create', visit, { token })).status).toBe(200);
    }
  });
});
